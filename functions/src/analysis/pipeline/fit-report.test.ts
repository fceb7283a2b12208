import { AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { referencesOf } from '@gaplens/report/archive/quotes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../insight/facts/view.ts'
import { writeFromPages } from '../insight/from-pages.ts'
import { reportOf, sampleInput } from '../insight/testing/sample.ts'
import { fitReport } from './fit-report.ts'

const input = sampleInput()
const report = reportOf(input, writeFromPages(viewOf(input)))
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

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
        expect(referencesOf(fitted.report).filter((id) => !kept.has(id))).toEqual([])
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

  it('keeps the passage of a fact that the writer is to state longer than all that only topics quote', () => {
    const ofGaps = report.coverage.gaps.flatMap((gap) => [...gap.passageIds, gap.closestPassageId])
    const [stated, ...others] = report.evidence.passages.filter(({ id }) => !ofGaps.includes(id)).reverse()
    if (stated === undefined) throw new Error('all passages are quotes of gaps')
    const { pageId, id: passageId, quote: text } = stated
    const outline = report.brief.outline.map((section) => ({
      ...section,
      facts: [{ pageId, passageId, text }],
    }))
    const stating = { ...report, brief: { ...report.brief, outline } }
    const { report: fitted, droppedPassages } = fitReport(stating, bytes(stating) - bytes(others) + 2)
    expect(droppedPassages).toBe(others.length)
    expect(fitted.brief.outline).toEqual(outline)
  })

  it('forgets which quotes are outdated when they are removed', () => {
    const outdated = {
      ...report,
      coverage: {
        ...report.coverage,
        gaps: report.coverage.gaps.map((gap) => ({ ...gap, outdatedPassageIds: gap.passageIds })),
      },
    }
    expect(referencesOf(fitReport(outdated, 0).report)).toEqual([])
  })

  it('still gives a valid report when all passages are removed', () => {
    expect(() => AnalysisResultSchema.parse(fitReport(report, 0).report)).not.toThrow()
  })
})
