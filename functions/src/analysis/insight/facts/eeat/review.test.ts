import { describe, expect, it } from 'vitest'
import { reviewNote } from './review.ts'

describe('a review note', () => {
  it.each([
    '審訂：鄭宇傑醫師',
    '審閱：司徒瑾醫師',
    '本文由皮膚科醫師陳大文審訂。',
    '本資料供民眾閱讀，內容經委員會校閱，如有疑問請諮詢您的牙醫師。',
    '醫學審稿：林以安醫師',
    '本文由林藥師審稿。',
    '這篇文章經兩位營養師審閱後刊出。',
    '事實查核：編輯部',
    '審稿日期：2026-03-02',
    '全文經律師審閱。',
    '本頁內容每半年由護理部審定一次。',
    'Medically reviewed by Amy Chen, MD',
    'This guide was fact-checked by our editors.',
    '陳大文醫師審訂',
    '審稿地政士：陳大文',
    '本文由陳大文記帳士審閱',
  ])('says who checked the page: %s', (text) => {
    expect(reviewNote(text)).toBe(text)
  })

  it.each([
    '簽約前得要求審閱契約五日；已付訂金者，請保留匯款紀錄。',
    '業者應於搬運前提供書面契約，並給予合理審閱期間。',
    '資本額須經會計師查核簽證，行情約 3,000 到 6,000 元。',
    '合約建議先請律師審閱。',
    '消費者有三天的審閱期。',
    '定型化契約內容應由主管機關審閱。',
    '投稿後由兩位委員審稿。',
    '國稅局會查核這筆支出。',
    '買賣契約的內容可以請代書審閱過再簽。',
    '銀行審閱您的資料約需三天。',
    'The contract should be reviewed by a lawyer.',
    '公司內容行銷文案需經法務審閱。',
  ])('is not about a contract or another text: %s', (text) => {
    expect(reviewNote(text)).toBeNull()
  })
})
