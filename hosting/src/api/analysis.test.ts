import { expect, it } from 'vitest'
import { finishedJob, historicalAnalysis, runningJob } from '../../dev/fixtures/jobs.ts'
import { analysisOfHistory, analysisOfJob } from './analysis.ts'

it('a finished analysis is the same whichever way it came, but for how far it has come', () => {
  const { progress: followed, ...job } = analysisOfJob(finishedJob())
  const { progress: kept, ...historical } = analysisOfHistory(historicalAnalysis())
  expect(job).toEqual(historical)
  expect([followed?.stage, followed?.percent, kept]).toEqual(['done', 100, null])
})

it('a running one says how far it has come, and has no report', () => {
  const job = runningJob()
  const { progress, result } = analysisOfJob(job)
  expect(progress).toMatchObject({ stage: 'pages', percent: 42, sources: job.sources, partial: job.partial })
  expect(result).toBeNull()
})
