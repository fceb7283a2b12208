import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../tests/bench/insight-page.ts'
import { inputOf } from '../testing/sample.ts'
import { factsOf, isForAnotherPeriod, isOwnAccount, isStory, subjectOf } from './gap-facts.ts'
import { type View, viewOf } from './view.ts'

const page = { title: '二手車檢查重點', text: '檢查重點整理如下。' }

it('takes what happened to a writer or the family for no fact', () => {
  expect(isStory('媽媽說爸爸怕吵，最後只做頭七', page)).toBe(true)
  expect(isStory('我換過四家廠商，只有一家準時', page)).toBe(true)
  expect(isStory('媽媽可以準備小湯匙', page)).toBe(false)
  expect(isStory('停藥後當天早上回診', page)).toBe(false)
})

it('takes a thing of a story for none only on a page that tells one', () => {
  const text = '那雙第一次穿就磨破後跟'
  expect(isStory(text, page)).toBe(false)
  const story = { title: '登山鞋心得', text: '我去年買了三雙登山鞋。' }
  expect(isStory(text, story)).toBe(true)
  expect(isStory('發作時含止暈藥，平常吃利尿劑', story)).toBe(true)
  expect(isStory('發作時含止暈藥，平常吃利尿劑', page)).toBe(false)
})

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

it('takes no fact from under a heading over the writer’s own affairs', () => {
  expect(isOwnAccount('我五次搬家的帳單')).toBe(true)
  expect(isOwnAccount('我可以報嗎？')).toBe(false)
  expect(isOwnAccount('我們的收費')).toBe(false)
  expect(isOwnAccount('收費')).toBe(false)
})
