import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PAGE } from '../testing/fault-site.ts'
import { openFetcher, openSite, type Site } from '../testing/open-fetcher.ts'
import type { WebFetcher } from '../types.ts'
import { createRobots } from './robots.ts'
import { ALLOW_ALL } from './robots-rules.ts'

const OPEN = { own: ALLOW_ALL, googlebot: ALLOW_ALL, size: 0 }
const FORBID = 'User-agent: TestBot\nDisallow: /private'
type Answer = { status?: number; body?: string; location?: string; hang?: boolean }

let site: Site
let fetcher: WebFetcher
let robotsTxt: Answer
let paths: string[]

beforeEach(async () => {
  paths = []
  site = await openSite((request, response) => {
    paths.push(`${request.headers.host}${request.url}`)
    const isRobots = request.url === '/robots.txt' && request.headers.host === 'site.example'
    const { status = 200, body = PAGE, location, hang } = isRobots ? robotsTxt : {}
    if (hang === true) return
    if (request.url === '/tagged')
      response.writeHead(200, {
        'content-type': 'text/html',
        'x-robots-tag': ['otherbot: noindex, nofollow', 'max-snippet:50'],
        link: '</style.css>; rel=preload, </elsewhere>; rel="canonical"',
      })
    else if (request.url === '/away') response.writeHead(302, { location: '/private/x' })
    else response.writeHead(status, { 'content-type': 'text/html', ...(location && { location }) })
    response.end(request.url === '/moved' ? FORBID : body)
  })
  fetcher = openFetcher({ http: site.port }, { robotsMs: 1_500 }).fetcher
})
afterEach(async () => {
  await fetcher.close()
  await site.close()
})

const read = (path: string, respectRobots = true) =>
  fetcher.fetchPage(`http://site.example${path}`, { respectRobots })
const readForGoogle = (path: string) =>
  fetcher.fetchPage(`http://site.example${path}`, { respectRobots: false, askForGooglebot: true })

describe('a cited page', () => {
  it('is not requested when robots.txt forbids it', async () => {
    robotsTxt = { body: FORBID }
    await expect(read('/private/x')).rejects.toMatchObject({ code: 'robots-disallowed' })
    await expect(read('/public')).resolves.toMatchObject({ status: 200 })
    expect(paths).toEqual(['site.example/robots.txt', 'site.example/public'])
  })

  it('is not requested when it redirects to an address that robots.txt forbids', async () => {
    robotsTxt = { body: FORBID }
    await expect(read('/away')).rejects.toMatchObject({ code: 'robots-disallowed' })
    expect(paths).not.toContain('site.example/private/x')
  })

  it.each<[string, Answer]>([
    ['is missing', { status: 404 }],
    ['is forbidden itself', { status: 403 }],
    ['redirects without end', { status: 302, location: '/robots.txt' }],
    ['is a page', { body: PAGE }],
  ])('is read when robots.txt %s', async (_case, answer) => {
    robotsTxt = answer
    await expect(read('/private/x')).resolves.toMatchObject({ status: 200 })
  })

  it.each<[string, Answer, string]>([
    ['answers 500', { status: 500 }, 'http-error'],
    ['answers 503', { status: 503 }, 'http-error'],
    ['answers 429', { status: 429 }, 'rate-limited'],
    ['never answers', { hang: true }, 'deadline-exceeded'],
  ])('is not read when robots.txt %s, since its rules are then unknown', async (_case, answer, code) => {
    robotsTxt = answer
    await expect(read('/public')).rejects.toMatchObject({ code })
    expect(paths).not.toContain('site.example/public')
  })

  it('obeys the robots.txt that a redirect leads to', async () => {
    robotsTxt = { status: 301, location: 'http://other.example/moved' }
    await expect(read('/private/x')).rejects.toMatchObject({ code: 'robots-disallowed' })
  })

  it('shares one request for robots.txt with the other pages of its site', async () => {
    robotsTxt = { body: FORBID }
    await Promise.all(['/1', '/2', '/3', '/private/x'].map((path) => read(path).catch(() => {})))
    await read('/4')
    expect(paths.filter((path) => path.endsWith('robots.txt'))).toHaveLength(1)
  })

  it('stops waiting for robots.txt when its caller aborts', async () => {
    robotsTxt = { hang: true }
    const page = fetcher.fetchPage('http://site.example/1', {
      respectRobots: true,
      signal: AbortSignal.timeout(50),
    })
    await expect(page).rejects.toMatchObject({
      code: 'deadline-exceeded',
      message: expect.stringContaining('caller'),
    })
  })
})

it("the user's own page is read whatever robots.txt says, without requesting robots.txt", async () => {
  robotsTxt = { body: FORBID }
  await expect(read('/private/x', false)).resolves.toMatchObject({ status: 200 })
  expect(paths).toEqual(['site.example/private/x'])
})

describe('what Googlebot may do', () => {
  it.each<[string, Answer, string, string]>([
    ['is not forbidden', { body: FORBID }, 'allowed', ''],
    [
      'is forbidden to all',
      { body: 'User-agent: *\nDisallow: /private' },
      'disallowed',
      'Disallow: /private',
    ],
    [
      'is forbidden to it alone',
      { body: 'User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /*x$ # old' },
      'disallowed',
      'Disallow: /*x$',
    ],
    [
      'is allowed to it alone',
      { body: 'User-agent: *\nDisallow: /\n\nUser-agent: googlebot\nAllow: /private\nDisallow: /' },
      'allowed',
      'Allow: /private',
    ],
    ['has no rules', { status: 404 }, 'allowed', ''],
    ['has rules that cannot be read', { status: 503 }, 'unknown', ''],
    ['has rules that never come', { hang: true }, 'unknown', ''],
  ])('is told with the rule where the page %s', async (_case, answer, googlebot, robotsRule) => {
    robotsTxt = answer
    await expect(readForGoogle('/private/x')).resolves.toMatchObject({ served: { googlebot, robotsRule } })
  })
})

it('headers for search engines come with the page, each line separately', async () => {
  robotsTxt = { status: 404 }
  await expect(read('/tagged', false)).resolves.toMatchObject({
    served: {
      robotsTags: ['otherbot: noindex, nofollow', 'max-snippet:50'],
      canonicalLink: 'http://site.example/elsewhere',
    },
  })
})

describe('the cache of rules', () => {
  const signal = new AbortController().signal

  it('is refreshed after ten minutes, and immediately after a failure', async () => {
    let now = 0
    let loads = 0
    const robots = createRobots(
      async () => {
        loads++
        if (loads === 1) throw new Error('down')
        return OPEN
      },
      () => new Date(now),
    )
    const check = () => robots.check('http://a.example/1', 'http://a.example/robots.txt', signal)
    await expect(check()).rejects.toThrow('down')
    await check()
    await check()
    expect(loads).toBe(2)
    now += 10 * 60_000
    await check()
    expect(loads).toBe(3)
  })

  it('is bounded', async () => {
    const loaded: string[] = []
    const robots = createRobots(
      async (url) => {
        loaded.push(url)
        return OPEN
      },
      () => new Date(0),
    )
    const check = (index: number) => robots.check('x', `http://${index}.example/robots.txt`, signal)
    for (let index = 0; index <= 500; index++) await check(index)
    await check(500)
    expect(loaded).toHaveLength(501)
    await check(0)
    expect(loaded).toHaveLength(502)
  })

  it('holds a few files of the greatest length, and forgets the oldest for the next', async () => {
    const loaded: string[] = []
    const robots = createRobots(
      async (url) => {
        loaded.push(url)
        return { ...OPEN, size: 500 * 1024 }
      },
      () => new Date(0),
    )
    const check = (index: number) => robots.check('x', `http://${index}.example/robots.txt`, signal)
    for (let index = 0; index < 9; index++) await check(index)
    await check(8)
    await check(1)
    expect(loaded).toHaveLength(9)
    await check(0)
    expect(loaded).toHaveLength(10)
  })
})
