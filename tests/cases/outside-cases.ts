import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Source } from '@gaplens/coverage/source'
import { chooseSources } from '../../functions/src/analysis/pipeline/steps/sources.ts'
import { createSerpApi } from '../../functions/src/providers/search/serpapi.ts'
import { readPage } from '../../functions/src/reading/read-page.ts'
import type { Judged } from './judged-case.ts'

/** A block of a case's page and the subjects it is about; `~` before one that it touches in passing. */
interface CaseBlock {
  readonly kind: string
  readonly text: string
  readonly marks: readonly string[]
}

export interface CasePage {
  readonly url: string
  readonly blocks: readonly CaseBlock[]
}

/** A case with its truth, as the benchmark's own library reads it from a file. */
export interface OutsideCase {
  readonly id: string
  readonly keyword: string
  readonly topics: readonly { readonly id: string; readonly planted: boolean; readonly state: string }[]
  readonly overview: readonly {
    readonly kind: string
    readonly text: string
    readonly topics: readonly string[]
  }[]
  readonly questions: readonly { readonly text: string; readonly topics: readonly string[] }[]
  readonly pages: readonly CasePage[]
  readonly user: CasePage
}

/** A case as a job would meet it: what Google shows, and every page read from its HTML. */
export interface ReadCase {
  readonly truth: OutsideCase
  readonly serp: Serp
  readonly sources: readonly Source[]
  readonly htmlOf: (url: string) => string
}

/** The benchmark's own library: it stays outside the project, as its cases do. */
interface Library {
  loadCases(only?: string): OutsideCase[]
  startServer(
    cases: OutsideCase[],
  ): Promise<{ port: number; pages: Map<string, string>; close(): Promise<void> }>
  judge(truth: OutsideCase, report: unknown, htmlOf: (url: string) => string): Judged
}

const DEFAULT_FOLDER = resolve(import.meta.dirname, '../../../shared/benchmarks/insight')

/**
 * Loads the library that reads, serves and judges cases.
 * @param folder of the cases, or the one that holds `cases/` and `lib/`
 */
export async function loadLibrary(folder: string): Promise<Library> {
  const cases = existsSync(join(folder, 'cases')) ? join(folder, 'cases') : resolve(folder)
  process.env.INSIGHT_CASES = `${cases}/`
  const lib = [join(folder, 'lib'), join(folder, '..', 'lib'), join(DEFAULT_FOLDER, 'lib')].find((each) =>
    existsSync(each),
  )
  if (lib === undefined) throw new Error(`no lib beside ${folder}`)
  const load = (name: string) => import(pathToFileURL(join(lib, name)).href)
  const [{ loadCases }, { startServer }, { judge }] = await Promise.all([
    load('case.mjs'),
    load('server.mjs'),
    load('judge.mjs'),
  ])
  return { loadCases, startServer, judge }
}

/** Searches and reads every case over loopback, as a job would. */
export async function readCases(library: Library, only?: string): Promise<ReadCase[]> {
  const cases = library.loadCases(only)
  const server = await library.startServer(cases)
  try {
    const search = createSerpApi({
      apiKey: 'cases',
      baseUrl: `http://127.0.0.1:${server.port}`,
      gl: 'tw',
      hl: 'zh-tw',
      googleDomain: 'google.com.tw',
      timeoutMs: 10_000,
      now: () => new Date(),
    })
    const read: ReadCase[] = []
    for (const truth of cases) {
      const serp = await search.search(truth.keyword, {})
      const sources = await Promise.all(
        chooseSources(serp, truth.user.url).sources.map((source) => readSource(server.port, source)),
      )
      read.push({ truth, serp, sources, htmlOf: (url) => server.pages.get(url) ?? '' })
    }
    return read
  } finally {
    await server.close()
  }
}

async function readSource(port: number, source: Source): Promise<Source> {
  const url = new URL(source.url)
  const bytes = await new Promise<Uint8Array>((done, fail) => {
    request(
      { port, host: '127.0.0.1', path: url.pathname + url.search, headers: { host: url.host } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => done(Buffer.concat(chunks)))
      },
    )
      .on('error', fail)
      .end()
  })
  const page = readPage({ bytes, url: source.url, contentType: 'text/html; charset=utf-8' })
  return { ...source, page, readAt: '2026-11-01T00:00:00.000Z' }
}
