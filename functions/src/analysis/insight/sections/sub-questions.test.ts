import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { inputOf, sampleInputs, unread } from '../testing/sample.ts'
import { writeSubQuestions } from './sub-questions.ts'

const inputs = sampleInputs()

it('are Google’s, each once and in its order, with quotes of the pages they name', () => {
  for (const input of inputs) {
    const questions = writeSubQuestions(viewOf(input))
    expect(questions.map(({ text }) => text)).toEqual(input.serp.relatedQuestions)
    const pages = new Map(input.coverage.passages.map(({ id, pageId }) => [id, pageId]))
    for (const { ownPassageId, passageIds, topicId, own } of questions) {
      if (ownPassageId !== null) expect(pages.get(ownPassageId)).toBe('p0')
      for (const id of passageIds) expect(pages.get(id)).not.toBe('p0')
      if (topicId === null) expect(own).toBe('unknown')
    }
  }
  expect(
    inputs.flatMap((input) => writeSubQuestions(viewOf(input))).some(({ own }) => own !== 'unknown'),
  ).toBe(true)
})

it('keep where they come from, and what Google answers', () => {
  const [input] = inputs
  if (input === undefined) throw new Error('no inputs')
  const [text = ''] = input.serp.relatedQuestions
  const subQuestions = [
    { origin: 'related' as const, text, answer: '看情況。', urls: [] },
    { origin: 'aiMode' as const, text: '火星上能沖咖啡嗎？', answer: '', urls: [] },
  ]
  const asked = inputOf({ ...input, serp: { ...input.serp, subQuestions } })
  expect(writeSubQuestions(viewOf(asked))).toMatchObject([
    { origin: 'related', answer: '看情況。' },
    { origin: 'aiMode', text: '火星上能沖咖啡嗎？' },
  ])
})

it('judge no page that was not read', () => {
  const [input] = inputs
  if (input === undefined) throw new Error('no inputs')
  for (const { own } of writeSubQuestions(viewOf(unread(input, 'p0')))) expect(own).toBe('unknown')
})
