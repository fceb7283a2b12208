import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOSTILE_IPV4, HOSTILE_IPV6, HOSTILE_URLS } from '../testing/hostile-addresses.ts'
import { createTestNetwork, PUBLIC_ADDRESS } from '../testing/test-network.ts'
import { createFetcher } from './fetcher.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { REAL_NETWORK } from './network.ts'
import { createWebFetcher } from './web.ts'

/** A server that no hostile address may reach. A mere connection counts, even before a byte is sent. */
let canary: Server
let connections = 0
/** A public site that redirects its visitors to any address they name. */
let site: Server
let robotsLocation: string | null = null

beforeAll(async () => {
  canary = createServer((_request, response) => response.end('secret'))
  canary.on('connection', () => connections++)
  site = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.example')
    const to = url.searchParams.get('to')
    response.setHeader('connection', 'close')
    const location = url.pathname === '/robots.txt' ? robotsLocation : to
    // Servers write the header in UTF-8 bytes.
    if (location !== null) response.writeHead(302, { location: Buffer.from(location).toString('latin1') })
    else if (url.pathname === '/robots.txt') response.statusCode = 404
    else response.setHeader('content-type', 'text/html')
    response.end('<p>page')
  })
  await Promise.all(
    [canary, site].map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  )
})
afterAll(() => {
  canary.close()
  site.close()
})
beforeEach(() => {
  connections = 0
})

const portOf = (server: Server) => (server.address() as AddressInfo).port
const readAll = { respectRobots: false }

function fetcherOn(network: ReturnType<typeof createTestNetwork>, sandboxPort?: number) {
  return createFetcher({
    userAgent: 'Test/1',
    limits: DEFAULT_LIMITS,
    network,
    sandboxPort,
    now: () => new Date(),
  })
}

/** A network on which every connection ends at the canary. */
const canaryNetwork = (names = {}) =>
  createTestNetwork({ http: portOf(canary), https: portOf(canary) }, names)

describe('hostile addresses', () => {
  it('are over 200, of every class', () => {
    expect(HOSTILE_URLS.length).toBeGreaterThan(200)
  })

  it('reach nothing when they are requested directly', async () => {
    const network = canaryNetwork()
    const fetcher = fetcherOn(network)
    for (const url of HOSTILE_URLS) {
      await expect(fetcher.fetchPage(url, readAll), url).rejects.toMatchObject({ code: 'forbidden-address' })
    }
    expect(network.dialled).toEqual([])
    expect(network.resolved).toEqual([])
    expect(connections).toBe(0)
  })

  it('reach nothing through the sandbox either', async () => {
    const network = canaryNetwork()
    const fetcher = fetcherOn(network, portOf(canary))
    for (const url of HOSTILE_URLS) {
      await expect(fetcher.fetchPage(url, readAll), url).rejects.toMatchObject({ code: 'forbidden-address' })
    }
    expect(network.dialled).toEqual([])
    expect(connections).toBe(0)
  })

  it('reach nothing with the real network and the real resolver', async () => {
    const fetcher = createWebFetcher({ userAgent: 'Test/1', now: () => new Date() })
    const urls = [
      `http://127.0.0.1:${portOf(canary)}/`,
      `http://localhost:${portOf(canary)}/`,
      ...HOSTILE_URLS,
    ]
    for (const url of urls) {
      await expect(fetcher.fetchPage(url, readAll), url).rejects.toMatchObject({ code: 'forbidden-address' })
    }
    expect(connections).toBe(0)
    await fetcher.close()
  })

  it('reach nothing by redirect', async () => {
    const network = createTestNetwork({ http: portOf(site) })
    const fetcher = fetcherOn(network)
    for (const url of HOSTILE_URLS) {
      // A Location without a web scheme is a relative address, or no address at all.
      const from = `http://site.example/?to=${encodeURIComponent(url)}`
      await expect(fetcher.fetchPage(from, readAll), url).rejects.toMatchObject({
        code: expect.stringMatching(/^(forbidden-address|bad-response)$/),
      })
    }
    expect(new Set(network.dialled)).toEqual(new Set([`${PUBLIC_ADDRESS} 80`]))
    expect(connections).toBe(0)
    await fetcher.close()
  })
})

describe('robots.txt', () => {
  it('reaches nothing by redirect either, and the page is then not read', async () => {
    const network = createTestNetwork({ http: portOf(site) })
    for (const url of HOSTILE_URLS.filter((_, index) => index % 9 === 0)) {
      robotsLocation = url
      const fetcher = fetcherOn(network)
      await expect(
        fetcher.fetchPage('http://site.example/', { respectRobots: true }),
        url,
      ).rejects.toMatchObject({ code: 'forbidden-address' })
      await fetcher.close()
    }
    robotsLocation = null
    expect(connections).toBe(0)
  })
})

describe('names', () => {
  it.each([...HOSTILE_IPV4, ...HOSTILE_IPV6])('that lead to %s are not connected to', async (address) => {
    const network = canaryNetwork({ 'evil.example': [address] })
    const fetcher = fetcherOn(network)
    for (const url of ['http://evil.example/', 'https://evil.example/']) {
      await expect(fetcher.fetchPage(url, readAll)).rejects.toMatchObject({ code: 'forbidden-address' })
    }
    expect(network.dialled).toEqual([])
    expect(connections).toBe(0)
  })

  it.each([
    ['last', [PUBLIC_ADDRESS, '127.0.0.1']],
    ['first', ['10.0.0.1', PUBLIC_ADDRESS]],
    ['in the other family', [PUBLIC_ADDRESS, '::1']],
  ])('with a private address among public ones (%s) are not connected to', async (_where, addresses) => {
    const network = canaryNetwork({ 'mixed.example': addresses })
    await expect(fetcherOn(network).fetchPage('http://mixed.example/', readAll)).rejects.toMatchObject({
      code: 'forbidden-address',
    })
    expect(network.dialled).toEqual([])
  })

  it('that resolve differently each time are connected to by the address that was checked', async () => {
    let asked = 0
    const rebinding = () => (asked++ === 0 ? [PUBLIC_ADDRESS] : ['127.0.0.1'])
    const network = createTestNetwork({ http: portOf(site) }, { 'rebind.example': rebinding })
    const fetcher = fetcherOn(network)
    await expect(fetcher.fetchPage('http://rebind.example/', readAll)).resolves.toMatchObject({ status: 200 })
    expect(network.resolved).toEqual(['rebind.example'])
    expect(network.dialled).toEqual([`${PUBLIC_ADDRESS} 80`])
    await expect(fetcher.fetchPage('http://rebind.example/', readAll)).rejects.toMatchObject({
      code: 'forbidden-address',
    })
    expect(network.dialled).toHaveLength(1)
    await fetcher.close()
  })

  it('that have no address fail with a code of their own', async () => {
    const network = canaryNetwork({ 'gone.example': [] })
    await expect(fetcherOn(network).fetchPage('http://gone.example/', readAll)).rejects.toMatchObject({
      code: 'dns-failed',
    })
  })
})

describe('the real network', () => {
  it('refuses to dial a forbidden address even when asked to', async () => {
    for (const addresses of [['127.0.0.1'], ['::1'], [PUBLIC_ADDRESS, '127.0.0.1'], []]) {
      const socket = REAL_NETWORK.dial(addresses, portOf(canary))
      const error = await new Promise((resolve) => socket.once('error', resolve))
      expect(error).toMatchObject({ code: 'EFORBIDDEN' })
    }
    expect(connections).toBe(0)
  })
})

describe('a proxy named by the environment', () => {
  it('is not used', async () => {
    const proxy = `http://127.0.0.1:${portOf(canary)}`
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY']) {
      vi.stubEnv(name, proxy)
    }
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    const fetcher = fetcherOn(createTestNetwork({ http: portOf(site) }))
    await expect(fetcher.fetchPage('http://site.example/', readAll)).resolves.toMatchObject({ status: 200 })
    expect(connections).toBe(0)
    await fetcher.close()
    vi.unstubAllEnvs()
  })
})

it('the canary notices a connection', async () => {
  // If the canary noticed nothing, the tests above would prove nothing.
  const network = canaryNetwork()
  const fetcher = fetcherOn(network)
  await fetcher.fetchPage('http://public.example/', readAll).catch(() => {})
  expect(connections).toBe(1)
  await new Promise((resolve) => connect(portOf(canary), '127.0.0.1').once('connect', resolve).end())
  expect(connections).toBe(2)
  await fetcher.close()
})
