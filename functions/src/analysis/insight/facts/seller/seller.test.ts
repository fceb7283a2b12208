import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { sampleInput } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { isSeller } from './seller.ts'
import MODEL from './seller-model.json' with { type: 'json' }
import { SELLER_SIGNS, sellerSigns, speaksAsFirm } from './seller-signs.ts'

const [cited] = viewOf(sampleInput()).othersRead

/** The first cited page with another name, title and text, and neither writer nor date. */
function page(siteName: string, title: string, text: string, more: Partial<ReadPage> = {}): ReadPage {
  if (cited === undefined) throw new Error('no page')
  return {
    ...cited.page,
    url: 'https://www.example.test/p/1',
    type: 'article',
    author: null,
    publishedAt: null,
    modifiedAt: null,
    structuredData: [],
    siteName,
    title,
    text,
    ...more,
  }
}

it.each([
  [
    '晨港商業銀行',
    '房屋修繕貸款｜申請條件與費用',
    '開辦費每筆 4,000 元，撥款時內扣。本行薪轉戶可減免，請您備妥文件後線上預約，由專人與您聯絡。',
  ],
  [
    '楓林露營區',
    '入住前常見問題',
    '本場每帳一個插座。押金 500 元，退場時退還；三天前取消退款八成。我們不提供代搭，您可以向櫃檯租借推車。',
  ],
  [
    '小角鋼倉庫',
    '層架、腳輪與配件',
    '三層架一組 1,280 元，滿 2,000 元免運，現貨明天出貨。您要客製尺寸，請洽客服報價，客製品恕不退貨。',
  ],
  [
    '日安琴房',
    '課程與收費',
    '一堂 50 分鐘 900 元，體驗課 400 元。請假請於前一天通知，逾時恕不補課。報名後才開通線上教材，您可以先來店試彈。',
  ],
])('takes %s for a seller', (siteName, title, text) => {
  expect(isSeller(page(siteName, title, text))).toBe(true)
})

it.each([
  ['晨間日報', '銀行開辦費喊漲', '業者表示：「本公司不收訂金，您可以先預約試用。」記者走訪三家門市。'],
  ['南山市政府觀光局', '露營場須知', '業者應於明顯處公告收費，訂金退款依定型化契約辦理；民眾得向本局申訴。'],
  [
    '小魚的日常',
    '第一次租琴的心得',
    '我在網路上下單，三天就到貨。我先預約了試彈，店家沒有收訂金，我覺得很划算。',
  ],
  ['琴房比一比', '六家琴房收費比較', '甲琴房一堂 900 元，乙琴房 1,000 元，體驗課 400 元，退費辦法各家不同。'],
  ['', '課程與收費', '本公司提供到府服務，您可以預約試用，訂金 500 元。'],
])('does not take %s for one', (siteName, title, text) => {
  expect(isSeller(page(siteName, title, text))).toBe(false)
})

it('takes a product’s page for a seller’s, and one that compares products for none', () => {
  expect(isSeller(page('日安', '三層架', '耐重 30 公斤。', { type: 'product' }))).toBe(true)
  expect(isSeller(page('層架資料庫', '三層架', '耐重 30 公斤。', { type: 'collection' }))).toBe(false)
})

it('takes the handbook of a product for its maker’s, and an office’s rules for none', () => {
  expect(isSeller(page('晴川推車使用手冊', '折疊與清潔', '本手冊適用晴川 T2 推車。每 30 天上油。'))).toBe(
    true,
  )
  expect(isSeller(page('晴川推車筆記', '折疊與清潔', '本須知適用於出租的推車。每 30 天上油。'))).toBe(false)
})

it('takes a text that its buyer is asked to keep, or that is for one firm’s goods, for the maker’s', () => {
  const isSellers = (text: string) => isSeller(page('晴川推車 服務支援', '折疊與清潔', text))
  expect(isSellers('初次使用前，請詳閱本手冊。輪軸 3 年內不收費，自行改裝者不予保固。')).toBe(true)
  expect(isSellers('適用於本公司 T 系列。每 30 天上油。')).toBe(true)
  expect(isSellers('志工請詳閱本手冊。推車每 30 天上油。')).toBe(false)
  expect(isSellers('別廠的推車不適用於本公司的保養說明。')).toBe(false)
})

it('takes what a house tells those who come to it for its own, and a county’s rules for none', () => {
  const told = (scope: string) =>
    isSeller(page('青田動物醫院住院部', '住院說明', `${scope}，請於簽名前閱讀。`))
  expect(told('本說明適用於在本院住院的犬貓')).toBe(true)
  expect(told('本須知適用於本縣飼養的犬貓')).toBe(false)
})

it('knows how a firm calls itself, but not in a quotation or in another word', () => {
  expect(
    ['下列為本班作法。', '本行薪轉戶免附。', '敝店不收現金。', '本廠不另收費。'].every(speaksAsFirm),
  ).toBe(true)
  expect(
    [
      '本班次開往東礁。',
      '本行業多半週休。',
      '日本廠牌較多。',
      '日本公司的年假。',
      '「本公司不收訂金。」業者說。',
    ].some(speaksAsFirm),
  ).toBe(false)
})

it('has a model that was trained on the signs that the code counts, in their order', () => {
  expect(MODEL.features).toEqual(Object.keys(SELLER_SIGNS))
  expect(MODEL.weights).toHaveLength(MODEL.features.length)
  expect(sellerSigns(page('', '', '')).every(Number.isFinite)).toBe(true)
})

it('knows one who takes people on a trip by its fee, and a report of such trips by its date', () => {
  const text = '團費 4,200 元，含午餐。報名後寄行前通知。'
  expect(isSeller(page('海風獨木舟嚮導', '一日划船團', text))).toBe(true)
  expect(isSeller(page('海風週報', '划船團怎麼挑', text, { publishedAt: '2026-03-02' }))).toBe(false)
})

it('takes a report on what others charge, a school and a library for no seller', () => {
  const text = '門市報價 4,000 元，訂金三成，到店可以試用。我們提供估價，下單後七天到貨，保固一年。'
  expect(isSeller(page('比價日記', '鋼琴調音行情報告：2,300 筆成交', text))).toBe(false)
  expect(isSeller(page('海濱大學游泳池', '泳課常見問題', text))).toBe(false)
  expect(isSeller(page('河口縣立圖書館', '讀書會說明', text))).toBe(false)
})

it('takes a shop that tells of its own discounts and counter for a seller, though a writer and a date stand on the page', () => {
  const text = '調音 2,000 元，買琴者消費折抵。會員再減 5%。走音了請拿來店裡，十分鐘就好。'
  const written = { author: '調音師', publishedAt: '2025-10-17' }
  expect(isSeller(page('山城樂器', '調音常問的五個問題', text, written))).toBe(true)
})
