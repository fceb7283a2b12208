import { setTimeout as sleep } from 'node:timers/promises'
import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import { beforeEach, expect, it } from 'vitest'
import { cancelJob } from '../../functions/src/analysis/job/cancel.ts'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import type { SearchProvider } from '../../functions/src/providers/types.ts'
import { forgetSettings } from '../../functions/src/settings/settings.ts'
import { foldJobEnds } from '../../functions/src/stats/job-ends.ts'
import { systemStats } from '../../functions/src/stats/system-stats.ts'
import { createWorker, workerDependencies } from '../faults/worker.ts'
import { createWorld } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

beforeEach(() => forgetSettings())

type World = ReturnType<typeof createWorld>

/** Runs a job whose search meets `accident` before its answer comes; tells what the day's statistics then say. */
async function dayAfter(
  accident: (world: World, id: string) => Promise<unknown>,
  behaviour: 'fine' | 'no-results' | 'quota' = 'fine',
) {
  const world = createWorld(testSuite().ports.firestore, 1)
  const id = await world.start(0, 'key', behaviour)
  const deps = workerDependencies(createWorker(world.firestore, { kind: 'none' }), world.providers, world.now)
  const search: SearchProvider = {
    async search(keyword, options) {
      await accident(world, id)
      return await world.providers.search.search(keyword, options)
    },
  }
  const outcome = await runJob(id, { ...deps, search })
  await foldJobEnds(world.db, { now: () => new Date(), hasTime: () => true })
  const { today } = await systemStats(world.db, world.now(), 7, null)
  await world.close()
  return { outcome, today }
}

const cancelled = async ({ db, now }: World, id: string) =>
  cancelJob(db, id, (await db.analyses().doc(id).get()).data()?.uid ?? '', true, now())

it('a search whose analysis is cancelled before its answer comes counts', async () => {
  const { outcome, today } = await dayAfter(cancelled)
  expect(outcome).toBe('lease-lost')
  expect(today).toMatchObject({ runs: 0, failed: 0, searches: 1 })
})

it('a search counts once when its answer is stored, and another worker takes the analysis over after that', async () => {
  const world = createWorld(testSuite().ports.firestore, 1)
  const id = await world.start(0, 'key', 'fine')
  const deps = workerDependencies(createWorker(world.firestore, { kind: 'none' }), world.providers, world.now)
  let hangs = false
  let taken: Promise<string> | undefined
  const web: typeof deps.web = {
    ...deps.web,
    async fetchPage(url, options) {
      // The first page of the first worker hangs beyond its lease, while the second does all of the work. The progress that the
      // first still has to write is written before that: afterwards it would renew the lease.
      if (!hangs) {
        hangs = true
        await sleep(POLL_INTERVAL_MS)
        world.advance(91_000)
        taken = world.deliver(id, { kind: 'none' })
        await taken
        await sleep(0)
      }
      return await deps.web.fetchPage(url, options)
    },
  }
  expect(await runJob(id, { ...deps, web })).toBe('lease-lost')
  expect(await taken).toBe('completed')
  await foldJobEnds(world.db, { now: () => new Date(), hasTime: () => true })
  expect((await systemStats(world.db, world.now(), 7, null)).today).toMatchObject({ runs: 1, searches: 1 })
  await world.close()
})

it.each([
  { behaviour: 'no-results', searches: 1 },
  { behaviour: 'quota', searches: 0 },
] as const)(
  'an analysis that fails with $behaviour counts $searches searches',
  async ({ behaviour, searches }) => {
    const { outcome, today } = await dayAfter(async () => undefined, behaviour)
    expect(outcome).toBe('failed')
    expect(today).toMatchObject({ failed: 1, searches })
  },
)
