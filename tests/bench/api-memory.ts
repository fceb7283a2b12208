import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type AnalysisResult, AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { REPORT_MAX_BYTES } from '@gaplens/contracts/limits'
import { openUserAccount } from '../../functions/src/points/open-user-account.ts'
import { ensureAccount, signIn } from '../../scripts/lib/accounts.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { buildAll } from '../../scripts/lib/build.ts'
import { runMain, Stop } from '../../scripts/lib/say.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { startSuite } from '../../scripts/lib/suite.ts'
import { finishedAnalysis } from '../support/finished-analysis.ts'
import { API_MEMORY_MB, startApi } from './start-api.ts'

const SUBJECT = {
  targetKeyword: '手沖咖啡教學',
  userPageUrl: 'https://client-coffee.test/blog/how-to-brew',
}

/** Requests that Cloud Run gives one instance at a time. */
const AT_ONCE = 80
/** Pages that are read for drafts beside them: as many as one instance reads at a time. */
const PAGES_AT_ONCE = 3
/** What must be left of an instance's memory, as a share. */
const RESERVE = 0.1
/** People whose reports are read; each may read 300 times a minute. */
const PEOPLE = 20

/** Pages of nearly the size at which the fetcher gives up (5 MiB), each of which costs a reader something else. */
const PAGES: readonly (readonly [path: string, html: string])[] = [
  [
    'long',
    '<p>沖煮水溫以九十到九十三度為準，淺焙可以再高兩度；粉水比一比十五，總時間兩分半。</p>\n'.repeat(38_000),
  ],
  ['deep', '<div><ul><li><a href="/x"><b>咖啡</b></a></li></ul>'.repeat(90_000)],
  [
    'tables',
    `<table>${'<tr><td>水溫</td><td>92 度</td><td><font color=red>淺焙</font></td></tr>'.repeat(60_000)}</table>`,
  ],
]

/**
 * `npm run bench:api-memory`: one instance of the API answers 80 requests at a time for the largest reports there are: as
 * data for the running screen and the history, and as files. Beside them it reads the largest pages for drafts. Exit
 * code 1 when an answer is not 200, no page was read, or less than a tenth of the instance's memory is left.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '8' } } })
  const rounds = Number(values.rounds)
  await buildAll()
  const suite = await startSuite({ offset: 29_000, dataFolder: null })
  try {
    const db = suiteDatabase(suite)
    const report = largestReport()
    const owners: { id: string; token: string }[] = []
    for (let at = 0; at < PEOPLE; at += 1) {
      const uid = `reader-${at}`
      const account = { uid, email: `${uid}@people.test`, password: 'correct-horse', displayName: uid }
      await ensureAccount(suite, account)
      await openUserAccount(db, uid, { adminEmail: null, addressKey: null }, new Date())
      await db
        .analyses()
        .doc(`of-${uid}`)
        .set(finishedAnalysis({ uid, ...SUBJECT }, { ...report, analysisId: `of-${uid}` }))
      owners.push({ id: `of-${uid}`, token: await signIn(suite, account) })
    }
    const pages = await servePages()
    const api = await startApi(suite, pages.port)
    const empty = await api.residentMb()
    const paths = (id: string) => [
      `/results/${id}`,
      `/analyses/${id}`,
      `/export/html/${id}?edition=full`,
      `/export/html/${id}?edition=client`,
    ]
    const statuses: Record<number, number> = {}
    let sent = 0
    let bytes = 0
    const from = performance.now()
    const lane = async () => {
      while (sent < AT_ONCE * rounds) {
        const at = sent
        sent += 1
        const { id, token } = owners[at % owners.length] ?? { id: '', token: '' }
        const path = paths(id)[Math.floor(at / owners.length) % 4] ?? ''
        // A kept connection may be closed by the server as it is used again; a browser asks anew as well.
        const answer = await callApi(api, token, path).catch(() => callApi(api, token, path))
        bytes += (await answer.arrayBuffer()).byteLength
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      }
    }
    const read: Record<number, number> = {}
    const pageLane = async (_: unknown, at: number) => {
      for (let next = at; sent < AT_ONCE * rounds; next += PAGES_AT_ONCE) {
        const { token } = owners[next % owners.length] ?? { token: '' }
        const body = JSON.stringify({ url: `https://writer.test/${PAGES[next % PAGES.length]?.[0]}` })
        const headers = { 'content-type': 'application/json' }
        const answer = await callApi(api, token, '/drafts/read-page', { method: 'POST', headers, body })
        await answer.arrayBuffer()
        read[answer.status] = (read[answer.status] ?? 0) + 1
      }
    }
    await Promise.all([
      ...Array.from({ length: AT_ONCE }, lane),
      ...Array.from({ length: PAGES_AT_ONCE }, pageLane),
    ])
    const highest = await api.highestMb()
    const seconds = (performance.now() - from) / 1_000
    api.stop()
    pages.close()
    console.table({
      'report as JSON, kB': Math.round(Buffer.byteLength(JSON.stringify(report)) / 1_000),
      'requests at a time': AT_ONCE,
      'answers, by status': JSON.stringify(statuses),
      'pages read, by status': JSON.stringify(read),
      'answered, MB': Math.round(bytes / 1_000_000),
      'answers a second': Math.round(sent / seconds),
      'API process, MB before → highest': `${empty} → ${highest} of ${API_MEMORY_MB}`,
    })
    if (statuses[200] !== sent) throw new Stop('Not every request was answered.')
    if ((read[200] ?? 0) === 0) throw new Stop('No page was read beside them.')
    if (highest > API_MEMORY_MB * (1 - RESERVE))
      throw new Stop(`The API took ${highest} MB of ${API_MEMORY_MB}: less than a tenth is left.`)
  } finally {
    await suite.stop()
  }
  process.exit(0)
})

/** Serves the pages of drafts on loopback. */
async function servePages() {
  const server = createServer((request, response) => {
    const found = PAGES.find(([path]) => request.url === `/${path}`)
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>草稿</title><main><h1>手沖咖啡</h1>${found?.[1] ?? ''}</main>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A report that the product made, its passages lengthened to the size at which reports are trimmed. */
function largestReport(): AnalysisResult {
  const file = new URL('../../hosting/src/site/sample/report.json', import.meta.url)
  const report = AnalysisResultSchema.parse(JSON.parse(readFileSync(file, 'utf8')).result)
  const { evidence } = report
  if (evidence === undefined) throw new Error('the sample report has no passages')
  const quotes = evidence.passages.map(({ quote }) => quote)
  const missing = REPORT_MAX_BYTES - Buffer.byteLength(JSON.stringify(report))
  const each = Math.floor(missing / quotes.length / 3)
  const passages = evidence.passages.map((passage, at) => {
    let { quote } = passage
    // Other passages' texts: repeated ones would pack far better than real ones do.
    for (let next = at + 1; quote.length < passage.quote.length + each; next += 1)
      quote += quotes[next % quotes.length]
    return { ...passage, quote: quote.slice(0, passage.quote.length + each) }
  })
  return { ...report, evidence: { ...evidence, passages } }
}
