import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadSites } from './content/load.ts'
import { directoryPage } from './directory.ts'
import { createFaults, FAULTS_HOST } from './faults/host.ts'
import { PAYMENT_PATH, type PaymentStandIn, paymentPage } from './payment.ts'
import { loadPlanted, PLANTED_HOST } from './planted.ts'
import { type Answer, html, plain, redirect, send } from './respond.ts'
import { createSearchApi } from './serp/api.ts'
import { answerSite } from './sites.ts'
import { loadTopics } from './topics.ts'

export interface SandboxOptions {
  /** 0 picks any free port. */
  readonly port: number
  readonly host?: string
  /** Folder of the sample sites; the sandbox's own by default. */
  readonly sites?: string
  /** Delays every page and search answer, in milliseconds. */
  readonly delayMs?: number
  /** Overviews change from one search to the next, as Google's do. */
  readonly varies?: boolean
  /** Target of the simulated payment page's notices. Without it there is no payment page. */
  readonly payment?: PaymentStandIn
}

export interface Sandbox {
  readonly port: number
  close(): Promise<void>
}

/**
 * Starts the sandbox. Requests to an IP address or `localhost` get SerpApi's API, requests to other hosts the sample
 * site of that name. Browsers reach a site by adding `.localhost` to its name (`client-coffee.test.localhost`).
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const sites = new Map(loadSites(options.sites).map((site) => [site.host, site]))
  const api = createSearchApi([...sites.values()], loadTopics(), { varies: options.varies ?? false })
  const faults = createFaults()
  const planted = new Map(loadPlanted().map((page) => [page.url, page]))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = readUrl(request)
    if (url === null) return send(request, response, plain(400, 'Bad request\n'))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(request, response, {
        ...plain(405, 'Method not allowed\n'),
        headers: { allow: 'GET, HEAD' },
      })
    if (options.delayMs) await sleep(options.delayMs)
    if (response.destroyed) return
    const host = url.hostname.replace(/\.localhost$/, '').replace(/\.$/, '')
    if (url.pathname === PAYMENT_PATH && options.payment?.webhook)
      return send(request, response, await paymentPage(url.searchParams, options.payment))
    if (host === FAULTS_HOST) return faults.handle(url, request, response)
    send(request, response, answerHost(host, url))
  }

  function answerHost(host: string, url: URL): Answer {
    if (host === 'localhost' || /^[\d.]+$|^\[/.test(host))
      return (
        api.answer(url.pathname, url.searchParams) ??
        (url.pathname === '/'
          ? html(200, directoryPage([...sites.values()], Number(url.port)))
          : plain(404, 'Not found\n'))
      )
    if (host === PLANTED_HOST) {
      const page = planted.get(`https://${host}${url.pathname}`)
      return page
        ? html(200, page.render(url.searchParams.get('cut')?.split(',')))
        : plain(404, 'Not found\n')
    }
    const site = sites.get(host)
    if (site) return answerSite(site, url.pathname)
    const bare = sites.get(host.replace(/^www\./, ''))
    return bare ? redirect(301, `https://${bare.host}${url.pathname}`) : unknownHost(host)
  }

  const server = createServer({ keepAliveTimeout: 20_000, requestTimeout: 30_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`sandbox: ${request.url}: ${error instanceof Error ? error.stack : String(error)}`)
      if (response.headersSent) response.destroy()
      else send(request, response, plain(500, 'Internal error\n'))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host ?? '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    close: async () => {
      faults.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

function readUrl(request: IncomingMessage): URL | null {
  const text = `http://${request.headers.host ?? ''}${request.url ?? ''}`
  return request.url?.startsWith('/') && URL.canParse(text) ? new URL(text) : null
}

/** The answer for a host without a site. On the real web such a name would not resolve. */
function unknownHost(host: string): Answer {
  return plain(404, `No sample site named ${host}\n`)
}
