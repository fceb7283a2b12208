import { type BlockOf, type Line, wordsOf } from '@gaplens/report/document/blocks'
import { LEVEL_MARK } from '@gaplens/report/text/report-text'
import { BorderStyle, Paragraph, ShadingType, Table, TableCell, TableRow, WidthType } from 'docx'
import { columnWidths } from './column-widths.ts'
import { runsOf } from './docx-line.ts'

/** The lines of a cell. */
type Cell = readonly Line[]

const text = (words: string): Cell => [[words]]

/** Width of an A4 page between margins of an inch, in twentieths of a point. */
const TEXT_WIDTH = 9026

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'C9D1CF' }
const BORDERS = {
  top: LINE,
  bottom: LINE,
  left: LINE,
  right: LINE,
  insideHorizontal: LINE,
  insideVertical: LINE,
}
const HEAD_FILL = { type: ShadingType.CLEAR, fill: 'EEF3F2' }

export function dataTable({ head, rows }: BlockOf<'table'>): Table {
  return table(head.map(text), rows)
}

export function factsTable({ items }: BlockOf<'facts'>): Table {
  return table(
    null,
    items.map(([term, value]) => [text(term), [value]]),
  )
}

export function barsTable({ head, rows }: BlockOf<'bars'>): Table {
  return table(
    head.map(text),
    rows.map(({ name, value, note }) => [text(name), text(String(value ?? '—')), text(note)]),
  )
}

/** The columns have only marks, because there is no space for names; the table of sources has the names. */
export function matrixTable({ corner, columns, rows }: BlockOf<'matrix'>): Table {
  return table(
    [text(corner), ...columns.map(({ mark, name, own }) => text(own ? name : mark))],
    rows.map(({ name, cells }) => [
      text(name),
      ...cells.map(({ level }) => text(level === null ? '' : LEVEL_MARK[level])),
    ]),
  )
}

/** A table whose head is repeated on each page. */
function table(head: readonly Cell[] | null, rows: readonly (readonly Cell[])[]): Table {
  const texts = [...(head === null ? [] : [head]), ...rows].map((cells) => cells.map(longestLine))
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: columnWidths(texts, TEXT_WIDTH),
    borders: BORDERS,
    rows: [...(head === null ? [] : [rowOf(head, true)]), ...rows.map((cells) => rowOf(cells, false))],
  })
}

function rowOf(cells: readonly Cell[], isHead: boolean): TableRow {
  return new TableRow({
    tableHeader: isHead,
    cantSplit: true,
    children: cells.map(
      (lines) =>
        new TableCell({
          margins: { top: 40, bottom: 40, left: 80, right: 80 },
          ...(isHead && { shading: HEAD_FILL }),
          // A cell without a paragraph is not a valid document.
          children: (lines.length === 0 ? [['']] : lines).map(
            (line) => new Paragraph({ children: runsOf(line, isHead ? { bold: true } : {}) }),
          ),
        }),
    ),
  })
}

function longestLine(lines: Cell): string {
  return lines.map(wordsOf).reduce((longest, each) => (each.length > longest.length ? each : longest), '')
}
