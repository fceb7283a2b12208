import { isWebAddress } from '../../../contracts/src/web-address.ts'
import { LEVEL_MARK } from '../text/report-text.ts'
import type { Block, Inline, Line } from './blocks.ts'
import type { ReportDocument } from './report-document.ts'

/** The whole document as GitHub-flavoured Markdown. Markdown and HTML inside the report's texts show as text. */
export function toMarkdown({ title, lead, blocks, annex, footer }: ReportDocument): string {
  const parts = [
    `# ${inText(title)}`,
    lead.map(line).join('  \n'),
    ...[...blocks, ...annex].flatMap(write),
    '---',
    footer.map(inText).join('  \n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function write(block: Block): string[] {
  switch (block.kind) {
    case 'section':
      return [
        `## ${block.number === undefined ? '' : `${block.number}. `}${inText(block.title)}${aside(block.aside)}`,
        ...block.blocks.flatMap(write),
      ]
    case 'subsection':
      return [`### ${inText(block.title)}${aside(block.aside)}`, ...block.blocks.flatMap(write)]
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
      return [`**${inText(block.mark)}** ${first}`, ...rest]
    }
    case 'facts':
      return [block.items.map(([term, value]) => `- **${inText(term)}**：${line(value)}`).join('\n')]
    case 'figures':
      return [
        block.items
          .map(({ name, value, unit, note }) => inText(`${name}：${value} ${unit}（${note}）`))
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
      return [`**${inText(block.label)}**`, fenced(block.code, 'json')]
    case 'prompt':
      return [fenced(block.text, 'text')]
    case 'notice':
      return [`**${inText(block.title)}**`, block.lines.map((text) => `- ${line([text])}`).join('\n')]
  }
}

/** A fence longer than any run of backticks inside. */
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
    row(head.map(inText)),
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
 * Citations ([7], [AIO]) and the words of marks ([完成]) with their brackets as such, for those who read the Markdown as it
 * is. Nothing reads them as a link, as long as no address or name follows: no report defines one.
 */
function withCitations(escaped: string): string {
  return escaped.replace(/&#91;(\d{1,3}|n|AIO|[\p{Script=Han}、：（）]{1,24})&#93;(?![([:])/gu, '[$1]')
}

/** The space between a part and the one before it. It is left out at the start of a line, where it would mean something else. */
function spaceBefore(part: Inline): string {
  return /^[ \u3000]+/u.exec(typeof part === 'string' ? part : part.text)?.[0] ?? ''
}

/** Bold does not nest. */
function plainBold(parts: Line): string {
  return line(parts.map((part) => (typeof part !== 'string' && part.kind === 'strong' ? part.text : part)))
}

function inline(part: Inline): string {
  if (typeof part === 'string') return inText(part)
  if (part.kind === 'strong') return `**${inText(part.text)}**`
  if (part.kind === 'tag') return inText(`[${part.text}]`)
  if (!isWebAddress(part.href)) return inText(part.text)
  if (part.text === part.href && PLAIN_ADDRESS.test(part.href)) return `<${part.href}>`
  return `[${inText(part.text)}](<${inAddress(part.href)}>)`
}

/** An address that stands between angle brackets without any of its characters meaning something there. */
const PLAIN_ADDRESS = /^https?:\/\/[\w\-.~/?#=%,;+]+$/i

function inAddress(href: string): string {
  return href.replace(/[<>\s\\]/g, encodeURIComponent).replaceAll('&', '&amp;')
}

/** A character as a reference, which nothing in Markdown reads as a mark. */
function reference(mark: string): string {
  return NAMED[mark] ?? `&#${mark.codePointAt(0)};`
}
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Everything that Markdown or HTML could read as more than text; line breaks become spaces.
 *
 * GitHub's Markdown links bare addresses (`http://…`, `www.…`, `a@b.c`), and what it links swallows a backslash with the
 * character behind it. So what could begin a tag or a reference is written as a reference, and no quoted address
 * links: its first `:`, `.` or `@` is one too. So are the marks of links, images, code and cells.
 */
function inText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]*[\n\r\p{Zl}\p{Zp}][\s\p{Cc}]*/gu, ' ')
    .replace(/[&<>@[\]!`\\|]/g, reference)
    .replace(/[*_{}~]/g, '\\$&')
    .replace(/(www)\./gi, '$1&#46;')
    .replace(/(https?|ftp|mailto|xmpp):/gi, '$1&#58;')
    .replaceAll('//', '/&#47;')
    .replace(/^[\s\p{Cc}]+/u, '')
    .replace(/^(\d*)([-+#=.)])/, '$1\\$2')
}
