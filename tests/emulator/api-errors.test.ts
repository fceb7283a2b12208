import { AnalyzeAnswerSchema } from '@gaplens/contracts/analysis/requests'
import { API_ERRORS, type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const url = 'https://client.test/page'
let mei: Awaited<ReturnType<typeof newPerson>>
beforeAll(async () => {
  mei = await newPerson(suite, 'mei')
})

/** The answer is the catalogue's, in its shape: code, status and text, and no stack. */
async function expectError(answer: Response, code: ApiErrorCode, field?: string): Promise<void> {
  const text = await answer.text()
  expect(text).not.toMatch(/\bat .*\.(js|ts):\d+|node_modules/)
  const { error } = ErrorAnswerSchema.parse(JSON.parse(text))
  expect(error).toMatchObject({ code, message: API_ERRORS[code].message, ...(field && { field }) })
  expect(answer.status).toBe(API_ERRORS[code].status)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
}

describe('without a valid token', () => {
  it.each([
    ['none', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic bWVpOnNlY3JldA==' }],
    ['a forged one', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZWkifQ.' }],
    ['a long one', { authorization: `Bearer ${'a'.repeat(5_000)}.b.c` }],
  ])('%s: 401 on every route', async (_what, headers) => {
    for (const path of ['/analyses', '/analyses/a', '/results/a', '/no-such-route']) {
      await expectError(await callApi(suite, null, path, { headers }), 'unauthenticated')
    }
  })
})

describe('POST /api/analyze refuses, names the field, takes no point and creates nothing', () => {
  const cases: [string, unknown, ApiErrorCode, string?][] = [
    ['an empty keyword', { targetKeyword: '', userPageUrl: url }, 'keyword-required', 'targetKeyword'],
    ['a blank keyword', { targetKeyword: ' \u3000 ', userPageUrl: url }, 'keyword-required', 'targetKeyword'],
    ['no keyword', { userPageUrl: url }, 'keyword-required', 'targetKeyword'],
    [
      'a keyword that is a number',
      { targetKeyword: 5, userPageUrl: url },
      'keyword-required',
      'targetKeyword',
    ],
    [
      '201 characters',
      { targetKeyword: '字'.repeat(201), userPageUrl: url },
      'keyword-too-long',
      'targetKeyword',
    ],
    [
      'a newline in the keyword',
      { targetKeyword: '手沖\n咖啡', userPageUrl: url },
      'keyword-invalid',
      'targetKeyword',
    ],
    ['a null byte', { targetKeyword: 'a\u0000b', userPageUrl: url }, 'keyword-invalid', 'targetKeyword'],
    ['a bidi override', { targetKeyword: 'a\u202eb', userPageUrl: url }, 'keyword-invalid', 'targetKeyword'],
    [
      'half of a surrogate pair',
      { targetKeyword: 'a\ud800', userPageUrl: url },
      'keyword-invalid',
      'targetKeyword',
    ],
    [
      'one in the address',
      { targetKeyword: '咖啡', userPageUrl: `${url}?q=\udc00` },
      'url-invalid',
      'userPageUrl',
    ],
    [
      'one in a page to leave out',
      { targetKeyword: '咖啡', userPageUrl: url, excludedUrls: [`${url}?\ud800`] },
      'excluded-invalid',
      'excludedUrls',
    ],
    ['no address', { targetKeyword: '咖啡' }, 'url-required', 'userPageUrl'],
    ['an empty address', { targetKeyword: '咖啡', userPageUrl: ' ' }, 'url-required', 'userPageUrl'],
    [
      'an address without host',
      { targetKeyword: '咖啡', userPageUrl: 'https://' },
      'url-invalid',
      'userPageUrl',
    ],
    ['no address at all', { targetKeyword: '咖啡', userPageUrl: 'coffee' }, 'url-invalid', 'userPageUrl'],
    ['a relative address', { targetKeyword: '咖啡', userPageUrl: '/page' }, 'url-invalid', 'userPageUrl'],
    [
      'a space in the host',
      { targetKeyword: '咖啡', userPageUrl: 'https://a b.test/' },
      'url-invalid',
      'userPageUrl',
    ],
    ['ftp', { targetKeyword: '咖啡', userPageUrl: 'ftp://a.test/' }, 'url-scheme', 'userPageUrl'],
    [
      'javascript',
      { targetKeyword: '咖啡', userPageUrl: 'javascript:alert(1)' },
      'url-scheme',
      'userPageUrl',
    ],
    ['file', { targetKeyword: '咖啡', userPageUrl: 'file:///etc/passwd' }, 'url-scheme', 'userPageUrl'],
    ['data', { targetKeyword: '咖啡', userPageUrl: 'data:text/html,x' }, 'url-scheme', 'userPageUrl'],
    [
      'credentials',
      { targetKeyword: '咖啡', userPageUrl: 'https://a:b@a.test/' },
      'url-credentials',
      'userPageUrl',
    ],
    [
      'another port',
      { targetKeyword: '咖啡', userPageUrl: 'https://a.test:8443/' },
      'url-port',
      'userPageUrl',
    ],
    [
      '2,001 characters',
      { targetKeyword: '咖啡', userPageUrl: `https://a.test/${'x'.repeat(1_990)}` },
      'url-too-long',
      'userPageUrl',
    ],
    ['an unknown key', { targetKeyword: '咖啡', userPageUrl: url, points: 99 }, 'invalid-request'],
    ['a list', [], 'invalid-request'],
    ['nothing', null, 'invalid-request'],
    ...[
      'localhost',
      '127.0.0.1',
      '127.1',
      '0x7f000001',
      '2130706433',
      '017700000001',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[fd00::1]',
      'printer',
      'printer.local',
      'db.internal',
      'metadata.google.internal',
      'app.localhost',
      '168.63.129.16',
    ].map((host): [string, unknown, ApiErrorCode, string] => [
      `the private host ${host}`,
      { targetKeyword: '咖啡', userPageUrl: `http://${host}/` },
      'url-private',
      'userPageUrl',
    ]),
  ]
  it.each(cases)('%s', async (_what, body, code, field) => {
    await expectError(await callApi(suite, mei.token, '/analyze', { json: body }), code, field)
  })

  it('and after all of these the account has no entry and no analysis', async () => {
    expect((await db.users().doc(mei.uid).get()).exists).toBe(false)
    expect((await db.analyses().where('uid', '==', mei.uid).count().get()).data().count).toBe(0)
  })

  it('malformed JSON', async () => {
    for (const body of ['{"targetKeyword":', '', 'null}', '\u00ff']) {
      const answer = await callApi(suite, mei.token, '/analyze', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await expectError(answer, 'invalid-json')
    }
  })

  it('a body that is not JSON by its type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data',
    ]) {
      const headers = { 'content-type': type }
      const answer = await callApi(suite, mei.token, '/analyze', { method: 'POST', headers, body: '{}' })
      await expectError(answer, 'unsupported-media-type')
    }
  })

  it('a body over 64 kB', async () => {
    const json = { targetKeyword: 'x'.repeat(70_000), userPageUrl: url }
    await expectError(await callApi(suite, mei.token, '/analyze', { json }), 'body-too-large')
  })

  it('an idempotency key of another form', async () => {
    // So many refused starts are more than one person may send in a minute.
    const { token } = await newPerson(suite, 'ann')
    for (const key of ['short', 'has spaces in it', 'x'.repeat(101)]) {
      const answer = await callApi(suite, token, '/analyze', {
        json: { targetKeyword: '咖啡', userPageUrl: url },
        headers: { 'idempotency-key': key },
      })
      await expectError(answer, 'invalid-request', 'Idempotency-Key')
    }
  })
})

describe('routes and methods', () => {
  it('an unknown route is 404', async () => {
    await expectError(await callApi(suite, mei.token, '/no-such-route'), 'route-not-found')
  })

  it.each([
    ['PUT', '/analyze', 'POST'],
    ['GET', '/analyze', 'POST'],
    ['POST', '/results/abc', 'GET'],
    ['POST', '/analyses', 'GET'],
    ['PUT', '/analyses/abc', 'GET, PATCH, DELETE'],
    ['GET', '/analyses/abc/cancellation', 'POST'],
    ['POST', '/estimate', 'GET'],
  ])('%s %s is 405 and says what is allowed', async (method, path, allowed) => {
    const answer = await callApi(suite, mei.token, path, { method })
    expect(answer.headers.get('allow')).toBe(allowed)
    await expectError(answer, 'method-not-allowed')
  })

  it.each(['abc', '__name__', 'a'.repeat(65), 'a%2Fb', '%F0%9F%98%80'])(
    'an analysis %s that never was is 404',
    async (id) => {
      await expectError(await callApi(suite, mei.token, `/results/${id}`), 'not-found')
      await expectError(await callApi(suite, mei.token, `/analyses/${id}`), 'not-found')
      await expectError(await callApi(suite, mei.token, `/analyses/${id}`, { method: 'DELETE' }), 'not-found')
    },
  )

  it('no other site may call the API from a browser: nothing allows its origin, preflight or not', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await callApi(suite, mei.token, '/analyses', { method, headers })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('answers are never cached on the way', async () => {
    const answer = await callApi(suite, mei.token, '/analyses')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('another person’s analysis', () => {
  it('answers like one that never was, for reading and deleting', async () => {
    const owner = await newPerson(suite, 'owner')
    const started = await callApi(suite, owner.token, '/analyze', {
      json: { targetKeyword: '沒有人查的詞', userPageUrl: url },
    })
    const { jobId } = AnalyzeAnswerSchema.parse(await started.json())
    await expectError(await callApi(suite, mei.token, `/results/${jobId}`), 'not-found')
    await expectError(await callApi(suite, mei.token, `/analyses/${jobId}`), 'not-found')
    await expectError(
      await callApi(suite, mei.token, `/analyses/${jobId}`, { method: 'DELETE' }),
      'not-found',
    )
    await expectError(
      await callApi(suite, mei.token, `/analyses?lastDocId=${jobId}`),
      'cursor-invalid',
      'lastDocId',
    )
    expect((await callApi(suite, owner.token, `/results/${jobId}`)).status).toBe(200)
  })
})
