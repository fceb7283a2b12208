import { expect, it } from 'vitest'
import { answeringPassage } from './answering-passage.ts'

const ANSWER = '算，一年內都換新的。'
const REST = '自己拆過殼的那一支，不算。'

function shown(heading: string, before: string) {
  const page = { text: `上一段。\n${before}${REST}\n下一段。`, title: '錶行', url: 'https://a.test/' }
  return answeringPassage({ id: 'a', pageId: 'p1', url: page.url, heading, quote: REST, link: 'old' }, page)
}

it('quotes what stands under a question from the beginning of its paragraph on, where the answer is', () => {
  const passage = shown('錶帶斷了算保固嗎？', ANSWER)
  expect(passage.quote).toBe(ANSWER + REST)
  expect(passage.link).toContain(encodeURIComponent('算'))
  expect(shown('錶帶斷了算保固嗎？', '')).toMatchObject({ quote: REST, link: 'old' })
})

it('quotes what would be too long with the answer, or stands under no question, as it is', () => {
  expect(shown('錶帶斷了算保固嗎？', ANSWER.repeat(15)).quote).toBe(REST)
  expect(shown('錶帶的保固', ANSWER).quote).toBe(REST)
})
