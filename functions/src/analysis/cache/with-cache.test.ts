import type { Serp } from '@gaplens/contracts/analysis/serp'
import { expect, it } from 'vitest'
import { guardSearch } from '../../providers/breaker/guard.ts'
import type { SearchProvider } from '../../providers/types.ts'
import { withSearchCache } from './with-cache.ts'

const SERP: Serp = {
  overviewState: 'empty',
  blocks: [],
  references: [],
  organic: [],
  relatedQuestions: [],
  subQuestions: [],
  answers: [],
  requests: 1,
  fetchedAt: '2026-11-28T04:00:00.000Z',
}

/** A search as a job makes it, where optional searches are configured. */
function searchWhile(isScarce: boolean) {
  const kept: string[] = []
  const provider: SearchProvider = {
    variant: 'tw sub-questions',
    async search(_, { further, onReduced }) {
      if (further === false) onReduced?.()
      return SERP
    },
  }
  const gate = {
    admits: async () => true,
    succeeded: async () => undefined,
    failed: async () => undefined,
    searchesAreScarce: async () => isScarce,
    modelIsSpent: async () => false,
  }
  const cache = {
    serp: async () => null,
    keepSerp: async (key: string) => void kept.push(key),
    page: async () => null,
    keepPage: async () => undefined,
  }
  return { kept, search: withSearchCache(guardSearch(provider, gate), cache, false) }
}

it('results are kept for later analyses', async () => {
  const { kept, search } = searchWhile(false)
  await search.search('手沖咖啡', {})
  expect(kept).toEqual(['tw sub-questions\n手沖咖啡'])
})

it('results that the daily limit has reduced are not, because they would pass for complete ones', async () => {
  const { kept, search } = searchWhile(true)
  expect(await search.search('手沖咖啡', {})).toEqual(SERP)
  expect(kept).toEqual([])
})
