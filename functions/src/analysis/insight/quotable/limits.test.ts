import { expect, it } from 'vitest'
import { limits, limitsFromBelow, limitsTable } from './limits.ts'
import { plain } from './plain.ts'

it.each([
  '曬傷嚴重者，請先與醫師討論。',
  '有血或起水泡就回診，別自己挑破。',
  '不可水洗，也不可用去光水。',
  '出港前最少留 20 公升的油。',
  '冷門的月份例外，隨到隨訂。',
  '票價 500 元以下免徵娛樂稅，但轉售的不能免。',
])('knows a warning or an exception behind a rule: %s', (next) => expect(limits(plain(next))).toBe(true))

it('takes a rule on something else below an item for no limit of it', () => {
  expect(limitsFromBelow(plain('天黑以後，船不可離港。'))).toBe(false)
  expect(limitsFromBelow(plain('特價品不適用。'))).toBe(true)
})

it('knows the note below a table, which is no limit elsewhere', () => {
  expect(limitsTable(plain('超過的改走貨輪，費用另計。'))).toBe(true)
  expect(limitsTable(plain('渡輪每天八班。'))).toBe(false)
})
