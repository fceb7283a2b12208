import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { firstQuestions } from './first-questions.ts'

/** The questions put first in gaps of these names that each state one fact under a heading. */
function asked(
  questions: readonly string[],
  ...gaps: (readonly [name: string, heading: string, text: string])[]
) {
  const sources = ['歡迎來店裡試戴。', ...gaps.map(([, heading, text]) => `## ${heading}\n${text}`)].map(
    (text, rank) => markedSource(rank, text),
  )
  const serp = emptySerp({ relatedQuestions: [...questions] })
  const view = viewOf(inputOf({ keyword: '助聽器', serp, sources }))
  const passage = (id: string | null) => {
    const [, heading = '', quote = ''] = gaps[Number(id)] ?? []
    return { id, pageId: `p${Number(id) + 1}`, heading, quote }
  }
  const told = gaps.map(([name, , text], at) => ({
    gap: { topicId: name, name, passageIds: [] },
    topic: { questions: at === 0 ? questions : [], aliases: [], cells: [] },
    facts: [{ text, pageId: `p${at + 1}`, passageId: `${at}` }],
    quote: null,
    overview: null,
  }))
  const topics = told.map(({ gap, topic }) => ({ ...topic, id: gap.topicId, name: gap.name }))
  return Object.fromEntries(firstQuestions({ ...view, topics, passage } as never, told as never))
}

it('stand with another gap whose fact answers them, if no fact on their own topic does', () => {
  const question = '耳塞發黃要換新嗎？'
  expect(asked([question], ['耳塞', '材質', '矽膠的軟'], ['保養', '耳塞發黃', '耳塞發黃要換新的'])).toEqual({
    耳塞: [],
    保養: [question],
  })
  expect(
    asked([question], ['耳塞', '耳塞發黃', '耳塞發黃要換新的'], ['保養', '耳塞發黃', '耳塞發黃要換新的']),
  ).toEqual({
    耳塞: [question],
    保養: [],
  })
})

it('have no place where another gap only has one of their words', () => {
  expect(
    asked(['耳塞發黃要換新嗎？'], ['種類', '材質', '矽膠的軟'], ['電池', '換新', '兩年換新一次']),
  ).toEqual({
    種類: [],
    電池: [],
  })
})

it('stand with the gap that is called what they ask for, and not with the one that they were grouped with', () => {
  const question = '耳模要等多久？'
  const fact = '耳模要等三天'
  expect(asked([question], ['材質', '矽膠', fact], ['等待時間', '取件', fact])).toEqual({
    材質: [],
    等待時間: [question],
  })
})
