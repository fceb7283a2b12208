import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../server.ts'
import { ask } from '../testing/search.ts'
import { isInline } from './engines.ts'
import { NO_RESULTS, OVERVIEW_ERROR } from './staged.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterAll(() => sandbox.close())

const inline = ['手沖咖啡', '手沖咖啡比例', '手沖咖啡器材', '手沖咖啡教學'].find(isInline) ?? ''
const stepped =
  ['手沖咖啡', '手沖咖啡比例', '手沖咖啡器材', '手沖咖啡教學'].find((keyword) => !isInline(keyword)) ?? ''

describe('engine=google', () => {
  it('shows some overviews at once and others behind a token', async () => {
    const here = (await ask(sandbox.port, { q: inline })).body.ai_overview
    expect(here?.text_blocks?.length).toBeGreaterThan(5)
    expect(here?.page_token).toBeUndefined()
    const there = (await ask(sandbox.port, { q: stepped })).body.ai_overview
    expect(there?.text_blocks).toBeUndefined()
    expect(there?.page_token).toMatch(/^[\w-]{100,}$/)
  })

  it('answers the same keyword with the same overview', async () => {
    const [a, b] = [await ask(sandbox.port, { q: inline }), await ask(sandbox.port, { q: ` ${inline} ` })]
    expect(b.body.ai_overview).toEqual(a.body.ai_overview)
  })

  it('has organic results and no overview for a keyword of no topic', async () => {
    const { status, body } = await ask(sandbox.port, { q: '多肉植物怎麼照顧' })
    expect(status).toBe(200)
    expect(body.ai_overview).toBeUndefined()
    expect(body.organic_results?.length).toBeGreaterThanOrEqual(5)
    expect(body.organic_results?.map((result) => result.position)).toEqual(
      body.organic_results?.map((_, at) => at + 1),
    )
  })

  it('has related questions, the last of them with an overview of its own', async () => {
    const { body } = await ask(sandbox.port, { q: '除濕機' })
    const last = body.related_questions?.at(-1)
    expect(last?.type).toBe('ai_overview')
    const answer = await ask(sandbox.port, {
      engine: 'google_ai_overview',
      page_token: last?.page_token ?? '',
    })
    expect(answer.body.ai_overview?.text_blocks?.length).toBeGreaterThan(3)
  })

  it('never repeats the key of the request', async () => {
    const { body } = await ask(sandbox.port, { q: inline, api_key: 'very-secret-key' })
    expect(JSON.stringify(body)).not.toContain('very-secret-key')
  })
})

describe('engine=google_ai_mode', () => {
  it('answers at the top level, with questions it goes on to', async () => {
    const { body } = await ask(sandbox.port, { engine: 'google_ai_mode', q: '手沖咖啡' })
    expect(body.text_blocks?.length).toBeGreaterThan(5)
    expect(body.references?.length).toBeGreaterThanOrEqual(8)
    expect(body.related_questions?.length).toBeGreaterThan(0)
    expect(body.reconstructed_markdown).toContain('## ')
  })

  it('needs a keyword', async () => {
    expect((await ask(sandbox.port, { engine: 'google_ai_mode' })).status).toBe(400)
  })
})

describe('engine=google_related_questions', () => {
  it('gives more questions for a question’s token, once', async () => {
    const { body } = await ask(sandbox.port, { q: '除濕機' })
    const token = body.related_questions?.[0]?.next_page_token ?? ''
    const further = { engine: 'google_related_questions', next_page_token: token }
    const more = await ask(sandbox.port, further)
    expect(more.body.related_questions?.every(({ page_token }) => page_token !== undefined)).toBe(true)
    expect((await ask(sandbox.port, further)).body.related_questions).toBeUndefined()
  })
})

describe('a device', () => {
  it('changes the order of the results, and must be one there is', async () => {
    const links = async (device: string) =>
      (await ask(sandbox.port, { q: inline, device })).body.organic_results?.map(({ link }) => link)
    expect(await links('mobile')).not.toEqual(await links('desktop'))
    expect((await ask(sandbox.port, { q: inline, device: 'fridge' })).status).toBe(400)
  })
})

describe('a sandbox that varies', () => {
  it('answers one keyword otherwise from run to run, and now and then with no overview', async () => {
    const varying = await startSandbox({ port: 0, varies: true })
    try {
      const texts = new Set<string>()
      let none = 0
      for (let run = 0; run < 10; run++) {
        const { body } = await ask(varying.port, { q: inline })
        if (body.ai_overview?.text_blocks === undefined) none++
        else texts.add(JSON.stringify(body.ai_overview.text_blocks))
      }
      expect(texts.size).toBeGreaterThan(2)
      expect(none).toBeGreaterThan(0)
    } finally {
      await varying.close()
    }
  })
})

describe('engine=google_ai_overview', () => {
  it('gives a token’s overview once', async () => {
    const token = (await ask(sandbox.port, { q: stepped })).body.ai_overview?.page_token ?? ''
    const first = await ask(sandbox.port, { engine: 'google_ai_overview', page_token: token })
    expect(first.body.ai_overview?.references?.length).toBeGreaterThanOrEqual(8)
    const again = await ask(sandbox.port, { engine: 'google_ai_overview', page_token: token })
    expect(again).toMatchObject({
      status: 200,
      body: { error: NO_RESULTS, search_information: { ai_overview_state: 'Fully empty' } },
    })
  })

  it('refuses a request without a token', async () => {
    const { status, body } = await ask(sandbox.port, { engine: 'google_ai_overview' })
    expect([status, body.error]).toEqual([400, 'Missing `page_token` parameter.'])
  })
})

describe('errors in the form of the real service', () => {
  it.each([
    [{ q: '' }, 400, 'Missing query `q` parameter.'],
    [{ q: 'a', api_key: '' }, 401, 'Invalid API key.'],
    [{ q: 'a', api_key: 'invalid-key' }, 401, 'Invalid API key.'],
    [{ q: 'a', engine: 'altavista' }, 400, 'Unsupported `altavista` search engine.'],
    [{ q: 'a', location: 'Taipei', uule: 'w' }, 400, '`location` and `uule`'],
    [{ q: '？？？' }, 200, NO_RESULTS],
    [{ q: 'sandbox:no-results' }, 200, NO_RESULTS],
    [{ q: 'sandbox:rate-limit' }, 429, 'hourly'],
    [{ q: 'sandbox:out-of-searches' }, 429, 'Your account has run out of searches.'],
    [{ q: 'sandbox:forbidden' }, 403, 'not allowed'],
    [{ q: 'sandbox:server-error' }, 500, 'try again'],
    [{ q: 'sandbox:unavailable' }, 503, 'try again'],
  ])('%o → %i %s', async (parameters, status, text) => {
    const answer = await ask(sandbox.port, parameters)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toContain(text)
  })

  it('recovers at the second request where the staged state says so', async () => {
    const q = 'sandbox:overview-error 除濕機'
    expect((await ask(sandbox.port, { q })).body.ai_overview).toEqual({ error: OVERVIEW_ERROR })
    expect((await ask(sandbox.port, { q })).body.ai_overview?.error).toBeUndefined()
    expect((await ask(sandbox.port, { q: 'sandbox:unavailable-once' })).status).toBe(503)
    expect((await ask(sandbox.port, { q: 'sandbox:unavailable-once' })).status).toBe(200)
  })

  it('can have a token whose overview is missing', async () => {
    const token =
      (await ask(sandbox.port, { q: 'sandbox:overview-empty' })).body.ai_overview?.page_token ?? ''
    const { body } = await ask(sandbox.port, { engine: 'google_ai_overview', page_token: token })
    expect(body.search_information?.ai_overview_state).toBe('Fully empty')
  })

  it('can answer with something that is not JSON', async () => {
    const response = await fetch(`http://127.0.0.1:${sandbox.port}/search?q=sandbox:garbage&api_key=k`)
    expect(await response.text()).toContain('<html>')
  })
})

it('reports the state of the account without counting a search', async () => {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/account.json?api_key=k`)
  expect(await response.json()).toMatchObject({
    plan_searches_left: expect.any(Number),
    account_rate_limit_per_hour: 1_000,
  })
  expect((await fetch(`http://127.0.0.1:${sandbox.port}/account.json`)).status).toBe(401)
})
