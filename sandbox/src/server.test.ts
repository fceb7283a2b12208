import { Agent, get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSites } from './content/load.ts'
import { SEED_ANALYSES } from './seed.ts'
import { type Sandbox, startSandbox } from './server.ts'
import { type RequestOptions, requestPage } from './testing/request.ts'

const PAGE = 'https://pourover-notes.test/2025/05/why-bloom/'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterAll(() => sandbox.close())

const ask = (address: string, options?: RequestOptions) => requestPage(sandbox.port, address, options)

describe('sites by host name', () => {
  it.each(loadSites().flatMap((site) => site.pages.map((page) => page.url)))(
    '%s answers 200 with itself as its canonical address or none',
    async (url) => {
      const page = await ask(url)
      expect(page.status).toBe(200)
      expect(page.headers['content-type']).toMatch(/^text\/html/)
      const canonical = /rel="canonical" href="([^"]+)"/.exec(page.body.toString('latin1'))?.[1]
      if (canonical !== undefined) expect(canonical).toBe(url)
    },
  )

  it('serves the public office in real Big5 bytes, and nothing is lost', async () => {
    const site = loadSites().find((each) => each.encoding === 'big5')
    for (const page of site?.pages ?? []) {
      const { body, headers } = await ask(page.url)
      const text = iconv.decode(body, 'big5')
      expect(headers['content-type']).toBe('text/html')
      expect(text).toContain('charset=big5')
      expect(text).toContain(page.title)
      expect(text).not.toContain('\uFFFD')
      expect(iconv.encode(text, 'big5').equals(body)).toBe(true)
      expect(body.toString('utf8')).toContain('\uFFFD')
    }
  })

  it('has robots.txt and a site map everywhere', async () => {
    for (const site of loadSites()) {
      expect((await ask(`https://${site.host}/robots.txt`)).body.toString()).toContain('Sitemap:')
      const map = (await ask(`https://${site.host}/sitemap.xml`)).body.toString()
      for (const page of site.pages) expect(map).toContain(`<loc>${page.url}</loc>`)
    }
  })

  it('answers 404 with a page in the layout of the site for a page it lacks', async () => {
    const { status, body } = await ask('https://pourover-notes.test/nothing-here')
    expect(status).toBe(404)
    expect(body.toString()).toContain('週末手沖筆記')
  })

  it('redirects www, a missing slash and the front page to their real addresses', async () => {
    for (const [from, to] of [
      ['https://www.pourover-notes.test/about/', 'https://pourover-notes.test/about/'],
      ['https://pourover-notes.test/about', 'https://pourover-notes.test/about/'],
      ['https://oldroaster.test/', 'https://oldroaster.test/index.htm'],
    ] as const) {
      const { status, headers } = await ask(from)
      expect([status, headers.location]).toEqual([301, to])
    }
  })

  it('names an unknown host in its answer', async () => {
    const { status, body } = await ask('https://nowhere.test/')
    expect([status, body.toString()]).toEqual([404, 'No sample site named nowhere.test\n'])
  })

  it('serves a site to browsers under .localhost, and lists all sites at its own address', async () => {
    expect((await ask('http://pourover-notes.test.localhost/about/')).body.toString()).toContain('關於我')
    expect((await ask('http://127.0.0.1/')).body.toString()).toContain('http://bizreg.gov.test.localhost:')
  })

  it('has the pages that the seed analyses', async () => {
    for (const { userPageUrl } of SEED_ANALYSES) expect((await ask(userPageUrl)).status).toBe(200)
  })
})

describe('a decent web server', () => {
  it('compresses where that is accepted', async () => {
    const plain = await ask(PAGE)
    for (const accept of ['gzip, deflate, br', '*', 'br;q=1, gzip;q=0.5']) {
      const packed = await ask(PAGE, { headers: { 'accept-encoding': accept } })
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
    }
    for (const accept of ['br', 'gzip;q=0', 'identity'])
      expect(
        (await ask(PAGE, { headers: { 'accept-encoding': accept } })).headers['content-encoding'],
      ).toBeUndefined()
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, full] = [await ask(PAGE, { method: 'HEAD' }), await ask(PAGE)]
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(String(full.body.length))
  })

  it('answers 304 to a validator that is still valid', async () => {
    const { headers } = await ask(PAGE)
    const same = await ask(PAGE, { headers: { 'if-none-match': `"other", W/${headers.etag}` } })
    expect([same.status, same.body.length]).toEqual([304, 0])
    expect(
      (await ask(PAGE, { headers: { 'if-modified-since': String(headers['last-modified']) } })).status,
    ).toBe(304)
    expect((await ask(PAGE, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    expect(
      (await ask(PAGE, { headers: { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' } })).status,
    ).toBe(200)
  })

  it('refuses other methods', async () => {
    const { status, headers } = await ask(PAGE, { method: 'POST' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('keeps a connection for the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const port = () =>
      new Promise<number | undefined>((resolve, reject) => {
        get(
          { port: sandbox.port, host: '127.0.0.1', agent, headers: { host: 'pourover-notes.test' } },
          (response) => {
            const local = response.socket.localPort
            response.resume().on('end', () => resolve(local))
          },
        ).on('error', reject)
      })
    expect(await port()).toBe(await port())
    agent.destroy()
  })

  it('delays every answer when configured, and ends at once when closed', async () => {
    const slow = await startSandbox({ port: 0, delayMs: 120 })
    const before = performance.now()
    await requestPage(slow.port, PAGE)
    expect(performance.now() - before).toBeGreaterThanOrEqual(115)
    const hanging = requestPage(slow.port, 'https://faults.test/hang').catch(() => null)
    await slow.close()
    await hanging
  })
})
