import { expect, test } from 'vitest'
import { attributionRule } from './attribution-rule.ts'

test('a prompt explains the marks that stand in it, and no others', () => {
  expect(attributionRule(['業者'])).toBe(
    '來源前註明「業者」的，是對方自己的做法、價格與條件，不能寫成這個網頁的。',
  )
  expect(attributionRule(['網友', '鹿溪市', '2014 年'])).toBe(
    '來源前註明「網友」的，寫出是網友的說法；註明縣市的，寫出是哪裡的規定；這個網頁在別的縣市的，當地的規定以【待補】標示；註明年份的，寫出是哪一年的說法。',
  )
})

test('what a hospital does is no offer of goods', () => {
  expect(attributionRule(['醫院'])).toBe('來源前註明「醫院」的，是那一家的做法與規定，別家可能不同。')
})

test('a school and prices without tax are explained too', () => {
  const rule = attributionRule(['學校', '報價未稅的'])
  expect(rule).toContain('學校')
  expect(rule).toContain('不含稅')
})

test('a prompt without marks explains none', () => {
  expect(attributionRule([])).toBe('')
})

test('a prompt says that the term of a page is over', () => {
  expect(attributionRule(['2025 年 6 月到期'])).toBe(
    '來源前註明「到期」的，那一頁寫的期限已過，沒有查到新的規定就不要寫成現行的。',
  )
})

test('rules for one kind only are said to be so', () => {
  expect(attributionRule(['適用於陶板等的'])).toBe('來源前註明「適用於」的，只對那些對象成立。')
})
