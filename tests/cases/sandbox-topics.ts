import { request } from 'node:http'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Source } from '@gaplens/coverage/source'
import { chooseSources } from '../../functions/src/analysis/pipeline/steps/sources.ts'
import { createSerpApi } from '../../functions/src/providers/search/serpapi.ts'
import { readPage } from '../../functions/src/reading/read-page.ts'
import { loadPlanted, type PlantedPage } from '../../sandbox/src/planted.ts'
import type { Sandbox } from '../../sandbox/src/server.ts'
import { sourceOf } from './marked-page.ts'

/** A planted page of the sandbox with what Google shows for its keyword, every source read. */
export interface SandboxTopic {
  readonly planted: PlantedPage
  readonly serp: Serp
  /** The cited and organic pages; the user's comes with each case. */
  readonly others: readonly Source[]
}

/** Searches and reads as a job would, over loopback. */
export async function readSandbox(sandbox: Sandbox): Promise<SandboxTopic[]> {
  const search = createSerpApi({
    apiKey: 'sandbox',
    baseUrl: `http://127.0.0.1:${sandbox.port}`,
    gl: 'tw',
    hl: 'zh-tw',
    googleDomain: 'google.com.tw',
    timeoutMs: 10_000,
    now: () => new Date(),
  })
  const topics: SandboxTopic[] = []
  for (const planted of loadPlanted()) {
    const serp = await search.search(planted.keyword, {})
    const waiting = chooseSources(serp, planted.url).sources.slice(1)
    const others = await Promise.all(waiting.map((source) => readSource(sandbox.port, source)))
    topics.push({ planted, serp, others })
  }
  return topics
}

/** The user's page as it is read with some sections cut out. */
export function plantedSource(planted: PlantedPage, cut: readonly string[]): Source {
  const bytes = new TextEncoder().encode(planted.render(cut))
  const page = readPage({ bytes, url: planted.url, contentType: 'text/html; charset=utf-8' })
  return { ...sourceOf(0, page), url: planted.url, title: planted.title }
}

async function readSource(port: number, source: Source): Promise<Source> {
  const url = new URL(source.url)
  const answer = await fetchFrom(port, url).catch(() => null)
  if (answer === null || answer.status !== 200 || !answer.contentType.includes('html'))
    return { ...source, failure: 'http-error' }
  const page = readPage({ bytes: answer.bytes, url: source.url, contentType: answer.contentType })
  if (page.blockedBy !== null) return { ...source, failure: page.blockedBy }
  return { ...source, page, readAt: '2026-11-01T00:00:00.000Z' }
}

function fetchFrom(
  port: number,
  url: URL,
): Promise<{ status: number; contentType: string; bytes: Uint8Array }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path: url.pathname + url.search, headers: { host: url.host } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.setTimeout(3_000, () => sent.destroy(new Error('slow')))
    sent.on('error', reject)
    sent.end()
  })
}
