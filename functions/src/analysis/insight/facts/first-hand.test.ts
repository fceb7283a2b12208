import { describe, expect, it } from 'vitest'
import { firstHandSentence } from './first-hand.ts'

describe('a sentence of first hand', () => {
  it.each([
    '冬天第一次開車上合歡山，雪鏈裝了四十分鐘還裝反。',
    '試過四種豆子，最後留下的是衣索比亞那包。',
    '三月帶爸媽去了一趟花東，包車司機遲到半小時。',
    '回程在機場等了五小時，行李還被送到香港。',
    '在這一行待了十四年，看過倒閉的店比開張的多。',
    '原本打算自己刷油漆，刷完第一面牆就投降打電話找師傅。',
    '結婚那年跟會被倒了二十萬，從此不再碰。',
    '昨晚照食譜做了一次，醬油放太多，整鍋鹹到不能吃。',
    '簽完約當天下午就後悔了，打電話去退只拿回一半。',
    '住院那週每天喝三罐營養品，體重還是掉了四公斤。',
    '排了四十分鐘才輪到，窗口說缺一張印鑑證明又叫回家拿。',
    '女兒的牙套戴了兩年半，中間掉過一次矯正器。',
    '我延誤七小時領回 6,000 元。',
    '晚上很難叫車，我都請去程的司機留電話。',
    '我們搬了三次家，每次都被押金的事氣到。',
    '二〇二三年把退休金拿去裝了一座小電廠，三年的帳都在這裡。',
    '我把合約拿去問律師，一小時收三千。',
    '前後跑了五趟監理站才把過戶辦好。',
    '當房東的第八年，遇過欠租三個月才搬走的。',
    'Nobody told us. I timed nine roll-outs.',
    '我們幫客人訂車訂了八年。',
  ])('needs no 「我」 before what was done: %s', (text) => {
    expect(firstHandSentence(text)).not.toBeNull()
  })

  it('begins after the mark that closes somebody else’s words', () => {
    const text = '「不過是小手術，怎麼要簽這麼多張？」這句話我一個禮拜會聽到五次。'
    expect(firstHandSentence(text)).toBe('這句話我一個禮拜會聽到五次。')
  })

  it.each([
    ['speaks to the reader', '您若是第一次開車上山，建議提前一天練習裝雪鏈。'],
    ['sells', '本公司二十年經驗，服務超過三千個家庭。'],
    ['sells with 「我們」', '我們為中小企業做健檢，六年看過三千多份清冊。'],
    ['offers', '我們提供到府估價，當天就能給您完整報價單。'],
    ['supposes', '如果搬進去才發現漏水，要在七天內通知房東。'],
    ['tells of somebody by name', '王先生去年換了三家廠商，最後還是回到原廠。'],
    ['quotes', '網友分享：「我上個月去了一趟，排隊排了兩小時。」'],
    ['tells of a thing', '這座橋在 2013 年通車，去年又換了一次燈。'],
    ['tells of most people', '第一次去峴港的人通常會安排五天四夜。'],
    ['instructs', '放了三天的滷肉要先煮滾再吃。'],
    ['counts what lasts', '缺牙超過半年，齒槽骨就會萎縮。'],
    ['tells of a firm after a time', '去年台積電賺了一兆元，又蓋了三座廠。'],
    ['says who passes by', '在店裡站吧台的路過。'],
    ['announces what it tells', '每天都有人問同一題，我把順序寫在這裡。'],
    ['tells of a friend', '我朋友十月去整整泡了三天。'],
    ['reports', '上週颱風過後，菜價漲了兩成。'],
    ['tells of a firm', '公司成立於 1998 年，搬過兩次家，現在在內湖。'],
    ['asks', '我要申請補發，該去哪個窗口？'],
    ['speaks of all of us', '根據調查，我們每天平均滑手機四小時。'],
    ['is another guide', 'We’ve put together a guide to the best movers.'],
  ])('is none that %s: %s', (_, text) => {
    expect(firstHandSentence(text)).toBeNull()
  })

  it('needs fewer signs on a page that calls itself an account', () => {
    const text = '第一次去門票還是 85 萬，現在漲到 95 萬。'
    expect(firstHandSentence(text, '門票值得嗎？')).toBeNull()
    expect(firstHandSentence(text, '三次上山的心得')).toBe(text)
    expect(firstHandSentence('我翻合約，上面寫的是剩餘的五成。', '退租經驗')).not.toBeNull()
    expect(firstHandSentence('我覺得機場的匯率比較差。', '退租經驗')).toBeNull()
  })

  it('is one sentence, in English too', () => {
    expect(firstHandSentence('Vendors do not pay us. I timed nine roll-outs.')).toBe(
      'I timed nine roll-outs.',
    )
  })
})

it('finds no experience in a question, which on a page of answers is the asker’s', () => {
  expect(firstHandSentence('我一個人，股東跟董事都是我，行不行？')).toBeNull()
})
