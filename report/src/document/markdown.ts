import { quoteAsText } from '../text/quote-rows.ts'
import { LEVEL_MARK } from '../text/report-text.ts'
import type { Block, BlockOf, Line } from './blocks.ts'
import { escapeText, line, plainBold } from './markdown-text.ts'
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
      return [`> ${text(quoteAsText(block.quote))}\n>\n> ${line(block.source)}`]
    case 'disclosure':
      if (block.fileOnly) return []
      return [
        block.heading === 3 ? `### ${line(block.summary)}` : `**${plainBold(block.summary)}**`,
        ...block.blocks.flatMap(write),
      ]
    case 'bars':
      return [barsTable(block)]
    case 'matrix':
      return [matrixTable(block)]
    case 'table':
      return [dataTable(block)]
    case 'code':
      return [`**${escapeText(block.label)}**`, fenced(block.code, 'json')]
    case 'prompt':
      return [fenced(block.text, 'text')]
    case 'notice':
      return [`**${escapeText(block.title)}**`, block.lines.map((each) => `- ${text(each)}`).join('\n')]
  }
}

/** A code block whose fence is longer than any run of backticks inside. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

function barsTable({ head, rows }: BlockOf<'bars'>): string {
  return table(
    head,
    rows.map(({ name, value, note }) => [text(name), text(String(value ?? '—')), text(note)]),
  )
}

function matrixTable({ corner, columns, rows }: BlockOf<'matrix'>): string {
  return table(
    [corner, ...columns.map(({ mark }) => mark)],
    rows.map(({ name, cells }) => [
      text(name),
      ...cells.map(({ level }) => (level === null ? '' : text(LEVEL_MARK[level]))),
    ]),
  )
}

function dataTable({ head, rows }: BlockOf<'table'>): string {
  return table(
    head,
    // A cell has one line of Markdown; what stands in lines of its own is told apart as in the other formats.
    rows.map((cells) => cells.map((lines) => lines.map(line).join('<br>'))),
  )
}

/** @param rows cells as Markdown */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(head.map(escapeText)), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n')
}

/** A text that is not part of a line of several parts. */
function text(content: string): string {
  return line([content])
}

function aside(parts: Line | undefined): string {
  return parts === undefined || parts.length === 0 ? '' : ` ${line(parts)}`
}
