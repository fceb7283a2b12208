import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { type View, viewOf } from '../view.ts'
import { askedOf, hasWordOf, isOn } from './asked-section.ts'
import { factsOf } from './gap-facts.ts'
import { subjectOf } from './gap-subject.ts'

/** Whether a text is on what a question asks of a kayak's paddle. */
const isOnIt = (question: string, text: string) =>
  isOn(askedOf(question, { names: ['划槳'] }, '獨木舟 教學'), text)

it('knows a heading that asks what a question asks of its subject, which it need not name', () => {
  expect(isOnIt('獨木舟划槳要配多長的才順手？', '該配多長才順手')).toBe(true)
  expect(isOnIt('獨木舟划槳要配多長的才順手？', '划槳的清潔')).toBe(false)
})

it('takes no text for an answer to a question that asks nothing beyond the name', () => {
  expect(isOnIt('獨木舟划槳怎麼選？', '怎麼選')).toBe(false)
})

it('knows a heading that asks all that a name says which has the question in it', () => {
  const on = (heading: string) =>
    isOn(askedOf('木槳算不算消耗品？', { names: ['木槳與消耗品'] }, '獨木舟 教學'), heading)
  expect(on('教室裡有兩支舊木槳，算消耗品嗎？')).toBe(true)
  expect(on('划到一半起風')).toBe(false)
})

it('takes no long text for an answer because the characters of a question stand apart in it', () => {
  const question = '獨木舟划槳一定要買嗎？'
  const asked = askedOf(question, { names: ['划槳'] }, '獨木舟 教學')
  const saysIt = (text: string) => hasWordOf(asked, question, text)
  expect(saysIt('碳纖槳：每支一萬元，視長度而定；木槳：可買可租')).toBe(false)
  expect(saysIt('不一定。教室都有得借')).toBe(true)
})

/** The facts of two pages for a question on bringing a boat, of which the second answers it below a question of its own. */
function factsFor(question: string): string[] {
  const sources = [
    markedSource(1, '## 自備船\n自備船帶去要先登記，押金一千元。'),
    markedSource(2, '## 自備船能不能帶去？\n硬殼的不行。充氣的可以，岸邊有打氣機，每次 50 元。'),
  ]
  const view = viewOf(inputOf({ keyword: '獨木舟 教學', serp: emptySerp(), sources }))
  const passages = view.othersRead.map(({ id, page }) => {
    const [heading = '', quote = ''] = page.text.split('\n')
    return { id, pageId: id, heading, quote, url: '', link: '' }
  })
  const [first] = passages.map(({ id }) => id)
  const cells = passages.map(({ id }) => ({
    pageId: id,
    passageId: id,
    level: 'covered',
    certainty: 'sure',
    score: 1,
  }))
  const topic = { name: '自備船', aliases: [], questions: [question], cells } as unknown as Topic
  const gap = { topicId: 't', name: '自備船', tier: 'p1_immediate', passageIds: [first] } as unknown as Gap
  const seen: View = {
    ...view,
    passage: (id) => passages.find((each) => each.id === id),
    topic: () => topic,
  }
  return factsOf(seen, gap, subjectOf(seen, gap, topic)).map(({ fact }) => fact.text)
}

it('answers a question for yes or no by the page that says so, though a fact has the words of the question', () => {
  const answer = '硬殼的不行。充氣的可以，岸邊有打氣機，每次 50 元'
  expect(factsFor('獨木舟自備船可以帶去嗎？')[0]).toBe(answer)
  expect(factsFor('獨木舟自備船帶去的押金多少？')).not.toContain(answer)
})
