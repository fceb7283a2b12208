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

it('knows a cell that goes on from the one above it', () => {
  expect(isAsAbove('夜船\t同上，但不載車\t600 元')).toBe(true)
  expect(isAsAbove('快船假日\t同上\t520 元')).toBe(false)
})
