import type { OverviewBlock, Serp } from '@gaplens/contracts/analysis/serp'
import { escapeHtml } from '@gaplens/contracts/escape-html'
import type { Source } from '@gaplens/coverage/source'
import { chooseSources } from '../../functions/src/analysis/pipeline/steps/sources.ts'
import { readPage } from '../../functions/src/reading/read-page.ts'
import type { CaseBlock, CasePage, CaseStatement, ModelCase } from './case-file.ts'
import { emptySerp } from './marked-page.ts'

const KINDS: Readonly<Record<string, OverviewBlock['kind']>> = {
  p: 'paragraph',
  h: 'heading',
  li: 'listItem',
  tr: 'tableRow',
}

/** What a job would know of a case: what Google shows, and every page as the reader reads it from bare HTML. */
export function inputOf({ keyword, overview, questions, pages, user }: ModelCase): {
  readonly keyword: string
  readonly userPageUrl: string
  readonly serp: Serp
  readonly sources: readonly Source[]
} {
  const serp = emptySerp({
    overviewState: overview.length > 0 ? 'present' : 'empty',
    blocks: overview.map(blockOf),
    references: pages.map((page, index) => ({
      index,
      url: page.url,
      title: page.meta.title ?? '',
      source: page.meta.site ?? '',
      snippet: '',
      highlightedText: '',
    })),
    relatedQuestions: questions.map(({ text }) => text),
  })
  const byUrl = new Map([...pages, user].map((page) => [page.url, page]))
  const sources = chooseSources(serp, user.url).sources.map((source): Source => {
    const page = byUrl.get(source.url)
    if (page === undefined) return source
    return {
      ...source,
      page: readPage({
        bytes: Buffer.from(htmlOf(page)),
        url: page.url,
        contentType: 'text/html; charset=utf-8',
      }),
      readAt: '2026-11-01T00:00:00.000Z',
    }
  })
  return { keyword, userPageUrl: user.url, serp, sources }
}

function blockOf({ kind, text, cites }: CaseStatement): OverviewBlock {
  return {
    kind: KINDS[kind] ?? 'paragraph',
    text,
    depth: 0,
    referenceIndexes: cites.map(({ page }) => page - 1),
  }
}

/** A bare article: what reading costs apart from comparing is measured elsewhere. */
function htmlOf({ meta, blocks }: CasePage): string {
  const title = escapeHtml(meta.title ?? '')
  const tags = [
    ['name="author"', meta.author],
    ['name="description"', meta.desc],
    ['property="article:published_time"', meta.date],
    ['property="article:modified_time"', meta.modified],
  ].map(([name, value]) => (value === undefined ? '' : `<meta ${name} content="${escapeHtml(value)}">`))
  let body = ''
  let open: 'table' | 'ul' | null = null
  for (const block of blocks) {
    const wanted = block.kind === 'tr' ? 'table' : block.kind === 'li' ? 'ul' : null
    if (open !== wanted) body += `${open === null ? '' : `</${open}>`}${wanted === null ? '' : `<${wanted}>`}`
    open = wanted
    body += elementOf(block)
  }
  if (open !== null) body += `</${open}>`
  return `<!doctype html><html lang="zh-Hant"><head><meta charset="utf-8"><title>${title}</title><meta property="og:site_name" content="${escapeHtml(meta.site ?? '')}">${tags.join('')}</head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`
}

/** The first level heads a post of a forum with its writer's name, which sites show as no heading. */
const WRITER_LEVEL = 1

function elementOf({ kind, level, text, cells }: CaseBlock): string {
  if (kind === 'h' && level === WRITER_LEVEL) return ''
  if (kind === 'tr') return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
  const name = kind === 'h' ? `h${Math.min(6, Math.max(2, level))}` : kind
  return `<${name}>${escapeHtml(text)}</${name}>`
}
