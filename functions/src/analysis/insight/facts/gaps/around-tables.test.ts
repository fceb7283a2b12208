import { expect, it } from 'vitest'
import { leavesOut, withLimitBelow } from './around-tables.ts'

const block = (text: string, kind = 'paragraph') => ({ kind, text, level: 0, content: true })

it('gives a table with the rule below it for one of its rows', () => {
  const table = '票價（依身分）——長者、未帶證件：60 元；學生（大專）：80 元'
  const given = (below: string) =>
    withLimitBelow(table, '學生\t80 元', {
      blocks: [block('學生\t80 元', 'tableRow'), block(below)] as never,
    })
  expect(given('長者須設籍滿半年，額滿為止。')).toBe(`${table}。長者須設籍滿半年，額滿為止`)
  expect(given('長者最常在平日來。')).toBe(table)
  expect(given('導覽須先登記。')).toBe(table)
  expect(given('置物另計，一格 30 元。')).toBe(`${table}。置物另計，一格 30 元`)
})

it('gives a table with what has to be done before one gets it', () => {
  const given = (below: string) =>
    withLimitBelow('盆栽：每戶兩盆；堆肥箱：每戶一個', '堆肥箱\t每戶一個', {
      blocks: [block('堆肥箱\t每戶一個', 'tableRow'), block(below)] as never,
    })
  const rule = '完成講習後，始得領取'
  expect(given(`${rule}。`)).toBe(`盆栽：每戶兩盆；堆肥箱：每戶一個。${rule}`)
  expect(given('去年發出三百個。')).toBe('盆栽：每戶兩盆；堆肥箱：每戶一個')
})

it('knows a list that says what it does not hold', () => {
  const list = '短程：800 元；長程：1,500 元。以上不含過路費 40 元'
  expect(leavesOut(list, ['過路費'])).toBe(true)
  expect(leavesOut(list, ['長程運費'])).toBe(false)
  expect(leavesOut('短程：800 元', ['過路費'])).toBe(false)
})

it('gives a table with what its amounts are counted by', () => {
  const given = (below: string) =>
    withLimitBelow('牛皮：30 元；帆布：20 元', '帆布\t20 元', {
      blocks: [block('帆布\t20 元', 'tableRow'), block(below)] as never,
    })
  expect(given('不足一尺以一尺計。')).toBe('牛皮：30 元；帆布：20 元。不足一尺以一尺計')
  expect(given('每增加一尺加 5 元。')).toBe('牛皮：30 元；帆布：20 元。每增加一尺加 5 元')
  expect(given('一碼為 3 尺；未滿 5 尺，以 5 尺計。')).toBe(
    '牛皮：30 元；帆布：20 元。一碼為 3 尺；未滿 5 尺，以 5 尺計',
  )
  expect(given('尺寸特別大的，各加一成。')).toBe('牛皮：30 元；帆布：20 元。尺寸特別大的，各加一成')
  expect(given('每次都有人問這兩種差在哪。')).toBe('牛皮：30 元；帆布：20 元')
  expect(given('各款均須先付訂金。')).toBe('牛皮：30 元；帆布：20 元。各款均須先付訂金')
  expect(given('各款都有現貨。')).toBe('牛皮：30 元；帆布：20 元')
  expect(given('合計每尺 25 元，不含鈕扣。')).toBe('牛皮：30 元；帆布：20 元')
})

it('gives a table with the note on all of it that stands behind what is added for one row', () => {
  const given = (below: string) =>
    withLimitBelow('皮夾：900 元；背包：2,400 元', '背包\t2,400 元', {
      blocks: [block('背包\t2,400 元', 'tableRow'), block(below)] as never,
    })
  expect(given('背包每個加刻字 200 元。以上為未稅價。')).toBe('皮夾：900 元；背包：2,400 元。以上為未稅價')
  expect(given('背包可刻字。以上三款賣得最好。')).toBe('皮夾：900 元；背包：2,400 元')
})
