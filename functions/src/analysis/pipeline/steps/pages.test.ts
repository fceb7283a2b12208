import { describe, expect, it } from 'vitest'
import { ProviderError } from '../../../providers/error.ts'
import type { WebFetcher } from '../../../providers/types.ts'
import { readPage } from '../../../reading/read-page.ts'
import { computeUnlimited } from '../../../runtime/limit-computing.ts'
import { EMPTY_SERP } from '../../testing/empty-serp.ts'
import { NOTHING_YET } from '../progress.ts'
import { createMemoryStepStore } from '../step-store.ts'
import { readSources } from './pages.ts'
import { chooseSources } from './sources.ts'

const OWN = 'https://own.test/page'
const CANONICAL = 'https://own.test/canonical'
const SERP = {
  ...EMPTY_SERP,
  organic: ['a', 'b', 'c'].map((name, at) => ({
    url: `https://${name}.test/`,
    title: name,
    snippet: '',
    position: at + 1,
  })),
}

const TEXT = '<p>手沖咖啡的水溫以攝氏 92 度為宜，淺焙可以再高一些。</p>'.repeat(20)

/** Reads the user's page and three results; these addresses cannot be fetched. */
function read(failing: Readonly<Record<string, Error>>) {
  const web: WebFetcher = {
    async fetchPage(url) {
      const failure = failing[url]
      if (failure !== undefined) throw failure
      const html = `<html><head><link rel="canonical" href="${CANONICAL}"></head><body>${TEXT}</body></html>`
      return {
        url,
        status: 200,
        contentType: 'text/html; charset=utf-8',
        bytes: new TextEncoder().encode(html),
        fetchedAt: '2026-11-21T00:00:00.000Z',
        served: { robotsTags: [], canonicalLink: null, googlebot: 'allowed', robotsRule: '' },
      }
    },
    close: async () => {},
  }
  const overview = { serp: SERP, chosen: chooseSources(SERP, OWN), progress: NOTHING_YET }
  return readSources('手沖咖啡', overview, {
    web,
    reader: { read: async (page) => readPage(page) },
    store: createMemoryStepStore(() => {}),
    report: () => {},
    now: () => new Date('2026-11-21T00:00:00Z'),
    signal: new AbortController().signal,
    compute: computeUnlimited,
  })
}

describe('an error while the pages are read', () => {
  it('of a page leaves the others, with the reason', async () => {
    const { sources } = await read({ 'https://b.test/': new ProviderError('not-found') })
    expect(sources.map(({ failure }) => failure)).toEqual([null, null, 'not-found', null])
  })

  it('is no page’s failure because its code is the name of something that every object has', async () => {
    const fault = Object.assign(new Error('a fault of this code'), { code: 'toString' })
    await expect(read({ 'https://b.test/': fault })).rejects.toBe(fault)
  })

  it('of the canonical page leaves open whether it is the same', async () => {
    const { sources } = await read({ [CANONICAL]: new ProviderError('not-found') })
    expect(sources[0]?.page?.crawl.canonicalIsSame).toBeNull()
  })

  it('that is a fault of this code is not taken for an unreadable canonical page', async () => {
    const fault = new TypeError('a fault of this code')
    await expect(read({ [CANONICAL]: fault })).rejects.toBe(fault)
  })
})
