import { createSecureServer, type ServerHttp2Stream } from 'node:http2'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { days, makeCertificate } from '../testing/certificate.ts'
import { PAGE } from '../testing/fault-site.ts'
import { eventually, openFetcher, openSite, type Site } from '../testing/open-fetcher.ts'
import type { WebFetcher } from '../types.ts'
import type { WebLimits } from './limits.ts'

const readAll = { respectRobots: false }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function opened(site: Site, ...options: Parameters<typeof openFetcher>) {
  const { fetcher, network } = openFetcher(...options)
  closing.push(async () => {
    await fetcher.close()
    await eventually(() => site.open.size === 0)
    await site.close()
  })
  return { fetcher, network }
}

const certificate = makeCertificate(['site.example', 'old.example'])

async function http2Site(limits: Partial<WebLimits> = {}) {
  const versions: string[] = []
  const server = createSecureServer({ ...certificate, allowHTTP1: true })
  const site = await openSite((request, response) => {
    versions.push(request.httpVersion)
    if (request.url === '/reset' && request.httpVersion === '2.0') {
      ;(request as unknown as { stream: { close(code: number): void } }).stream.close(2)
      return
    }
    if (request.url === '/stuck') return
    if (request.url === '/early') {
      const { stream } = response as unknown as { stream: ServerHttp2Stream }
      const more = () => {
        if (stream.destroyed) return
        for (let sent = 0; sent < 50; sent += 1) stream.additionalHeaders({ ':status': 103 })
        setTimeout(more, 1)
      }
      return more()
    }
    if (request.url === '/goodbye')
      response.once('finish', () => {
        for (const session of sessions) session.close()
      })
    response.setHeader('content-type', 'text/html')
    setTimeout(() => response.end(PAGE), request.url === '/slow' ? 50 : 0)
  }, server as never)
  const sessions = new Set<{ close(): void }>()
  server.on('session', (session) => sessions.add(session))
  return { site, versions, ...opened(site, { https: site.port }, limits, { certificate: certificate.cert }) }
}

async function http1Site() {
  const site = await openSite((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(PAGE)
  }, createTlsServer(certificate))
  return { site, ...opened(site, { https: site.port }, {}, { certificate: certificate.cert }) }
}

describe('connections', () => {
  it('speak HTTP/2 where the server does, over one connection for all pages', async () => {
    const { fetcher, site, versions } = await http2Site()
    const pages = ['/1', '/2', '/slow', '/3'].map((path) =>
      fetcher.fetchPage(`https://site.example${path}`, { respectRobots: true }),
    )
    for (const page of await Promise.all(pages)) expect(Buffer.from(page.bytes).toString()).toBe(PAGE)
    expect(new Set(versions)).toEqual(new Set(['2.0']))
    expect(site.total()).toBe(1)
  })

  it('are reopened after the server sent GOAWAY', async () => {
    const { fetcher, site } = await http2Site()
    await fetcher.fetchPage('https://site.example/goodbye', readAll)
    await eventually(() => site.open.size === 0)
    await expect(fetcher.fetchPage('https://site.example/1', readAll)).resolves.toMatchObject({ status: 200 })
    expect(site.total()).toBe(2)
  })

  it('of HTTP/2 are not used again after a request timed out on them', async () => {
    // As long as a busy machine may need for the two requests that are answered.
    const { fetcher, site } = await http2Site({ firstByteMs: 2_000 })
    await fetcher.fetchPage('https://site.example/1', readAll)
    await expect(fetcher.fetchPage('https://site.example/stuck', readAll)).rejects.toMatchObject({
      code: 'first-byte-timeout',
    })
    await expect(fetcher.fetchPage('https://site.example/2', readAll)).resolves.toMatchObject({ status: 200 })
    expect(site.total()).toBe(2)
  })

  it('are ended when a server sends informational answers without end, over HTTP/2 and HTTP/1.1', async () => {
    const began = performance.now()
    const { fetcher } = await http2Site()
    await expect(fetcher.fetchPage('https://site.example/early', readAll)).rejects.toMatchObject({
      code: 'bad-response',
    })
    const site = await openSite((request) => {
      const { socket } = request
      const more = () => {
        if (socket.destroyed) return
        socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n'.repeat(50))
        setTimeout(more, 1)
      }
      more()
    })
    const plain = opened(site, { http: site.port })
    await expect(plain.fetcher.fetchPage('http://site.example/early', readAll)).rejects.toMatchObject({
      code: 'bad-response',
    })
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('fall back to HTTP/1.1 where HTTP/2 breaks down', async () => {
    const { fetcher, versions } = await http2Site()
    await expect(fetcher.fetchPage('https://site.example/reset', readAll)).resolves.toMatchObject({
      status: 200,
    })
    expect(versions).toEqual(['2.0', '1.1'])
  })

  it('of HTTP/1.1 are kept and reused, beginning with the one that negotiated the protocol', async () => {
    const { fetcher, site } = await http1Site()
    for (const path of ['/1', '/2', '/3']) await fetcher.fetchPage(`https://site.example${path}`, readAll)
    expect(site.total()).toBe(1)
  })

  it('of plain HTTP are kept and reused', async () => {
    const site = await openSite((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(PAGE)
    })
    const { fetcher } = opened(site, { http: site.port })
    for (const path of ['/1', '/2', '/3']) await fetcher.fetchPage(`http://site.example${path}`, readAll)
    expect(site.total()).toBe(1)
  })

  it('are ended when nobody uses them for a while', async () => {
    for (const make of [http1Site, http2Site]) {
      const { site } = await make()
      const { fetcher } = opened(
        site,
        { https: site.port },
        { keepAliveMs: 50 },
        { certificate: certificate.cert },
      )
      await fetcher.fetchPage('https://site.example/1', readAll)
      await eventually(() => site.open.size === 0)
    }
  })

  it('number at most two to a host at a time', async () => {
    let running = 0
    let most = 0
    const site = await openSite((request, response) => {
      if (request.headers.host === 'site.example') most = Math.max(most, ++running)
      setTimeout(() => {
        if (request.headers.host === 'site.example') running--
        response.setHeader('content-type', 'text/html')
        response.end(PAGE)
      }, 20)
    })
    const { fetcher } = opened(site, { http: site.port })
    const hosts = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? 'other.example' : 'site.example',
    )
    const pages = hosts.map((host, index) => fetcher.fetchPage(`http://${host}/${index}`, readAll))
    await expect(Promise.all(pages)).resolves.toHaveLength(12)
    expect(most).toBe(2)
  })
})

describe('TLS failures', () => {
  async function tlsSite(
    certificateOfSite: { key: string; cert: string },
    trusted: string,
  ): Promise<WebFetcher> {
    const site = await openSite(
      (_request, response) => response.end(PAGE),
      createTlsServer(certificateOfSite),
    )
    return opened(site, { https: site.port }, {}, { certificate: trusted }).fetcher
  }

  it.each([
    [
      'a certificate nobody vouches for',
      () => [makeCertificate(['site.example']), certificate.cert] as const,
    ],
    [
      'a certificate for another name',
      () => {
        const other = makeCertificate(['other.example'])
        return [other, other.cert] as const
      },
    ],
    [
      'a certificate that has expired',
      () => {
        const old = makeCertificate(['site.example'], { from: days(-9), until: days(-2) })
        return [old, old.cert] as const
      },
    ],
  ])('%s', async (_case, make) => {
    const [own, trusted] = make()
    const fetcher = await tlsSite(own, trusted)
    await expect(fetcher.fetchPage('https://site.example/', readAll)).rejects.toMatchObject({
      code: 'tls-failed',
    })
  })
})

describe('a server that', () => {
  async function rawServer(
    onConnection: (socket: Socket) => void,
  ): Promise<{ server: Server; port: number }> {
    const sockets = new Set<Socket>()
    const server = createTcpServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      onConnection(socket)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    return { server, port: (server.address() as { port: number }).port }
  }

  it('speaks no TLS is tls-failed', async () => {
    const { port } = await rawServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const { fetcher } = openFetcher({ https: port })
    await expect(fetcher.fetchPage('https://site.example/', readAll)).rejects.toMatchObject({
      code: 'tls-failed',
    })
    await fetcher.close()
  })

  it('never finishes its TLS handshake is connect-timeout', async () => {
    const { port } = await rawServer(() => {})
    const { fetcher } = openFetcher({ https: port }, { connectMs: 150 })
    await expect(fetcher.fetchPage('https://site.example/', readAll)).rejects.toMatchObject({
      code: 'connect-timeout',
    })
    await fetcher.close()
  })

  it('hangs up during the handshake is connection-reset, and is asked a second time', async () => {
    let connections = 0
    const { port } = await rawServer((socket) => {
      connections++
      socket.resetAndDestroy()
    })
    const { fetcher } = openFetcher({ https: port })
    await expect(fetcher.fetchPage('https://site.example/', readAll)).rejects.toMatchObject({
      code: 'connection-reset',
    })
    expect(connections).toBe(2)
    await fetcher.close()
  })

  it.each([
    ['a resolver that fails for now', 'EAI_AGAIN', 2],
    ['a name that does not exist', 'ENOTFOUND', 1],
  ])('cannot be found, with %s, is dns-failed with its cause: %s, asked %i times', async (_, code, times) => {
    const { fetcher, network } = openFetcher({})
    const cause = Object.assign(new Error('getaddrinfo'), { code })
    const resolve = vi.spyOn(network, 'resolve').mockRejectedValue(cause)
    await expect(fetcher.fetchPage('http://site.example/', readAll)).rejects.toMatchObject({
      code: 'dns-failed',
      cause,
    })
    expect(resolve).toHaveBeenCalledTimes(times)
    await fetcher.close()
  })

  it('cannot be found in time is dns-failed', async () => {
    const { fetcher, network } = openFetcher({}, { connectMs: 100 })
    Object.assign(network, { resolve: () => new Promise(() => {}) })
    await expect(fetcher.fetchPage('http://site.example/', readAll)).rejects.toMatchObject({
      code: 'dns-failed',
    })
    await fetcher.close()
  })
})

it('close ends requests under way, and no connection is opened after it', async () => {
  const site = await openSite(() => {})
  const { fetcher } = openFetcher({ http: site.port })
  const page = fetcher.fetchPage('http://site.example/hang', readAll)
  await eventually(() => site.open.size === 1)
  await fetcher.close()
  await expect(page).rejects.toMatchObject({ name: 'ProviderError' })
  await eventually(() => site.open.size === 0)
  await expect(fetcher.fetchPage('http://site.example/', readAll)).rejects.toMatchObject({
    code: 'connect-failed',
  })
  expect(site.total()).toBe(1)
  await site.close()
})
