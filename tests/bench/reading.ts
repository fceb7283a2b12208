/**
 * How well and how fast main text is read: this project's reader, Readability.js on jsdom, the naive text of the body, and
 * trafilatura where Python has it; on the same pages, in the same run, by page type.
 *
 *   npm run bench:reading -- [--pages DIR] [--every N]
 *
 * DIR holds pages/*.html.gz and truth.json.gz. The models were learned from these very pages: what they score on pages
 * they have not seen is the cross-validated figure of docs/reading.md.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'
import { decode } from '../../functions/src/reading/encoding/decode.ts'
import { parseHtml } from '../../functions/src/reading/html/parse.ts'
import { segmentPage } from '../../functions/src/reading/main-text/segment.ts'
import { readPage } from '../../functions/src/reading/read.ts'
import { mean, type Score, score, summarise } from './reading-score.ts'

interface Truth {
  readonly set: string
  readonly type: string
  readonly url: string
  readonly text: string
}
interface Page extends Truth {
  readonly id: string
  readonly bytes: Uint8Array
}
type Reader = (page: Page) => string

const DEFAULT_PAGES = resolve(import.meta.dirname, '../../../shared/benchmarks/reading')

const READERS: Readonly<Record<string, Reader>> = {
  ours: ({ bytes, url }) => readPage({ bytes, url, contentType: null }).text,
  'Readability.js + jsdom': ({ bytes, url }) => {
    const dom = new JSDOM(decode(bytes, null).text, { url, virtualConsole: new VirtualConsole() })
    try {
      return new Readability(dom.window.document).parse()?.textContent ?? ''
    } finally {
      dom.window.close()
    }
  },
  'body text': ({ bytes }) =>
    segmentPage(parseHtml(decode(bytes, null).text).root, new Set())
      .segments.map(({ text }) => text)
      .join('\n'),
}

function main(): number {
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
  const truths: Record<string, Truth> = JSON.parse(
    gunzipSync(readFileSync(join(folder, 'truth.json.gz'))).toString(),
  )
  const pages = Object.entries(truths)
    .filter((_, index) => index % every === 0)
    .map(([id, truth]) => ({
      ...truth,
      id,
      bytes: gunzipSync(readFileSync(join(folder, 'pages', `${id}.html.gz`))),
    }))
  console.log(`${pages.length} pages of ${folder}\n`)

  const times: Record<string, number> = {}
  for (const [name, reader] of Object.entries(READERS)) {
    for (const page of pages.slice(0, 20)) attempt(reader, page)
    const runs = pages.map((page) => attempt(reader, page))
    times[name] = show(name, pages, runs)
  }
  const trafilatura = runTrafilatura(folder, pages)
  if (trafilatura === null)
    console.log('trafilatura: not measured, Python does not have it (pip install trafilatura)')
  else times.trafilatura = show('trafilatura', pages, trafilatura)
  const ours = times.ours ?? 0
  console.log('\ntime of ours, as a share of that of')
  for (const [name, time] of Object.entries(times))
    if (name !== 'ours') console.log(`  ${name.padEnd(24)} ${(ours / time).toFixed(3)}`)
  return 0
}

interface Run {
  readonly text: string
  readonly ms: number
}

function attempt(reader: Reader, page: Page): Run {
  const start = performance.now()
  let text = ''
  try {
    text = reader(page)
  } catch {
    // A reader that fails has read nothing.
  }
  return { text, ms: performance.now() - start }
}

/** Prints a reader's table; answers with its mean time in ms. */
function show(name: string, pages: readonly Page[], runs: readonly Run[]): number {
  const groups = new Map<string, Score[]>()
  for (const [index, page] of pages.entries()) {
    const one = score(page.text, runs[index]?.text ?? '')
    for (const group of ['all', page.set, ...(page.set === 'zh' ? [] : [`${page.set}/${page.type}`])])
      groups.set(group, [...(groups.get(group) ?? []), one])
  }
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b)
  const median = times[times.length >> 1] ?? 0
  console.log(`${name}: mean ${mean(times).toFixed(1)} ms, median ${median.toFixed(1)} ms a page`)
  for (const [group, scores] of [...groups].sort()) {
    const { f1, precision, recall, shingle } = summarise(scores)
    const figures = { f1, precision, recall, shingle }
    console.log(
      `  ${group.padEnd(20)} ${String(scores.length).padStart(4)}  ${Object.entries(figures)
        .map(([key, value]) => `${key} ${value.toFixed(3)}`)
        .join('  ')}`,
    )
  }
  return mean(times)
}

const TRAFILATURA = `
import gzip, json, sys, time
import trafilatura
folder, ids, urls = sys.argv[1], json.load(sys.stdin), {}
out = []
for warm in (True, False):
    for id, url in (ids[:20] if warm else ids):
        data = gzip.open(f"{folder}/pages/{id}.html.gz").read()
        start = time.perf_counter()
        try:
            text = trafilatura.extract(data, url=url) or ""
        except Exception:
            text = ""
        if not warm:
            out.append({"text": text, "ms": (time.perf_counter() - start) * 1000})
json.dump(out, sys.stdout)
`

function runTrafilatura(folder: string, pages: readonly Page[]): Run[] | null {
  const python = process.env.PYTHON ?? 'python3'
  const { status, stdout } = spawnSync(python, ['-c', TRAFILATURA, folder], {
    input: JSON.stringify(pages.map(({ id, url }) => [id, url])),
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return status === 0 ? JSON.parse(stdout) : null
}

process.exitCode = main()
