import type { BatchDocument } from '@gaplens/contracts/batches/batch'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import { BATCH_MAX_AGE_MS, SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { describeBatch } from '../../functions/src/batch/describe-batch.ts'
import { readOpenBatches } from '../../functions/src/batch/open-batches.ts'
import { startDueRows } from '../../functions/src/batch/start-due-rows.ts'
import { sweepBatches } from '../../functions/src/batch/sweep-batches.ts'
import { auditLedger, type Finding } from '../../functions/src/points/audit.ts'
import { unparsedDocument } from '../../functions/src/runtime/database.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { checkInvariants } from '../faults/invariants.ts'
import type { Behaviour } from '../faults/providers.ts'
import { createWorld, type World } from '../faults/world.ts'
import { countReads } from '../support/count-reads.ts'
import { testSuite } from '../support/suite.ts'

const port = testSuite().ports.firestore
const FINE: Behaviour[] = ['fine', 'fine', 'fine', 'fine', 'fine']

async function begin(world: World, behaviours: readonly Behaviour[], user = 0): Promise<string> {
  const outcome = await world.startBatch(user, 'list', behaviours)
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.code}`)
  await world.pump()
  return outcome.id
}

async function batchOf(world: World, id: string): Promise<BatchDocument> {
  const batch = (await world.db.batches().doc(id).get()).data()
  if (batch === undefined) throw new Error(`${id} is gone`)
  return batch
}

async function statesOf(world: World, id: string) {
  return (await describeBatch(world.db, id, await batchOf(world, id))).rows.map(({ state }) => state)
}

async function pointsOf(world: World, user = 0) {
  return (
    await world.db
      .users()
      .doc(world.users[user] ?? '')
      .get()
  ).data()?.points
}

async function audit(world: World): Promise<Finding[]> {
  const findings: Finding[] = []
  await auditLedger(world.db, (finding) => findings.push(finding))
  return findings
}

const deliver = (world: World, id: string, row: number) =>
  world.deliver(rowAnalysisId(id, row), { kind: 'none' })

describe('a batch', () => {
  it('reserves its points at once, once, and has none left to start a second', async () => {
    const world = createWorld(port)
    const both = await Promise.all([world.startBatch(0, 'list', FINE), world.startBatch(0, 'list', FINE)])
    expect(new Set(both.map((outcome) => outcome.kind === 'accepted' && outcome.id)).size).toBe(1)
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS - FINE.length)
    expect(await world.startBatch(0, 'other', ['fine'])).toMatchObject({ code: 'insufficient-points' })
    expect(await world.startBatch(0, 'list', ['fine'])).toMatchObject({ code: 'idempotency-conflict' })
    await checkInvariants(world, new Map())
  })

  it('runs its rows to their reports, a failed one gives its point back, and the ledger agrees', async () => {
    const world = createWorld(port)
    const id = await begin(world, ['fine', 'no-results', 'user-page-gone'])
    for (const row of [0, 1, 2]) await deliver(world, id, row)
    expect(await statesOf(world, id)).toEqual(['completed', 'failed', 'completed_with_errors'])
    expect(await batchOf(world, id)).toMatchObject({ status: 'finished', open: false, inFlight: [] })
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS - 1)
    await checkInvariants(world, new Map(), true)
    expect(await audit(world)).toEqual([])
    // Its list may be removed; what was paid is still explained.
    await world.db.batches().doc(id).delete()
    expect(await audit(world)).toEqual([])
  })

  it('has four rows under way where the queue has eight places, and starts one as one ends', async () => {
    const world = createWorld(port)
    const id = await begin(world, FINE)
    expect((await batchOf(world, id)).inFlight).toEqual([0, 1, 2, 3])
    await Promise.all([world.pump(), world.pump()])
    expect((await batchOf(world, id)).next).toBe(4)
    await deliver(world, id, 2)
    expect((await batchOf(world, id)).inFlight.toSorted()).toEqual([0, 1, 3, 4])
  })

  it('that is paused starts no row until it is resumed', async () => {
    const world = createWorld(port)
    const id = await begin(world, FINE)
    expect(await world.changeBatch(id, 'paused')).toBe('changed')
    await deliver(world, id, 0)
    expect((await batchOf(world, id)).next).toBe(4)
    await world.changeBatch(id, 'running')
    await world.pump()
    expect((await batchOf(world, id)).next).toBe(5)
  })

  it('that is cancelled gives back what did not run, and the row a worker has goes on to its report', async () => {
    const world = createWorld(port)
    const id = await begin(world, FINE)
    await world.deliver(rowAnalysisId(id, 0), { kind: 'death', at: 12 })
    expect(await world.changeBatch(id, 'cancelled')).toBe('changed')
    expect(await world.changeBatch(id, 'cancelled')).toBe('changed')
    expect(await statesOf(world, id)).toEqual(['running', ...Array(3).fill('cancelled'), 'released'])
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS - 1)
    expect(await world.changeBatch(id, 'running')).toBe('ended')
    world.advance(100_000)
    await deliver(world, id, 0)
    expect(await batchOf(world, id)).toMatchObject({ status: 'cancelled', open: false, next: 4 })
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS - 1)
    await checkInvariants(world, new Map(), true)
    expect(await audit(world)).toEqual([])
  })

  it('whose pump died is taken up by the sweep', async () => {
    const world = createWorld(port)
    const id = await begin(world, FINE)
    // The worker dies between the end of its job and the start of the next row.
    const died: string[] = []
    for (const at of [44, 46, 48])
      died.push(await world.deliver(rowAnalysisId(id, died.length), { kind: 'death', at }))
    world.advance(100_000)
    await world.drain()
    expect((await batchOf(world, id)).open).toBe(false)
    await checkInvariants(world, new Map(), true)
  })

  it('that is held says why and goes on by itself', async () => {
    const world = createWorld(port)
    await world.db.settings().set({ analysesEnabled: false })
    world.advance(11_000)
    expect(await world.startBatch(0, 'list', FINE)).toMatchObject({ code: 'analyses-paused' })
    await world.db.settings().set({ analysesEnabled: true })
    world.advance(11_000)
    const id = await begin(world, FINE)
    await world.db.settings().set({ analysesEnabled: false })
    world.advance(11_000)
    await deliver(world, id, 0)
    expect(await batchOf(world, id)).toMatchObject({ next: 4, held: 'analyses-paused' })
    await world.db.settings().set({ analysesEnabled: true })
    world.advance(11_000)
    await world.sweep()
    expect(await batchOf(world, id)).toMatchObject({ next: 5, held: null })
  })

  it('that nobody resumes for a week is ended, its points given back', async () => {
    const world = createWorld(port)
    const id = await begin(world, FINE)
    await world.changeBatch(id, 'paused')
    for (const row of [0, 1, 2, 3]) await deliver(world, id, row)
    world.advance(BATCH_MAX_AGE_MS)
    await world.sweep()
    expect(await batchOf(world, id)).toMatchObject({ status: 'expired', open: false, next: 4 })
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS - 4)
    expect(await audit(world)).toEqual([])
  })

  it('of a blocked account starts no further row', async () => {
    const world = createWorld(port)
    const id = await begin(world, FINE)
    await world.db
      .users()
      .doc(world.users[0] ?? '')
      .update({ blockedAt: new Date(0) })
    await deliver(world, id, 0)
    expect(await batchOf(world, id)).toMatchObject({ next: 4, held: 'account-disabled' })
  })

  it('that is held takes no other batch’s place', async () => {
    const world = createWorld(port)
    const outcomes = await Promise.all([world.startBatch(0, 'list', FINE), world.startBatch(1, 'list', FINE)])
    const [held, other] = outcomes.map((outcome) => (outcome.kind === 'accepted' ? outcome.id : ''))
    await world.db
      .users()
      .doc(world.users[0] ?? '')
      .update({ blockedAt: new Date(0) })
    await world.pump()
    expect(await batchOf(world, held ?? '')).toMatchObject({ next: 0, held: 'account-disabled' })
    expect((await batchOf(world, other ?? '')).inFlight).toEqual([0, 1, 2, 3])
    // Tried again by the sweep, when the block is lifted.
    await world.db
      .users()
      .doc(world.users[0] ?? '')
      .update({ blockedAt: FieldValue.delete() })
    for (const row of [0, 1, 2]) await deliver(world, other ?? '', row)
    expect((await batchOf(world, held ?? '')).next).toBe(0)
    world.advance(60_000)
    await world.sweep()
    expect((await batchOf(world, held ?? '')).next).toBeGreaterThan(0)
  })

  it('that cannot be read delays no other, and after a week its points come back', async () => {
    const world = createWorld(port)
    const outcomes = await Promise.all([world.startBatch(0, 'list', FINE), world.startBatch(1, 'list', FINE)])
    const [broken, sound] = outcomes.map((outcome) => (outcome.kind === 'accepted' ? outcome.id : ''))
    await unparsedDocument(world.db.batches().doc(broken ?? '')).update({ rows: 'x' })
    const sweep = (jobsAtOnce = 8) => sweepBatches(upkeepFor(world.db, world.now, 60_000), jobsAtOnce)
    const aside = async () => (await world.db.setAside().get()).docs.map((document) => document.data())
    await startDueRows(world.db, world.now(), 8)
    expect((await batchOf(world, sound ?? '')).inFlight).toEqual([0, 1, 2, 3])
    await sweep()
    const note = { path: `batches/${broken}`, task: 'startDueRows', problem: 'rows', seen: 1 }
    expect(await aside()).toMatchObject([note])
    await startDueRows(world.db, world.now(), 20)
    expect(await aside()).toMatchObject([note])
    world.advance(60_000)
    await sweep(20)
    expect(await aside()).toMatchObject([{ ...note, seen: 2 }])
    expect(await pointsOf(world)).toBe(0)
    world.advance(BATCH_MAX_AGE_MS)
    await sweep()
    await sweep()
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS)
  })

  it('of a version without the queue gets its place from the sweep', async () => {
    const world = createWorld(port)
    const outcome = await world.startBatch(0, 'list', FINE)
    const id = outcome.kind === 'accepted' ? outcome.id : ''
    await world.db.batches().doc(id).update({ dueAt: FieldValue.delete() })
    await world.pump()
    expect((await batchOf(world, id)).next).toBe(0)
    // Once an hour all of them are looked at.
    await sweepBatches(upkeepFor(world.db, world.now, 60_000), 8, true)
    expect((await batchOf(world, id)).next).toBe(4)
  })

  it('goes on past a row whose analysis cannot be read, once the sweep has ended it', async () => {
    const world = createWorld(port)
    const id = await begin(world, ['fine', 'fine'])
    const [odd] = [rowAnalysisId(id, 0)]
    await unparsedDocument(world.db.analyses().doc(odd)).update({ steps: 'none', qualityScore: 'high' })
    world.broken.add(odd)
    await deliver(world, id, 1)
    world.advance(8 * 60_000)
    await world.sweep()
    expect(await batchOf(world, id)).toMatchObject({ status: 'finished', open: false, busy: false })
    expect((await batchOf(world, id)).ends[0]).toMatchObject({ status: 'failed', refunded: true })
    expect(await pointsOf(world)).toBe(SIGNUP_POINTS - 1)
  })

  it('returns to the queue after a pause, unless all its rows have started', async () => {
    const world = createWorld(port)
    const id = await begin(world, FINE)
    await world.changeBatch(id, 'paused')
    expect((await batchOf(world, id)).dueAt).toBeNull()
    await world.changeBatch(id, 'running')
    expect((await batchOf(world, id)).dueAt).not.toBeNull()
    await deliver(world, id, 0)
    expect(await batchOf(world, id)).toMatchObject({ next: 5, dueAt: null })
    await world.changeBatch(id, 'paused')
    await world.changeBatch(id, 'running')
    expect((await batchOf(world, id)).dueAt).toBeNull()
  })

  it('goes behind everybody once a row of it has started, with its owner’s other lists', async () => {
    const world = createWorld(port)
    const [first, second] = await Promise.all(
      ['one', 'two'].map(async (key) => {
        const outcome = await world.startBatch(0, key, ['fine', 'fine'])
        return outcome.kind === 'accepted' ? outcome.id : ''
      }),
    )
    world.advance(5_000)
    // One place for all batches: two jobs at once, half of which are theirs.
    await startDueRows(world.db, world.now(), 2)
    const lists = await Promise.all([batchOf(world, first ?? ''), batchOf(world, second ?? '')])
    expect(lists.map(({ next }) => next).toSorted()).toEqual([0, 1])
    expect(lists.map(({ dueAt }) => dueAt?.toMillis())).toEqual(Array(2).fill(world.now().getTime()))
  })

  it('costs the same to continue, however many others wait, are paused or are held', async () => {
    const world = createWorld(port)
    const id = await begin(world, FINE)
    const list = await batchOf(world, id)
    const many = world.db.firestore.batch()
    for (let at = 0; at < 300; at += 1) {
      const waits = at % 3 === 0
      const isPaused = at % 3 === 1
      many.create(world.db.batches().doc(`other-${at}`), {
        ...list,
        uid: `other-${at}`,
        next: 0,
        inFlight: [],
        busy: false,
        status: isPaused ? 'paused' : 'running',
        held: waits || isPaused ? null : 'daily-limit',
        dueAt: isPaused ? null : Timestamp.fromMillis(world.now().getTime() + (waits ? 0 : 55_000)),
      })
    }
    await many.commit()
    const reads = countReads(world.firestore)
    const look = (total: number) =>
      readOpenBatches(world.db, {
        now: world.now(),
        shares: { total, perPerson: 4 },
        stuck: new Set(),
        triesHeld: false,
      })
    // All places are taken, so nobody's turn has to be found out.
    expect((await look(4)).map((batch) => batch.id)).toEqual([id])
    expect(reads.documents).toBe(1)
    expect((await look(5)).length).toBeGreaterThan(1)
    expect(reads.documents).toBeLessThanOrEqual(1 + 1 + 50)
    // The sweep reads the one under way, once for itself and once for the line, and the front of the line.
    const before = reads.documents
    await sweepBatches(upkeepFor(world.db, world.now, 60_000), 8, false)
    expect(reads.documents - before).toBeLessThan(20)
    // Where there are places for all who wait, all who wait are found.
    expect(await look(1_000)).toHaveLength(101)
  })

  it('leaves its owner’s single runs alone', async () => {
    const world = createWorld(port)
    const id = await begin(world, ['fine', 'fine', 'fine', 'fine'])
    expect((await batchOf(world, id)).inFlight.length).toBe(4)
    expect((await world.tryToStart(0, 'single', 'fine')).kind).toBe('accepted')
    await checkInvariants(world, new Map())
  })
})
