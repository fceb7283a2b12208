import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PAGE } from '../testing/fault-site.ts'
import { openFetcher, openSite, type Site } from '../testing/open-fetcher.ts'
import { createWebFetcher } from './web.ts'

const readAll = { respectRobots: false }
let site: Site
let asked: string[]

beforeEach(async () => {
  asked = []
  site = await openSite((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    const location = {
      '/moved': 'https://shop.test/new',
      '/relative': '/new',
      '/out': `http://127.0.0.1:${site.port}/new`,
    }[request.url ?? '']
    response.writeHead(location === undefined ? 200 : 302, {
      'content-type': 'text/html',
      ...(location !== undefined && { location }),
    })
    response.end(PAGE)
  })
})
afterEach(() => site.close())

describe('with a sandbox', () => {
  it.each([
    ['http://blog.test/a?b=1', 'blog.test/a?b=1'],
    ['https://blog.test/a', 'blog.test/a'],
    ['https://www.deep.blog.test/', 'www.deep.blog.test/'],
    ['https://blog.test:443/a', 'blog.test/a'],
  ])('%s is served from it under its own name', async (url, host) => {
    const fetcher = createWebFetcher({ userAgent: 'Test/1', sandboxPort: site.port, now: () => new Date() })
    const page = await fetcher.fetchPage(url, { respectRobots: true })
    expect(page.url).toBe(new URL(url).href)
    expect(asked).toContain(host)
    await fetcher.close()
  })

  it('redirects keep the host names and schemes that people see', async () => {
    const fetcher = createWebFetcher({ userAgent: 'Test/1', sandboxPort: site.port, now: () => new Date() })
    await expect(fetcher.fetchPage('http://blog.test/moved', readAll)).resolves.toMatchObject({
      url: 'https://shop.test/new',
    })
    await expect(fetcher.fetchPage('https://blog.test/relative', readAll)).resolves.toMatchObject({
      url: 'https://blog.test/new',
    })
    await fetcher.close()
  })

  it.each([
    'http://blog.test/out',
    'http://test/',
    'http://.test/',
    'http://blog.test.localhost/',
    'http://blog.test:8080/',
  ])('%s still leads nowhere', async (url) => {
    const fetcher = createWebFetcher({ userAgent: 'Test/1', sandboxPort: site.port, now: () => new Date() })
    await expect(fetcher.fetchPage(url, readAll)).rejects.toMatchObject({ code: 'forbidden-address' })
    await fetcher.close()
  })

  it('other names still go to the network, also those with a similar ending', async () => {
    const { fetcher, network } = openFetcher({}, {}, { sandboxPort: site.port, now: () => new Date() })
    for (const host of ['site.example', 'site.attest', 'nottest', 'blog.test.example']) {
      await fetcher.fetchPage(`http://${host}/`, readAll).catch(() => {})
    }
    expect(asked).toEqual([])
    expect(network.resolved).toEqual(['site.example', 'site.attest', 'blog.test.example'])
    await fetcher.close()
  })
})

it('without a sandbox, a .test name is treated like any other', async () => {
  const { fetcher, network } = openFetcher({})
  await expect(fetcher.fetchPage('https://blog.test/', readAll)).rejects.toMatchObject({
    code: 'connect-failed',
  })
  expect(network.resolved).toEqual(['blog.test'])
  expect(asked).toEqual([])
  await fetcher.close()
})
