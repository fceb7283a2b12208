import { expect, it } from 'vitest'
import { finishedJob, historicalAnalysis, runningJob } from '../../dev/fixtures/jobs.ts'
import { analysisOfHistory, analysisOfJob } from './analysis.ts'

it('gives a finished analysis one shape, whether it came as a job or from the history, except for its progress', () => {
  const { progress: followed, ...job } = analysisOfJob(finishedJob())
  const { progress: kept, ...historical } = analysisOfHistory(historicalAnalysis())
  expect(job).toEqual(historical)
  expect([followed?.stage, followed?.percent, kept]).toEqual(['done', 100, null])
})

it('gives a running analysis its progress and no report', () => {
  const job = runningJob()
  const { progress, result } = analysisOfJob(job)
  expect(progress).toMatchObject({ stage: 'pages', percent: 42, sources: job.sources, partial: job.partial })
  expect(result).toBeNull()
})
