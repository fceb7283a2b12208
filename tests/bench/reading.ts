/**
 * How well and how fast pages are read: this project's reader, Readability.js on jsdom, the naive text of the body, and
 * trafilatura where Python has it; on the same pages, in the same run, in processor time. Titles, authors and dates are
 * compared where the benchmark has them.
 *
 *   npm run bench:reading -- [--pages DIR] [--every N]
 *
 * DIR holds pages/*.html.gz and truth.json.gz. The models were learned from these very pages: what they score on pages
 * they have not seen is the cross-validated figure of docs/reading.md.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { FACTS, scoreFact } from './reading-facts.ts'
import { type Page, type Run, readersOver } from './reading-readers.ts'
import { mean, type Score, score, summarise } from './reading-score.ts'

const DEFAULT_PAGES = resolve(import.meta.dirname, '../../../shared/benchmarks/reading')
/** The set of pages whose labels have titles, authors and dates. */
const WITH_FACTS = 'wcxb'

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: DEFAULT_PAGES }, every: { type: 'string', default: '1' } },
  })
  const folder = resolve(values.pages)
  const every = Math.max(1, Number(values.every) || 1)
  if (!existsSync(join(folder, 'truth.json.gz'))) {
    console.error(
      `No pages at ${folder}: --pages DIR names the folder that holds pages/*.html.gz and truth.json.gz.`,
    )
    return 2
  }
  const pages = pagesOf(folder, every)
  console.log(`${pages.length} pages of ${folder}\n`)
  const medians = new Map<string, number>()
  for await (const [name, runs] of readersOver(folder, pages)) medians.set(name, show(name, pages, runs))
  if (!medians.has('trafilatura'))
    console.log('trafilatura: not measured, Python does not have it (pip install trafilatura)')
  showRatios(medians)
  return 0
}

function pagesOf(folder: string, every: number): Page[] {
  const truths: Record<string, Omit<Page, 'id' | 'bytes'>> = JSON.parse(
    gunzipSync(readFileSync(join(folder, 'truth.json.gz'))).toString(),
  )
  return Object.entries(truths)
    .filter((_, index) => index % every === 0)
    .map(([id, truth]) => ({
      ...truth,
      id,
      bytes: gunzipSync(readFileSync(join(folder, 'pages', `${id}.html.gz`))),
    }))
}

/** Prints a reader's table; answers with the processor time of its median page in ms. */
function show(name: string, pages: readonly Page[], runs: readonly Run[]): number {
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b)
  const median = times[times.length >> 1] ?? 0
  console.log(
    `${name}: median ${median.toFixed(1)} ms, mean ${mean(times).toFixed(1)} ms of processor time a page`,
  )
  showText(pages, runs)
  showFacts(pages, runs)
  return median
}

function showText(pages: readonly Page[], runs: readonly Run[]): void {
  const groups = new Map<string, Score[]>()
  for (const [index, page] of pages.entries()) {
    const one = score(page.text, runs[index]?.text ?? '')
    for (const group of ['all', page.set, ...(page.set === 'zh' ? [] : [`${page.set}/${page.type}`])])
      groups.set(group, [...(groups.get(group) ?? []), one])
  }
  for (const [group, scores] of [...groups].sort()) {
    const { f1, precision, recall, shingle } = summarise(scores)
    const figures = Object.entries({ f1, precision, recall, shingle })
    const row = figures.map(([key, value]) => `${key} ${value.toFixed(3)}`).join('  ')
    console.log(`  ${group.padEnd(20)} ${String(scores.length).padStart(4)}  ${row}`)
  }
}

function showFacts(pages: readonly Page[], runs: readonly Run[]): void {
  if (runs.every(({ facts }) => facts === null)) return
  const at = pages.flatMap(({ set }, index) => (set === WITH_FACTS ? [index] : []))
  const labels = at.map((index) => pages[index] as Page)
  const found = at.map((index) => runs[index]?.facts ?? null)
  for (const fact of FACTS) {
    const { labelled, right, unlabelled, answered } = scoreFact(fact, labels, found)
    console.log(
      `  ${fact.padEnd(20)} ${right} of ${labelled} right (${(right / Math.max(1, labelled)).toFixed(3)}), ` +
        `given on ${answered} of ${unlabelled} without`,
    )
  }
}

/** This reader's time as a share of that of each other one. */
function showRatios(medians: ReadonlyMap<string, number>): void {
  const ours = [...medians].filter(([name]) => name.startsWith('ours'))
  for (const [own, time] of ours) {
    console.log(`\nmedian time of ${own}, as a share of that of`)
    for (const [name, other] of medians)
      if (!name.startsWith('ours')) console.log(`  ${name.padEnd(28)} ${(time / other).toFixed(3)}`)
  }
}

process.exitCode = await main()
