import { inspect } from 'node:util'
import { SerpSchema } from '@gaplens/contracts/analysis/serp'
import { afterEach, describe, expect, it } from 'vitest'
import { type ScriptedAnswer, type ScriptedServer, startScriptedServer } from '../testing/scripted-server.ts'
import { createSerpApi, type SerpApiConfig } from './serpapi.ts'

const KEY = 'secret/key+with=odd&characters'
const NOW = new Date('2026-11-21T10:00:05.000Z')
const policy = { maxAttempts: 3, baseDelayMs: 1, maxDelayMs: 50 }

let server: ScriptedServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function standIn(
  script: Parameters<typeof startScriptedServer>[0],
  timeoutMs = 10_000,
  more: Partial<SerpApiConfig> = {},
) {
  server = await startScriptedServer(script)
  const search = createSerpApi(
    {
      apiKey: KEY,
      baseUrl: server.baseUrl,
      gl: 'tw',
      hl: 'zh-tw',
      googleDomain: 'google.com.tw',
      timeoutMs,
      userAgent: 'test-agent',
      now: () => NOW,
      ...more,
    },
    policy,
  )
  return {
    requests: server.requests,
    search: (signal?: AbortSignal, onBilled?: () => void) =>
      search.search('手沖咖啡 & 水溫', {
        ...(signal !== undefined && { signal }),
        ...(onBilled !== undefined && { onBilled }),
      }),
  }
}

const organic_results = [
  { position: 1, title: '甲', link: 'https://a.test/1', snippet: '第一' },
  { position: 2, title: '乙', link: 'https://b.test/2#:~:text=x' },
  { position: 3, title: '影片', link: 'not a link' },
]
const text_blocks = [{ type: 'paragraph', snippet: '水溫約 92 度。', reference_indexes: [4] }]
const references = [{ index: 4, link: 'https://a.test/1#:~:text=92%20%E5%BA%A6', title: '甲', source: 'A' }]
const withToken: ScriptedAnswer = { body: { organic_results, ai_overview: { page_token: 'T1' } } }
const fetched: ScriptedAnswer = { body: { ai_overview: { text_blocks, references } } }
const emptyFetched: ScriptedAnswer = {
  body: {
    search_information: { ai_overview_state: 'Fully empty' },
    error: "Google hasn't returned any results for this query.",
  },
}
const cantGenerate = {
  body: {
    organic_results,
    ai_overview: { error: "Can't generate an AI overview right now. Try again later." },
  },
}

describe('an overview in the first answer', () => {
  it('is read with its references, the organic results and the questions', async () => {
    const { requests, search } = await standIn([
      {
        body: {
          search_metadata: { status: 'Success' },
          ai_overview: { text_blocks, references },
          organic_results,
          related_questions: [
            { question: '水溫幾度？' },
            { question: '誰說的？', type: 'ai_overview', page_token: 'another' },
            { question: '水溫幾度？' },
            {},
          ],
        },
      },
    ])
    const serp = SerpSchema.parse(await search())
    expect(serp).toEqual({
      overviewState: 'present',
      pointers: [{ url: 'https://a.test/1', prefix: '', start: '92 度', end: '', suffix: '' }],
      blocks: [{ kind: 'paragraph', text: '水溫約 92 度。', depth: 0, referenceIndexes: [4] }],
      references: [
        {
          index: 4,
          url: 'https://a.test/1',
          title: '甲',
          source: 'A',
          snippet: '',
          highlightedText: '92 度',
        },
      ],
      organic: [
        { position: 1, url: 'https://a.test/1', title: '甲', snippet: '第一' },
        { position: 2, url: 'https://b.test/2', title: '乙', snippet: '' },
      ],
      relatedQuestions: ['水溫幾度？', '誰說的？'],
      subQuestions: [
        { origin: 'related', text: '水溫幾度？', answer: '', urls: [] },
        { origin: 'related', text: '誰說的？', answer: '', urls: [] },
      ],
      answers: [
        expect.objectContaining({
          parameters: Object.fromEntries(
            [...(requests[0]?.query ?? [])].filter(([name]) => name !== 'api_key'),
          ),
          removed: [],
          body: expect.stringContaining('水溫約 92 度。'),
        }),
      ],
      requests: 1,
      fetchedAt: NOW.toISOString(),
    })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.path).toBe('/search.json')
    expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
      engine: 'google',
      q: '手沖咖啡 & 水溫',
      gl: 'tw',
      hl: 'zh-tw',
      google_domain: 'google.com.tw',
      device: 'desktop',
      api_key: KEY,
    })
    expect(requests[0]?.headers['user-agent']).toBe('test-agent')
  })

  it('is used as it is when a token comes along with it', async () => {
    const { requests, search } = await standIn([
      { body: { organic_results, ai_overview: { text_blocks, page_token: 'T' } } },
    ])
    await expect(search()).resolves.toMatchObject({ overviewState: 'present', requests: 1 })
    expect(requests).toHaveLength(1)
  })

  it('may lack references, or consist of blocks that say nothing', async () => {
    const lacking = await standIn([{ body: { organic_results, ai_overview: { text_blocks } } }])
    await expect(lacking.search()).resolves.toMatchObject({
      overviewState: 'present',
      references: [],
      blocks: [{ referenceIndexes: [] }],
    })
    await server?.close()
    const silent = await standIn([{ body: { ai_overview: { text_blocks: [{ type: 'paragraph' }] } } }])
    await expect(silent.search()).resolves.toMatchObject({ overviewState: 'empty' })
  })

  it('survives fields of the wrong type anywhere', async () => {
    const { search } = await standIn([
      {
        body: {
          search_metadata: 'odd',
          organic_results: { not: 'a list' },
          related_questions: [null, 5, { question: 7 }],
          ai_overview: { page_token: 5, text_blocks: [...text_blocks, 3], references: [null, ...references] },
        },
      },
    ])
    await expect(search()).resolves.toMatchObject({ overviewState: 'present', organic: [], requests: 1 })
  })
})

describe('an overview fetched by its token', () => {
  it('is asked for at once, with the token and the key and nothing else', async () => {
    const { requests, search } = await standIn([withToken, fetched])
    await expect(search()).resolves.toMatchObject({
      overviewState: 'present',
      requests: 2,
      organic: [{ url: 'https://a.test/1' }, { url: 'https://b.test/2' }],
    })
    expect(Object.fromEntries(requests[1]?.query ?? [])).toEqual({
      engine: 'google_ai_overview',
      page_token: 'T1',
      api_key: KEY,
    })
  })

  it('is empty when the vendor says “fully empty”', async () => {
    const { search } = await standIn([withToken, emptyFetched])
    await expect(search()).resolves.toMatchObject({ overviewState: 'empty', requests: 2, references: [] })
  })

  it.each<[string, ScriptedAnswer]>([
    ['refused', { status: 400, body: { error: 'The page_token is expired.' } }],
    ['answered with 200 and an error', { body: { error: 'page_token has expired' } }],
    ['answered with a failure of the service', { status: 503, body: { error: 'try later' } }],
    ['answered with nothing', { body: {} }],
    ['answered with another token', withToken],
    ['answered with "not right now"', cantGenerate],
    ['answered with no JSON', { body: '<html>' }],
    ['never answered', { fault: 'reset' }],
  ])('begins anew, past the cache, with a new token when the token is %s', async (_case, failure) => {
    const { requests, search } = await standIn((request, count) => {
      if (request.query.get('engine') === 'google') {
        return { body: { organic_results, ai_overview: { page_token: `T${count}` } } }
      }
      return count === 2 ? failure : fetched
    })
    await expect(search()).resolves.toMatchObject({ overviewState: 'present', requests: 4 })
    expect(requests.map(({ query }) => query.get('page_token') ?? query.get('no_cache'))).toEqual([
      null,
      'T1',
      'true',
      'T3',
    ])
  })

  it('is asked for with a token out of the cache up to 50 s after it was made, as the way there takes time', async () => {
    for (const [age, tokens] of [
      [50, [null, 'T1']],
      [51, [null, null, 'T1']],
    ] as const) {
      const made = new Date('2026-11-21T10:00:00Z')
      const body = {
        organic_results,
        ai_overview: { page_token: 'T1' },
        search_metadata: { status: 'Success', created_at: '2026-11-21 10:00:00 UTC' },
      }
      const headers = { date: new Date(made.getTime() + age * 1_000).toUTCString() }
      const { requests, search } = await standIn(({ query }) =>
        query.get('page_token') === null ? { body, headers } : fetched,
      )
      await search()
      expect(requests.map(({ query }) => query.get('page_token'))).toEqual(tokens)
      await server?.close()
    }
  })

  it('is not asked for with a token out of the cache that has outlived its minute', async () => {
    const made = new Date(Date.now() - 20 * 60_000).toISOString().slice(0, 19).replace('T', ' ')
    const cached = {
      search_metadata: { status: 'Success', processed_at: `${made} UTC` },
      organic_results,
      ai_overview: { page_token: 'dead' },
    }
    const { requests, search } = await standIn([{ body: cached }, withToken, fetched])
    await expect(search()).resolves.toMatchObject({ overviewState: 'present', requests: 3 })
    expect(requests.map(({ query }) => query.get('page_token'))).toEqual([null, null, 'T1'])
  })

  it('is given up after six requests, and the organic results are kept', async () => {
    const { requests, search } = await standIn((request) =>
      request.query.get('engine') === 'google' ? withToken : { status: 500, body: {} },
    )
    await expect(search()).resolves.toMatchObject({
      overviewState: 'unavailable',
      requests: 6,
      organic: [{ position: 1 }, { position: 2 }],
    })
    expect(requests).toHaveLength(6)
  })

  it('is given up when the account runs out in between, and the organic results are kept', async () => {
    const { search } = await standIn([
      withToken,
      { status: 429, body: { error: 'Your account has run out of searches.' } },
    ])
    await expect(search()).resolves.toMatchObject({ overviewState: 'unavailable', requests: 2 })
  })
})

describe('what goes wrong after the results have come', () => {
  const hangs = (onHang: () => void = () => undefined) => {
    const script = ({ query }: { query: URLSearchParams }): ScriptedAnswer => {
      if (query.get('page_token') === null) return withToken
      onHang()
      return { fault: 'hang' }
    }
    return script
  }

  it('is told when the overview is given up, by the last error alone', async () => {
    const lost: unknown[] = []
    const { search } = await standIn([withToken, { status: 500, body: {} }, cantGenerate], 10_000, {
      onOverviewLost: (error) => lost.push(error),
    })
    await search()
    expect(lost).toEqual([expect.objectContaining({ name: 'OverviewMissing' })])
  })

  it('is thrown when it is a bug', async () => {
    const bug = new TypeError('a bug')
    let calls = 0
    const now = () => {
      calls += 1
      if (calls === 2) throw bug
      return NOW
    }
    const { search } = await standIn([withToken, fetched], 10_000, { now })
    await expect(search()).rejects.toBe(bug)
  })

  it('is thrown when the search was aborted, and no optional search follows', async () => {
    const stop = new AbortController()
    const script = hangs(() => stop.abort(new Error('the lease is lost')))
    const { requests, search } = await standIn(script, 10_000, { subQuestions: true })
    await expect(search(stop.signal)).rejects.toMatchObject({ code: 'search-unavailable' })
    expect(requests).toHaveLength(2)
  })

  it('leaves the results when it is the deadline, and no optional search follows', async () => {
    const { requests, search } = await standIn(hangs(), 10_000, { subQuestions: true })
    await expect(search(AbortSignal.timeout(300))).resolves.toMatchObject({
      overviewState: 'unavailable',
      requests: 2,
      organic: [{ position: 1 }, { position: 2 }],
    })
    expect(requests).toHaveLength(2)
  })
})

describe('no overview', () => {
  it('is a result when the answer has none', async () => {
    const { search } = await standIn([{ body: { organic_results } }])
    await expect(search()).resolves.toMatchObject({ overviewState: 'empty', requests: 1 })
  })

  it('asks again when Google could not write one right now, and says so when it stays that way', async () => {
    const { requests, search } = await standIn([cantGenerate])
    await expect(search()).resolves.toMatchObject({ overviewState: 'unavailable', requests: 3 })
    expect(requests.map(({ query }) => query.get('no_cache'))).toEqual([null, 'true', 'true'])
  })

  it('does not ask again when Google says that there is none for this search', async () => {
    const error = 'An AI Overview is not available for this search'
    const { search } = await standIn([{ body: { organic_results, ai_overview: { error } } }])
    await expect(search()).resolves.toMatchObject({ overviewState: 'empty', requests: 1 })
  })

  it('comes with nothing at all for a keyword without results', async () => {
    const { search } = await standIn([emptyFetched])
    await expect(search()).resolves.toMatchObject({
      overviewState: 'empty',
      organic: [],
      relatedQuestions: [],
      requests: 1,
    })
  })
})

describe('failures', () => {
  it.each<[ScriptedAnswer, string, number]>([
    [{ status: 400, body: { error: 'Missing query `q` parameter.' } }, 'search-bad-request', 1],
    [{ status: 401, body: { error: 'Invalid API key. Your API key should be here: …' } }, 'search-auth', 1],
    [{ status: 403, body: { error: 'Account refused' } }, 'search-auth', 1],
    [{ status: 429, body: { error: 'Your account has run out of searches.' } }, 'search-quota', 1],
    [{ status: 429, body: { error: 'You are exceeding your hourly rate.' } }, 'search-rate', 3],
    [{ status: 500, body: 'oops' }, 'search-unavailable', 3],
    [{ status: 503, body: { search_metadata: { status: 'Error' } } }, 'search-unavailable', 3],
    [{ status: 200, body: { search_metadata: { status: 'Processing' } } }, 'search-unavailable', 3],
    [
      { status: 200, body: { error: "We couldn't get valid results for this search." } },
      'search-unavailable',
      3,
    ],
    [{ status: 200, body: 'not JSON' }, 'search-unavailable', 3],
    [{ status: 200, body: '[]' }, 'search-unavailable', 3],
    [{ status: 302, headers: { location: '/elsewhere' } }, 'search-unavailable', 1],
    [{ fault: 'reset' }, 'search-unavailable', 3],
  ])('maps %j to %s after %d requests', async (answer, code, count) => {
    const { requests, search } = await standIn([answer])
    await expect(search()).rejects.toMatchObject({ name: 'ProviderError', code })
    expect(requests).toHaveLength(count)
  })

  it('waits as long as Retry-After says, and not at all when that is too long', async () => {
    const { requests, search } = await standIn([
      { status: 429, body: {}, headers: { 'retry-after': '3600' } },
    ])
    await expect(search()).rejects.toMatchObject({ code: 'search-rate', retryAfterMs: 3_600_000 })
    expect(requests).toHaveLength(1)
  })

  it('recovers when the service does', async () => {
    const { search } = await standIn([
      { status: 500, body: {} },
      { fault: 'reset' },
      { body: { organic_results } },
    ])
    await expect(search()).resolves.toMatchObject({ overviewState: 'empty', requests: 3 })
  })

  it('gives up on an answer that never comes, or never ends', async () => {
    for (const fault of ['hang', 'stall'] as const) {
      const { requests, search } = await standIn([{ fault, body: { organic_results } }], 100)
      await expect(search()).rejects.toMatchObject({ code: 'search-unavailable' })
      expect(requests).toHaveLength(3)
      await server?.close()
    }
  })

  it('ends with the signal, without another try', async () => {
    const { requests, search } = await standIn([{ fault: 'hang' }])
    await expect(search(AbortSignal.timeout(100))).rejects.toMatchObject({ code: 'search-unavailable' })
    expect(requests).toHaveLength(1)
  })
})

describe('the key', () => {
  it.each<[string, ScriptedAnswer]>([
    [
      'an echo in an error text',
      { status: 401, body: { error: `Invalid API key: ${KEY} api_key=${encodeURIComponent(KEY)}` } },
    ],
    ['a connection cut', { fault: 'reset' }],
    ['a body cut short', { headers: { 'content-length': '9999' }, body: 'x', fault: 'stall' }],
    [
      'a redirect',
      { status: 302, headers: { location: `https://evil.test/?api_key=${encodeURIComponent(KEY)}` } },
    ],
    ['a server error', { status: 500, body: `api_key=${KEY}` }],
  ])('appears nowhere in what is thrown after %s', async (_case, answer) => {
    const { search } = await standIn([answer], 200)
    const error: unknown = await search().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    const shown = inspect(error, { depth: Infinity, showHidden: true, getters: true }) + JSON.stringify(error)
    expect(shown).not.toContain(KEY)
    expect(shown).not.toContain(encodeURIComponent(KEY))
    expect(shown).not.toContain(new URLSearchParams({ k: KEY }).toString().slice(2))
    expect(shown).not.toContain('secret')
  })

  it('appears in no error when nothing listens at the address', async () => {
    const { search } = await standIn([])
    await server?.close()
    const error: unknown = await search().catch((caught: unknown) => caught)
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain('secret')
  })
})

describe('the cache key of a search', () => {
  const variantOf = (over: { gl?: string; hl?: string; subQuestions?: boolean }) =>
    createSerpApi({
      apiKey: KEY,
      baseUrl: 'http://127.0.0.1:1',
      gl: 'tw',
      hl: 'zh-tw',
      googleDomain: 'google.com.tw',
      timeoutMs: 1,
      userAgent: 'test-agent',
      now: () => NOW,
      ...over,
    }).variant

  it('depends on place, language, device and whether sub-questions are asked', () => {
    const variants = [{}, { gl: 'us' }, { hl: 'en' }, { subQuestions: true }].map(variantOf)
    expect(new Set(variants).size).toBe(4)
    expect(variantOf({ subQuestions: false })).toBe(variantOf({}))
  })
})

describe('a search is billed', () => {
  /** The number of billed searches, however the search ends. */
  async function billed(script: Parameters<typeof standIn>[0], signal?: AbortSignal, timeoutMs?: number) {
    let count = 0
    const { search } = await standIn(script, timeoutMs)
    await search(signal, () => {
      count += 1
    }).catch(() => undefined)
    return count
  }

  it('for each answer with results', async () => {
    expect(await billed([withToken, fetched])).toBe(2)
  })

  it('not for a refusal or a failure', async () => {
    expect(await billed([{ status: 429, body: { error: 'Your account has run out of searches.' } }])).toBe(0)
    expect(await billed([{ status: 500, body: '' }, { status: 500, body: '' }, withToken, fetched])).toBe(2)
  })

  it('when nobody waits for its answer any longer', async () => {
    expect(await billed([{ fault: 'hang' }], AbortSignal.timeout(100))).toBe(1)
    expect(await billed([{ fault: 'hang' }], undefined, 100)).toBe(3)
  })
})
