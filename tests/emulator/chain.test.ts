import { request as httpRequest } from 'node:http'
import { isFinished, STAGES } from '@gaplens/contracts/analysis/job'
import type { JobAnswer } from '@gaplens/contracts/analysis/requests'
import { describe, expect, it } from 'vitest'
import { readPage } from '../../functions/src/reading/read-page.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)

/** A sample page's main text, read anew from the sandbox. */
async function textOf(url: string): Promise<string> {
  const { host, pathname, search } = new URL(url)
  const bytes = await new Promise<{ bytes: Buffer; contentType: string | null }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: suite.ports.sandbox,
      path: pathname + search,
      headers: { host },
    }
    httpRequest(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ bytes: Buffer.concat(chunks), contentType: answer.headers['content-type'] ?? null }),
      )
    })
      .on('error', reject)
      .end()
  })
  return readPage({ ...bytes, url }).text
}

describe.each(SAMPLES.map((sample) => [sample.targetKeyword, sample] as const))(
  'an analysis of「%s」',
  (_keyword, sample) => {
    it('goes from the hosting port through trigger and task to a true report', async () => {
      const mei = await newPerson(suite, 'mei')
      const seen: JobAnswer[] = []
      const jobId = await startJob(suite, mei.token, sample)
      const job = await finishedJob(suite, mei.token, jobId, {
        intervalMs: 100,
        onAnswer: (answer) => seen.push(answer),
      })

      expect(job.status).toBe('completed')
      expect(job.progress).toBe(100)
      // Progress moves forward only.
      const percents = seen.map((answer) => answer.progress)
      expect(percents).toEqual(percents.toSorted((a, b) => a - b))
      const stages = seen.map((answer) => STAGES.indexOf(answer.stage))
      expect(stages).toEqual(stages.toSorted((a, b) => a - b))

      const report = job.data
      if (!report?.coverage || !report.evidence || !report.strategyAndPlan)
        throw new Error('the report is incomplete')
      expect(report.coverage.pages.filter((page) => page.role !== 'user').length).toBeGreaterThanOrEqual(10)
      expect(report.coverage.topics.length).toBeGreaterThan(5)
      expect(report.coverage.gaps.length).toBeGreaterThan(0)
      expect(report.aiOverviewData.summaryText.length).toBeGreaterThan(100)
      expect(report.citedSourceAnalysis.length).toBeGreaterThanOrEqual(8)
      expect(report.strategyAndPlan.p1_immediate.length).toBeGreaterThan(0)
      for (const item of report.strategyAndPlan.p1_immediate) {
        expect(item.geminiPrompt).toContain(sample.userPageUrl)
        expect(item.geminiPrompt).toContain(sample.targetKeyword)
      }
      // Nothing in the report is invented: every quote stands, word for word, in the page that it names.
      const texts = new Map<string, string>()
      for (const passage of report.evidence.passages) {
        if (!texts.has(passage.url)) texts.set(passage.url, await textOf(passage.url))
        expect(texts.get(passage.url)).toContain(passage.quote)
        expect(passage.link.startsWith(passage.url)).toBe(true)
      }
      expect(report.evidence.passages.length).toBeGreaterThan(20)
      // No AI is configured here, and the report says so.
      expect(job.warnings.map((warning) => warning.code)).toContain('ai-not-configured')
      expect(report.processingSteps).toMatchObject({
        serpApiStatus: 'completed',
        aiAnalysisStatus: 'partial',
      })

      const work = await db.work(jobId).get()
      expect(work.exists).toBe(false)
    })
  },
)

describe('while a job runs', () => {
  it('the AI Overview and its references can be read before the report is there', async () => {
    const mei = await newPerson(suite, 'mei')
    const [sample] = SAMPLES
    if (sample === undefined) throw new Error('the sandbox has no samples')
    const seen: JobAnswer[] = []
    // The user's page hangs, so the job stays at its pages for a while.
    const jobId = await startJob(suite, mei.token, { ...sample, userPageUrl: 'https://faults.test/hang' })
    const job = await finishedJob(suite, mei.token, jobId, {
      intervalMs: 200,
      onAnswer: (answer) => seen.push(answer),
    })

    const early = seen.filter((answer) => !isFinished(answer.status) && answer.partial !== null)
    expect(early.length).toBeGreaterThan(0)
    expect(early[0]?.partial?.aiOverviewData.references.length).toBeGreaterThan(0)
    expect(early.some((answer) => answer.sources.some((source) => source.state === 'read'))).toBe(true)

    expect(job.status).toBe('completed_with_errors')
    expect(job.steps.userPageStatus).toBe('failed')
    expect(job.warnings.map((warning) => warning.code)).toContain('user-page-failed')
    expect(job.data?.coverage?.gaps).toEqual([])
  })
})

describe('a keyword without an AI Overview', () => {
  it('is compared with the organic results, and says so', async () => {
    const mei = await newPerson(suite, 'mei')
    const userPageUrl = SAMPLES[0]?.userPageUrl ?? ''
    const jobId = await startJob(suite, mei.token, {
      targetKeyword: 'sandbox:overview-empty 手沖咖啡',
      userPageUrl,
    })
    const job = await finishedJob(suite, mei.token, jobId)
    expect(job.status).toBe('completed_with_errors')
    expect(job.data?.usedFallbackData).toBe(true)
    expect(job.steps.serpApiStatus).toBe('partial')
    expect(job.data?.coverage?.pages.some((page) => page.role === 'organic')).toBe(true)
    expect(job.warnings.map((warning) => warning.code)).toContain('no-ai-overview')
  })
})
