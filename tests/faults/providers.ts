import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { RunDependencies } from '../../functions/src/analysis/job/run-job.ts'
import { ProviderError } from '../../functions/src/providers/error.ts'
import { readPage } from '../../functions/src/reading/read-page.ts'

/** How the simulated providers behave. The keyword names the behaviour. */
export const BEHAVIOURS = [
  'fine',
  'quota',
  'outage',
  'no-results',
  'user-page-gone',
  'all-pages-gone',
  'bug',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

const TOPICS = ['水溫', '研磨', '悶蒸', '粉水比', '濾杯']
const cited = (at: number) => `https://cited${at}.example/`

const PAGE = `<!doctype html><html lang="zh-Hant"><title>手沖咖啡</title><main><h1>手沖咖啡</h1>${TOPICS.map(
  (topic) =>
    `<h2>${topic}</h2><p>${topic}會影響手沖咖啡的味道，建議先固定其他條件，一次只調整${topic}，再比較差異。</p>`,
).join('')}</main></html>`

function serp(keyword: string, now: () => Date): Serp {
  const urls = Array.from({ length: 5 }, (_, at) => cited(at))
  const none = keyword.startsWith('no-results')
  return {
    overviewState: none ? 'empty' : 'present',
    blocks: TOPICS.map((topic, at) => ({
      kind: 'paragraph',
      text: `${topic}會影響手沖咖啡的味道。`,
      depth: 0,
      referenceIndexes: [at],
    })),
    references: none
      ? []
      : urls.map((url, index) => ({
          index,
          url,
          title: `來源 ${index}`,
          source: '',
          snippet: '',
          highlightedText: '',
        })),
    organic: [],
    relatedQuestions: [],
    requests: 1,
    fetchedAt: now().toISOString(),
  }
}

export interface CountedProviders extends Pick<RunDependencies, 'search' | 'web' | 'reader'> {
  /** Upstream calls so far, by keyword or address. */
  readonly calls: Map<string, number>
}

/** Small providers that fail in the way that the keyword names, and count their calls. */
export function createProviders(now: () => Date): CountedProviders {
  const calls = new Map<string, number>()
  const count = (key: string) => calls.set(key, (calls.get(key) ?? 0) + 1)
  return {
    calls,
    search: {
      async search(keyword, { onBilled }) {
        count(keyword)
        if (keyword.startsWith('quota')) throw new ProviderError('search-quota')
        if (keyword.startsWith('outage')) throw new ProviderError('search-unavailable', { retryable: true })
        if (keyword.startsWith('bug')) throw new TypeError('x is not a function')
        onBilled?.()
        return serp(keyword, now)
      },
    },
    web: {
      async fetchPage(url) {
        count(url)
        const own = !url.startsWith('https://cited')
        if (url.includes('all-pages-gone') || (own && url.includes('user-page-gone'))) {
          throw new ProviderError('not-found', { status: 404 })
        }
        return {
          url,
          status: 200,
          contentType: 'text/html; charset=utf-8',
          bytes: new TextEncoder().encode(PAGE),
          fetchedAt: now().toISOString(),
          served: { googlebot: 'allowed', robotsRule: '', robotsTags: [], canonicalLink: null },
        }
      },
      close: async () => undefined,
    },
    reader: { read: async (input) => readPage(input) },
  }
}
