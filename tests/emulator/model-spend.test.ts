import { beforeEach, expect, it } from 'vitest'
import { deleteAnalysis } from '../../functions/src/analysis/delete-analysis.ts'
import { cancelJob } from '../../functions/src/analysis/job/cancel.ts'
import { type RunOutcome, runJob } from '../../functions/src/analysis/job/run-job.ts'
import type { ModelAnswer, ModelProvider } from '../../functions/src/providers/types.ts'
import { forgetSettings } from '../../functions/src/settings/settings.ts'
import { foldJobEnds } from '../../functions/src/stats/job-ends.ts'
import { systemStats } from '../../functions/src/stats/system-stats.ts'
import { createWorker, workerDependencies } from '../faults/worker.ts'
import { createWorld } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

const PRICES = { inputPerMillion: 1, outputPerMillion: 10 }
/** The searches that a run of these tests makes. */
const SEARCHES = 1
beforeEach(() => forgetSettings())

/** Runs a job whose model answers once and meets `accident` in its second call; tells what the day's statistics then say. */
async function dayAfter(accident: (world: ReturnType<typeof createWorld>, id: string) => Promise<void>) {
  const world = createWorld(testSuite().ports.firestore, 1)
  const id = await world.start(0, 'key', 'fine')
  let calls = 0
  const provider: ModelProvider = {
    model: 'stub',
    async generateJson(): Promise<ModelAnswer> {
      calls += 1
      if (calls === 2) await accident(world, id)
      return { text: '{"groups": []}', model: 'stub', promptTokens: 1_000, outputTokens: 100 }
    },
  }
  const worker = createWorker(world.firestore, { kind: 'none' })
  const deps = workerDependencies(worker, world.providers, world.now)
  const outcome: RunOutcome = await runJob(id, { ...deps, model: { provider, prices: PRICES } })
  await foldJobEnds(world.db, { now: () => new Date(), hasTime: () => true })
  const { today } = await systemStats(world.db, world.now(), 7, null)
  return { outcome, calls, today }
}

it('a failed analysis is recorded with the calls and tokens that its model was asked for', async () => {
  const { outcome, today } = await dayAfter(() => Promise.reject(new TypeError('a fault of ours')))
  expect(outcome).toBe('failed')
  expect(today).toMatchObject({ runs: 1, failed: 1, modelCalls: 2, promptTokens: 1_000, outputTokens: 100 })
  expect(today.searches).toBe(SEARCHES)
  expect(today.modelCostUsd).toBeCloseTo(0.002)
})

it('one that its owner cancels counts as no run, but what its model cost counts', async () => {
  const { outcome, calls, today } = await dayAfter(async (world, id) => {
    const uid = (await world.db.analyses().doc(id).get()).data()?.uid ?? ''
    await cancelJob(world.db, id, uid, true, world.now())
  })
  expect(outcome).toBe('lease-lost')
  expect(today).toMatchObject({ runs: 0, failed: 0, modelCalls: calls, promptTokens: 1_000 * calls })
  expect(today.searches).toBe(SEARCHES)
})

it('one that its owner deletes while it runs counts as no run, but what it cost counts', async () => {
  const { outcome, calls, today } = await dayAfter(async (world, id) => {
    const uid = (await world.db.analyses().doc(id).get()).data()?.uid ?? ''
    expect(await deleteAnalysis(world.db, id, uid, world.now())).toBe(true)
  })
  expect(outcome).toBe('lease-lost')
  expect(today).toMatchObject({ runs: 0, failed: 0, modelCalls: calls, searches: SEARCHES })
})
