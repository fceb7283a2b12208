import { expect, it } from 'vitest'
import { answering, type FoundFact, pagesWithout, withoutUnrelated } from './fitting-facts.ts'

/** A fact found under a heading. */
const found = (text: string, heading = '') =>
  ({ fact: { text }, passage: { heading }, point: 0 }) as unknown as FoundFact

it('answers a gap that is named by an amount with amounts, where there are any', () => {
  const [who, sum] = [found('運費由收件人付'), found('運費一件 80 元')]
  expect(answering({ name: '運費多少錢' } as never, [who, sum])).toEqual([sum])
  expect(answering({ name: '運費多少錢' } as never, [who])).toEqual([who])
  expect(answering({ name: '運費與天數' } as never, [who, sum])).toEqual([who, sum])
  expect(answering({ name: '運送方式' } as never, [who, sum])).toEqual([who, sum])
})

it('knows the pages that do not cover a gap', () => {
  const cells = [
    { pageId: 'a', level: 'absent' },
    { pageId: 'b', level: 'touched' },
  ]
  expect([...pagesWithout({ topic: () => ({ cells }) } as never, { topicId: 't' } as never)]).toEqual(['a'])
})

it('tells no fact without a word of a name of which a page has a whole section', () => {
  const view = (text: string) =>
    ({ othersRead: [{ page: { blocks: [{ kind: 'heading', text }] } }] }) as never
  const subject = { names: ['試騎保證'], nameTerms: new Set(['試騎', '保證']), questions: [] } as never
  const returns = found('未拆封七天內可退', '退換貨')
  expect(withoutUnrelated(view('試騎保證怎麼算'), subject, [returns])).toEqual([])
  expect(withoutUnrelated(view('門市地址'), subject, [returns])).toEqual([returns])
  const asked = found('先約週末，騎兩圈再決定', '試騎保證可以延嗎？')
  const unread = { names: ['試騎保證'], nameTerms: new Set(), questions: [] } as never
  expect(withoutUnrelated(view('試騎保證怎麼算'), unread, [returns, asked])).toEqual([asked])
})
