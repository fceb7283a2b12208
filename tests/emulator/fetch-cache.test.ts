import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFetchCache } from '../../functions/src/analysis/cache/fetch-cache.ts'
import { withPageCache, withSearchCache } from '../../functions/src/analysis/cache/with-cache.ts'
import type { FetchedPage } from '../../functions/src/providers/types.ts'
import { forgetSettings } from '../../functions/src/settings/settings.ts'
import { createWorld, type World } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

let world: World
beforeEach(async () => {
  forgetSettings()
  world = createWorld(testSuite().ports.firestore, 4)
  await world.db.settings().set({ cacheHours: 6 })
})
afterEach(() => world.close())

/** One analysis from start to end. */
async function analyse(user: number, refresh = false): Promise<AnalysisDocument> {
  const id = await world.start(user, `key-${crypto.randomUUID()}`, 'fine')
  await world.db.analyses().doc(id).update({ refresh })
  await world.deliver(id, { kind: 'none' })
  const job = (await world.db.analyses().doc(id).get()).data()
  if (job?.result == null) throw new Error('no report')
  return job
}

const asked = (part: string) =>
  [...world.providers.calls].filter(([key]) => key.includes(part)).reduce((sum, [, calls]) => sum + calls, 0)
const saysCached = ({ warnings }: AnalysisDocument) => warnings.some(({ code }) => code === 'from-cache')

describe('with hours in the settings', () => {
  it('the second analysis of a keyword requests only the user’s page, and says when its data was fetched', async () => {
    const first = await analyse(0)
    expect([asked('cited'), saysCached(first), first.result?.usage?.searches]).toEqual([5, false, 1])
    const second = await analyse(1)
    expect(asked('cited')).toBe(5)
    expect([saysCached(second), second.result?.usage?.searches]).toEqual([true, 0])
    expect(asked('https://fine.example')).toBe(2)
    expect(second.result?.coverage?.gaps).toEqual(first.result?.coverage?.gaps)
  })

  it('an analysis that asks for it fetches anew, and the next ones go by that', async () => {
    await analyse(0)
    const fresh = await analyse(1, true)
    expect([asked('cited'), saysCached(fresh)]).toEqual([10, false])
    await analyse(2)
    expect(asked('cited')).toBe(10)
  })

  it('nothing older than that serves', async () => {
    await analyse(0)
    world.advance(6 * 3_600_000 + 1)
    await analyse(1)
    expect(asked('cited')).toBe(10)
  })
})

describe('without', () => {
  it('nothing is kept', async () => {
    await world.db.settings().set({ cacheHours: 0 })
    forgetSettings()
    await analyse(0)
    await analyse(1)
    expect(asked('cited')).toBe(10)
    for (const collection of ['serpCache', 'pageCache'])
      expect((await world.firestore.collection(collection).get()).size).toBe(0)
  })
})

describe('the cache', () => {
  const page = (over: Partial<FetchedPage> = {}): FetchedPage => ({
    url: 'https://cited.example/after-redirect',
    status: 200,
    contentType: 'text/html',
    bytes: new TextEncoder().encode('<p>咖啡</p>'),
    fetchedAt: world.now().toISOString(),
    served: { googlebot: 'allowed', robotsRule: '', robotsTags: ['max-snippet:5'], canonicalLink: null },
    ...over,
  })
  const cache = () => createFetchCache(world.db, 6, world.now)

  it('gives a page back as it was served', async () => {
    await cache().keepPage('https://cited.example/', page())
    const kept = await cache().page('https://cited.example/')
    expect({ ...kept, bytes: Buffer.from(kept?.bytes ?? []).toString() }).toEqual({
      ...page(),
      bytes: '<p>咖啡</p>',
    })
  })

  it('keeps no page that was not found, and none that Firestore could not hold', async () => {
    await cache().keepPage('https://gone.example/', page({ status: 404 }))
    const noise = new Uint8Array(1_200_000).map(() => Math.floor(Math.random() * 256))
    await cache().keepPage('https://large.example/', page({ bytes: noise }))
    expect(await cache().page('https://gone.example/')).toBeNull()
    expect(await cache().page('https://large.example/')).toBeNull()
  })

  it('never holds the user’s own page', async () => {
    const web = withPageCache(world.providers.web, cache(), false)
    await web.fetchPage('https://fine.example/?preview=secret', { respectRobots: false })
    expect((await world.db.pageCache().get()).size).toBe(0)
  })

  it('tells searches of another place, language or device apart, and keeps none without its overview', async () => {
    let asks = 0
    const provider = (variant: string, overviewState: 'present' | 'unavailable' = 'present') =>
      withSearchCache(
        {
          variant,
          async search(keyword, options) {
            asks += 1
            const serp = await world.providers.search.search(keyword, options)
            return { ...serp, overviewState, fetchedAt: world.now().toISOString() }
          },
        },
        cache(),
        false,
      )
    await provider('tw zh-tw').search('fine', {})
    await provider('tw zh-tw').search('fine', {})
    expect(asks).toBe(1)
    await provider('us en').search('fine', {})
    expect(asks).toBe(2)
    await provider('jp ja', 'unavailable').search('fine', {})
    await provider('jp ja').search('fine', {})
    expect(asks).toBe(4)
  })

  it('that holds something unreadable is as good as empty', async () => {
    await world.providers.search.search('fine', {})
    const provider = withSearchCache({ ...world.providers.search, variant: 'x' }, cache(), false)
    await provider.search('fine', {})
    for (const kept of (await world.firestore.collection('serpCache').get()).docs)
      await kept.ref.update({ serp: 'no bytes' })
    expect((await provider.search('fine', {})).requests).toBe(1)
  })
})
