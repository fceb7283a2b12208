import { spawnSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'
import { decode } from '../../functions/src/reading/encoding/decode.ts'
import { parseHtml } from '../../functions/src/reading/html/parse.ts'
import { toBlocks } from '../../functions/src/reading/main-text/blocks.ts'
import { chooseMainText } from '../../functions/src/reading/main-text/main-text.ts'
import { segmentPage } from '../../functions/src/reading/main-text/segment.ts'
import { preparePage } from '../../functions/src/reading/prepare-page.ts'
import { readPage } from '../../functions/src/reading/read-page.ts'
import type { Facts } from './reading-facts.ts'

export interface Page extends Partial<Facts> {
  readonly id: string
  readonly set: string
  readonly type: string
  readonly url: string
  /** The true main text. */
  readonly text: string
  readonly bytes: Uint8Array
}

/** What a reader found on a page. */
interface Found {
  readonly text: string
  /** Title, author and date; null when the reader does not look for them. */
  readonly facts: Facts | null
}

/** A reader's result for one page, and its processor time. */
export interface Run extends Found {
  readonly ms: number
}

/** So many reads come before the measured ones, because a server runs compiled code. */
const WARM_READS = 100

const READERS: Readonly<Record<string, (page: Page) => Found>> = {
  ours: ({ bytes, url }) => {
    const { text, title, author, publishedAt, modifiedAt } = readPage({ bytes, url, contentType: null })
    // As `npm run extract` dates a page that does not say when it was published.
    return { text, facts: { title, author, date: publishedAt ?? modifiedAt } }
  },
  'ours, main text alone': ({ bytes, url }) => {
    const { source, segmentation } = preparePage(bytes, url, null)
    const { roles } = chooseMainText(source, segmentation)
    const kept = segmentation.segments.flatMap((segment, index) => {
      const role = roles[index] ?? null
      return role === null ? [] : [{ ...segment, role }]
    })
    return { text: toBlocks(kept).text, facts: null }
  },
  'Readability.js + jsdom': ({ bytes, url }) => {
    const dom = new JSDOM(decode(bytes, null).text, { url, virtualConsole: new VirtualConsole() })
    try {
      return { text: new Readability(dom.window.document).parse()?.textContent ?? '', facts: null }
    } finally {
      dom.window.close()
    }
  },
  'body text': ({ bytes }) => ({
    text: segmentPage(parseHtml(decode(bytes, null).text).root, new Set())
      .segments.map(({ text }) => text)
      .join('\n'),
    facts: null,
  }),
}

/** Each reader's runs over the pages, one reader after another. Trafilatura's are left out when Python does not have it. */
export async function* readersOver(
  folder: string,
  pages: readonly Page[],
): AsyncGenerator<readonly [string, Run[]]> {
  for (const [name, reader] of Object.entries(READERS)) {
    for (let i = 0; i < WARM_READS; i++) await attempt(reader, pages[i % pages.length] as Page)
    const runs: Run[] = []
    for (const page of pages) runs.push(await attempt(reader, page))
    yield [name, runs]
  }
  for (const [name, metadata] of [
    ['trafilatura', false],
    ['trafilatura, with metadata', true],
  ] as const) {
    const runs = trafilatura(folder, pages, metadata)
    if (runs !== null) yield [name, runs]
  }
}

async function attempt(reader: (page: Page) => Found, page: Page): Promise<Run> {
  const start = process.cpuUsage()
  let found: Found = { text: '', facts: null }
  try {
    found = reader(page)
  } catch {
    // A reader that fails has read nothing.
  }
  const { user, system } = process.cpuUsage(start)
  // A closed window of jsdom is given up in a later turn of the event loop.
  await setImmediate()
  return { ...found, ms: (user + system) / 1000 }
}

const TRAFILATURA = `
import gzip, json, sys, time
import trafilatura
folder, metadata, ids, out = sys.argv[1], sys.argv[2] == "true", json.load(sys.stdin), []
for id, url in ids[:20] + ids:
    data = gzip.open(f"{folder}/pages/{id}.html.gz").read()
    start, text, facts = time.process_time(), "", None
    try:
        if metadata:
            found = trafilatura.bare_extraction(data, url=url, with_metadata=True)
            if found is not None:
                text, facts = found.text or "", {"title": found.title, "author": found.author, "date": found.date}
        else:
            text = trafilatura.extract(data, url=url) or ""
    except Exception:
        pass
    out.append({"text": text, "facts": facts, "ms": (time.process_time() - start) * 1000})
json.dump(out[len(ids[:20]):], sys.stdout)
`

function trafilatura(folder: string, pages: readonly Page[], metadata: boolean): Run[] | null {
  const python = process.env.PYTHON ?? 'python3'
  const { status, stdout } = spawnSync(python, ['-c', TRAFILATURA, folder, String(metadata)], {
    input: JSON.stringify(pages.map(({ id, url }) => [id, url])),
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return status === 0 ? JSON.parse(stdout) : null
}
