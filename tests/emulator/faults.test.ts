import { LEASE_MS, SIGNUP_POINTS } from '@gaplens/contracts/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeAccount } from '../../functions/src/accounts/delete-account.ts'
import { cancelJob } from '../../functions/src/analysis/job/cancel.ts'
import { checkInvariants, type Finals } from '../faults/invariants.ts'
import { runSchedule, schedule } from '../faults/schedule.ts'
import { createWorld, isAborted, type World } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

const port = testSuite().ports.firestore
const SEED = Number(process.env.GAPLENS_SEED ?? Date.now() % 1_000_000)
const ROUNDS = Number(process.env.GAPLENS_ROUNDS ?? 12)

/** A healthy run passes this many boundaries; the test below holds the number. */
const BOUNDARIES = 46

describe('a worker that dies', () => {
  it(`would have passed at most ${BOUNDARIES} I/O boundaries`, async () => {
    const world = createWorld(port)
    await world.deliver(await world.start(0, 'key', 'fine'), { kind: 'none' })
    expect(world.lastPassed).toBeGreaterThan(30)
    expect(world.lastPassed).toBeLessThanOrEqual(BOUNDARIES)
  })

  it.each(Array.from({ length: BOUNDARIES }, (_, at) => at + 1))(
    'at I/O boundary %i loses no point and no job',
    async (at) => {
      const world = createWorld(port)
      const finals: Finals = new Map()
      const jobId = await world.start(0, 'key', 'fine')
      await world.deliver(jobId, { kind: 'death', at })
      await checkInvariants(world, finals)
      // Delivered again while its lease still runs, then after it.
      await world.deliver(jobId, { kind: 'none' })
      world.advance(LEASE_MS + 1_000)
      await world.deliver(jobId, { kind: 'none' })
      await checkInvariants(world, finals, true)
      const job = (await world.db.analyses().doc(jobId).get()).data()
      expect(job?.status).toBe('completed')
      // What was stored is not asked for again.
      expect(world.providers.calls.get(job?.targetKeyword ?? '')).toBeLessThanOrEqual(2)
    },
  )
})

/** A provider's call that waits at a gate, for the first caller only. */
function gateFirst<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let first = true
  const gated = async (...args: Args): Promise<Result> => {
    const waits = first
    first = false
    if (waits) await gate
    return await call(...args)
  }
  return { gated, open }
}

describe('a late worker, whose lease was taken over, writes nothing', () => {
  it('when its successor has finished', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'fine')
    const search = gateFirst(world.providers.search.search)
    world.providers.search.search = search.gated
    const late = world.deliver(jobId, { kind: 'none' })
    await expect.poll(async () => (await world.db.analyses().doc(jobId).get()).data()?.attempt).toBe(1)
    world.advance(LEASE_MS + 1_000)
    expect(await world.deliver(jobId, { kind: 'none' })).toBe('completed')
    const before = (await world.db.analyses().doc(jobId).get()).data()
    search.open()
    expect(await late).toBe('lease-lost')
    expect((await world.db.analyses().doc(jobId).get()).data()).toEqual(before)
  })

  it('while its successor is at work', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'fine')
    const search = gateFirst(world.providers.search.search)
    const fetch = gateFirst(world.providers.web.fetchPage)
    world.providers.search.search = search.gated
    world.providers.web.fetchPage = fetch.gated
    const late = world.deliver(jobId, { kind: 'none' })
    await expect.poll(async () => (await world.db.analyses().doc(jobId).get()).data()?.attempt).toBe(1)
    world.advance(LEASE_MS + 1_000)
    const successor = world.deliver(jobId, { kind: 'none' })
    await expect.poll(async () => (await world.db.analyses().doc(jobId).get()).data()?.stage).toBe('pages')
    const before = (await world.db.analyses().doc(jobId).get()).data()
    search.open()
    expect(await late).toBe('lease-lost')
    expect((await world.db.analyses().doc(jobId).get()).data()).toMatchObject({
      attempt: 2,
      stage: before?.stage,
      status: 'processing',
    })
    fetch.open()
    expect(await successor).toBe('completed')
  })
})

describe('a job whose owner closes the account while a worker has it', () => {
  // Without the user's page a refund is due, which there is nobody to receive.
  it.each(['fine', 'user-page-gone'] as const)(
    'gets no report, as when its lease is lost (%s)',
    async (site) => {
      const world = createWorld(port)
      const jobId = await world.start(0, 'key', site)
      const stored = async () => (await world.db.analyses().doc(jobId).get()).data()
      const fetch = gateFirst(world.providers.web.fetchPage)
      world.providers.web.fetchPage = fetch.gated
      const worker = world.deliver(jobId, { kind: 'none' })
      await expect.poll(async () => (await stored())?.stage).toBe('pages')
      const uid = (await stored())?.uid ?? ''
      await world.db.firestore.runTransaction(async (tx) => closeAccount(world.db, tx, uid, world.now()))
      fetch.open()
      expect(await worker).toBe('lease-lost')
      expect(await stored()).toMatchObject({ status: 'processing', result: null })
      expect((await world.db.users().doc(uid).get()).exists).toBe(false)
    },
  )
})

describe('a job that its owner cancels', () => {
  async function accountOf(world: World, jobId: string) {
    const job = (await world.db.analyses().doc(jobId).get()).data()
    const user = (
      await world.db
        .users()
        .doc(job?.uid ?? '')
        .get()
    ).data()
    return { job, points: user?.points }
  }

  it('before a worker took it up gives its point back, and its late task does nothing', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'fine')
    expect(await world.cancel(jobId, false)).toBe('cancelled')
    expect(await world.cancel(jobId, true)).toBe('cancelled')
    expect(await world.deliver(jobId, { kind: 'none' })).toBe('finished')
    const { job, points } = await accountOf(world, jobId)
    expect(job).toMatchObject({ status: 'failed', error: { code: 'cancelled-queued', refunded: true } })
    expect(points).toBe(SIGNUP_POINTS)
    await checkInvariants(world, new Map(), true)
  })

  it('while a worker has it ends at once, keeps the point, and the worker writes nothing more', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'fine')
    const fetch = gateFirst(world.providers.web.fetchPage)
    world.providers.web.fetchPage = fetch.gated
    const worker = world.deliver(jobId, { kind: 'none' })
    await expect.poll(async () => (await accountOf(world, jobId)).job?.stage).toBe('pages')
    // Not behind the owner's back: a screen that still said the point would come back is told first.
    expect(await world.cancel(jobId, false)).toBe('begun')
    expect(await world.cancel(jobId, true)).toBe('cancelled')
    const before = await accountOf(world, jobId)
    expect(before.job).toMatchObject({ status: 'failed', error: { code: 'cancelled', refunded: false } })
    expect(before.points).toBe(SIGNUP_POINTS - 1)
    fetch.open()
    expect(await worker).toBe('lease-lost')
    expect(await accountOf(world, jobId)).toEqual(before)
    await checkInvariants(world, new Map(), true)
  })

  it('after its end, or by someone else, changes nothing', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'fine')
    const stranger = world.users[1] ?? ''
    expect((await cancelJob(world.db, jobId, stranger, true, world.now())).kind).toBe('gone')
    await world.deliver(jobId, { kind: 'none' })
    expect(await world.cancel(jobId, true)).toBe('finished')
    expect((await accountOf(world, jobId)).job?.status).toBe('completed')
  })
})

describe('a job that its owner deletes', () => {
  const pointsOf = async (world: World) =>
    (
      await world.db
        .users()
        .doc(world.users[0] ?? '')
        .get()
    ).data()?.points

  it('before a worker took it up gives its point back, once, and its late task finds nothing', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'fine')
    await Promise.all([world.remove(jobId), world.remove(jobId)])
    expect(await world.deliver(jobId, { kind: 'none' })).toBe('gone')
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS)
    await checkInvariants(world, new Map(), true)
  })

  it('after a worker took it up keeps its point, even when that worker died', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'fine')
    await world.deliver(jobId, { kind: 'death', at: 12 })
    await world.remove(jobId)
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS - 1)
    await checkInvariants(world, new Map(), true)
  })

  it('after it failed keeps the one refund it had', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'quota')
    await world.deliver(jobId, { kind: 'none' })
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS)
    await world.remove(jobId)
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS)
    await checkInvariants(world, new Map(), true)
  })
})

describe('many starts at once', () => {
  it('200 starts by 20 users give each what their points and the limit of three allow', async () => {
    const world = createWorld(port, 20)
    const starts = Array.from({ length: 200 }, (_, at) =>
      // A contended transaction may be given up, as in production: the client is told to try again.
      world.tryToStart(at % 20, `key${at}`, 'fine').catch((error: unknown) => {
        if (isAborted(error)) return { kind: 'aborted' as const }
        throw error
      }),
    )
    const outcomes = (await Promise.all(starts)).map(({ kind }) => kind)
    await checkInvariants(world, new Map())
    // The same user's same keyword still running is the same job: one each.
    expect(world.jobs.length).toBe(20)
    expect(outcomes).toContain('accepted')
    await world.drain()
    await checkInvariants(world, new Map(), true)
  }, 240_000)
})

describe(`random schedules (seed ${SEED}, ${ROUNDS} rounds)`, () => {
  it(
    'of starts, deliveries, deaths, cancellations, deletions, adjustments and sweeps keep every invariant',
    async () => {
      await fc.assert(
        fc.asyncProperty(schedule, (operations) => runSchedule(port, operations)),
        { seed: SEED, numRuns: ROUNDS, endOnFailure: ROUNDS > 50 },
      )
    },
    ROUNDS * 20_000 + 60_000,
  )
})
