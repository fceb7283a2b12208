import { expect, it } from 'vitest'
import { mayNameColumn } from './column-name.ts'
import { rowAsText } from './table-row.ts'

it('names a column by a thickness, a weight or words with a figure in them, and by no amount', () => {
  expect(['3 mm', '5 公斤', '24 小時', '115 年度票價', '會員折 5%'].map(mayNameColumn)).toEqual(
    Array(5).fill(true),
  )
  expect(['1,200 元', '約 3 千元', '3 至 5 次'].some(mayNameColumn)).toBe(false)
})

it('states a row with the names of its columns, though these have figures of their own', () => {
  expect(rowAsText('30 公分\t0.4 mm\t0.2 mm', '長度\t3 mm\t5 mm')).toBe(
    '長度 30 公分（3 mm：0.4 mm，5 mm：0.2 mm）',
  )
  expect(rowAsText('中型\t8 公斤\t60 公分', '小型\t5 公斤\t40 公分')).toBe('中型：8 公斤，60 公分')
})
