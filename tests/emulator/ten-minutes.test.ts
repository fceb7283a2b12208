import { isFinished } from '@gaplens/contracts/analysis/job'
import { JOB_MAX_AGE_MS, LEASE_MS, SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { describe, expect, it } from 'vitest'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import { sweepAnalyses } from '../../functions/src/analysis/job/sweep-analyses.ts'
import { ProviderError } from '../../functions/src/providers/error.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { createFakeTime, type FakeTime } from '../faults/fake-time.ts'
import { createSimulatedQueue, type Delivery, type SimulatedQueue } from '../faults/simulated-queue.ts'
import { createWorker, workerDependencies } from '../faults/worker.ts'
import { createWorld, type World } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

/**
 * The promise that no job stays unfinished longer than ten minutes, with the real code, a clock that is moved by hand
 * and the queue's own settings. Firestore is real: a sweep takes as long as it takes, and that time counts.
 */
const port = testSuite().ports.firestore
const TICK_MS = 5_000
const SWEEP_EVERY_MS = 60_000

interface Simulation {
  readonly world: World
  readonly time: FakeTime
  readonly queue: SimulatedQueue
  /** Lets time pass: the queue lets out what is due, the sweep comes each minute. */
  pass(ms: number): Promise<void>
}

/** How a worker fares with a job: it dies so long after it took it up, or its search takes so long. */
type Fate = { readonly diesAfterMs: number } | { readonly searchMs: number }

function simulate(users: number, fateOf: (analysisId: string, delivery: number) => Fate): Simulation {
  const world = createWorld(port, users)
  const time = createFakeTime(world.now().getTime())
  const begun = new Map<string, number>()

  async function deliver(analysisId: string): Promise<Delivery> {
    const nth = (begun.get(analysisId) ?? 0) + 1
    const fate = fateOf(analysisId, nth)
    const worker = createWorker(world.firestore, { kind: 'none' })
    const search = async (_: string, { signal }: { signal?: AbortSignal }): Promise<never> => {
      begun.set(analysisId, nth)
      if ('diesAfterMs' in fate) {
        await time.sleep(fate.diesAfterMs)
        worker.kill()
        await new Promise<never>(() => undefined)
      }
      await time.sleep('searchMs' in fate ? fate.searchMs : 0, signal)
      throw new ProviderError('search-quota')
    }
    const deps = workerDependencies(worker, { ...world.providers, search: { search } }, time.now)
    const run = runJob(analysisId, { ...deps, timers: time })
    const outcome = await Promise.race([run, worker.died])
    return outcome === 'held' || outcome === 'died' ? 'again' : 'done'
  }

  const queue = createSimulatedQueue(time, deliver)
  let sinceSweep = 0
  return {
    world,
    time,
    queue,
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += TICK_MS) {
        queue.pump()
        await time.settled()
        time.advance(TICK_MS)
        await time.settled()
        sinceSweep += TICK_MS
        if (sinceSweep < SWEEP_EVERY_MS) continue
        sinceSweep = 0
        const [began, at] = [performance.now(), time.now().getTime()]
        const now = () => new Date(at + performance.now() - began)
        await sweepAnalyses(upkeepFor(world.db, now, 50_000), queue)
      }
    },
  }
}

async function start({ world, time }: Simulation, user: number): Promise<string> {
  world.advance(time.now().getTime() - world.now().getTime())
  return await world.start(user, 'key', 'fine')
}

const jobOf = async ({ world }: Simulation, id: string) => {
  const job = (await world.db.analyses().doc(id).get()).data()
  if (job === undefined) throw new Error(`${id} is gone`)
  const age = (job.completedAt?.toMillis() ?? Number.POSITIVE_INFINITY) - job.createdAt.toMillis()
  return { ...job, age }
}

describe('a job', () => {
  it('that is taken up at 9:59 is ended there and then, its point back', async () => {
    const simulation = simulate(1, () => ({ searchMs: 3_600_000 }))
    const id = await start(simulation, 0)
    simulation.time.advance(9 * 60_000 + 59_000)
    await simulation.queue.dispatch({ name: 'late', analysisId: id })
    simulation.queue.pump()
    await simulation.time.settled()
    expect(await jobOf(simulation, id)).toMatchObject({
      status: 'failed',
      error: { code: 'deadline-exceeded', refunded: true },
      age: 9 * 60_000 + 59_000,
    })
  })

  it('that is taken up as late as it may be, by a worker that hangs, ends in time', async () => {
    const simulation = simulate(1, () => ({ searchMs: 3_600_000 }))
    const id = await start(simulation, 0)
    simulation.time.advance(7.5 * 60_000 - 1_000)
    await simulation.queue.dispatch({ name: 'late', analysisId: id })
    await simulation.pass(150_000)
    const job = await jobOf(simulation, id)
    expect(job.error?.code).toBe('deadline-exceeded')
    expect(job.age).toBeLessThanOrEqual(JOB_MAX_AGE_MS)
  })

  it.each([7.5, 7.75, 7.98])(
    'whose last worker dies at minute %d is ended by the sweep in time',
    async (minute) => {
      const taken = 7.4 * 60_000
      const simulation = simulate(1, () => ({ diesAfterMs: minute * 60_000 - taken }))
      const id = await start(simulation, 0)
      simulation.time.advance(taken)
      await simulation.queue.dispatch({ name: 'late', analysisId: id })
      await simulation.pass(180_000)
      const job = await jobOf(simulation, id)
      expect(isFinished(job.status)).toBe(true)
      expect(job.age).toBeLessThanOrEqual(JOB_MAX_AGE_MS)
    },
  )

  it('whose worker crashed is taken up again within its lease and ten seconds', async () => {
    const simulation = simulate(1, (_, delivery) =>
      delivery === 1 ? { diesAfterMs: 20_000 } : { searchMs: 1_000 },
    )
    const id = await start(simulation, 0)
    const begunAt = simulation.time.now().getTime()
    await simulation.queue.dispatch({ name: 'run', analysisId: id })
    await simulation.pass(LEASE_MS + 20_000 + 20_000)
    const job = await jobOf(simulation, id)
    expect(job).toMatchObject({ attempt: 2, error: { code: 'search-quota' } })
    // Its lease ran from its beginning: no heartbeat came before it died.
    expect((job.completedAt?.toMillis() ?? 0) - begunAt).toBeLessThanOrEqual(
      LEASE_MS + 10_000 + TICK_MS + 1_000,
    )
    expect(job.completedAt?.toMillis()).toBeGreaterThan(begunAt + LEASE_MS)
  })
})

describe('a backlog of 1,000 jobs', () => {
  it('leaves none unfinished after ten minutes, and no point lost, whatever becomes of the workers', async () => {
    // A third hang until their deadline, a third die, a third take a minute: far more than the queue can run.
    const fates: Fate[] = [{ searchMs: 3_600_000 }, { diesAfterMs: 30_000 }, { searchMs: 60_000 }]
    const simulation = simulate(
      1_000,
      (id) => fates[(id.codePointAt(0) ?? 0) % fates.length] ?? { searchMs: 0 },
    )
    const ids: string[] = []
    for (let at = 0; at < 1_000; at += 50) {
      const some = Array.from({ length: 50 }, (_, within) => start(simulation, at + within))
      ids.push(...(await Promise.all(some)))
    }
    for (const id of ids) await simulation.queue.dispatch({ name: `run-${id}`, analysisId: id })
    await simulation.pass(JOB_MAX_AGE_MS)
    const jobs = await Promise.all(ids.map((id) => jobOf(simulation, id)))
    expect(jobs.filter(({ status }) => !isFinished(status))).toEqual([])
    expect(Math.max(...jobs.map(({ age }) => age))).toBeLessThanOrEqual(JOB_MAX_AGE_MS)
    const points = await Promise.all(
      simulation.world.users.map(
        async (uid) => (await simulation.world.db.users().doc(uid).get()).data()?.points,
      ),
    )
    expect(new Set(points)).toEqual(new Set([SIGNUP_POINTS]))
  }, 400_000)
})
