import { expect, it } from 'vitest'
import { columnAnswer } from './column-answer.ts'

it.each([
  ['十題答對幾題', '9', '十題答對 9 題'],
  ['每月多少錢', '300 元', '每月 300 元'],
  ['多久一次', '三個月', '三個月一次'],
  ['能不能退', '能', '能退'],
  ['是不是訂金', '否', '不是訂金'],
  ['客人能不能改期', '不能，要另外買票', '客人不能改期，要另外買票'],
])('a column that asks is told with its answer as one sentence: %s, %s', (name, value, said) => {
  expect(columnAnswer(name, value)).toBe(said)
})

it.each([
  ['費用', '300 元'],
  ['能不能退', '由店家決定'],
  ['答對幾題', '九成'],
])('other names and cells that do not answer stay as they are: %s, %s', (name, value) => {
  expect(columnAnswer(name, value)).toBeNull()
})

it('a column that is named by a unit says what its numbers count', () => {
  expect(columnAnswer('元', '12,000')).toBe('12,000 元')
  expect(columnAnswer('%', '15')).toBe('15%')
  expect(columnAnswer('元', '另計')).toBe('另計')
  expect(columnAnswer('年費', '300')).toBeNull()
})
