import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BatchRequestSchema } from '@gaplens/contracts/batches/batch'
import { ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import { SHARED_LIMITS } from '../../functions/src/limits/request-limits.ts'
import { createSerpApi } from '../../functions/src/providers/search/serpapi.ts'
import { HOSTILE_URLS } from '../../functions/src/providers/testing/hostile-addresses.ts'
import type { WebFetcher } from '../../functions/src/providers/types.ts'
import { createWebFetcher } from '../../functions/src/providers/web/web.ts'
import { readPage } from '../../functions/src/reading/read-page.ts'
import { openDatabase } from '../../functions/src/runtime/database.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newMember } from '../support/admins.ts'
import { beginAnalysis } from '../support/begin-analysis.ts'
import { type Canary, startCanary } from '../support/canary.ts'
import { identityOf } from '../support/identity-of.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { ownFirestore } from '../support/project.ts'
import { testSuite } from '../support/suite.ts'

/** As many as one report reads: so many references are tried in one job. */
const CITED = 12
/** Under the limit of starts a minute, with room. */
const STARTS = 50
/** Addresses of drafts that a person may have read in an hour. */
const READS = SHARED_LIMITS['draft-page'].requests

const suite = testSuite()
const suiteDb = suiteDatabase(suite)
const ownPage = SAMPLES[0]?.userPageUrl ?? ''
/** The sandbox's page that sends its visitors wherever they ask to. */
const redirectTo = (url: string) => `https://faults.test/redirect-to?to=${encodeURIComponent(url)}`

let canary: Canary
let hostile: readonly string[]
/** Speaks SerpApi's protocol and cites whatever is asked for. */
let search: Server
let cited: readonly string[] = []
let web: WebFetcher

beforeAll(async () => {
  canary = await startCanary()
  hostile = [...new Set([...canary.urls, ...HOSTILE_URLS])]
  search = createServer((_request, response) => {
    const references = cited.map((link, index) => ({
      index,
      link,
      title: `來源 ${index}`,
      source: 'x',
      snippet: '',
    }))
    const text = {
      type: 'paragraph',
      snippet: '水溫會影響手沖咖啡。',
      reference_indexes: cited.map((_, i) => i),
    }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        search_metadata: { status: 'Success' },
        search_information: { organic_results_state: 'Results for exact spelling' },
        ai_overview: { text_blocks: [text], references },
        organic_results: [],
      }),
    )
  })
  await new Promise<void>((resolve) => search.listen(0, '127.0.0.1', resolve))
  web = createWebFetcher({ userAgent: 'Test/1', sandboxPort: suite.ports.sandbox, now: () => new Date() })
})
afterAll(async () => {
  search.close()
  await Promise.all([web.close(), canary.close()])
})

/** Runs a real job, all but the reader's threads, for a page and what the search service cites. */
async function analyse(userPageUrl: string, citedPages: readonly string[]) {
  cited = citedPages
  const db = openDatabase(ownFirestore('ssrf'))
  const id = await beginAnalysis(db, {
    identity: identityOf('ann'),
    request: { targetKeyword: '手沖咖啡', userPageUrl },
    idempotencyKey: null,
    opening: NO_ADMIN,
    now: new Date(),
  })
  const { port } = search.address() as AddressInfo
  await runJob(id, {
    db,
    web,
    search: createSerpApi({
      apiKey: 'stand-in',
      baseUrl: `http://127.0.0.1:${port}`,
      gl: 'tw',
      hl: 'zh-tw',
      googleDomain: 'google.com.tw',
      timeoutMs: 10_000,
      now: () => new Date(),
    }),
    reader: { read: async (input) => readPage(input) },
    model: null,
    now: () => new Date(),
  })
  const job = (await db.analyses().doc(id).get()).data()
  if (job === undefined) throw new Error('the job is gone')
  return job
}

const batches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

describe('hundreds of hostile addresses', () => {
  it('as the user’s page are refused by POST /api/analyze, with nothing begun and nothing taken', async () => {
    expect(hostile.length).toBeGreaterThan(200)
    for (const batch of batches(hostile, STARTS)) {
      const ann = await newMember(suite, suiteDb, 'ann')
      for (const userPageUrl of batch) {
        const answer = await callApi(suite, ann.token, '/analyze', {
          json: { targetKeyword: '手沖', userPageUrl },
        })
        expect([userPageUrl, answer.status]).toEqual([userPageUrl, 400])
        const { error } = ErrorAnswerSchema.parse(await answer.json())
        expect([error.code.slice(0, 4), error.field]).toEqual(['url-', 'userPageUrl'])
        expect(error.message).not.toContain(userPageUrl)
      }
      expect((await suiteDb.users().doc(ann.uid).get()).data()).toMatchObject({ points: 5, unfinished: {} })
    }
    expect(canary.connections()).toBe(0)
  })

  it('as the address of a draft are refused, typed or redirected to, and as a row of a batch', async () => {
    const everyTenth = hostile.filter((_, index) => index % 10 === 0).map(redirectTo)
    for (const batch of batches([...hostile, ...everyTenth], READS)) {
      const ann = await newMember(suite, suiteDb, 'ann')
      for (const url of batch) {
        const answer = await callApi(suite, ann.token, '/drafts/read-page', { json: { url } })
        expect([url, answer.status]).toEqual([url, 400])
        const { error } = ErrorAnswerSchema.parse(await answer.json())
        const isRedirect = everyTenth.includes(url)
        expect([url, error.code]).toEqual([
          url,
          isRedirect ? 'page-unreadable' : expect.stringMatching(/^url-/),
        ])
      }
    }
    for (const userPageUrl of hostile) {
      const rows = [{ targetKeyword: '手沖', userPageUrl }]
      expect([userPageUrl, BatchRequestSchema.safeParse({ name: '', rows }).success]).toEqual([
        userPageUrl,
        false,
      ])
    }
    expect(canary.connections()).toBe(0)
  }, 120_000)

  it('where the user’s page redirects to are not followed: the job says so and gives the point back', async () => {
    const everyTenth = hostile.filter((_, index) => index % 10 === 0)
    for (const url of everyTenth) {
      const job = await analyse(redirectTo(url), ['https://faults.test/404'])
      expect([url, job.error]).toEqual([url, expect.objectContaining({ refunded: true })])
      expect(job.sources[0]?.failure).toMatch(/^(forbidden-address|bad-response)$/)
    }
    expect(canary.connections()).toBe(0)
  })

  it('as cited references are never connected to, and the report is made from the rest', async () => {
    for (const batch of batches(hostile, CITED - 1)) {
      const job = await analyse(ownPage, [...batch, 'https://faults.test/injection'])
      const refused = job.sources.filter(({ role, url }) => role === 'cited' && batch.includes(url))
      for (const source of refused)
        expect([source.url, source.failure]).toEqual([source.url, 'forbidden-address'])
    }
    expect(canary.connections()).toBe(0)
  })

  it('where cited references redirect to are never connected to', async () => {
    for (const batch of batches(hostile, CITED)) {
      const job = await analyse(ownPage, batch.map(redirectTo))
      const sources = job.sources.filter(({ role }) => role === 'cited')
      expect(sources).toHaveLength(batch.length)
      for (const { url, failure } of sources)
        expect([url, failure]).toEqual([url, expect.stringMatching(/^(forbidden-address|bad-response)$/)])
    }
    expect(canary.connections()).toBe(0)
  })

  it('would be noticed: the canary counts a connection', async () => {
    const before = canary.connections()
    await fetch(canary.urls[0] ?? '').catch(() => undefined)
    expect(canary.connections()).toBe(before + 1)
  })
})
