import { expect, it } from 'vitest'
import { giversExplained } from './givers.ts'

it('explains the marks that occur before the numbers of pages, and no others', () => {
  expect(giversExplained('調音一次 800 元（業者 [3]「收費」）。')).toBe('；編號前註明業者的，是那一家的說法')
  expect(giversExplained('東山市 2014 年 [2] 寫「免費」。網友 [5] 寫「要排隊」。')).toBe(
    '；編號前註明網友、縣市或年份的，是那一人、那一地或那一年的說法',
  )
  expect(giversExplained('同業 [1] 與業者 [4] 都寫「兩小時」。')).toBe(
    '；編號前註明業者或同業的，是那一家的說法',
  )
  expect(giversExplained('醫院 [2] 寫「空腹八小時」。')).toBe('；編號前註明醫院的，是那一家的說法')
  expect(giversExplained('找業者前先看 [1]。')).toBe('')
})

it('explains the mark of a page all of which holds for one kind', () => {
  const explained = '；註明適用於什麼的，只對那些成立'
  expect(giversExplained('每平方公尺 60 元（適用於陶板等的 [3]）。')).toBe(explained)
  expect(giversExplained('適用於石板的 2014 年 [3] 寫「兩年一次」。')).toContain(explained)
  expect(giversExplained('這適用於石板，見 [3]。')).toBe('')
  expect(giversExplained('每年一次（東山市 不適用於住宅的 [3]）。')).toBe(
    '；編號前註明縣市的，是那一地的說法；註明不適用於什麼的，那一頁自己把它排除在外',
  )
})

it('explains the mark of a page whose term is over', () => {
  expect(giversExplained('2025 年 6 月到期 [4] 寫「每戶兩萬元」。')).toBe(
    '；註明到期的，那一頁寫的期限已過，請先確認有沒有延長',
  )
  expect(giversExplained('業者 2025 年 6 月到期 [4] 寫「每戶兩萬元」。')).toContain(
    '註明業者的，是那一家的說法；註明到期的',
  )
})
