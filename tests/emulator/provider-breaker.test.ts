import { isFinished } from '@gaplens/contracts/analysis/job'
import { LONGEST_ACCEPTED_WAIT_MS, LONGEST_WAIT_MS } from '@gaplens/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import { guardModel, guardSearch } from '../../functions/src/providers/breaker/guard.ts'
import { ProviderError } from '../../functions/src/providers/error.ts'
import type { ModelProvider, SearchProvider } from '../../functions/src/providers/types.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'
import { taipeiDay } from '../../functions/src/runtime/taipei-time.ts'
import { admitAnalysis } from '../../functions/src/settings/admission.ts'
import { queueWaitMs } from '../../functions/src/settings/predicted-wait.ts'
import { forgetProviders, providerGate } from '../../functions/src/settings/provider-gate.ts'
import { forgetSettings } from '../../functions/src/settings/settings.ts'
import { createFakeTime } from '../faults/fake-time.ts'
import { createSimulatedQueue } from '../faults/simulated-queue.ts'
import { createWorker, workerDependencies } from '../faults/worker.ts'
import { createWorld } from '../faults/world.ts'
import { ownFirestore } from '../support/project.ts'
import { testSuite } from '../support/suite.ts'

let db: Database
let clock: number
const now = () => new Date(clock)
beforeEach(() => {
  db = openDatabase(ownFirestore('breaker'))
  clock = Date.UTC(2026, 10, 22, 4)
  forgetProviders()
  forgetSettings()
})

/** A search service that fails until it is mended, and counts how often it is asked. */
function failingSearch() {
  const state = { asked: 0, works: false }
  const provider: SearchProvider = {
    async search() {
      state.asked += 1
      if (!state.works) throw new ProviderError('search-unavailable')
      throw new ProviderError('search-bad-request')
    },
  }
  const guarded = guardSearch(provider, providerGate(db, now))
  const ask = () => guarded.search('手沖', {}).catch((error: ProviderError) => error.message)
  return { state, ask }
}

describe('a provider that fails', () => {
  it('is not called after five failures, probed by one caller, and called again once it works', async () => {
    const { state, ask } = failingSearch()
    for (let calls = 0; calls < 20; calls += 1) await ask()
    expect(state.asked).toBe(5)
    clock += 31_000
    await Promise.all(Array.from({ length: 8 }, ask))
    expect(state.asked).toBe(6)
    clock += 61_000
    state.works = true
    await ask()
    await ask()
    expect(state.asked).toBe(8)
    expect((await db.breakers().get()).data()?.search?.openUntil).toBeNull()
  })

  it('is not called by instances either that have not seen a failure themselves', async () => {
    const first = failingSearch()
    for (let calls = 0; calls < 5; calls += 1) await first.ask()
    forgetProviders()
    const second = failingSearch()
    expect(await second.ask()).toMatch(/not called/)
    expect(second.state.asked).toBe(0)
  })

  it('is called as usual if its state cannot be read', async () => {
    await db.firestore.collection('providers').doc('breakers').set({ search: 'open' })
    const { state, ask } = failingSearch()
    await ask()
    expect(state.asked).toBe(1)
  })

  it('keeps new analyses from being begun, and from being charged, until it is to be tried', async () => {
    const { ask } = failingSearch()
    for (let calls = 0; calls < 5; calls += 1) await ask()
    expect((await admitAnalysis(db, 'mei', now())).refusal?.code).toBe('search-paused')
    clock += 31_000
    expect((await admitAnalysis(db, 'mei', now())).refusal).toBeNull()
  })
})

describe('a day’s ceiling', () => {
  const used = (usage: { searches: number; modelCalls: number }) =>
    db.firestore.collection('statDays').doc(taipeiDay(now())).set(usage)

  it('of searches: no analysis begins past it', async () => {
    await db.settings().set({ dailySearches: 100 })
    await used({ searches: 100, modelCalls: 0 })
    expect((await admitAnalysis(db, 'mei', now())).refusal?.code).toBe('capacity-reached')
  })

  it('of searches: near it none is made but those that reports cannot do without', async () => {
    await db.settings().set({ dailySearches: 100 })
    const asked: (boolean | undefined)[] = []
    const search: SearchProvider = {
      search: (_, { further }) => {
        asked.push(further)
        return Promise.reject(new ProviderError('search-bad-request'))
      },
    }
    for (const searches of [89, 90]) {
      await used({ searches, modelCalls: 0 })
      forgetProviders()
      await guardSearch(search, providerGate(db, now))
        .search('手沖咖啡', {})
        .catch(() => null)
    }
    expect(asked).toEqual([true, false])
  })

  it('of model calls: the model is not asked past it', async () => {
    await db.settings().set({ dailyModelCalls: 100 })
    await used({ searches: 0, modelCalls: 100 })
    const unasked: ModelProvider = {
      model: 'stub',
      generateJson: () => Promise.reject(new TypeError('asked')),
    }
    const request = { system: '', prompt: '', responseSchema: {}, maxOutputTokens: 1 }
    await expect(guardModel(unasked, providerGate(db, now)).generateJson(request)).rejects.toMatchObject({
      code: 'model-ceiling',
    })
  })
})

describe('the predicted wait', () => {
  it('is that of the jobs before it, over the number that run at once', () => {
    expect(queueWaitMs(0, 40_000)).toBe(0)
    expect(queueWaitMs(150, 40_000)).toBe(120_000)
    expect(queueWaitMs(500, null)).toBe(300_000)
  })

  /** So many jobs wait that the next one would wait for this long, and a minute or so. */
  async function makeWait(milliseconds: number): Promise<void> {
    const waiting = Math.ceil((milliseconds / 30_000) * 50) + 51
    for (let from = 0; from < waiting; from += 400) {
      const batch = db.firestore.batch()
      for (let at = from; at < Math.min(waiting, from + 400); at += 1)
        batch.set(db.firestore.collection('analyses').doc(`waiting-${at}`), { status: 'pending', uid: 'x' })
      await batch.commit()
    }
  }

  it('may be accepted up to six minutes; beyond, a job might not be taken up in time', async () => {
    await makeWait(LONGEST_ACCEPTED_WAIT_MS)
    expect((await admitAnalysis(db, 'mei', now(), true)).refusal).toMatchObject({ code: 'queue-full' })
  })

  it('is stated in minutes if it exceeds two, and nothing is started', async () => {
    await makeWait(LONGEST_WAIT_MS)
    expect((await admitAnalysis(db, 'mei', now())).refusal).toMatchObject({
      code: 'long-wait',
      message: expect.stringContaining('約 3 分鐘'),
    })
    expect((await admitAnalysis(db, 'mei', now(), true)).refusal).toBeNull()
  })
})

describe('a model that hangs 90 s a call', () => {
  it('does not stop the queue: all jobs end with a report without AI, which says so', async () => {
    const world = createWorld(testSuite().ports.firestore, 40)
    const time = createFakeTime(world.now().getTime())
    forgetProviders()
    let asked = 0
    const hanging: ModelProvider = {
      model: 'hanging',
      async generateJson({ signal }) {
        asked += 1
        await time.sleep(90_000, signal)
        throw new ProviderError('model-timeout')
      },
    }
    const model = { provider: guardModel(hanging, providerGate(world.db, time.now)), prices: null }
    const jobsAtOnce = 10
    const queue = createSimulatedQueue(
      time,
      async (id) => {
        const deps = workerDependencies(
          createWorker(world.firestore, { kind: 'none' }),
          world.providers,
          time.now,
        )
        await runJob(id, { ...deps, model, timers: time })
        return 'done'
      },
      jobsAtOnce,
    )
    const ids = await Promise.all(Array.from({ length: 40 }, (_, user) => world.start(user, 'key', 'fine')))
    for (const id of ids) await queue.dispatch({ name: id, analysisId: id })
    for (let passed = 0; passed < 200_000; passed += 5_000) {
      queue.pump()
      await time.settled()
      time.advance(5_000)
      await time.settled()
    }
    const jobs = await Promise.all(ids.map(async (id) => (await world.db.analyses().doc(id).get()).data()))
    expect(jobs.filter((job) => job === undefined || !isFinished(job.status))).toEqual([])
    expect(new Set(jobs.map((job) => job?.status))).toEqual(new Set(['completed_with_errors']))
    for (const job of jobs)
      expect(job?.warnings.find(({ code }) => code === 'ai-failed')?.message).toMatch(/逾時|暫停使用/)
    // The first jobs, with their two questions at once, and a few tries later, but no call for each job.
    expect(asked).toBeLessThanOrEqual(2 * jobsAtOnce + 5)
    // The world stays open: a call that its job has given up may still be noting that it failed.
  }, 120_000)
})
