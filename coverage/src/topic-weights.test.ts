import { expect, it } from 'vitest'
import { importanceOf, weightsOf } from './topic-weights.ts'

it('gives each topic its share of the importance of all', () => {
  const rows = [{ importance: 1.5 }, { importance: 0.5 }, { importance: 0 }]
  const weights = weightsOf(rows)
  expect(rows.map((row) => weights.get(row))).toEqual([0.75, 0.25, 0])
})

it('gives no topic a weight where none is important', () => {
  const row = { importance: 0 }
  expect(weightsOf([row]).get(row)).toBe(0)
})

const importance = (sites: number, over: { stated?: boolean; asked?: boolean; judged?: boolean } = {}) =>
  importanceOf(
    {
      statements: over.stated ? [{ id: 's1', text: '', label: '', heading: '', referenceIndexes: [] }] : [],
      questions: over.asked ? ['要多久？'] : [],
      verdicts: [
        {
          pageId: 'p0',
          likelihood: 0,
          byWords: 0,
          judgeIsCertain: over.judged === true,
          quotes: [],
          cited: 0,
        },
      ],
    },
    sites,
  )

it('adds 1 if the AI Overview mentions a topic, 0.2 if people ask about it and 0.12 for each site', () => {
  expect(importance(0)).toBe(0)
  expect(importance(0, { stated: true })).toBe(1)
  expect(importance(0, { asked: true })).toBe(0.2)
  expect(importance(1)).toBeCloseTo(0.12)
  expect(importance(3, { stated: true, asked: true })).toBeCloseTo(1.56)
})

it('counts a question less than a site where a judge has read the pages', () => {
  expect(importance(0, { asked: true, judged: true })).toBe(0.07)
  expect(importance(1, { stated: true, asked: true, judged: true })).toBeCloseTo(1.19)
})

it('counts five sites at most, so that what Google mentions stays ahead', () => {
  expect(importance(5)).toBeCloseTo(0.6)
  expect(importance(12)).toBe(importance(5))
})
