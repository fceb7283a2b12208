import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../server.ts'
import { type RequestOptions, requestPage } from '../testing/request.ts'
import { createFaults, FAULT_PATHS } from './host.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterAll(() => sandbox.close())

const ask = (path: string, options?: RequestOptions) =>
  requestPage(sandbox.port, `https://faults.test${path}`, options)

describe('answers that are wrong as a whole', () => {
  it.each([
    ['/401', 401],
    ['/403', 403],
    ['/404', 404],
    ['/410', 410],
    ['/429', 429],
    ['/500', 500],
    ['/503', 503],
    ['/challenge', 403],
    ['/challenge-200', 200],
    ['/soft-404', 200],
    ['/spa-shell', 200],
    ['/consent-wall', 200],
    ['/empty', 200],
    ['/nothing', 404],
  ])('%s → %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status)
  })

  it.each([
    ['/redirect-loop', '/redirect-loop-back'],
    ['/redirect-loop-back', '/redirect-loop'],
    ['/redirect-loopback', 'http://127.0.0.1/admin'],
    ['/redirect-metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['/redirect-private', 'http://192.168.1.1/'],
    ['/redirect-ipv6', 'http://[::1]/'],
    ['/redirect-file', 'file:///etc/passwd'],
    ['/redirect-port', 'https://faults.test:8443/'],
    ['/redirect-chain', '/redirect-chain?hop=1'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers } = await ask(path)
    expect(status).toBeGreaterThanOrEqual(301)
    expect(headers.location).toBe(to)
  })

  it('has a chain of redirects that ends after a dozen', async () => {
    expect((await ask('/redirect-chain?hop=12')).status).toBe(200)
  })

  it('has a PDF that says so in both header and bytes', async () => {
    const { headers, body } = await ask('/pdf')
    expect(headers['content-type']).toBe('application/pdf')
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    const table = Number(/startxref\n(\d+)/.exec(body.toString())?.[1])
    expect(body.subarray(table, table + 4).toString()).toBe('xref')
  })

  it('has pages that attack their reader, by markup and by prompt', async () => {
    expect((await ask('/hostile')).body.toString()).toContain('&lt;script&gt;alert(1)')
    expect((await ask('/injection')).body.toString()).toContain('忽略以上指示')
    expect((await ask('/deep-nesting')).body.toString().match(/<div>/g)?.length).toBe(5_000)
  })

  it('lets robots.txt forbid one page', async () => {
    expect((await ask('/robots.txt')).body.toString()).toContain('Disallow: /robots-disallowed')
  })
})

describe('answers that fail while they are being sent', () => {
  it.each(['/hang', '/reset-at-once'])('%s never answers', async (path) => {
    await expect(ask(path, { forMs: 300 })).rejects.toThrow()
  })

  it.each(['/hang-body', '/trickle', '/reset', '/short-body'])('%s begins and does not end', async (path) => {
    const { status, body, complete } = await ask(path, { forMs: 1_300 })
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    expect(complete).toBe(false)
  })

  it('trickles a byte a second', async () => {
    expect((await ask('/trickle', { forMs: 2_500 })).body.length).toBeLessThanOrEqual(4)
  })

  it.each(['/huge', '/huge-chunked'])('%s is 20 MB', async (path) => {
    expect((await ask(path)).body.length).toBe(20 * 1024 * 1024)
  })

  it('has a decompression bomb of under half a megabyte that inflates to 300 MB', async () => {
    const { headers, body } = await ask('/gzip-bomb')
    expect(headers['content-encoding']).toBe('gzip')
    expect(body.length).toBeLessThan(1024 * 1024)
    // The size modulo 2^32 stands in the last four bytes (RFC 1952).
    expect(body.readUInt32LE(body.length - 4)).toBe(300 * 1024 * 1024)
  })

  it('claims compression it does not have', async () => {
    const { headers, body } = await ask('/bad-gzip')
    expect(headers['content-encoding']).toBe('gzip')
    expect(() => gunzipSync(body)).toThrow()
  })
})

it('ends every fault by itself', async () => {
  const faults = createFaults(400)
  const server = createServer((request, response) => {
    void faults.handle(new URL(request.url ?? '/', 'https://faults.test'), request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const endless = FAULT_PATHS.filter((path) => /hang|trickle/.test(path))
  expect(endless.length).toBe(3)
  for (const path of endless) await requestPage(port, `https://faults.test${path}`).catch(() => null)
  await new Promise((resolve) => server.close(resolve))
})
