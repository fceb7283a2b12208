import { describe, expect, it } from 'vitest'
import { casesOf, loadSets } from '../../tests/cases/planted-pages.ts'
import { buildCoverage } from './build.ts'
import { difficultyOf, impactOf } from './gap-estimates.ts'
import { gapEvidence } from './gap-evidence.ts'
import { findGaps } from './gaps.ts'
import { rowsOf } from './rows.ts'
import { scoreOf } from './scores.ts'
import { sureCount } from './sure-count.ts'
import { tierGaps } from './tiers.ts'

/** A finished report of a few sets, walked from its sentences' figures back to the passages. */
const REPORTS = loadSets()
  .flatMap((set) => casesOf(set, { size: 3, original: false, overview: true }).slice(0, 1))
  .slice(0, 3)
  .map((planted) => ({ planted, coverage: buildCoverage(planted) }))

describe('every figure and verdict of a finished report', () => {
  it('counts what is shown as covering as far as all of it is surely right, each with words of that page', () => {
    for (const { planted, coverage } of REPORTS) {
      const passages = new Map(coverage.passages.map((passage) => [passage.id, passage]))
      for (const topic of coverage.report.topics) {
        const covering = topic.cells.filter(({ pageId, level }) => pageId !== 'p0' && level === 'covered')
        const likelihoods = covering.map(({ score }) => score)
        expect(topic.coveredBy).toBe(topic.coveredByExact ? covering.length : sureCount(likelihoods))
        for (const { pageId, passageId } of covering) {
          const passage = passages.get(passageId ?? '')
          expect(passage?.pageId).toBe(pageId)
          const text = planted.sources.find(({ id }) => id === pageId)?.page?.text ?? ''
          expect(text).toContain(passage?.quote ?? '-')
        }
      }
    }
  })

  it('finds no statement on the user’s page that the matrix says it does not treat', () => {
    let checked = 0
    for (const { coverage } of REPORTS)
      for (const topic of coverage.table.topics) {
        const row = coverage.report.topics.find(({ id }) => id === topic.id)
        const own = row?.cells.find(({ pageId }) => pageId === 'p0')?.level ?? 'absent'
        for (const { id } of topic.statements) {
          const statement = coverage.report.statements.find((each) => each.id === id)
          const level = statement?.support.find(({ pageId }) => pageId === 'p0')?.level
          if (own === 'absent') expect(level).toBe('unverified')
          if (own === 'touched') expect(level).not.toBe('found')
          checked++
        }
      }
    expect(checked).toBeGreaterThan(10)
  })

  it('says outright to be missing only what the table finds very unlikely on the page', () => {
    for (const { coverage } of REPORTS)
      for (const gap of coverage.report.gaps) {
        const topic = coverage.report.topics.find(({ id }) => id === gap.topicId)
        const own = topic?.cells.find(({ pageId }) => pageId === 'p0')
        expect(own?.level).not.toBe('covered')
        if (gap.certainty === 'sure') expect(own?.score ?? 1).toBeLessThanOrEqual(0.1)
      }
  })

  it('has weights, impacts, difficulties and tiers by the documented formulas', () => {
    for (const { coverage, planted } of REPORTS) {
      const rows = rowsOf(coverage.table, 'p0')
      const total = rows.reduce((sum, row) => sum + row.importance, 0)
      const read = coverage.table.corpus.pages.length - 1
      const candidates = findGaps(
        rows,
        'p0',
        gapEvidence(coverage.table.corpus, planted.sources, coverage.report.statements),
      )
      expect(new Set(candidates.map(({ row }) => row.topic.id))).toEqual(
        new Set(coverage.report.gaps.map(({ topicId }) => topicId)),
      )
      const rederived = candidates.map((candidate) => {
        const gap = coverage.report.gaps.find(({ topicId }) => topicId === candidate.row.topic.id)
        if (gap === undefined) throw new Error('a row without its gap')
        const touched = candidate.row.cells.some(
          ({ verdict, level }) => verdict.pageId === 'p0' && level === 'touched',
        )
        const impact = impactOf(candidate.row, candidate.userLikelihood, read)
        const difficulty = difficultyOf(coverage.table.corpus, candidate.row, touched)
        expect(gap).toMatchObject({ impact, difficulty })
        expect(gap.weight).toBeCloseTo(candidate.row.importance / total, 9)
        const weights = new Map(rows.map((row) => [row, row.importance / total]))
        const own = scoreOf('p0', rows, weights) ?? 0
        return { gap, gain: (scoreOf('p0', rows, weights, candidate.row) ?? 0) - own }
      })
      expect(coverage.report.gaps).toEqual(tierGaps(rederived))
    }
  })
})
