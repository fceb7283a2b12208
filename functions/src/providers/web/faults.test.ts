import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderError } from '../error.ts'
import { createFaultSite, PAGE } from '../testing/fault-site.ts'
import { eventually, openFetcher, openSite, type Site } from '../testing/open-fetcher.ts'
import type { WebFetcher } from '../types.ts'
import type { WebLimits } from './limits.ts'

const NOW = new Date('2026-11-21T10:00:05.000Z')

/** Generous limits for faults that are not about time, so that a busy machine does not cause a timeout instead. */
const LIMITS: Partial<WebLimits> = { maxBytes: 1024 * 1024, maxRetryAfterMs: 1_500 }
const readAll = { respectRobots: false }

let faults: ReturnType<typeof createFaultSite>
let site: Site
let fetcher: WebFetcher
const opened: WebFetcher[] = []

beforeEach(async () => {
  faults = createFaultSite()
  site = await openSite((request, response) => {
    faults(request, response, new URL(request.url ?? '/', 'http://site.example'))
  })
  fetcher = openFetcher({ http: site.port }, LIMITS, { now: () => NOW }).fetcher
})
afterEach(async () => {
  await fetcher.close()
  for (const each of opened.splice(0)) await each.close()
  await eventually(() => site.open.size === 0)
  await site.close()
})

/** A fetcher with one short limit: with several, a busy machine would run into another than the one that a test is about. */
function impatient(limit: Partial<WebLimits>): WebFetcher {
  const each = openFetcher({ http: site.port }, limit).fetcher
  opened.push(each)
  return each
}

const read = (path: string, by = fetcher) => by.fetchPage(`http://site.example${path}`, readAll)
async function failure(path: string, by = fetcher): Promise<ProviderError> {
  const outcome: unknown = await read(path, by).catch((error: unknown) => error)
  expect(outcome).toMatchObject({ name: 'ProviderError' })
  return outcome as ProviderError
}
const visits = (path: string) => faults.visits.get(path) ?? 0

describe('each fault ends with its own code, within its deadline, and leaves no connection in use', () => {
  it.each([
    ['/hang', 'first-byte-timeout', { firstByteMs: 250 }],
    ['/stall', 'idle-timeout', { idleMs: 250 }],
    ['/trickle', 'deadline-exceeded', { totalMs: 1_000 }],
  ])('%s: %s', async (path, code, limit) => {
    const before = performance.now()
    expect((await failure(path, impatient(limit))).code).toBe(code)
    // The limit is one second at most; the rest is for slow machines.
    expect(performance.now() - before).toBeLessThan(5_000)
    await eventually(() => site.open.size === 0)
  })

  it.each([
    ['/flood', 'too-large'],
    ['/announced', 'too-large'],
    ['/bomb/gzip', 'too-large'],
    ['/bomb/deflate', 'too-large'],
    ['/bomb/br', 'too-large'],
    ['/bomb/zstd', 'too-large'],
    ['/corrupt/gzip', 'bad-response'],
    ['/corrupt/br', 'bad-response'],
    ['/corrupt/zstd', 'bad-response'],
    ['/cut', 'bad-response'],
    ['/reset', 'connection-reset'],
    ['/reset-inside', 'connection-reset'],
    ['/short', 'connection-reset'],
    ['/garbage', 'bad-response'],
    ['/huge-headers', 'bad-response'],
    ['/loop/1', 'too-many-redirects'],
    ['/no-location', 'bad-response'],
    ['/bad-location', 'bad-response'],
    ['/status/400', 'http-error'],
    ['/status/401', 'access-denied'],
    ['/status/403', 'access-denied'],
    ['/status/404', 'not-found'],
    ['/status/410', 'not-found'],
    ['/status/429', 'rate-limited'],
    ['/status/451', 'access-denied'],
    ['/status/500', 'http-error'],
    ['/status/503', 'http-error'],
    ['/status/999', 'access-denied'],
    ['/status/204', 'bad-response'],
    ['/status/304', 'http-error'],
    ['/challenge', 'challenge-page'],
    ['/typed?type=application/pdf', 'unsupported-type'],
    ['/typed?type=image/png', 'unsupported-type'],
    ['/typed?type=application/json', 'unsupported-type'],
    ['/typed?type=text/html&body=%25PDF-1.7', 'unsupported-type'],
    ['/typed?body=PK%03%04', 'unsupported-type'],
  ])('%s: %s', async (path, code) => {
    expect((await failure(path)).code).toBe(code)
    await eventually(() => site.open.size <= 1)
  })

  it('a port where nothing listens is connect-failed', async () => {
    await site.close()
    expect((await failure('/ok')).code).toBe('connect-failed')
  })

  it('a decompression bomb is stopped before it fills memory', async () => {
    const before = process.memoryUsage().arrayBuffers
    await failure('/bomb/gzip')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024)
  })
})

describe('pages', () => {
  it('come with their final address, their type and their bytes', async () => {
    await expect(read('/ok?q=1#part')).resolves.toEqual({
      url: 'http://site.example/ok?q=1',
      status: 200,
      contentType: 'text/html; charset=utf-8',
      bytes: new TextEncoder().encode(PAGE),
      fetchedAt: NOW.toISOString(),
      served: { googlebot: 'unknown', robotsRule: '', robotsTags: [], canonicalLink: null },
    })
  })

  it('own their memory, so that it can be handed to a worker', async () => {
    const { bytes } = await read('/ok')
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
  })

  it.each(['gzip', 'deflate', 'br', 'zstd'])('are decompressed (%s)', async (encoding) => {
    expect(Buffer.from((await read(`/compressed/${encoding}`)).bytes).toString()).toBe(PAGE)
  })

  it.each(['text/html', 'TEXT/HTML;charset=big5', 'application/xhtml+xml', 'text/plain', 'text/xml', ''])(
    'are read with the type %j',
    async (type) => {
      await expect(read(`/typed?type=${encodeURIComponent(type)}`)).resolves.toMatchObject({ status: 200 })
    },
  )

  it('are read without a content type too', async () => {
    await expect(read('/typed')).resolves.toMatchObject({ contentType: null })
  })

  it('are requested under the name of our robot, without cookies or a referrer', async () => {
    const headers = JSON.parse(Buffer.from((await read('/echo')).bytes).toString())
    expect(headers).toMatchObject({
      host: 'site.example',
      'user-agent': 'TestBot/1.0 (+https://test.example/bot)',
      'accept-language': expect.stringContaining('zh-TW'),
      'accept-encoding': expect.stringContaining('gzip'),
    })
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  })
})

describe('redirects', () => {
  it('are followed, five at most', async () => {
    await expect(read('/redirect/5')).resolves.toMatchObject({ url: 'http://site.example/ok' })
    expect((await failure('/redirect/6')).code).toBe('too-many-redirects')
  })

  it('may have a Location in raw UTF-8', async () => {
    await expect(read('/raw-location')).resolves.toMatchObject({
      url: 'http://site.example/ok/%E9%A0%81%E9%9D%A2',
    })
  })

  it('may lead to other sites', async () => {
    await expect(read('/to?u=http://other.example/ok')).resolves.toMatchObject({
      url: 'http://other.example/ok',
    })
  })
})

describe('a second try', () => {
  it.each(['/once/502', '/once/503', '/once/504', '/once-reset'])('mends %s', async (path) => {
    await expect(read(path)).resolves.toMatchObject({ status: 200 })
    expect(visits(path)).toBe(2)
  })

  it.each(['/status/503', '/reset', '/reset-inside'])('is the last one (%s)', async (path) => {
    await failure(path)
    expect(visits(path)).toBe(2)
  })

  it.each(['/once/400', '/once/403', '/once/404', '/once/429', '/once/500'])(
    'is not made after %s',
    async (path) => {
      await failure(path)
      expect(visits(path)).toBe(1)
    },
  )

  it('is not made after a timeout', async () => {
    await failure('/hang', impatient({ firstByteMs: 250 }))
    expect(visits('/hang')).toBe(1)
  })

  it('waits as long as the server asks', async () => {
    const { fetcher } = openFetcher({ http: site.port })
    const before = performance.now()
    await expect(fetcher.fetchPage('http://site.example/once-later/1', readAll)).resolves.toMatchObject({
      status: 200,
    })
    expect(performance.now() - before).toBeGreaterThan(950)
    await fetcher.close()
  })

  it('is not made when the server asks for a long pause', async () => {
    expect(await failure('/once-later/60')).toMatchObject({
      code: 'http-error',
      status: 503,
      retryAfterMs: 60_000,
    })
    expect(visits('/once-later/60')).toBe(1)
  })

  it('is one for a page with all its redirects', async () => {
    await expect(read('/to?u=/once/503')).resolves.toMatchObject({ status: 200 })
    expect((await failure('/to?u=/status/503')).code).toBe('http-error')
    expect(visits('/status/503')).toBe(2)
    expect((await failure('/once-to')).code).toBe('http-error')
    expect(visits('/once/502')).toBe(1)
  })
})

describe('the caller', () => {
  it('can abort fetching a page at any time', async () => {
    for (const path of ['/hang', '/stall', '/trickle']) {
      const controller = new AbortController()
      const page = fetcher.fetchPage(`http://site.example${path}`, { ...readAll, signal: controller.signal })
      setTimeout(() => controller.abort(), 50)
      await expect(page).rejects.toMatchObject({ code: 'deadline-exceeded' })
    }
    await eventually(() => site.open.size === 0)
  })

  it('causes no request when its signal has already fired', async () => {
    const page = fetcher.fetchPage('http://site.example/ok', { ...readAll, signal: AbortSignal.abort() })
    await expect(page).rejects.toMatchObject({ code: 'deadline-exceeded' })
    expect(site.total()).toBe(0)
  })
})
