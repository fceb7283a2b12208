import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { BUDGETS, kB, measure } from '../../scripts/lib/budgets.ts'
import { buildAll } from '../../scripts/lib/build.ts'
import { type Service, startService } from '../../scripts/lib/child.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/chromium.ts'
import { inRoot, LOCAL } from '../../scripts/lib/paths.ts'
import { portsAt, requireFree } from '../../scripts/lib/ports.ts'
import { runMain, Stop, say } from '../../scripts/lib/say.ts'
import { PROJECT_ID, publishClient, writeConfig } from '../../scripts/lib/suite.ts'

const OFFSET = 27_000
/** Where Lighthouse meets the browser. */
const DEBUGGING_PORT = 9222 + OFFSET
const PAGES = ['/', '/en', '/sample', '/login']
/** An odd number: the median run counts, as Lighthouse's own advice is. */
const RUNS = '3'
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof WANTED
/** Asks search engines not to list it, which Lighthouse takes for a fault. */
const UNLISTED = ['/login']

/** What others ask of a page or find on one, in the units of the first table. */
const PEERS = {
  'Core Web Vitals, good (web.dev/articles/vitals)': { LCP: '≤ 2.50 s', TBT: '≤ 200 ms', CLS: '≤ 0.100' },
  'First budget (web.dev/articles/your-first-performance-budget)': { script: '≤ 170 kB, all critical files' },
  'Median home page (HTTP Archive, Web Almanac 2024)': { script: '613 kB', style: '78 kB' },
  'Lighthouse, green': { performance: '≥ 90', accessibility: '≥ 90', 'best-practices': '≥ 90', seo: '≥ 90' },
}

/**
 * `npm run bench:lighthouse -- [--page /login] [--runs 3]`: Lighthouse's scores of the public pages and the login, mobile
 * with its own throttling, on the local build through the hosting emulator. Exit code 1 when a page is below what is
 * wanted.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { page: { type: 'string', multiple: true }, runs: { type: 'string', default: RUNS } },
  })
  const pages = values.page ?? PAGES
  const times = Number(values.runs)
  const executable = await ensureChromium()
  await buildAll()
  const ports = portsAt(OFFSET)
  await requireFree(ports, OFFSET)
  const hosting = await startHosting(ports)
  const browser = await startBrowser(executable)
  try {
    const rows: Record<string, object> = {}
    const problems: string[] = []
    for (const path of pages) {
      say(`Measuring ${path}, ${times} times…`)
      const runs: Result[] = []
      for (let run = 0; run < times; run += 1)
        runs.push(await runOnce(`http://127.0.0.1:${ports.hosting}${path}`))
      const result = medianOf(runs)
      rows[path] = { ...figures(result), ...(await weights(path)) }
      problems.push(...shortfalls(path, result))
    }
    console.table({ ...rows, ...PEERS })
    if (problems.length > 0) throw new Stop(`Below what is wanted.\n${problems.join('\n')}`)
  } finally {
    await browser.stop()
    await hosting.stop()
  }
  process.exit(0)
})

/** The hosting emulator alone: these pages need nothing else. */
async function startHosting(ports: ReturnType<typeof portsAt>): Promise<Service> {
  const config = await writeConfig(ports, OFFSET)
  await publishClient(ports, { offset: OFFSET })
  const service = await startService(
    'The hosting emulator',
    'firebase',
    ['emulators:start', '--only', 'hosting', '--project', PROJECT_ID, '--config', config],
    { logFile: join(LOCAL, 'lighthouse-hosting.log'), env: { FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' } },
  )
  return await untilAnswering(service, `http://127.0.0.1:${ports.hosting}/`)
}

/** A browser of its own, with a fresh profile: one that a test library drives would be held up at every new tab. */
async function startBrowser(executable: string): Promise<Service> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const args = [
    '--headless=new',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    `--user-data-dir=${profile}`,
    ...CHROMIUM_ARGS,
    '--disable-extensions',
    'about:blank',
  ]
  const service = await startService('Chromium', executable, args, {
    logFile: join(LOCAL, 'lighthouse-chromium.log'),
  })
  return await untilAnswering(service, `http://127.0.0.1:${DEBUGGING_PORT}/json/version`)
}

async function untilAnswering(service: Service, address: string): Promise<Service> {
  for (let tries = 0; tries < 120; tries += 1) {
    const up = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return service
    await sleep(500)
  }
  await service.stop()
  throw new Stop(`${service.name} did not answer within a minute; see ${service.logFile}.`)
}

async function runOnce(address: string): Promise<Result> {
  const outcome = await lighthouse(address, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' })
  if (outcome === undefined) throw new Stop(`Lighthouse gave no result for ${address}.`)
  if (outcome.lhr.runtimeError) throw new Stop(`${address}: ${outcome.lhr.runtimeError.message}`)
  return outcome.lhr
}

function scoreOf(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100)
}

function medianOf(runs: readonly Result[]): Result {
  const sorted = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const median = sorted[sorted.length >> 1]
  if (median === undefined) throw new Error('no runs')
  return median
}

function figures(result: Result): Record<string, string | number> {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const scores = Object.keys(WANTED).map((category) => [category, scoreOf(result, category as Category)])
  return {
    ...Object.fromEntries(scores),
    FCP: `${(value('first-contentful-paint') / 1_000).toFixed(2)} s`,
    LCP: `${(value('largest-contentful-paint') / 1_000).toFixed(2)} s`,
    TBT: `${value('total-blocking-time').toFixed(0)} ms`,
    CLS: value('cumulative-layout-shift').toFixed(3),
  }
}

/** What the page loads at first, after gzip. */
async function weights(path: string): Promise<Record<string, string>> {
  const budget = BUDGETS.find(({ page }) => page === path)
  if (budget === undefined) return {}
  const { script, style } = await measure(budget, inRoot('hosting', 'dist'))
  return { script: kB(script.gzip), style: kB(style.gzip) }
}

/** Categories below what is wanted, with the audits that cost the points. */
function shortfalls(path: string, result: Result): string[] {
  return Object.entries(WANTED).flatMap(([category, wanted]) => {
    if (category === 'seo' && UNLISTED.includes(path)) return []
    const score = scoreOf(result, category as Category)
    if (score >= wanted) return []
    const failed = (result.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ weight, audit: result.audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && (audit?.score ?? 1) < 0.9)
      .map(({ audit }) => `${audit?.title}${audit?.displayValue ? ` (${audit.displayValue})` : ''}`)
    return [`${path}: ${category} ${score}, wanted ${wanted}: ${failed.join('; ')}`]
  })
}
