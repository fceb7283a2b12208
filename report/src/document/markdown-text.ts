import { isWebAddress } from '@gaplens/contracts/web-address'
import type { Inline, Line } from './blocks.ts'

/** A line of a document as Markdown. */
export function line(parts: Line): string {
  return withCitations(parts.map((part, at) => (at === 0 ? '' : spaceBefore(part)) + inline(part)).join(''))
}

/**
 * Restores the brackets of citations ([7], [AIO]) and tags ([完成], [AI 推論], [數字不同：5 公分]) for people who read the Markdown source. They are not parsed as
 * links if no address or label follows, because a report contains no link definitions.
 */
function withCitations(escaped: string): string {
  return escaped.replace(
    /&#91;(\d{1,3}|n|AIO|(?:[\p{Script=Han}\d、：（），,.%–～]|AI| (?=AI|[\p{Script=Han}\d])){1,48})&#93;(?![([:])/gu,
    '[$1]',
  )
}

/** The white space at the beginning of a part. It is omitted at the start of a line, where it has a meaning in Markdown. */
function spaceBefore(part: Inline): string {
  return /^[ \u3000]+/u.exec(typeof part === 'string' ? part : part.text)?.[0] ?? ''
}

/** A line for use inside bold, without bold of its own, because bold does not nest. */
export function plainBold(parts: Line): string {
  return line(parts.map((part) => (typeof part !== 'string' && part.kind === 'strong' ? part.text : part)))
}

function inline(part: Inline): string {
  if (typeof part === 'string') return escapeText(part)
  if (part.kind === 'strong') return `**${escapeText(part.text)}**`
  if (part.kind === 'tag') return escapeText(`[${part.text}]`)
  if (!isWebAddress(part.href)) return escapeText(part.text)
  if (part.text === part.href && PLAIN_ADDRESS.test(part.href)) return `<${part.href}>`
  return `[${escapeText(part.text)}](<${escapeAddress(part.href)}>)`
}

/** An address without characters that have a meaning between angle brackets. */
const PLAIN_ADDRESS = /^https?:\/\/[\w\-.~/?#=%,;+]+$/i

function escapeAddress(href: string): string {
  return href.replace(/[<>\s\\]/g, encodeURIComponent).replaceAll('&', '&amp;')
}

/** A character as an HTML character reference, which Markdown does not parse as a mark. */
function characterReference(mark: string): string {
  return NAMED[mark] ?? `&#${mark.codePointAt(0)};`
}
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Escapes everything that Markdown or HTML could parse as more than text; line breaks become spaces.
 *
 * GitHub's Markdown links bare addresses (`http://…`, `www.…`, `a@b.c`), and a backslash inside such a link does not escape. So the
 * characters that could begin a tag or a character reference are written as character references, as are the marks of links,
 * images, code and table cells, and the first `:`, `.` or `@` of an address, so that quoted addresses do not become links.
 */
export function escapeText(text: string): string {
  return text
    .replace(/(?<![\s\p{Cc}])[\s\p{Cc}]*[\n\r\p{Zl}\p{Zp}][\s\p{Cc}]*/gu, ' ')
    .replace(/[&<>@[\]!`\\|]/g, characterReference)
    .replace(/[*_{}~]/g, '\\$&')
    .replace(/(www)\./gi, '$1&#46;')
    .replace(/(https?|ftp|mailto|xmpp):/gi, '$1&#58;')
    .replaceAll('//', '/&#47;')
    .replace(/^[\s\p{Cc}]+/u, '')
    .replace(/^(\d*)([-+#=.)])/, '$1\\$2')
}
