import { expect, it } from 'vitest'
import { isNamable, withNames, withOfficeNoted, withYearsNoted } from './named-here.ts'

const dated = { siteName: '川口市政府環保局', url: 'https://a.test/', publishedAt: '2025-03-01' }

it('names the year of a dated page where it only says that it is this one', () => {
  expect(withNames('今年 5 月起每戶補助一次。', dated)).toBe('2025 年 5 月起每戶補助一次。')
  expect(withNames('環保局今年編列兩億元。', { ...dated, modifiedAt: '2025-09-02' })).toBe(
    '川口市環保局 2025 年編列兩億元。',
  )
  expect(withNames('設籍本市者可申請。', dated)).toBe('設籍川口市者可申請。')
})

it('can name nothing on a page without one year, or of an office without a name', () => {
  expect(isNamable('今年每戶補助一次。', dated)).toBe(true)
  expect(isNamable('今年每戶補助一次。', { ...dated, publishedAt: null })).toBe(false)
  expect(isNamable('今年每戶補助一次。', { ...dated, modifiedAt: '2026-01-02' })).toBe(false)
  expect(isNamable('向本局申請。', { ...dated, siteName: '' })).toBe(false)
  expect(isNamable('每戶補助一次。', {})).toBe(true)
  expect(isNamable('設籍本市者免徵。', { ...dated, siteName: '西濱國稅局' })).toBe(false)
  expect(isNamable('設籍本鄉滿 1 年者。', dated)).toBe(false)
})

it('leaves other words as they are', () => {
  for (const text of [
    '繳費收據正本會於核驗後退還。',
    '戶籍謄本會同申請表送件。',
    '每戶限領一本會計帳冊。',
    '如今年輕族群可免費接種。',
  ])
    expect(withNames(text, dated)).toBe(text)
})

it('names an offer as the title does where the text only says that it is this one', () => {
  const offered = { title: '116 年度綠屋頂獎助｜申請說明' }
  expect(withNames('本獎助每戶一次。', offered)).toBe('綠屋頂獎助每戶一次。')
  expect(isNamable('本獎助每戶一次。', offered)).toBe(true)
  expect(isNamable('本獎助每戶一次。', { title: '申請說明' })).toBe(false)
  expect(isNamable('本課程共 12 小時。', { title: '皮革課程與木工課程' })).toBe(false)
  expect(withNames('成本方案每月檢討。', offered)).toBe('成本方案每月檢討。')
})

it('names the profession of a person that the page tells earlier', () => {
  const text = '東港醫院急診主任邵以恆說，暈船先看遠方。下船後邵以恆建議先坐十分鐘。'
  expect(withNames('邵以恆建議先坐十分鐘', { text })).toBe('東港醫院急診主任邵以恆建議先坐十分鐘')
  expect(withNames('邵以恆建議先坐十分鐘', { text: '邵以恆建議先坐十分鐘。' })).toBe('邵以恆建議先坐十分鐘')
  expect(withNames('船票半價。邵以恆估算一年省兩千元', { text: '航運顧問邵以恆說，船票半價。' })).toBe(
    '船票半價。航運顧問邵以恆估算一年省兩千元',
  )
  expect(withNames('佐野說，風大別出海', { text: '預報員佐野真一解釋，風從東邊來。' })).toBe(
    '預報員佐野真一說，風大別出海',
  )
})

it('notes the year beside this, last and next year in a quote, which keeps its words', () => {
  expect(withYearsNoted('渡輪今年調價，去年沒有，明年再議。', dated)).toBe(
    '渡輪今年〔2025 年〕調價，去年〔2024 年〕沒有，明年〔2026 年〕再議。',
  )
  expect(withYearsNoted('渡輪今年調價。', { ...dated, publishedAt: null })).toBe('渡輪今年調價。')
})

it('names the place of a government that only its page names', () => {
  const news = { siteName: '早安報', title: '路樹倒了誰賠', text: '南灣市政府去年賠了三件。市府說明…' }
  expect(withNames('可向市府申請國賠。', news)).toBe('可向南灣市府申請國賠。')
  expect(withNames('市府三個月內回覆。', news)).toBe('南灣市府三個月內回覆。')
  expect(withNames('市府三個月內回覆。', { ...news, text: '南灣市政府和北港市政府都賠過。' })).toBe(
    '市府三個月內回覆。',
  )
  expect(withNames('超市府城店有售。', news)).toBe('超市府城店有售。')
})

it('notes the name of an office beside what that calls itself first in a quote', () => {
  expect(withOfficeNoted('由本局代為清除，費用由本局收取。', dated)).toBe(
    '由本局〔川口市政府環保局〕代為清除，費用由本局收取。',
  )
  expect(withOfficeNoted('向本府申訴。', dated)).toBe('向本府〔川口市政府〕申訴。')
  expect(withOfficeNoted('由本局代為清除。', { siteName: '綠色生活誌', url: 'https://a.test/' })).toBe(
    '由本局代為清除。',
  )
})
