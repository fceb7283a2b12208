import { CLIENT_VERSION, CLIENT_VERSION_HEADER } from '@gaplens/contracts/client-version'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiError, isUnsettled } from './api-error.ts'
import { createHttp, type HttpOptions } from './http.ts'

const Answer = z.object({ ok: z.boolean() })
const CALL = { method: 'GET', path: '/things' } as const

function http(
  answer: (init: RequestInit | undefined) => Response | Promise<Response>,
  more: Partial<HttpOptions> = {},
) {
  return createHttp({
    token: async () => 'token-1',
    fetch: async (_, init) => await answer(init),
    ...more,
  })
}

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

describe('the HTTP client', () => {
  it('sends the bearer token and JSON, below /api', async () => {
    let seen: { url: string; init: RequestInit | undefined } | undefined
    const request = createHttp({
      token: async () => 'token-1',
      fetch: async (url, init) => {
        seen = { url: String(url), init }
        return Response.json({ ok: true })
      },
    })
    await expect(request({ method: 'POST', path: '/things', body: { a: 1 } }, Answer)).resolves.toEqual({
      ok: true,
    })
    const headers = new Headers(seen?.init?.headers)
    expect(seen?.url).toBe('/api/things')
    expect(headers.get('Authorization')).toBe('Bearer token-1')
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(seen?.init?.body).toBe('{"a":1}')
  })

  it("turns the API's errors into one with code, message and field", async () => {
    const body = {
      error: { code: 'url-private', message: '無法分析', field: 'userPageUrl', requestId: 'r-9' },
    }
    const error = await failure(http(() => Response.json(body, { status: 400 }))(CALL, Answer))
    expect(error).toMatchObject({
      code: 'url-private',
      message: '無法分析',
      field: 'userPageUrl',
      status: 400,
    })
  })

  it.each(['internal', 'unavailable'])(
    'says by which code the support finds the request (%s)',
    async (code) => {
      const body = { error: { code, message: '請附上錯誤代碼。', requestId: 'r-9' } }
      const error = await failure(http(() => Response.json(body, { status: 500 }))(CALL, Answer))
      expect(error.message).toBe('請附上錯誤代碼。（錯誤代碼 r-9）')
    },
  )

  it('says in words that an answer is not the API’s own, and its status', async () => {
    const error = await failure(
      http(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))(CALL, Answer),
    )
    expect(error).toMatchObject({
      code: 'http',
      message: '伺服器沒有正常回應，請稍後再試（HTTP error! status: 502）。',
    })
  })

  it('has words of its own for 401 and 402 without a body', async () => {
    expect(await failure(http(() => new Response(null, { status: 402 }))(CALL, Answer))).toMatchObject({
      code: 'insufficient-points',
      message: '點數不足！請先購買點數。',
    })
    expect((await failure(http(() => new Response(null, { status: 401 }))(CALL, Answer))).code).toBe(
      'unauthenticated',
    )
  })

  it('renews the token once when it is refused', async () => {
    const asked: boolean[] = []
    const request = http(
      (init) =>
        new Response('{"ok":true}', {
          status: new Headers(init?.headers).get('Authorization') === 'Bearer new' ? 200 : 401,
        }),
      {
        token: async (force) => {
          asked.push(force)
          return force ? 'new' : 'old'
        },
      },
    )
    await expect(request(CALL, Answer)).resolves.toEqual({ ok: true })
    expect(asked).toEqual([false, true])
  })

  it("fails with 'User not authenticated' when nobody is signed in, and sends nothing", async () => {
    let sent = 0
    const request = http(
      () => {
        sent += 1
        return Response.json({ ok: true })
      },
      { token: async () => null },
    )
    expect((await failure(request(CALL, Answer))).message).toBe('User not authenticated')
    expect(sent).toBe(0)
  })

  it('gives up after its time limit', async () => {
    const request = http(
      (init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
      { timeoutMs: 20 },
    )
    expect((await failure(request(CALL, Answer))).code).toBe('timeout')
  })

  it('distinguishes a lost connection from an answer that cannot be parsed', async () => {
    const lost = await failure(http(() => Promise.reject(new TypeError('fetch failed')))(CALL, Answer))
    expect(lost.code).toBe('network')
    expect((await failure(http(() => Response.json({ ok: 'yes' }))(CALL, Answer))).code).toBe('bad-answer')
    expect((await failure(http(() => new Response('{'))(CALL, Answer))).code).toBe('bad-answer')
  })
})

describe('an answer whose body is cut off', () => {
  const cutOff = (reason: Error, status = 200) =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"ok":'))
          body.error(reason)
        },
      }),
      { status },
    )

  it.each([undefined, 'text', 'blob'] as const)('is a lost connection, read as %s', async (as) => {
    const request = http(() => cutOff(new TypeError('network error')))
    const error = await failure(request({ ...CALL, ...(as && { as }) }, Answer))
    expect(error.code).toBe('network')
    // The server may have done what it was asked, so the same request keeps its idempotency key.
    expect(isUnsettled(error)).toBe(true)
  })

  it('is a lost connection too where it told an error', async () => {
    expect((await failure(http(() => cutOff(new TypeError('network error'), 503))(CALL, Answer))).code).toBe(
      'network',
    )
  })

  it('is over the time limit where it stops arriving', async () => {
    const request = http(
      (init) =>
        new Response(
          new ReadableStream({
            start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
          }),
        ),
      { timeoutMs: 20 },
    )
    expect((await failure(request(CALL, Answer))).code).toBe('timeout')
  })

  it('is no failure of the network where the caller has cancelled', async () => {
    const cancel = new AbortController()
    const request = http(() => {
      cancel.abort()
      return cutOff(cancel.signal.reason)
    })
    await expect(request({ ...CALL, signal: cancel.signal }, Answer)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
  })
})

describe('a page of another version than the API', () => {
  it('says its version with each request', async () => {
    let sent: string | null = null
    await http((init) => {
      sent = new Headers(init?.headers).get(CLIENT_VERSION_HEADER)
      return Response.json({ ok: true })
    })(CALL, Answer)
    expect(sent).toBe(String(CLIENT_VERSION))
  })

  it.each([
    [
      'is told that it is outdated',
      { status: 409, body: { error: { code: 'client-outdated', message: '已有新版本', requestId: 'r' } } },
    ],
    ['gets an answer that it cannot read', { status: 200, body: { ok: 'of tomorrow' } }],
  ])('looks for the newer one when it %s', async (_, { status, body }) => {
    const outdated = vi.fn()
    await failure(http(() => Response.json(body, { status }), { onOutdated: outdated })(CALL, Answer))
    expect(outdated).toHaveBeenCalledOnce()
  })
})

describe('whether a failed request may be sent again', () => {
  it.each([
    ['network', 0, true],
    ['unavailable', 503, true],
    ['user-not-ready', 409, true],
    ['insufficient-points', 402, false],
    ['idempotency-conflict', 409, false],
  ] as const)('%s: %s → %s', (code, status, expected) => {
    expect(isUnsettled(new ApiError(code, '', { status }))).toBe(expected)
  })

  it('renews a token that is older than the verification of the address, once', async () => {
    const forced: boolean[] = []
    const refused = { error: { code: 'email-unverified', message: '請先驗證', requestId: 'r' } }
    const answers = [Response.json(refused, { status: 403 }), Response.json({ ok: true })]
    const request = createHttp({
      token: async (forceRefresh) => {
        forced.push(forceRefresh)
        return 'token-1'
      },
      fetch: async () => answers.shift() ?? Response.error(),
    })
    await expect(request(CALL, Answer)).resolves.toEqual({ ok: true })
    expect(forced).toEqual([false, true])
  })

  it('reports an ended session, and does not retry with another token', async () => {
    const ended = vi.fn()
    let calls = 0
    const body = { error: { code: 'session-ended', message: '請重新登入', requestId: 'r' } }
    const answer = () => {
      calls += 1
      return Response.json(body, { status: 401 })
    }
    expect((await failure(http(answer, { onSessionEnded: ended })(CALL, Answer))).code).toBe('session-ended')
    expect([calls, ended.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['answers that the account is disabled', 403, 'account-disabled', async () => 'token-1'],
    [
      'refuses the token and the provider a new one',
      401,
      'unauthenticated',
      async (force: boolean) => {
        if (force) throw Object.assign(new Error('disabled'), { code: 'auth/user-disabled' })
        return 'token-1'
      },
    ],
  ])('ends the session of a disabled account where the server %s', async (_, status, code, token) => {
    const ended = vi.fn()
    const answer = async () => Response.json({ error: { code, message: 'm', requestId: 'r' } }, { status })
    const request = createHttp({ token, fetch: answer, onSessionEnded: ended })
    expect((await failure(request(CALL, Answer))).code).toBe('account-disabled')
    expect(ended.mock.calls).toEqual([['account-disabled']])
  })
})
