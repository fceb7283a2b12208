import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { cellsOf, isHeadOf, NO_LABEL, type TableText, tableAround } from './table-row.ts'

/** A first cell that is one of a series: 「7–8 個月」, 「第二期」, 「滿 3 年」. */
const OF_SERIES =
  /^(?:第|滿|未滿|逾|前|約)?\s?[\d一二三四五六七八九十][\d.,\s–~～至到-]*\s?(?:歲|個?月|天|日|週|年|期|級|度|小時|分鐘|公里|公尺)/u
const SERIES_MIN = 3

/**
 * One column of a table whose first cells are a series, in its order: one row of it would be taken for all. It is the column that has most of
 * what is looked for. Null where the table is none, or no column has any of it.
 * @param scoreOf how much of it a text has
 */
export function seriesAsText(
  page: Pick<ReadPage, 'blocks'>,
  row: string,
  scoreOf: (text: string) => number,
): TableText | null {
  const [head = '', ...below] = tableAround(page, row)
  const [rowsAre = '', ...labels] = cellsOf(head)
  const isSeries = below.every((each) => isHeadOf(head, each) && OF_SERIES.test(cellsOf(each)[0] ?? ''))
  if (below.length < SERIES_MIN || !isSeries) return null
  const scores = labels.map((label, at) =>
    scoreOf([label, ...below.map((each) => cellsOf(each)[at + 1])].join('。')),
  )
  const best = scores.indexOf(Math.max(...scores))
  if ((scores[best] ?? 0) === 0) return null
  const told = below.map((each) => `${cellsOf(each)[0] ?? ''}：${cellsOf(each)[best + 1] ?? ''}`)
  const label = labels[best] ?? ''
  const by = label.endsWith('）') ? `${label.slice(0, -1)}，依${rowsAre}）` : `${label}（依${rowsAre}）`
  return { text: `${NO_LABEL.test(label) ? '' : `${by}——`}${told.join('；')}`, rows: below.length }
}
