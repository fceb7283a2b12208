import type { Serp } from '@gaplens/contracts/serp'
import { expect, it } from 'vitest'
import { NOTHING_YET } from '../progress.ts'
import { createMemoryStepStore } from '../step-store.ts'
import { fetchOverview } from './overview.ts'

const EMPTY: Serp = {
  overviewState: 'empty',
  blocks: [],
  references: [],
  organic: [],
  relatedQuestions: [],
  requests: 2,
  fetchedAt: '2026-11-21T00:00:00.000Z',
}

it('says how many searches were made where they find nothing', async () => {
  const nothing = () => undefined
  const needs = {
    search: { variant: 'tw', search: async () => EMPTY },
    store: createMemoryStepStore(nothing),
    report: nothing,
    signal: AbortSignal.timeout(5_000),
  }
  const job = { analysisId: 'a1', keyword: '手沖', userPageUrl: 'https://site.test/', excludedUrls: [] }
  await expect(fetchOverview(job, NOTHING_YET, needs)).rejects.toMatchObject({
    code: 'no-results',
    searches: 2,
  })
})
