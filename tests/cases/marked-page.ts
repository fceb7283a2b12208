import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Source } from '@gaplens/coverage/source'

/** A part of a page that is about one marked subject. */
interface MarkedSection {
  readonly subject: string
  readonly start: number
  readonly end: number
}

export interface MarkedPage {
  readonly page: ReadPage
  readonly sections: readonly MarkedSection[]
}

/**
 * Reads a page that was written as a case:
 * `url:`, `title:`, `author:`, `date:` lines, then `## Heading {subject}` (the number of # is the level; without
 * braces the section is about nothing in particular), `%% subject` for a section without a heading, `- ` list items,
 * `| ` table rows, and paragraphs, one a line.
 * @param without subjects whose sections are left out
 */
export function parseMarkedPage(source: string, without: readonly string[] = []): MarkedPage {
  const meta = new Map<string, string>()
  const lines = source.split('\n').map((line) => line.trimEnd())
  while (/^(url|title|author|date|type): /.test(lines[0] ?? '')) {
    const [, name = '', value = ''] = /^(\w+): (.*)$/.exec(lines.shift() ?? '') ?? []
    meta.set(name, value)
  }
  const blocks: Block[] = []
  const marks: { subject: string; start: number }[] = []
  let text = ''
  let skipping = false
  const push = (kind: Block['kind'], level: number, words: string): void => {
    if (text !== '') text += '\n'
    blocks.push({ kind, level, text: words, start: text.length, role: 'content' })
    text += words
  }
  for (const line of lines) {
    const heading = /^(#+)\s+(.*?)(?:\s*\{(.+)\})?$/.exec(line)
    const bare = /^%%\s*(.*)$/.exec(line)
    if (heading !== null || bare !== null) {
      const subject = heading?.[3] ?? bare?.[1] ?? ''
      skipping = subject !== '' && without.includes(subject)
      if (skipping) continue
      marks.push({ subject, start: text === '' ? 0 : text.length + 1 })
      if (heading !== null) push('heading', heading[1]?.length ?? 2, heading[2] ?? '')
    } else if (!skipping && line !== '') {
      if (line.startsWith('- ')) push('listItem', 1, line.slice(2))
      else if (line.startsWith('| ')) push('tableRow', 0, line.slice(2))
      else push('paragraph', 0, line)
    }
  }
  const url = meta.get('url') ?? 'https://page.test/'
  const sections = marks.map(({ subject, start }, at) => ({
    subject,
    start,
    end: marks[at + 1]?.start ?? text.length,
  }))
  return { page: readPage(url, text, blocks, meta), sections }
}

function readPage(url: string, text: string, blocks: Block[], meta: ReadonlyMap<string, string>): ReadPage {
  return {
    url,
    title: meta.get('title') ?? '',
    titleTag: null,
    headingTags: null,
    headingsLeftOut: null,
    description: '',
    descriptionTag: null,
    canonical: url,
    lang: 'zh-Hant-TW',
    langTag: null,
    siteName: new URL(url).hostname,
    author: meta.get('author') ?? null,
    publishedAt: meta.get('date') ?? null,
    modifiedAt: null,
    type: 'article',
    text,
    blocks,
    words: [...text.replace(/\s/g, '')].length,
    images: [],
    internalLinks: [],
    externalLinks: [],
    structuredData: [],
    faq: [],
    howTo: [],
    trustLinks: [],
    contacts: { phones: [], emails: [], addresses: [], hours: [], form: false },
    videos: [],
    image: null,
    encoding: 'utf-8',
    crawl: { served: null, fetchedAt: null, meta: [], withheld: [], canonicalIsSame: null },
    blockedBy: null,
    truncated: false,
  }
}

/** A read page as a source: rank 0 is the user's page, the others are cited in the order of their ranks. */
export function sourceOf(rank: number, page: ReadPage): Source {
  return {
    id: `p${rank}`,
    url: page.url,
    title: page.title,
    role: rank === 0 ? 'user' : 'cited',
    rank,
    referenceIndexes: rank === 0 ? [] : [rank - 1],
    page,
    failure: null,
    readAt: '2026-11-01T00:00:00.000Z',
  }
}

/** A source from a page's marked text alone, at an address of its own. */
export function markedSource(rank: number, text: string): Source {
  return sourceOf(
    rank,
    parseMarkedPage(`url: https://site${rank}.test/page\ntitle: 第 ${rank} 頁\n${text}`).page,
  )
}

/** An answer of the search without an overview; `over` gives it one. */
export function emptySerp(over: Partial<Serp> = {}): Serp {
  return {
    overviewState: 'empty',
    blocks: [],
    references: [],
    organic: [],
    relatedQuestions: [],
    requests: 1,
    fetchedAt: '2026-11-01T00:00:00.000Z',
    ...over,
  }
}
