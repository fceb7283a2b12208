import type { CoverageLevel, Topic } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { projectedScore } from './projection.ts'

function topic(id: string, weight: number, level: CoverageLevel): Topic {
  return { id, weight, cells: [{ pageId: 'own', level }] } as unknown as Topic
}
const topics = [topic('a', 0.5, 'covered'), topic('b', 0.3, 'touched'), topic('c', 0.2, 'absent')]

it('is 100 times the weights of what is covered, and half of what is touched', () => {
  expect(projectedScore(topics, 'own', new Set())).toBe(65)
})

it('counts what would be done as covered', () => {
  expect(projectedScore(topics, 'own', new Set(['b']))).toBe(80)
  expect(projectedScore(topics, 'own', new Set(['b', 'c']))).toBe(100)
})

it('counts nothing for a page that has no cells', () => {
  expect(projectedScore(topics, 'other', new Set())).toBe(0)
})
