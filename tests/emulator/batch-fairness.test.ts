import { ANALYSES_AT_ONCE } from '@gaplens/contracts/limits'
import { expect, it } from 'vitest'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import { startAnalysis } from '../../functions/src/analysis/start-analysis.ts'
import { startBatch } from '../../functions/src/batch/start-batch.ts'
import { afterJob, startDueRows } from '../../functions/src/batch/start-due-rows.ts'
import { sweepBatches } from '../../functions/src/batch/sweep-batches.ts'
import { adjustPoints } from '../../functions/src/points/ledger.ts'
import { ProviderError } from '../../functions/src/providers/error.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { createFakeTime } from '../faults/fake-time.ts'
import { createSimulatedQueue, type Delivery } from '../faults/simulated-queue.ts'
import { createWorker, workerDependencies } from '../faults/worker.ts'
import { createWorld, OPENING } from '../faults/world.ts'
import { identityOf } from '../support/identity-of.ts'
import { testSuite } from '../support/suite.ts'

/**
 * What other people's batches cost a single run, with the real code, a clock that is moved by hand and the queue's own
 * settings: 5 people with a batch of 100 rows each, and 20 people who start a single run, one every five seconds.
 */
const port = testSuite().ports.firestore
const TICK_MS = 1_000
const PEOPLE = 5
const ROWS = 100
const SINGLES = 20
/** How long an analysis takes, from half a minute to a minute. */
const runMs = (analysisId: string) => 30_000 + ((analysisId.codePointAt(3) ?? 0) % 7) * 5_000

/** The seconds that each single run waited for a worker, and how many rows of batches were under way at most. */
async function measure() {
  const world = createWorld(port, PEOPLE + SINGLES)
  await world.db.settings().set({ dailyRefunds: 1_000, dailyPerUser: 1_000 })
  const time = createFakeTime(world.now().getTime())
  const dispatched = new Map<string, number>()
  const taken = new Map<string, number>()

  async function deliver(analysisId: string): Promise<Delivery> {
    taken.set(analysisId, taken.get(analysisId) ?? time.now().getTime())
    const worker = createWorker(world.firestore, { kind: 'none' })
    const search = async (_: string, { signal }: { signal?: AbortSignal }): Promise<never> => {
      await time.sleep(runMs(analysisId), signal)
      throw new ProviderError('search-quota')
    }
    const deps = workerDependencies(worker, { ...world.providers, search: { search } }, time.now)
    const outcome = await runJob(analysisId, { ...deps, timers: time })
    if (outcome !== 'held') await afterJob(world.db, analysisId, time.now, ANALYSES_AT_ONCE)
    return outcome === 'held' ? 'again' : 'done'
  }
  const queue = createSimulatedQueue(time, deliver)

  /** The trigger's part: each analysis that has been created is dispatched once. */
  async function trigger(): Promise<void> {
    const pending = await world.db.analyses().where('status', '==', 'pending').select().get()
    for (const { id } of pending.docs) {
      if (dispatched.has(id)) continue
      dispatched.set(id, time.now().getTime())
      await queue.dispatch({ name: `run-${id}`, analysisId: id })
    }
  }

  for (let person = 0; person < PEOPLE; person += 1) {
    const uid = world.users[person] ?? ''
    await world.tryToStart(person, 'opens-the-account', 'fine')
    const change = { operationId: 'more', delta: ROWS, reason: '調整', actor: 'admin' }
    await world.db.firestore.runTransaction((tx) => adjustPoints(world.db, tx, uid, change, world.now()))
    const rows = Array.from({ length: ROWS }, (_, row) => ({
      targetKeyword: `第 ${row} 列`,
      userPageUrl: `https://shop.example/${row}`,
    }))
    const request = { name: '', rows }
    const now = time.now()
    const start = { identity: identityOf(uid), request, idempotencyKey: 'list', opening: OPENING, now }
    expect((await startBatch(world.db, start)).kind).toBe('accepted')
  }
  await startDueRows(world.db, time.now(), ANALYSES_AT_ONCE)

  const singles = new Map<string, number>()
  let most = 0
  for (let second = 0; second < 3_600; second += 1) {
    const next = singles.size
    // They begin while the batches are in full swing.
    if (second >= 60 && second % 5 === 0 && next < SINGLES) {
      const outcome = await startAnalysis(world.db, {
        identity: identityOf(world.users[PEOPLE + next] ?? ''),
        request: { targetKeyword: '手沖咖啡', userPageUrl: 'https://shop.example/' },
        idempotencyKey: 'single',
        opening: OPENING,
        now: time.now(),
      })
      if (outcome.kind === 'accepted') singles.set(outcome.id, time.now().getTime())
    }
    await trigger()
    queue.pump()
    await time.settled()
    time.advance(TICK_MS)
    await time.settled()
    if (second % 60 === 59) await sweepBatches(upkeepFor(world.db, time.now, 50_000), ANALYSES_AT_ONCE)
    if (second % 10 === 0) {
      const lists = await world.db.batches().where('open', '==', true).get()
      most = Math.max(
        most,
        lists.docs.reduce((sum, list) => sum + list.data().inFlight.length, 0),
      )
      if (singles.size === SINGLES && [...singles.keys()].every((id) => taken.has(id))) break
    }
  }
  const waits = [...singles].map(([id, at]) => ((taken.get(id) ?? Number.POSITIVE_INFINITY) - at) / 1_000)
  await world.close()
  return { waits, most }
}

it('5 batches of 100 rows delay none of 20 single runs by more than three seconds', async () => {
  const { waits, most } = await measure()
  expect(waits).toHaveLength(SINGLES)
  expect(Math.max(...waits)).toBeLessThanOrEqual(3)
  // The batches are in full swing beside them.
  expect(most).toBeGreaterThanOrEqual(ANALYSES_AT_ONCE / 2)
  expect(most).toBeLessThanOrEqual(ANALYSES_AT_ONCE / 2 + 3)
}, 300_000)
