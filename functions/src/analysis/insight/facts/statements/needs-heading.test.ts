import { expect, it } from 'vitest'
import { isRowText, needsHeading } from './needs-heading.ts'

it.each([
  '最遠 12 海浬，最近 3 海浬；其中五艘要加油。',
  '成人 200 元、兒童 100 元，可搭全部航線。',
  '未滿 8 歲之兒童',
  '什麼時候上船的、行李幾件、要送到哪個碼頭。',
  '得於開船前一日內改期。',
  '合計三到四個小時。',
  '每兩週沖洗一次，不要用熱水。',
  '八折，艙門有一道刮痕。',
  '手套；帽子；防水袋',
  '看浪高。兩公尺以內照開，三公尺以上全部停航。',
  '乘客名冊。上面要有姓名與證件號碼。',
])('knows what lacks a subject or a predicate: %s', (text) => expect(needsHeading(text)).toBe(true))

it.each([
  '渡輪每天八班，末班 21 點。',
  '船上不能生火。',
  '颱風警報發布後渡輪全部停航。已買的票可退。',
  '票價（依艙等）——普通：200 元；頭等：400 元；包廂：900 元',
  '普通艙（票價：200 元，座位：不劃位）',
  '2016 到 2025 年，渡輪載客平均年增 4.4%。',
])('and what has both, or the names of its columns: %s', (text) => expect(needsHeading(text)).toBe(false))

it('knows a row with the names of its columns, which is no sentence to quote', () => {
  expect(isRowText('頭等艙（票價：400 元，座位：劃位）')).toBe(true)
  expect(isRowText('頭等艙（含餐）每人 400 元')).toBe(false)
})
