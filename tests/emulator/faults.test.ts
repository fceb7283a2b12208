import { LEASE_MS } from '@gaplens/contracts/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInvariants, type Finals } from '../faults/invariants.ts'
import { runSchedule, schedule } from '../faults/schedule.ts'
import { createWorld } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

const port = testSuite().ports.firestore
const SEED = Number(process.env.GAPLENS_SEED ?? Date.now() % 1_000_000)
const ROUNDS = Number(process.env.GAPLENS_ROUNDS ?? 12)

describe('a worker that dies', () => {
  // One test a boundary: a healthy run passes fewer than sixty.
  it.each(Array.from({ length: 60 }, (_, at) => at + 1))(
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

describe('a late worker', () => {
  it('whose lease was taken over writes nothing', async () => {
    const world = createWorld(port)
    const jobId = await world.start(0, 'key', 'fine')
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const { search } = world.providers.search
    let first = true
    world.providers.search.search = async (...args) => {
      const isFirst = first
      first = false
      if (isFirst) await gate
      return await search(...args)
    }
    const late = world.deliver(jobId, { kind: 'none' })
    await expect.poll(async () => (await world.db.analyses().doc(jobId).get()).data()?.attempt).toBe(1)
    world.advance(LEASE_MS + 1_000)
    expect(await world.deliver(jobId, { kind: 'none' })).toBe('completed')
    const before = (await world.db.analyses().doc(jobId).get()).data()
    open()
    expect(await late).toBe('lease-lost')
    expect((await world.db.analyses().doc(jobId).get()).data()).toEqual(before)
  })
})

describe('many starts at once', () => {
  it('200 starts by 20 users give each what their points and the limit of three allow', async () => {
    const worlds = Array.from({ length: 7 }, () => createWorld(port))
    const starts = worlds.flatMap((world) =>
      [0, 1, 2].flatMap((user) =>
        Array.from({ length: 10 }, (_, at) =>
          world.start(user, `key${at}`, 'fine').then(
            () => 'started',
            () => 'refused',
          ),
        ),
      ),
    )
    expect((await Promise.all(starts)).length).toBeGreaterThanOrEqual(200)
    for (const world of worlds) {
      await checkInvariants(world, new Map())
      await world.drain()
      await checkInvariants(world, new Map(), true)
    }
  })
})

describe(`random schedules (seed ${SEED}, ${ROUNDS} rounds)`, () => {
  it(
    'of starts, deliveries, deaths, deletions, adjustments and sweeps keep every invariant',
    async () => {
      await fc.assert(
        fc.asyncProperty(schedule, (operations) => runSchedule(port, operations)),
        { seed: SEED, numRuns: ROUNDS, endOnFailure: ROUNDS > 50 },
      )
    },
    ROUNDS * 20_000 + 60_000,
  )
})
