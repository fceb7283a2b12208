import { expect, it } from 'vitest'
import type { AnalysisResult } from '../../../contracts/src/report.ts'
import { provenanceOf } from './report-model.ts'

const written = (...inferredFields: string[]) =>
  ({ evidence: { inferredFields } }) as unknown as AnalysisResult

it('calls a list of which a model wrote some items neither wholly the pages’ nor wholly the model’s', () => {
  const result = written('websiteAssessment.contentGaps[1]', 'strategyAndPlan.p1_immediate[0]')
  expect(provenanceOf(result, 'websiteAssessment.contentGaps')).toBe('partly')
  expect(provenanceOf(result, 'strategyAndPlan.p1_immediate')).toBe('partly')
  expect(provenanceOf(result, 'strategyAndPlan.p2_mediumTerm')).toBe('observed')
})

it('tells a field that a model wrote, and what stands below it, from one that the program took from the pages', () => {
  const result = written('keywordIntent.latentIntents', 'aiOverviewAnalysis.summary')
  expect(provenanceOf(result, 'keywordIntent.latentIntents')).toBe('inferred')
  expect(provenanceOf(result, 'aiOverviewAnalysis.summary')).toBe('inferred')
  expect(provenanceOf(result, 'aiOverviewAnalysis.presentationAnalysis')).toBe('observed')
})

it('says nothing of a report that does not tell', () => {
  expect(provenanceOf({} as AnalysisResult, 'keywordIntent.coreIntent')).toBeNull()
})

it('tells whose words the summary of one cited page are', () => {
  const result = written('citedSourceAnalysis[1].contentSummary')
  expect(provenanceOf(result, 'citedSourceAnalysis[1].contentSummary')).toBe('inferred')
  expect(provenanceOf(result, 'citedSourceAnalysis[0].contentSummary')).toBe('observed')
})
