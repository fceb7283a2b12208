import { JOB_ERRORS } from '@gaplens/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../../sandbox/src/server.ts'
import { sandboxSearch } from '../../providers/testing/sandbox-search.ts'
import { createWebFetcher } from '../../providers/web/web.ts'
import { readPage } from '../../reading/read-page.ts'
import { computeUnlimited } from '../../runtime/limit-computing.ts'
import { JobFailure } from './job-failure.ts'
import { runPipeline } from './pipeline.ts'
import { createMemoryStepStore } from './step-store.ts'

let sandbox: Sandbox
let web: ReturnType<typeof createWebFetcher>

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  web = createWebFetcher({ userAgent: 'GapLens', sandboxPort: sandbox.port, now: () => new Date() })
})
afterAll(async () => {
  await web.close()
  await sandbox.close()
})

/** Runs the pipeline as a job does, with the sandbox's search and sites and without a model. */
function run(keyword: string, userPageUrl: string) {
  return runPipeline(
    { analysisId: 'test', keyword, userPageUrl },
    {
      search: sandboxSearch(sandbox.port),
      web,
      reader: { read: async (input) => readPage(input) },
      model: null,
      store: createMemoryStepStore(() => {}),
      report: () => {},
      now: () => new Date('2026-11-22T00:00:00Z'),
      signal: AbortSignal.timeout(60_000),
      compute: computeUnlimited,
    },
  )
}

describe('a user’s page that cannot be read', () => {
  it('gives a report without gaps that says why, with a quality of "poor" at most', async () => {
    const { result, summary, warnings } = await run('手沖咖啡', 'https://faults.test/403')
    expect(result.coverage.gaps).toEqual([])
    expect(summary).toMatch(/^無法讀取您的網頁/)
    expect(result.brief.standing).toMatch(/^您的網頁未能讀取/)
    expect(result.qualityAssessment.score).toBeLessThanOrEqual(59)
    expect(warnings.find(({ code }) => code === 'quality-capped')?.message).toContain('無法讀取您的網頁')
  })
})

describe('a comparison without meaning fails the job with a refund', () => {
  it('when the page has nothing to do with the results', async () => {
    const failure = await run('手沖咖啡', 'https://client-office.test/contact').catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(JobFailure)
    expect(failure).toMatchObject({ code: 'unrelated-results' })
    expect(JOB_ERRORS['unrelated-results'].refund).toBe(true)
  })

  it('when the results have nothing to do with the keyword or each other', async () => {
    const failure = await run('火星隕石拍賣紀錄', 'https://client-coffee.test/blog/how-to-brew').catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ code: 'scattered-results' })
    expect(JOB_ERRORS['scattered-results'].refund).toBe(true)
  })
})

describe('other pages of the user’s site', () => {
  it('are not treated as competitors, and the page itself is read', async () => {
    const own = 'https://livingmag.test/food/pour-over-science'
    const { result } = await run('手沖咖啡', own)
    expect(result.coverage.pages.find(({ id }) => id === 'p0')).toMatchObject({ url: own, state: 'read' })
    expect(result.competitorUrls.length).toBeGreaterThan(5)
    expect(result.competitorUrls.filter((url) => url.includes('livingmag.test'))).toEqual([])
  })
})

describe('quality', () => {
  it.each([
    ['sandbox:overview-empty 手沖咖啡', 79, 'AI Overview'],
    ['手沖咖啡', 89, '沒有 AI'],
  ])('of %s is at most %i, and the report says why', async (keyword, most, why) => {
    const { result, warnings } = await run(keyword, 'https://client-coffee.test/blog/how-to-brew')
    expect(result.qualityAssessment.score).toBeLessThanOrEqual(most)
    expect(warnings.map(({ message }) => message).join('\n')).toContain(why)
  })
})
