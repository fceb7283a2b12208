import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../tests/bench/insight-page.ts'
import { inputOf } from '../testing/sample.ts'
import { factsOf, isForAnotherPeriod } from './gap-facts.ts'
import { subjectOf } from './gap-subject.ts'
import { type View, viewOf } from './view.ts'

it('takes rent for a month for no rent for a day', () => {
  expect(isForAnotherPeriod('日租價格', '輕量 A4（月租：799 元）')).toBe(true)
  expect(isForAnotherPeriod('日租價格', '日租 300 元，月租 799 元')).toBe(false)
  expect(isForAnotherPeriod('日租價格', '三天 3,000 元')).toBe(false)
  expect(isForAnotherPeriod('租金', '月租 799 元')).toBe(false)
})

/** The facts for a gap of this name, of sources that each have one section. */
function factsUnder(keyword: string, name: string, sections: readonly string[]): string[] {
  const sources = sections.map((text, at) => markedSource(at + 1, text))
  const view = viewOf(inputOf({ keyword, serp: emptySerp(), sources }))
  const passages = view.othersRead.map(({ id, page }) => {
    const [heading = '', quote = ''] = page.text.split('\n')
    return { id, pageId: id, heading, quote, url: '', link: '' }
  })
  const gap = {
    topicId: 't',
    name,
    weight: 0,
    impact: 0,
    difficulty: 0,
    tier: 'p1_immediate' as const,
    certainty: 'sure' as const,
    closestPassageId: null,
    passageIds: passages.map(({ id }) => id),
  }
  const seen: View = { ...view, passage: (id) => passages.find((each) => each.id === id) }
  return factsOf(seen, gap, subjectOf(seen, gap, undefined)).map(({ fact }) => fact.text)
}

it('states first what stands under the name of the subject itself', () => {
  expect(
    factsUnder('影印機租賃', '押金', [
      '## 短租\n個人要雙證件加押金 5,000 元才能租用。',
      '## 押金\n多數業者收一到兩個月，開支票可以免押金。',
    ]),
  ).toEqual(['多數業者收一到兩個月，開支票可以免押金', '個人要雙證件加押金 5,000 元才能租用'])
})
