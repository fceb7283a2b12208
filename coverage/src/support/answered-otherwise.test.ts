import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { answeredOtherwise } from './answered-otherwise.ts'
import { assertedClaims } from './asserted-claims.ts'
import { statedFigures } from './figure-words.ts'

/** The answer that a page gives otherwise to 「上油：牛皮登山靴約 30 天一次」. */
function otherwise(heading: string, answer: string, text = '牛皮登山靴約每 30 天一次'): string | undefined {
  const [page] = buildCorpus([markedSource(1, `## ${heading}\n${answer}`)]).pages
  if (page === undefined) throw new Error('no page')
  const statement = { label: '上油', figures: statedFigures(`上油：${text}`) }
  return answeredOtherwise(statement, assertedClaims(page))?.claim.text
}

it('tells the answer with another value to a heading that asks for a figure of a statement', () => {
  expect(otherwise('牛皮的多久上油一次？', '每 90 天，太勤反而發霉。')).toContain('90 天')
  expect(otherwise('牛皮的多久上油一次？', '每 30 天，太勤反而發霉。')).toBeUndefined()
})

it('tells no answer on another thing, nor one under a heading that asks for no number', () => {
  expect(otherwise('麂皮的多久清一次？', '每 90 天，太勤反而發霉。')).toBeUndefined()
  expect(otherwise('布面的多久上油一次？', '每 90 天，太勤反而發霉。')).toBeUndefined()
  expect(otherwise('牛皮的上油', '每 90 天，太勤反而發霉。')).toBeUndefined()
})
