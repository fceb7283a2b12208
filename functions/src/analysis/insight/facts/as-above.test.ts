import { expect, it } from 'vitest'
import { parseMarkedPage } from '../../../../../tests/cases/marked-page.ts'
import { isAsAbove, rowSaid } from './as-above.ts'
import { statementsOf } from './passage-statements.ts'
import { tableAsText } from './table-row.ts'

const ROWS = ['船型\t航線\t票價', '快船\t本島到外島\t480 元', '快船假日\t同上\t520 元', '貨輪\t〃\t同左']
const { page } = parseMarkedPage(ROWS.map((row) => `| ${row}`).join('\n'))

it('says what stands in the cell above, or to the left, instead of 「同上」 and 「同左」', () => {
  expect(rowSaid(page, ROWS[2] ?? '')).toBe('快船假日\t本島到外島\t520 元')
  expect(rowSaid(page, ROWS[3] ?? '')).toBe('貨輪\t本島到外島\t本島到外島')
  expect(statementsOf(ROWS[2] ?? '', page)[0]?.text).toBe('快船假日（航線：本島到外島，票價：520 元）')
  expect(tableAsText(page, ROWS[2] ?? '')?.text).not.toMatch(/[同〃]/u)
})

it('names a row to which the cell above it reaches down, but none of sums', () => {
  const rows = [
    '方案\t期間\t價格',
    '個人\t一個月\t120 元',
    '\t一年\t980 元',
    '企業\t\t9,600 元',
    '\t合計\t10,700 元',
  ]
  const plans = parseMarkedPage(rows.map((row) => `| ${row}`).join('\n')).page
  const told = rows.map((row) => statementsOf(row, plans).map(({ text }) => text))
  expect(told).toEqual([
    [],
    ['個人（期間：一個月，價格：120 元）'],
    ['個人（期間：一年，價格：980 元）'],
    ['企業（價格：9,600 元）'],
    ['期間：合計，價格：10,700 元'],
  ])
})

it('knows a cell that goes on from the one above it', () => {
  expect(isAsAbove('夜船\t同上，但不載車\t600 元')).toBe(true)
  expect(isAsAbove('快船假日\t同上\t520 元')).toBe(false)
})
