import { AnalysisResultSchema, type FullReport } from '@gaplens/contracts/analysis/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../insight/facts/view.ts'
import { writeFromPages } from '../insight/from-pages.ts'
import { reportOf, sampleInput } from '../insight/testing/sample.ts'
import { fitReport } from './fit-report.ts'

const input = sampleInput()
const report = reportOf(input, writeFromPages(viewOf(input)))
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

function referencedIds({ coverage, strengths, evidence }: FullReport): (string | null)[] {
  return [
    ...coverage.topics.flatMap((topic) => topic.cells.map((cell) => cell.passageId)),
    ...coverage.gaps.flatMap((gap) => [...gap.passageIds, gap.closestPassageId]),
    ...coverage.statements.flatMap((statement) => statement.support.map((support) => support.passageId)),
    ...strengths.flatMap((strength) => strength.passageIds),
    ...evidence.actions.flatMap((action) => action.passageIds),
  ]
}

describe('fitReport', () => {
  it('does not change a report that fits', () => {
    expect(fitReport(report, 900_000)).toEqual({ report, droppedPassages: 0 })
  })

  it('trims to any size it can reach, and leaves no reference to a removed passage', () => {
    const least = bytes(fitReport(report, 0).report)
    fc.assert(
      fc.property(fc.integer({ min: least, max: bytes(report) }), (max) => {
        const fitted = fitReport(report, max)
        expect(bytes(fitted.report)).toBeLessThanOrEqual(max)
        const kept = new Set(fitted.report.evidence.passages.map(({ id }) => id))
        for (const id of referencedIds(fitted.report)) if (id !== null) expect(kept.has(id)).toBe(true)
        expect(kept.size + fitted.droppedPassages).toBe(report.evidence.passages.length)
      }),
      { numRuns: 40 },
    )
  })

  it('removes the first quotes of gaps last', () => {
    const { report: fitted } = fitReport(report, bytes(report) - 3_000)
    expect(fitted.coverage.gaps).toHaveLength(report.coverage.gaps.length)
    const kept = new Set(fitted.evidence.passages.map(({ id }) => id))
    for (const gap of report.coverage.gaps) expect(kept.has(gap.passageIds[0] ?? '')).toBe(true)
  })

  it('still gives a valid report when all passages are removed', () => {
    expect(() => AnalysisResultSchema.parse(fitReport(report, 0).report)).not.toThrow()
  })
})
