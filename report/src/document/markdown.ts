import { isWebAddress } from '../../../contracts/src/web-address.ts'
import { LEVEL_MARK } from '../text/report-text.ts'
import type { Block, Inline, Line } from './blocks.ts'
import type { ReportDocument } from './report-document.ts'

/** The whole document as GitHub-flavoured Markdown. Markdown and HTML inside the report's texts are escaped. */
export function toMarkdown({ title, lead, blocks, annex, footer }: ReportDocument): string {
  const parts = [
    `# ${escapeText(title)}`,
    lead.map(line).join('  \n'),
    ...[...blocks, ...annex].flatMap(write),
    '---',
    footer.map(escapeText).join('  \n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function write(block: Block): string[] {
  switch (block.kind) {
    case 'section':
      return [
        `## ${block.number === undefined ? '' : `${block.number}. `}${escapeText(block.title)}${aside(block.aside)}`,
        ...block.blocks.flatMap(write),
      ]
    case 'subsection':
      return [`### ${escapeText(block.title)}${aside(block.aside)}`, ...block.blocks.flatMap(write)]
    case 'contents':
      return []
    case 'label':
      return [`**${line(block.line).trim()}**`]
    case 'paragraph':
      return [line(block.line)]
    case 'list':
      return [
        block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${line(item)}`).join('\n'),
      ]
    case 'item': {
      const [first = '', ...rest] = block.blocks.flatMap(write)
      return [`**${escapeText(block.mark)}** ${first}`, ...rest]
    }
    case 'facts':
      return [block.items.map(([term, value]) => `- **${escapeText(term)}**：${line(value)}`).join('\n')]
    case 'figures':
      return [
        block.items
          .map(({ name, value, unit, note }) => escapeText(`${name}：${value} ${unit}（${note}）`))
          .map((text) => `- ${text}`)
          .join('\n'),
      ]
    case 'quote':
      return [`> ${line([block.quote])}\n>\n> ${line(block.source)}`]
    case 'disclosure':
      if (block.fileOnly) return []
      return [
        block.heading === 3 ? `### ${line(block.summary)}` : `**${plainBold(block.summary)}**`,
        ...block.blocks.flatMap(write),
      ]
    case 'bars':
      return [
        table(
          block.head,
          block.rows.map(({ name, value, note }) => [name, String(value ?? '—'), note]),
        ),
      ]
    case 'matrix':
      return [
        table(
          [block.corner, ...block.columns.map(({ mark }) => mark)],
          block.rows.map(({ name, cells }) => [
            name,
            ...cells.map(({ level }) => (level === null ? '' : LEVEL_MARK[level])),
          ]),
        ),
      ]
    case 'table':
      return [
        table(
          block.head,
          block.rows.map((cells) => cells.map((lines) => lines.map(line).join(' '))),
          (cell) => cell,
        ),
      ]
    case 'code':
      return [`**${escapeText(block.label)}**`, fenced(block.code, 'json')]
    case 'prompt':
      return [fenced(block.text, 'text')]
    case 'notice':
      return [`**${escapeText(block.title)}**`, block.lines.map((text) => `- ${line([text])}`).join('\n')]
  }
}

/** A code block whose fence is longer than any run of backticks inside. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  written: (cell: string) => string = (cell) => line([cell]),
): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(head.map(escapeText)),
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map((cells) => row(cells.map(written))),
  ].join('\n')
}

function aside(parts: Line | undefined): string {
  return parts === undefined || parts.length === 0 ? '' : ` ${line(parts)}`
}

function line(parts: Line): string {
  return withCitations(parts.map((part, at) => (at === 0 ? '' : spaceBefore(part)) + inline(part)).join(''))
}

/**
 * Restores the brackets of citations ([7], [AIO]) and tags ([完成]) for people who read the Markdown source. They are not parsed as
 * links if no address or label follows, because a report contains no link definitions.
 */
function withCitations(escaped: string): string {
  return escaped.replace(/&#91;(\d{1,3}|n|AIO|[\p{Script=Han}、：（）]{1,24})&#93;(?![([:])/gu, '[$1]')
}

/** The white space at the beginning of a part. It is omitted at the start of a line, where it has a meaning in Markdown. */
function spaceBefore(part: Inline): string {
  return /^[ \u3000]+/u.exec(typeof part === 'string' ? part : part.text)?.[0] ?? ''
}

/** A line for use inside bold, without bold of its own, because bold does not nest. */
function plainBold(parts: Line): string {
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
function escapeText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]*[\n\r\p{Zl}\p{Zp}][\s\p{Cc}]*/gu, ' ')
    .replace(/[&<>@[\]!`\\|]/g, characterReference)
    .replace(/[*_{}~]/g, '\\$&')
    .replace(/(www)\./gi, '$1&#46;')
    .replace(/(https?|ftp|mailto|xmpp):/gi, '$1&#58;')
    .replaceAll('//', '/&#47;')
    .replace(/^[\s\p{Cc}]+/u, '')
    .replace(/^(\d*)([-+#=.)])/, '$1\\$2')
}
