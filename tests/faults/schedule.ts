import type { BatchState } from '@gaplens/contracts/batches/batch'
import { LEASE_MS } from '@gaplens/contracts/limits'
import fc from 'fast-check'
import { checkInvariants, type Finals } from './invariants.ts'
import { BEHAVIOURS, type Behaviour } from './providers.ts'
import type { Fault } from './worker.ts'
import { CORRUPTIONS, type Corruption, createWorld, isAborted, isUnreadable, type World } from './world.ts'

/** An operation of a schedule. Its numbers select among the jobs and users that exist at that moment. */
export type Operation =
  | { readonly do: 'start'; readonly user: number; readonly key: number; readonly behaviour: Behaviour }
  | { readonly do: 'trigger'; readonly pick: number }
  | {
      readonly do: 'deliver'
      readonly pick: number
      readonly again: boolean
      readonly fault: Fault
      readonly skewMs: number
    }
  | { readonly do: 'corrupt'; readonly pick: number; readonly how: Corruption }
  | { readonly do: 'deliver-any'; readonly pick: number; readonly fault: Fault }
  | { readonly do: 'delete'; readonly pick: number }
  | { readonly do: 'cancel'; readonly pick: number; readonly pointStays: boolean }
  | { readonly do: 'adjust'; readonly user: number; readonly id: number; readonly delta: number }
  | { readonly do: 'pay'; readonly user: number; readonly order: number; readonly back: boolean }
  | {
      readonly do: 'batch'
      readonly user: number
      readonly key: number
      readonly behaviours: readonly Behaviour[]
    }
  | { readonly do: 'batch-state'; readonly pick: number; readonly state: BatchState }
  | { readonly do: 'pump' }
  | { readonly do: 'expire' }
  | { readonly do: 'sweep'; readonly failing: number }
  | { readonly do: 'at-once'; readonly operations: readonly Operation[] }

const pick = fc.nat({ max: 20 })
const user = fc.nat({ max: 2 })
/** A run without faults passes about forty boundaries. A death can happen at any of them, or after the last. */
const boundary = fc.integer({ min: 1, max: 45 })
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  { weight: 3, arbitrary: boundary.map((at): Fault => ({ kind: 'death', at })) },
  { weight: 1, arbitrary: boundary.map((at): Fault => ({ kind: 'abort', at })) },
  { weight: 1, arbitrary: boundary.map((at): Fault => ({ kind: 'lost-ack', at })) },
)
/** The clocks of instances differ by some seconds. */
const skewMs = fc.integer({ min: -5_000, max: 5_000 })
const single: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      user,
      key: fc.nat({ max: 4 }),
      behaviour: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Behaviour>('fine') },
        fc.constantFrom(...BEHAVIOURS),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('trigger' as const), pick }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), pick, again: fc.boolean(), fault, skewMs }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver-any' as const), pick, fault }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), pick, pointStays: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      user,
      id: fc.nat({ max: 3 }),
      delta: fc.constantFrom(-100, -2, -1, 1, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      user,
      order: fc.nat({ max: 1 }),
      back: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('batch' as const),
      user,
      key: fc.nat({ max: 1 }),
      behaviours: fc.array(fc.constantFrom(...BEHAVIOURS), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('batch-state' as const),
      pick,
      state: fc.constantFrom('running' as const, 'paused' as const, 'cancelled' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Operation>({ do: 'pump' }) },
  { weight: 2, arbitrary: fc.constant<Operation>({ do: 'expire' }) },
  {
    weight: 2,
    arbitrary: fc.nat({ max: 3 }).map((failing): Operation => ({ do: 'sweep', failing })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('corrupt' as const), pick, how: fc.constantFrom(...CORRUPTIONS) }),
  },
)

/** A schedule: operations in order, some of them at the same instant. */
export const schedule: fc.Arbitrary<Operation[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: single },
    {
      weight: 1,
      arbitrary: fc
        .array(single, { minLength: 2, maxLength: 4 })
        .map((operations): Operation => ({ do: 'at-once', operations })),
    },
  ),
  { minLength: 3, maxLength: 18 },
)

/** Runs one round, checking all invariants after each step and, at its end, that every job has come to an end. */
export async function runSchedule(firestorePort: number, operations: readonly Operation[]): Promise<void> {
  const world = createWorld(firestorePort)
  const finals: Finals = new Map()
  try {
    for (const operation of operations) {
      await perform(world, operation)
      await checkInvariants(world, finals)
    }
    await world.drain()
    await checkInvariants(world, finals, true)
    // A job that has ended must not change when it is cancelled afterwards.
    for (const jobId of world.jobs)
      await perform(world, { do: 'cancel', pick: world.jobs.indexOf(jobId), pointStays: true })
    await checkInvariants(world, finals, true)
  } finally {
    await world.close()
  }
}

/** Performs an operation. Firestore may abort a contended transaction, as in production, where the client then retries. */
async function perform(world: World, operation: Operation): Promise<void> {
  await act(world, operation).catch((error: unknown) => {
    const isMet = isUnreadable(error) && world.broken.size > 0
    if (!isAborted(error) && !isMet) throw error
  })
}

async function act(world: World, operation: Operation): Promise<void> {
  switch (operation.do) {
    case 'start':
      return await start(world, operation)
    case 'trigger':
      return await withPicked(world.jobs, operation.pick, world.trigger)
    case 'deliver':
      return await withPicked(world.tasks, operation.pick, async (jobId) => {
        if (!operation.again) world.tasks.splice(world.tasks.indexOf(jobId), 1)
        await world.deliver(jobId, operation.fault, operation.skewMs)
      })
    case 'corrupt':
      return await withPicked(world.jobs, operation.pick, (jobId) => world.corrupt(jobId, operation.how))
    case 'deliver-any':
      return await withPicked(world.jobs, operation.pick, async (jobId) => {
        await world.deliver(jobId, operation.fault)
      })
    case 'delete':
      return await withPicked(world.jobs, operation.pick, world.remove)
    case 'cancel':
      return await withPicked(world.jobs, operation.pick, async (jobId) => {
        await world.cancel(jobId, operation.pointStays)
      })
    case 'adjust':
      return await world.adjust(operation.user, `${operation.user}-${operation.id}`, operation.delta)
    case 'pay':
      return await world.pay(
        operation.user,
        `${operation.user}-${operation.order}`,
        operation.back ? 'payment.refunded' : 'payment.succeeded',
      )
    case 'batch':
      return await beginBatch(world, operation)
    case 'batch-state':
      return await withPicked(world.batches, operation.pick, async (batchId) => {
        await world.changeBatch(batchId, operation.state)
      })
    case 'pump':
      return await world.pump()
    case 'expire':
      return world.advance(LEASE_MS + 1_000)
    case 'sweep':
      return await world.sweep(operation.failing)
    case 'at-once':
      await Promise.all(operation.operations.map((one) => perform(world, one)))
  }
}

/** Starts an analysis. A refusal that the API knows is allowed. */
async function start(world: World, operation: Operation & { do: 'start' }): Promise<void> {
  const outcome = await world.tryToStart(operation.user, `key${operation.key}`, operation.behaviour)
  const expected = ['insufficient-points', 'too-many-analyses', 'idempotency-conflict']
  if (outcome.kind === 'refused' && !expected.includes(outcome.refusal.code))
    throw new Error(`refused: ${outcome.refusal.code}`)
}

/** Starts a batch. A refusal that the API knows is allowed. */
async function beginBatch(world: World, operation: Operation & { do: 'batch' }): Promise<void> {
  const outcome = await world.startBatch(operation.user, `batch${operation.key}`, operation.behaviours)
  const expected = ['insufficient-points', 'too-many-batches', 'idempotency-conflict']
  if (outcome.kind === 'refused' && !expected.includes(outcome.code))
    throw new Error(`refused: ${outcome.code}`)
}

async function withPicked(
  items: readonly string[],
  pick: number,
  use: (item: string) => Promise<void>,
): Promise<void> {
  const item = items[pick % Math.max(1, items.length)]
  if (item !== undefined) await use(item)
}
