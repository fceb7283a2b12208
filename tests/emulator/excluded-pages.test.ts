import { HistoricalAnalysisAnswerSchema } from '@gaplens/contracts/analysis/requests'
import { REFERENCE_TEXT } from '@gaplens/report/text/report-text'
import { describe, expect, it } from 'vitest'
import { runPipeline } from '../../functions/src/analysis/pipeline/pipeline.ts'
import { createMemoryStepStore } from '../../functions/src/analysis/pipeline/step-store.ts'
import { computeUnlimited } from '../../functions/src/runtime/limit-computing.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { createProviders } from '../faults/providers.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const [SAMPLE] = SAMPLES
if (SAMPLE === undefined) throw new Error('the sandbox has no samples')

describe('pages that a user leaves out of a run', () => {
  it('are neither read nor compared with, and the report says so', async () => {
    const mei = await newPerson(suite, 'mei')
    const first = await finishedJob(suite, mei.token, await startJob(suite, mei.token, SAMPLE))
    const [unwanted = '', other = ''] = first.data?.competitorUrls ?? []
    const jobId = await startJob(suite, mei.token, { ...SAMPLE, excludedUrls: [unwanted] })
    const job = await finishedJob(suite, mei.token, jobId)
    expect(job.data?.excludedUrls).toEqual([unwanted])
    expect(job.data?.competitorUrls).not.toContain(unwanted)
    expect(job.data?.competitorUrls).toContain(other)
    expect(job.sources.map(({ url }) => url)).not.toContain(unwanted)
    // Google cites it all the same: what is observed stays as it was.
    expect(job.data?.aiOverviewData).toEqual(first.data?.aiOverviewData)
    expect(
      JSON.stringify([job.data?.coverage, job.data?.evidence, job.data?.citedSourceAnalysis]),
    ).not.toContain(unwanted)

    const answer = await callApi(suite, mei.token, `/analyses/${jobId}`)
    expect(HistoricalAnalysisAnswerSchema.parse(await answer.json()).data.excludedUrls).toEqual([unwanted])
    const file = await (await callApi(suite, mei.token, `/export/html/${jobId}`)).text()
    expect(file).toContain(REFERENCE_TEXT.excluded(1))
  })

  it('are never fetched', async () => {
    const providers = createProviders(() => new Date())
    const unwanted = 'https://cited1.example/'
    const outcome = await runPipeline(
      { analysisId: 'a', keyword: 'fine', userPageUrl: 'https://fine.example/', excludedUrls: [unwanted] },
      {
        ...providers,
        model: null,
        store: createMemoryStepStore(() => undefined),
        report: () => undefined,
        now: () => new Date(),
        signal: new AbortController().signal,
        compute: computeUnlimited,
      },
    )
    expect(outcome.result.excludedUrls).toEqual([unwanted])
    expect(providers.calls.has('https://cited0.example/')).toBe(true)
    expect(providers.calls.has(unwanted)).toBe(false)
  })

  it('are part of what an idempotency key stands for, in whatever order', async () => {
    const mei = await newPerson(suite, 'mei')
    const key = crypto.randomUUID()
    const [a, b] = ['https://a.example/', 'https://b.example/']
    const send = (excludedUrls: string[]) =>
      callApi(suite, mei.token, '/analyze', {
        json: { ...SAMPLE, excludedUrls },
        headers: { 'idempotency-key': key },
      })
    const first = await send([a, b])
    expect(first.status).toBe(202)
    expect(await (await send([b, a])).json()).toEqual(await first.json())
    const other = await send([a])
    expect([other.status, (await other.json()).error.code]).toEqual([409, 'idempotency-conflict'])
  })

  it.each([
    ['no address', ['javascript:alert(1)'], 'excluded-invalid'],
    ['something that is no text', [1], 'excluded-invalid'],
    ['an address without end', [`https://a.example/${'x'.repeat(2_000)}`], 'excluded-invalid'],
    ['too many', Array(21).fill('https://a.example/'), 'excluded-too-many'],
    ['no list', 'https://a.example/', 'invalid-request'],
  ])('are refused as %s', async (_, excludedUrls, code) => {
    const mei = await newPerson(suite, 'mei')
    const answer = await callApi(suite, mei.token, '/analyze', { json: { ...SAMPLE, excludedUrls } })
    expect([answer.status, (await answer.json()).error]).toMatchObject([400, { code, field: 'excludedUrls' }])
  })
})
