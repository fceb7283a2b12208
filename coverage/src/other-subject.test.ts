import { expect, it } from 'vitest'
import type { Quote } from './corpus/quote.ts'
import { otherSubject } from './other-subject.ts'
import type { TableTopic, Verdict } from './table/coverage-table.ts'

interface Told {
  readonly page: string
  readonly heading: string
  readonly text: string
  readonly likelihood?: number
  readonly cited?: number
}

/** A topic with the passage by which each page tells it. */
function topic(name: string, told: readonly Told[], stated = false): TableTopic {
  return {
    id: name,
    name,
    aliases: [],
    statements: stated
      ? [{ id: 's1', text: `${name}：照醫囑。`, label: name, heading: '', referenceIndexes: [] }]
      : [],
    questions: [],
    verdicts: told.map(({ page, heading, text, likelihood = 0.8, cited = 0 }): Verdict => {
      const quote: Quote = { id: `${page}:${text}`, pageId: page, start: 0, end: text.length, heading }
      return { pageId: page, likelihood, byWords: likelihood, judgeIsCertain: false, cited, quotes: [quote] }
    }),
    members: [],
    seeds: [],
    lengths: [],
  }
}

/** What is asked of the first topic's first page. */
function ask(...topics: readonly TableTopic[]) {
  const { isOfOthers, isOfAnother, isOtherPrice } = otherSubject(
    topics,
    '泡湯',
    ({ pageId }) => texts.get(pageId) ?? '',
  )
  const [first] = topics
  const verdict = first?.verdicts[0]
  if (first === undefined || verdict === undefined) throw new Error('no verdict')
  return {
    isOfOthers: isOfOthers(first, verdict),
    isOfAnother: isOfAnother(first, verdict),
    isOtherPrice: isOtherPrice(first, verdict),
  }
}

const texts = new Map([
  ['p1', '挑 38 到 40 度的池子，泡到胸口以下。'],
  ['p2', '簽約後七日內可以全額退費。'],
  ['p3', '孕婦和長輩都要有人陪。'],
  ['p4', 'C5、C6：1,350 元'],
])
const elderly = { page: 'p1', heading: '七十歲以上', text: texts.get('p1') ?? '' }
const withdrawal = { page: 'p2', heading: '簽約隔天就後悔', text: texts.get('p2') ?? '' }

it('takes no advice for other people than those whom a topic is called after', () => {
  expect(ask(topic('孕婦', [elderly], true)).isOfOthers).toBe(true)
  expect(ask(topic('長輩', [elderly])).isOfOthers).toBe(false)
  expect(ask(topic('水溫', [elderly])).isOfOthers).toBe(false)
  const both = { page: 'p3', heading: '長輩同行', text: texts.get('p3') ?? '' }
  expect(ask(topic('孕婦', [both])).isOfOthers).toBe(false)
})

it('gives a passage to the topic of which it has a word', () => {
  expect(ask(topic('倒閉', [withdrawal]), topic('七日內解約', [withdrawal])).isOfAnother).toBe(true)
  expect(ask(topic('倒閉', [withdrawal])).isOfAnother).toBe(false)
  const unlikely = { ...withdrawal, likelihood: 0.3 }
  expect(ask(topic('倒閉', [withdrawal]), topic('七日內解約', [unlikely])).isOfAnother).toBe(false)
  expect(ask(topic('全額退費', [withdrawal]), topic('七日內解約', [withdrawal])).isOfAnother).toBe(false)
})

it('leaves what the AI Overview states, a judge cites, or the heading was found by', () => {
  const other = topic('七日內解約', [withdrawal])
  expect(ask(topic('倒閉', [withdrawal], true), other).isOfAnother).toBe(false)
  expect(ask(topic('倒閉', [{ ...withdrawal, cited: 1 }]), other).isOfAnother).toBe(false)
  const seeds = [{ pageId: 'p2', text: '簽約隔天就後悔' }] as unknown as TableTopic['seeds']
  expect(ask({ ...topic('倒閉', [withdrawal]), seeds }, other).isOfAnother).toBe(false)
})

it('takes a price list for the price of what its heading says, and of nothing else', () => {
  const list = { page: 'p4', heading: '收費一次講完', text: texts.get('p4') ?? '' }
  const seeds = [{ pageId: 'p4', text: '收費一次講完' }] as unknown as TableTopic['seeds']
  const fees = { ...topic('費用', [list], true), seeds }
  expect(ask(topic('二手價', [list], true), fees).isOtherPrice).toBe(true)
  expect(ask(topic('二手價', [list], true)).isOtherPrice).toBe(false)
  expect(ask({ ...topic('二手價', [list]), seeds }, fees).isOtherPrice).toBe(false)
  expect(ask(topic('手機保固', [list], true), fees).isOtherPrice).toBe(false)
  const resale = { ...list, heading: '二手成交價' }
  expect(ask(topic('二手價', [resale], true), fees).isOtherPrice).toBe(false)
})
