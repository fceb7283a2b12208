import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { provenanceOf } from './report-model.ts'

const written = (...inferredFields: string[]) =>
  ({ evidence: { inferredFields } }) as unknown as AnalysisResult

it('marks a list as partly inferred if a model wrote some of its items', () => {
  const result = written('websiteAssessment.contentGaps[1]', 'strategyAndPlan.p1_immediate[0]')
  expect(provenanceOf(result, 'websiteAssessment.contentGaps')).toBe('partly')
  expect(provenanceOf(result, 'strategyAndPlan.p1_immediate')).toBe('partly')
  expect(provenanceOf(result, 'strategyAndPlan.p2_mediumTerm')).toBe('observed')
})

it('marks a field that a model wrote, with all below it, as inferred, and one from the pages as observed', () => {
  const result = written('keywordIntent.latentIntents', 'aiOverviewAnalysis.summary')
  expect(provenanceOf(result, 'keywordIntent.latentIntents')).toBe('inferred')
  expect(provenanceOf(result, 'aiOverviewAnalysis.summary')).toBe('inferred')
  expect(provenanceOf(result, 'aiOverviewAnalysis.presentationAnalysis')).toBe('observed')
})

it('is unknown for a report that does not record it', () => {
  expect(provenanceOf({} as AnalysisResult, 'keywordIntent.coreIntent')).toBeNull()
})

it('is known for the summary of each cited page', () => {
  const result = written('citedSourceAnalysis[1].contentSummary')
  expect(provenanceOf(result, 'citedSourceAnalysis[1].contentSummary')).toBe('inferred')
  expect(provenanceOf(result, 'citedSourceAnalysis[0].contentSummary')).toBe('observed')
})
