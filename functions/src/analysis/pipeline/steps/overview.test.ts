import { expect, it } from 'vitest'
import { EMPTY_SERP } from '../../testing/empty-serp.ts'
import { NOTHING_YET } from '../progress.ts'
import { createMemoryStepStore } from '../step-store.ts'
import { fetchOverview } from './overview.ts'

it('fails the job where the search finds nothing', async () => {
  const nothing = () => undefined
  const deps = {
    search: { variant: 'tw', search: async () => EMPTY_SERP },
    store: createMemoryStepStore(nothing),
    report: nothing,
    signal: AbortSignal.timeout(5_000),
  }
  const job = { analysisId: 'a1', keyword: '手沖', userPageUrl: 'https://site.test/', excludedUrls: [] }
  await expect(fetchOverview(job, NOTHING_YET, deps)).rejects.toMatchObject({ code: 'no-results' })
})
