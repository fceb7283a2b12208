import type { Block, BlockOf, Line } from '@gaplens/report/document/blocks'
import { quoteAsText } from '@gaplens/report/text/quote-rows'
import { BorderStyle, HeadingLevel, type IRunOptions, Paragraph, type Table } from 'docx'
import { run, runsOf } from './docx-line.ts'
import { barsTable, dataTable, factsTable, matrixTable } from './docx-tables.ts'

type Child = Paragraph | Table
/** Measures in twentieths of a point, the unit of the format. */
const INDENT = 360
export const MUTED = '56616C'
const GROUND = 'F3F5F6'
const RULE = { style: BorderStyle.SINGLE, size: 12, color: 'A5AFB8', space: 8 } as const

/** Blocks as paragraphs and tables, with real headings, lists and links. */
export function childrenOf(blocks: readonly Block[]): Child[] {
  return blocks.flatMap((block, at) => children(block, blocks[at + 1]))
}

const TABLES: readonly (Block['kind'] | undefined)[] = ['bars', 'matrix', 'table']

/** @param next the block after it: a legend stays on the page of the table that it explains */
function children(block: Block, next: Block | undefined): Child[] {
  switch (block.kind) {
    case 'section':
      return [heading(HeadingLevel.HEADING_1, numbered(block), block.aside), ...childrenOf(block.blocks)]
    case 'subsection':
      return [heading(HeadingLevel.HEADING_2, block.title, block.aside), ...childrenOf(block.blocks)]
    // Word makes a table of contents from the headings itself.
    case 'contents':
      return []
    case 'label':
      return [new Paragraph({ keepNext: true, children: runsOf(block.line, { bold: true }) })]
    case 'paragraph':
      return [
        new Paragraph({
          keepNext: TABLES.includes(next?.kind),
          children: runsOf(block.line, block.muted ? { color: MUTED } : {}),
        }),
      ]
    case 'list':
      return block.items.map((item) => listItem(item))
    case 'item':
      return item(block)
    case 'figures':
      return block.items.map(({ name, value, unit, note }) =>
        listItem([`${name}：`, { kind: 'strong', text: `${value} ${unit}` }, `（${note}）`]),
      )
    case 'quote':
      return quote(block)
    case 'disclosure':
      return [
        block.heading === 3
          ? new Paragraph({ heading: HeadingLevel.HEADING_3, children: runsOf(block.summary) })
          : new Paragraph({ keepNext: true, children: runsOf(block.summary, { bold: true }) }),
        ...childrenOf(block.blocks),
      ]
    case 'facts':
      return apart(factsTable(block))
    case 'bars':
      return apart(barsTable(block))
    case 'matrix':
      return apart(matrixTable(block))
    case 'table':
      return apart(dataTable(block))
    case 'code':
      return [
        new Paragraph({ keepNext: true, children: [run(block.label, { bold: true })] }),
        ...toCopy(block.code, { font: 'Consolas' }),
      ]
    case 'prompt':
      return toCopy(block.text)
    case 'notice':
      return [
        new Paragraph({ keepNext: true, children: [run(block.title, { bold: true })] }),
        ...block.lines.map((line) => listItem([line])),
      ]
  }
}

type Level = (typeof HeadingLevel)[keyof typeof HeadingLevel]

function heading(level: Level, title: string, aside: Line = []): Paragraph {
  return new Paragraph({
    heading: level,
    children: [run(title), ...runsOf(aside.length === 0 ? [] : ['　', ...aside])],
  })
}

/** The report speaks of its sections by number. */
function numbered({ number, title }: BlockOf<'section'>): string {
  return number === undefined ? title : `${number}. ${title}`
}

/** Text to be copied, line by line on a ground of its own that shows where it begins and ends. */
function toCopy(text: string, look: IRunOptions = {}): Paragraph[] {
  const lines = text.split('\n')
  return lines.map(
    (line, at) =>
      new Paragraph({
        shading: { fill: GROUND },
        spacing: { after: at === lines.length - 1 ? 240 : 0, line: 264 },
        children: [run(line, look)],
      }),
  )
}

function listItem(line: Line): Paragraph {
  return new Paragraph({ bullet: { level: 0 }, children: runsOf(line) })
}

/** An item with its mark before its first paragraph. */
function item({ mark, blocks: [first, ...rest] }: BlockOf<'item'>): Child[] {
  const marked = run(`${mark}　`, { bold: true })
  if (first?.kind === 'paragraph')
    return [new Paragraph({ children: [marked, ...runsOf(first.line)] }), ...childrenOf(rest)]
  return [new Paragraph({ children: [marked] }), ...childrenOf(first === undefined ? rest : [first, ...rest])]
}

function quote({ quote: words, source }: BlockOf<'quote'>): Paragraph[] {
  const look = { indent: { left: INDENT }, border: { left: RULE } }
  return [
    new Paragraph({ ...look, keepNext: true, children: [run(quoteAsText(words))] }),
    new Paragraph({ ...look, children: runsOf(source, { color: MUTED }) }),
  ]
}

/** Separates adjacent tables, which Word would join. */
function apart(table: Table): Child[] {
  return [table, new Paragraph({})]
}
