import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { readsLikeCells } from '@gaplens/coverage/corpus/table-head'
import { givesMoney } from '@gaplens/coverage/price-topics'
import { standsOverAmounts } from './amount-column.ts'
import { withCellsSaid } from './as-above.ts'
import { columnAnswer, isUnitName } from './column-answer.ts'
import { mayNameColumn } from './column-name.ts'
import { tableRange } from './table-range.ts'
import { oneLine } from './wording.ts'

/** A column of what is told for a length of time: 「28 天大約」. */
const OVER_LENGTH = /^\d+\s?(?:小時|分鐘|天|日|晚|週|個?月|年)\p{Script=Han}{2,3}$/u

const UNIT = '(?:元|歲|坪|公斤|公克|公分|公尺|公里|公升|年|個?月|天|小時|分鐘|人|次|瓩|%|％)?'
/** A first cell that is only a quantity, so that its column says of what: 「20 萬元以上」 of 「當月銷售額」. */
const BARE_QUANTITY = new RegExp(
  `^(?!第)\\D{0,2}\\d[\\d.,萬千億\\s–~至到-]*${UNIT}\\s?(?:以[上下內]|未滿|起)?(?:[，,]?\\s?(?:未[滿達]|不[足到]|至|到)\\s?\\d[\\d.,萬千億\\s]*${UNIT})?$`,
  'u',
)

/** A column's name that says nothing of what stands in it. */
export const NO_LABEL = /^(?:內容|說明|一句話|數值|大約|描述|簡介)$/u

/** The cells of a table row as the page reader writes it; other texts are one cell. */
export function cellsOf(row: string): string[] {
  return row.split('\t').map(oneLine)
}

/**
 * A table row as text: its first cell, then its values, each with its column name if there is one: 「韓國（費用：5 萬元，保固：10 年）」.
 */
export function rowAsText(row: string, head: string, between = dividerOf([row])): string {
  const [label = '', ...values] = cellsOf(row)
  const labels = cellsOf(head)
  const labelled = isHeadOf(head, row)
  const [of = ''] = labels
  const isNameless = BARE_QUANTITY.test(label) && ![...of].some((character) => label.includes(character))
  const first = labelled && isNameless ? `${of} ${label}`.trim() : label
  const isSingle = values.length === 1
  const bracketed =
    [...labels, ...(isSingle ? [] : values)].some((cell) => /[（(]/u.test(cell)) ||
    (labelled && !isSingle && /[）)]$/u.test(first))
  const cells = values.flatMap((value, at) => {
    if (/^[-–—－]?$/u.test(value)) return []
    const name = labelled ? (labels[at + 1] ?? '') : ''
    if (name === '' || NO_LABEL.test(name) || value.startsWith(name)) return [value]
    const divider = bracketed ? (name.endsWith('）') ? '' : ' ') : '：'
    return [columnAnswer(name, value) ?? `${name}${divider}${value}`]
  })
  if (cells.length === 0) return first
  if (first === '') return cells.join(between)
  // No brackets behind brackets: 「大腸鏡（自費）：4,800 元」, 「婚攝（單機）：節省 12,000，一般 22,000」.
  const isPlain = labelled && isSingle && !bracketed
  if (isPlain && (/[）)]$/u.test(first) || NO_LABEL.test(labels[1] ?? '')))
    return `${first}：${values.join('')}`
  // Nor within brackets: 「懷孕：加收金額（元） 2,000–4,000」.
  return labelled && !bracketed ? `${first}（${cells.join(between)}）` : `${first}：${cells.join(between)}`
}

/** Rows of one table as text, their cells parted alike. */
export function rowsAsText(rows: readonly string[], head: string): string {
  const divider = dividerOf(rows)
  return rows.map((row) => rowAsText(row, head, divider)).join('；')
}

/** What parts the cells of rows: commas within a cell would part it as they part the cells. */
function dividerOf(rows: readonly string[]): string {
  const parts = rows.map((row) => cellsOf(row).slice(1))
  return parts.some((cells) => cells.length > 1 && cells.some((cell) => cell.includes('，'))) ? '／' : '，'
}

/** What a column's name adds in brackets: the rate in 「自付額（30%）」 is no value of a row. */
export const ADDED = /(?<=\p{Script=Han}\s?)[（(][^（）()]*[）)]$/u

/** Whether a row names the columns of another, whose last cells may be empty: short names without values, fewer of them with figures. */
export function isHeadOf(head: string, row: string): boolean {
  const labels = cellsOf(head).map((label) => label.replace(ADDED, ''))
  const cells = cellsOf(row)
  return (
    !readsLikeCells(head) &&
    labels.length >= cells.length &&
    labels.every(mayNameColumn) &&
    labels.filter(
      (label, at) =>
        /\d/u.test(label) && !OVER_LENGTH.test(label) && (givesMoney(label) || !givesMoney(cells[at] ?? '')),
    ).length < Math.max(1, cellsWithFigures(row))
  )
}

/** A table with more rows, or with sentences in its cells, is not quoted as a whole. */
const ROWS_MAX = 8
const SENTENCE = /[：:].*\S|.{25,}/u

/** A table as one text, and how many rows it has without the header row. */
export interface TableText {
  readonly text: string
  readonly rows: number
}

/** Column names of a single column of values that say nothing beyond the values: 「費用」 over 「5 萬元」. */
const PLAIN_COLUMN = /^(?:價格|價錢|費用|金額|收費|售價|說明|內容|備註|數量|時間|做法|建議|特色)$/u

const HAN = /\p{Script=Han}/u
/** A first column's name that says nothing of what stands in it. */
const PLAIN_LABEL =
  /^(?:項目|名稱|品項|內容|說明|商品|產品|比較(?:項目)?|欄位|類別|事[項件]|特性|編號|序號|no\.?|#|item)?$/iu

/**
 * A small table as text, row by row. A single column of values has its name once, with what the rows tell apart: 「處理（依傷口）——穿刺：
 * 圓片；裂口：長片」; of several each value has the name of its own: 「5 瓩（總價：36 萬元，每瓩：7 萬 2）」, or all names stand first where that would be
 * too long. Null when the row is not part of a table, or the table has a single row, too many rows, or sentences in it.
 * @param fits whether a text is not too long
 */
export function tableAsText(
  page: Pick<ReadPage, 'blocks'>,
  row: string,
  fits: (text: string) => boolean = () => true,
): TableText | null {
  const [head = '', ...below] = withCellsSaid(tableAround(page, row))
  if (below.length < 2 || below.length > ROWS_MAX) return null
  if (below.some((each) => cellsOf(each).some((cell) => SENTENCE.test(cell)))) return null
  const [rowsAre = '', ...labels] = below.every((each) => isHeadOf(head, each)) ? cellsOf(head) : []
  const [only = ''] = labels
  const isPlain = labels.length === 1 && (PLAIN_COLUMN.test(only) || NO_LABEL.test(only))
  const names = isPlain ? '' : labels.filter((label) => !NO_LABEL.test(label)).join('／')
  if (names === '') return { text: rowsAsText(below, ''), rows: below.length }
  const named = rowsAsText(below, head)
  if (labels.length === 1 && isUnitName(only)) return { text: named, rows: below.length }
  if (labels.length > 1 && HAN.test(named) && fits(named)) return { text: named, rows: below.length }
  // 「500 毫克／公升」 has such a stroke of its own.
  const between = below.some((each) => each.includes('／')) ? '，' : '／'
  const told = below.map((each) => {
    const [first = '', ...values] = cellsOf(each)
    return `${first}：${values.map((value) => value || '–').join(between)}`
  })
  const isSaid = PLAIN_LABEL.test(rowsAre) || names.includes(rowsAre) || /[（(]/u.test(names)
  const by = isSaid ? '' : HAN.test(rowsAre) ? `（依${rowsAre}）` : ` (by ${rowsAre})`
  return { text: `${names}${by}——${told.join('；')}`, rows: below.length }
}

/** The rows of a row's table, the header first, which is empty where there is none; no rows if it is not part of a table. */
export function tableAround(page: Pick<ReadPage, 'blocks'>, row: string): string[] {
  const range = tableRange(page, row)
  if (range === null) return []
  const [first, last] = range
  const rows = withCorner(page.blocks.slice(first, last + 1).map(({ text }) => text))
  return tableHeadOf(page, page.blocks[first]?.text ?? '').isHead ? rows : ['', ...rows]
}

/** Rows whose first one lacks the empty cell above the names of the others, with that cell: 「 ｜甲案｜乙案」. */
function withCorner(rows: readonly string[]): string[] {
  const [head = '', ...below] = rows
  const isShort = below.length > 1 && below.every((row) => cellsOf(row).length === cellsOf(head).length + 1)
  return isShort && cellsWithFigures(head) === 0 ? [`\t${head}`, ...below] : [...rows]
}

/** The table row that a line is, or is a cell of; empty when there is none. */
export function rowOfLine(page: Pick<ReadPage, 'blocks'>, line: string): string {
  const rows = page.blocks.filter(({ kind }) => kind === 'tableRow').map(({ text }) => text)
  return rows.find((row) => row === line) ?? rows.find((row) => cellsOf(row).includes(oneLine(line))) ?? ''
}

/** The header row of a row's table, and whether the row is itself the header. */
export function tableHeadOf(page: Pick<ReadPage, 'blocks'>, row: string): { head: string; isHead: boolean } {
  const range = tableRange(page, row)
  if (range === null) return { head: '', isHead: false }
  const [first, last] = range
  if (page.blocks[first]?.text !== row) {
    const [head = ''] = withCorner(page.blocks.slice(first, last + 1).map(({ text }) => text))
    return { head, isHead: false }
  }
  const next = page.blocks[first + 1]
  // A header row has fewer figures than the rows below it.
  const isHead = next?.kind === 'tableRow' ? cellsWithFigures(row) < cellsWithFigures(next.text) : false
  const below = () => page.blocks.slice(first + 1, last + 1).map(({ text }) => cellsOf(text))
  return {
    head: '',
    isHead:
      !readsLikeCells(row) &&
      (isHead || cellsWithFigures(row) === 0 || standsOverAmounts(cellsOf(row), below())),
  }
}

function cellsWithFigures(row: string): number {
  return cellsOf(row).filter((cell) => /\d/u.test(cell)).length
}
