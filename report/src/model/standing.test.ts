import type { AnalysisResult, ComparedPage, Topic } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { createReportModel } from './report-model.ts'
import { isMostlyUnsure, mostCovered, placesOf, standingOf } from './standing.ts'

const SURE = { topics: [] }

/** A report whose pages have these scores, the user's first; null: not read. */
function standing({ topics }: { topics: readonly Topic[] }, ...scores: readonly (number | null)[]) {
  const pages = scores.map((coverageScore, at) => ({
    id: `p${at}`,
    role: at === 0 ? 'user' : 'cited',
    rank: at,
    coverageScore,
  })) as unknown as ComparedPage[]
  const result = { coverage: { pages, topics } } as unknown as AnalysisResult
  return standingOf(createReportModel(result, '手沖'))
}

it("is the user's rank among the pages that were read, best first", () => {
  const { ranked, places, unscored } = standing(SURE, 40, 70, null, 20)
  expect(ranked.map(({ id }) => id)).toEqual(['p1', 'p0', 'p3'])
  expect(places).toEqual([2, 2])
  expect(unscored.map(({ id }) => id)).toEqual(['p2'])
})

it('takes the median of the other pages, rounded between the two in the middle', () => {
  expect(standing(SURE, 99, 10, 20, 60).median).toBe(20)
  expect(standing(SURE, 99, 10, 21).median).toBe(16)
  expect(standing(SURE, 99).median).toBeNull()
})

it('has no rank where the own page was not read', () => {
  expect(standing(SURE, null, 50).places).toBeNull()
})

it('does not tell pages apart whose scores differ by ten or less', () => {
  expect(placesOf(40, [70, 51, 50, 45, 40, 30, 29])).toEqual([3, 7])
  expect(placesOf(40, [])).toEqual([1, 1])
})

it('has no rank where its score is only the least that it covers, and then stands first', () => {
  const doubtful = { cells: [{ pageId: 'p0', level: 'absent', certainty: 'possible' }] } as unknown as Topic
  const { ranked, places, isAtLeast, median } = standing({ topics: [doubtful] }, 40, 70, 30)
  expect(ranked.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2'])
  expect(places).toBeNull()
  expect(isAtLeast).toBe(true)
  expect(median).toBe(50)
})

it('is the least where more than half of the topics are only possibly missing', () => {
  const topics = (...certainties: ('sure' | 'possible')[]) =>
    certainties.map((certainty) => ({
      cells: [{ pageId: 'p0', level: 'absent' as const, certainty, score: 0, passageId: null }],
    }))
  expect(isMostlyUnsure(topics('possible', 'possible', 'sure'), 'p0')).toBe(true)
  expect(isMostlyUnsure(topics('possible', 'sure'), 'p0')).toBe(false)
  expect(isMostlyUnsure(topics('possible'), 'p1')).toBe(false)
})

it('covers at most what words alone cannot say that it lacks', () => {
  const topic = (
    weight: number,
    level: 'covered' | 'touched' | 'absent',
    certainty: 'sure' | 'possible',
  ) => ({
    weight,
    cells: [{ pageId: 'p0', level, certainty, score: 0, passageId: null }],
  })
  const page = { id: 'p0', coverageScore: 20 }
  const lacking = [
    topic(0.3, 'absent', 'possible'),
    topic(0.2, 'absent', 'possible'),
    topic(0.3, 'absent', 'sure'),
  ]
  expect(mostCovered([...lacking, topic(0.2, 'covered', 'sure'), topic(0, 'absent', 'possible')], page)).toBe(
    70,
  )
  const touched = [
    topic(0.4, 'touched', 'possible'),
    topic(0.3, 'absent', 'possible'),
    topic(0.3, 'absent', 'possible'),
  ]
  expect(mostCovered(touched, page)).toBe(100)
  expect(mostCovered(lacking.slice(2), page)).toBeNull()
  expect(mostCovered(lacking, { id: 'p0', coverageScore: null })).toBeNull()
})
