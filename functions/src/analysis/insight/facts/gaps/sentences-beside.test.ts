import { expect, it } from 'vitest'
import { withLimitBelow, withScope } from './around-tables.ts'
import {
  withLeadIn,
  withLimit,
  withNextSentence,
  withOtherFine,
  withRestOfSentence,
  withRulesAfter,
  withWhatFollows,
  withWhatIsAskedFor,
} from './sentences-beside.ts'
import { withAnswer } from './with-answer.ts'

type Kind = 'heading' | 'paragraph' | 'listItem' | 'tableRow'

const block = (text: string, kind: Kind = 'paragraph') => ({ kind, text, level: 0, content: true })
const led = (fact: string, text: string, kind?: Kind) =>
  withLeadIn(fact, { blocks: [block(text, kind)] as never })

it('gives a fact with the sentence that holds its subject or its condition', () => {
  const text =
    '以貸款餘額 600 萬試算，利率每低 0.1 個百分點，一年利息約少 6,000 元。差到 0.3 個百分點，兩年內就能把手續費賺回來。'
  expect(led('差到 0.3 個百分點，兩年內就能把手續費賺回來', text)).toBe(text.slice(0, -1))
})

it('begins with a later sentence where the first may not be stated', () => {
  const text = '我去年在這裡辦過。首期三成在簽約時付。餘款在完工後付清。'
  expect(led('餘款在完工後付清', text)).toBe('首期三成在簽約時付。餘款在完工後付清')
})

it('does not begin with a person whom the reader does not know', () => {
  const fact = '男性每天喝兩杯以上，風險高出 45%'
  expect(led(fact, `洪瑞祥引用研究指出，${fact}。`)).toBeNull()
})

it('leaves out a person whom the reader does not know within it too', () => {
  const fact = '先把人帶離水面、平躺、腳墊高'
  expect(led('叫不醒的人立刻送醫', `莊柏年示範，${fact}。叫不醒的人立刻送醫。`)).toBe(
    `${fact}。叫不醒的人立刻送醫`,
  )
})

it('leaves out that the writer advises what follows', () => {
  const fact = '膠水多半要等這時才乾透'
  expect(led(fact, `我的建議是滿 24 小時。${fact}。`)).toBe(`滿 24 小時。${fact}`)
})

it('does not begin with what the house offers beside the matter', () => {
  const fact = '後輪騎滿 5,000 公里建議更換'
  expect(led(fact, `補胎時免費檢查。${fact}。`)).toBeNull()
  expect(led(fact, `輪胎騎久了會磨平。補胎時免費檢查。${fact}。`)).toBeNull()
  expect(led('跨縣依距離收費', '同一縣內免費。跨縣依距離收費。')).toBe('同一縣內免費。跨縣依距離收費')
})

it('gives nothing for the first sentence of a paragraph, a table row, or after sentences that are too long', () => {
  expect(led('首期三成在簽約時付', '首期三成在簽約時付。餘款在完工後付清。')).toBeNull()
  expect(led('付款\t三成', '首期。付款\t三成', 'tableRow')).toBeNull()
  expect(led('餘款在完工後付清', `${'說明'.repeat(60)}。餘款在完工後付清。`)).toBeNull()
})

it('gives a fact that ends at a semicolon with the rest of its sentence, if that may be stated', () => {
  const whole = (text: string) => withRestOfSentence('場租含桌椅與音響', { blocks: [block(text)] as never })
  expect(whole('場租含桌椅與音響；鋼琴得另計，每場不得逾 800 元。其他照公告。')).toBe(
    '場租含桌椅與音響；鋼琴得另計，每場不得逾 800 元',
  )
  expect(whole('場租含桌椅與音響；本館會員另有優惠。')).toBeNull()
  expect(whole(`場租含桌椅與音響；${'說明'.repeat(50)}。`)).toBeNull()
  expect(whole('場租含桌椅與音響。鋼琴得另計。')).toBeNull()
})

it('gives a fact with the sentence that limits it', () => {
  const text = '爐面到油煙機至少 65 公分。上方若為木製吊櫃，改為 80 公分以上。其他照說明書。'
  const limited = withLimit('爐面到油煙機至少 65 公分', { blocks: [block(text)] as never })
  expect(limited).toBe('爐面到油煙機至少 65 公分。上方若為木製吊櫃，改為 80 公分以上')
  expect(withLimit('其他照說明書', { blocks: [block(text)] as never })).toBeNull()
})

it('gives the last sentence of a paragraph with the beginning of the next, which limits it', () => {
  const blocks = [block('離職當月的薪資於次月 5 日前發給。')] as never
  const below = '試用期間離職者不適用前段，應於離職日結清。另見附表。'
  const fact = '離職當月的薪資於次月 5 日前發給'
  expect(withLimit(fact, { blocks }, below)).toBe(`${fact}。試用期間離職者不適用前段，應於離職日結清`)
  expect(withLimit(fact, { blocks })).toBeNull()
})

it('gives the fine for one offence with the one for another', () => {
  const text =
    '聘僱他人所聘之外國人，處 15 萬元以上罰鍰。指派許可以外之工作，處 3 萬元以上 15 萬元以下。另請參考手冊。'
  const page = { blocks: [block(text)] as never }
  expect(withOtherFine('聘僱他人所聘之外國人，處 15 萬元以上罰鍰', page)).toBe(
    '聘僱他人所聘之外國人，處 15 萬元以上罰鍰。指派許可以外之工作，處 3 萬元以上 15 萬元以下',
  )
  expect(withOtherFine('指派許可以外之工作，處 3 萬元以上 15 萬元以下', page)).toBeNull()
})

it('gives a fact with the short answer at the beginning of its paragraph', () => {
  const fact = '手機險理賠摔落、進水與失竊'
  const answered = (before: string) => withAnswer(fact, { blocks: [block(`${before}${fact}。`)] as never })
  expect(answered('不會。')).toBe(`不會。${fact}`)
  expect(answered('我們不建議。')).toBe(fact)
  expect(answered('電池老化不在理賠範圍。')).toBe(fact)
  expect(answered('')).toBe(fact)
})

it('finds the sentences of an English paragraph too', () => {
  const text = 'Provide a mat of 1/2 inch. Thicker mats are a trip hazard. But bare feet need 3/4 inch.'
  expect(led('Thicker mats are a trip hazard', text)).toBe(
    'Provide a mat of 1/2 inch. Thicker mats are a trip hazard',
  )
  expect(withLimit('Thicker mats are a trip hazard', { blocks: [block(text)] as never })).toBe(
    'Thicker mats are a trip hazard. But bare feet need 3/4 inch',
  )
})

it('states a rule with the limits and terms that follow it, up to what is no rule', () => {
  const text = '車輛應每年送檢一次'
  const after = '。檢驗不合格者應於 30 日內複驗，以一次為限；逾期視為未檢。櫃台設於二樓。'
  const page = {
    blocks: [
      { kind: 'paragraph' as const, level: 0, text: text + after, start: 0, role: 'content' as const },
    ],
  }
  expect(withRulesAfter(text, page)).toBe(
    '車輛應每年送檢一次。檢驗不合格者應於 30 日內複驗，以一次為限；逾期視為未檢',
  )
  expect(withRulesAfter('櫃台設於二樓', page)).toBeNull()
})

it('states what holds of some with what holds of the others', () => {
  const blocks = [block('有停車證者免費停放。無停車證者每小時 40 元。出口在後方。')] as never
  expect(withRulesAfter('有停車證者免費停放', { blocks })).toBe('有停車證者免費停放。無停車證者每小時 40 元')
})

it('states what holds of others likewise, and no time that a forum puts behind a post', () => {
  const blocks = [block('住院者得申請補助。在國外就醫者亦同。另有說明。')] as never
  expect(withRulesAfter('住院者得申請補助', { blocks })).toBe('住院者得申請補助。在國外就醫者亦同')
  const post = [block('推 somebody : 先查船籍；再查保險 01/16 09:16')] as never
  expect(withRestOfSentence('先查船籍', { blocks: post })).toBe('先查船籍；再查保險')
})

it('adds no sentence that only announces a list', () => {
  const blocks = [block('停車場全天開放。下列車輛不得進入：')] as never
  expect(withRulesAfter('停車場全天開放', { blocks })).toBeNull()
})

it('gives a whole list with the sentence below it that limits it, or not at all', () => {
  const page = (...below: readonly string[]) => ({
    blocks: [
      block('浸泡十分鐘', 'listItem'),
      block('刷洗縫隙', 'listItem'),
      ...below.map((text) => block(text)),
    ] as never,
  })
  const list = '浸泡十分鐘；刷洗縫隙'
  const given = (...below: readonly string[]) => withLimitBelow(list, '刷洗縫隙', page(...below))
  expect(given('大理石不在適用範圍。水溫不拘。')).toBe(`${list}。大理石不在適用範圍`)
  expect(given('做完打開窗戶。')).toBe(list)
  expect(given()).toBe(list)
  expect(given('我家的大理石不在適用範圍。')).toBeNull()
})

it('gives the numbered items of a paragraph with its next sentence where that limits them', () => {
  const text = '一、浸泡十分鐘。二、刷洗縫隙。大理石不在適用範圍。'
  expect(withLimitBelow('浸泡十分鐘；刷洗縫隙', '刷洗縫隙', { blocks: [block(text)] as never })).toBe(
    '浸泡十分鐘；刷洗縫隙。大理石不在適用範圍',
  )
})

it('quotes a text with the next sentence of its paragraph, if there is one', () => {
  const page = (text: string) => ({ blocks: [block(text)] as never })
  expect(withNextSentence('每戶補助 900 元', page('每戶補助 900 元。套房不在補助範圍。'))).toBe(
    '每戶補助 900 元。套房不在補助範圍',
  )
  expect(withNextSentence('每戶補助 900 元', page('每戶補助 900 元。'))).toBeNull()
})

it('gives a fact with the sentence after it that tells its two things apart or goes on in time', () => {
  const given = (text: string) => {
    const [first = ''] = text.split('。')
    return withWhatFollows(first, { blocks: [block(text)] as never })
  }
  expect(given('磁磚有兩種貼法。前者約三萬元，後者約五萬元。')).toBe(
    '磁磚有兩種貼法。前者約三萬元，後者約五萬元',
  )
  expect(given('每天噴水兩次。滿一週改為每天一次。')).toBe('每天噴水兩次。滿一週改為每天一次')
  expect(given('每天噴水兩次。盆底要有孔。')).toBeNull()
})

it('gives an example under a question with the answer that its paragraph begins with', () => {
  const blocks = [block('可以，每月加計 1% 的倉租。一箱放三個月多付 45 元，取件時再結。')] as never
  const example = '一箱放三個月多付 45 元，取件時再結'
  expect(withAnswer(example, { blocks })).toBe(`可以，每月加計 1% 的倉租。${example}`)
  const told = [block('倉庫在港邊。一箱放三個月多付 45 元，取件時再結。')] as never
  expect(withAnswer(example, { blocks: told })).toBe(example)
})

it('puts a mark between an item of a list and the next one that limits it', () => {
  const item = '滑板可以帶上捷運，用布袋裝好'
  expect(withLimit(item, { blocks: [block(item, 'listItem')] as never }, '但尖峰時段不行。')).toBe(
    `${item}；但尖峰時段不行`,
  )
})

it.each(['超過的改走快遞，費用另計。', '養鳥的加兩成。', '以上價格未含運費。', '※ 限本島。'])(
  'gives a table with the note below it: %s',
  (note) => {
    const blocks = [block('小件\t80 元', 'tableRow'), block('大件\t150 元', 'tableRow'), block(note)] as never
    const table = '小件：80 元；大件：150 元'
    expect(withLimitBelow(table, '大件\t150 元', { blocks })).toBe(`${table}。${note.slice(0, -1)}`)
  },
)

it('gives a table with the sentence above it that says from when on it holds', () => {
  const rows = [block('小船\t80 元', 'tableRow'), block('大船\t150 元', 'tableRow')]
  const table = '小船：80 元；大船：150 元'
  const since = '自民國 114 年 5 月 1 日起，凡停靠本島者依船型收費'
  const scoped = (text: string) =>
    withScope(table, '大船\t150 元', { blocks: [block(text), ...rows] as never })
  expect(scoped(`${since}。請備零錢。`)).toBe(`${since}：${table}`)
  expect(scoped('停靠要收費。')).toBe(table)
})

it('goes on with the sentence that speaks of what is looked for, and not with what somebody says', () => {
  const fact = '票弄丟了可以在窗口補發'
  const asked = (next: string, said = '') =>
    withWhatIsAskedFor(fact, { blocks: [block(`${fact}。${next}`)] as never }, '渡輪 船資', said)
  expect(asked('船資照原價再收一次。')).toBe(`${fact}。船資照原價再收一次`)
  expect(asked('請帶身分證。')).toBeNull()
  expect(asked('船資照原價再收一次。', '船資與補票')).toBeNull()
  expect(asked('「船資別再付一次。」老船長說。')).toBeNull()
})

it('goes on with an exception and with the least', () => {
  const rules = (fact: string, next: string) =>
    withRulesAfter(fact, { blocks: [block(`${fact}。${next}`)] as never })
  expect(rules('盆栽滿一年換盆', '根已經長滿的，才會提早到半年。')).toContain('才會提早到半年')
  expect(rules('澆水可以減量', '夏天一天最少留 200 毫升。')).toContain('最少留 200 毫升')
})

it('tells what stands behind a short answer with all between them, or not at all', () => {
  const last = '外地的車主，每次要另外登記'
  const told = (text: string, fact = last) => withAnswer(fact, { blocks: [block(text)] as never })
  expect(told(`可以。車主憑行照停一晚。${last}。`)).toBe(`可以。車主憑行照停一晚。${last}`)
  expect(told(`可以。我們的車位不多。${last}。`)).toBeNull()
  const exception = '沒有登記的，只能停路邊'
  expect(told(`可以，${'憑行照與住戶證'.repeat(16)}。${exception}。`, exception)).toBeNull()
})

it('goes on with the rest of those that a sentence counts', () => {
  const text = '十二個營地裡，有五個收清潔費。其餘七個含在票價裡。'
  expect(withWhatFollows('十二個營地裡，有五個收清潔費', { blocks: [block(text)] as never })).toBe(
    text.slice(0, -1),
  )
})

it('states a limit with the exception to it, or not at all', () => {
  const item = '每戶最高 3 萬元，臥室優先'
  const below = '陽台不予補助。但已合法登記者，不在此限。'
  const blocks = [block(item, 'listItem')] as never
  expect(withLimit(item, { blocks }, below)).toContain('陽台不予補助。但已合法登記者，不在此限')
})

it('states a rule with the list of its exceptions, or not at all', () => {
  const blocks = [
    block('公務車可供住戶借用。但下列情形不適用：'),
    block('欠繳管理費者', 'listItem'),
    block('酒駕未滿五年者', 'listItem'),
  ]
  const told = (all: readonly unknown[]) => withLimit('公務車可供住戶借用', { blocks: all as never })
  expect(told(blocks)).toBe('公務車可供住戶借用。但下列情形不適用：欠繳管理費者；酒駕未滿五年者')
  expect(told([...blocks, block('欠繳其他費用者'.repeat(20), 'listItem')])).toBeNull()
})

it('states what holds of others likewise, and no time that a forum puts behind a post', () => {
  const blocks = [block('住院者得申請補助。在國外就醫者亦同。另有說明。')] as never
  expect(withRulesAfter('住院者得申請補助', { blocks })).toBe('住院者得申請補助。在國外就醫者亦同')
  const post = [block('推 somebody : 先查船籍；再查保險 01/16 09:16')] as never
  expect(withRestOfSentence('先查船籍', { blocks: post })).toBe('先查船籍；再查保險')
})

it('adds no sentence that only announces a list', () => {
  const page = (text: string) => ({ blocks: [block(text)] as never })
  expect(withLimit('公務車可供住戶借用', page('公務車可供住戶借用。有下列情形者不得借用：'))).toBeNull()
  expect(withLimit('公務車可供住戶借用', page('公務車可供住戶借用。欠繳管理費者不得借用。'))).toBe(
    '公務車可供住戶借用。欠繳管理費者不得借用',
  )
})
