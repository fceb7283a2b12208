import { expect, it } from 'vitest'
import { isTableHead } from './table-head.ts'

it.each([
  ['銀行\t利率', ['甲銀行\t2.18%']],
  ['\t平日\t假日', ['套房\t面議\t面議']],
  ['類別\t低（0–25）\t高（150 以上）', ['內臟\t鴨血\t豬肝']],
  ['材質\t清潔方式', ['帆布\t刷洗後陰乾', '尼龍\t冷水手洗']],
  ['車種\t7 天\t14 天', ['小車\t9,000 元\t16,000 元']],
  ['哪裡買的票\t能不能退\t由誰處理', ['車站窗口\t能\t車站', '代售店\t否\t代售店']],
])('takes for names of columns what has no figure of the kind that stands below: %s', (first, rows) => {
  expect(isTableHead(first, rows)).toBe(true)
})

it.each([
  ['a row like the others', '甲銀行\t2.18%', ['乙銀行\t2.23%', '丙銀行\t議價']],
  ['a row with a figure of another unit', '租車\t600 元', ['停車\tUS$20']],
  ['a figure in Chinese numerals', '甲案\t兩年\t三成', ['乙案\t一年\t兩成']],
  ['a row of words above such rows', '甲銀行\t有\t免綁約', ['乙銀行\t無\t綁約']],
  ['a question above others', '能不能退？\t可以', ['能不能改？\t不行']],
  ['a row with a whole sentence', `項目\t${'字'.repeat(25)}`, ['洗髮\t300 元']],
  ['a row that reads like those below', '有兩個人，起得來\t插板，最省', ['有一個人\t手搖，三分鐘']],
  ['a row with none below', '方案\t價格', []],
])('takes for none %s', (_, first, rows) => {
  expect(isTableHead(first, rows)).toBe(false)
})

it('takes for names of columns the measures above a grid of measures, but no prices beside names', () => {
  expect(isTableHead('繩長\t6 公釐\t8 公釐', ['10 公尺\t2 公釐\t1 公釐', '20 公尺\t5 公釐\t3 公釐'])).toBe(
    true,
  )
  expect(isTableHead('成人\t600 元\t500 元', ['學生\t300 元\t250 元', '65 歲以上\t200 元\t150 元'])).toBe(
    false,
  )
  expect(isTableHead('10 公尺\t2 公釐\t1 公釐', ['20 公尺\t5 公釐\t3 公釐'])).toBe(false)
})
