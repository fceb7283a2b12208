import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import { deleteOldAnalyses, retentionCutoff } from '../../functions/src/analysis/retention.ts'
import { describeUpkeep } from '../../functions/src/api/admin/upkeep.ts'
import { listAnalyses } from '../../functions/src/api/analyses.ts'
import { auditNightly } from '../../functions/src/points/nightly-audit.ts'
import { unparsedDocument } from '../../functions/src/runtime/database.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { taipeiDay } from '../../functions/src/runtime/taipei-time.ts'
import { foldJobEnds } from '../../functions/src/stats/job-ends.ts'
import { runUpkeepTasks } from '../../functions/src/upkeep-tasks.ts'
import { createWorld, type World } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

const lines: Record<string, unknown>[] = []
vi.mock('firebase-functions/logger', () => ({ write: (line: Record<string, unknown>) => lines.push(line) }))

const port = testSuite().ports.firestore
const upkeepOf = (world: World) => upkeepFor(world.db, world.now, 60_000)
const stored = async (world: World, id: string) =>
  (await unparsedDocument(world.db.analyses().doc(id)).get()).data()
const pointsOf = async (world: World, user: number) =>
  (
    await world.db
      .users()
      .doc(world.users[user] ?? '')
      .get()
  ).data()?.points

describe('the sweep', () => {
  it('ends a job that cannot be read, with its point back, and sends the others round', async () => {
    const world = createWorld(port)
    const broken = await world.start(0, 'a', 'fine')
    const sound = await world.start(1, 'b', 'fine')
    await world.corrupt(broken, 'unreadable-standing')
    world.advance(61_000)
    await world.sweep()
    expect(await stored(world, broken)).toMatchObject({
      status: 'failed',
      error: { code: 'internal', refunded: true },
    })
    expect(await pointsOf(world, 0)).toBe(SIGNUP_POINTS)
    expect(world.tasks).toEqual([sound])
    expect((await describeUpkeep(world.db)).setAside).toEqual([
      expect.objectContaining({
        path: `analyses/${broken}`,
        task: 'sweepAnalyses',
        problem: 'attempt',
        seen: 1,
      }),
    ])
  })

  it('goes on when one dispatch fails, and sends that one round the next time', async () => {
    const world = createWorld(port)
    const jobs = [await world.start(0, 'a', 'fine'), await world.start(1, 'b', 'fine')]
    world.advance(61_000)
    await world.sweep(2)
    expect(world.tasks.length).toBe(1)
    await world.sweep()
    expect(world.tasks.toSorted()).toEqual(jobs.toSorted())
  })

  it('runs a job whose document has values of another version', async () => {
    const world = createWorld(port)
    const job = await world.start(0, 'a', 'fine')
    await world.corrupt(job, 'unknown-words')
    expect(await world.deliver(job, { kind: 'none' })).toBe('completed')
  })
})

describe('the history list', () => {
  it('shows values of another version, leaves out what cannot be read, and counts it', async () => {
    const world = createWorld(port, 1)
    const strange = await world.start(0, 'a', 'quota')
    await world.deliver(strange, { kind: 'none' })
    const gone = await world.start(0, 'b', 'outage')
    const fine = await world.start(0, 'c', 'fine')
    await world.corrupt(strange, 'unknown-words')
    await world.corrupt(gone, 'unreadable')
    const page = await listAnalyses(world.db, world.users[0] ?? '', { limit: 20 })
    expect(page.data.map(({ id }) => id).toSorted()).toEqual([strange, fine].toSorted())
    expect(page.pagination.unreadable).toBe(1)
    const first = await listAnalyses(world.db, world.users[0] ?? '', { limit: 2 })
    const rest = await listAnalyses(world.db, world.users[0] ?? '', {
      limit: 2,
      lastDocId: first.pagination.lastDocId ?? '',
    })
    expect(first.data.length + rest.data.length).toBe(2)
  })
})

describe('the fold of ended jobs into their days', () => {
  it('moves a note that cannot be read aside, and lets a day that cannot be read wait without the others', async () => {
    const world = createWorld(port, 1)
    const end = {
      status: 'completed' as const,
      error: null,
      durationMs: 1_000,
      searches: 1,
      modelCalls: 0,
      promptTokens: 0,
      outputTokens: 0,
      modelCostUsd: null,
    }
    const today = world.now()
    const earlier = new Date(today.getTime() - 48 * 3_600_000)
    const notes = world.db.firestore.collection('jobEnds')
    await notes.doc('broken').set({ ...end, endedAt: Timestamp.fromDate(earlier), status: 'of-tomorrow' })
    await notes.doc('waits').set({ ...end, endedAt: Timestamp.fromDate(earlier) })
    await notes.doc('sound').set({ ...end, endedAt: Timestamp.fromDate(today) })
    await world.db.firestore.collection('statDays').doc(taipeiDay(earlier)).set({ completed: 'many' })
    expect(await foldJobEnds(world.db, upkeepOf(world))).toBe(1)
    expect(await foldJobEnds(world.db, upkeepOf(world))).toBe(0)
    expect((await world.db.statDays().doc(taipeiDay(today)).get()).data()?.completed).toBe(1)
    expect((await notes.get()).docs.map(({ id }) => id)).toEqual(['waits'])
    const { setAside, setAsideTotal } = await describeUpkeep(world.db)
    expect(setAside.map(({ path }) => path).toSorted()).toEqual([
      'jobEnds/broken',
      `statDays/${taipeiDay(earlier)}`,
    ])
    expect(setAsideTotal).toBe(2)
    const moved = (await world.db.setAside().doc('jobEnds~broken').get()).data()?.moved
    expect(moved).toMatchObject({ status: 'of-tomorrow', durationMs: 1_000 })
  })
})

describe('the deletion of old analyses', () => {
  it('deletes one that cannot be read, too', async () => {
    const world = createWorld(port, 1)
    const broken = await world.start(0, 'a', 'quota')
    const sound = await world.start(0, 'b', 'outage')
    for (const job of [broken, sound]) {
      await world.deliver(job, { kind: 'none' })
      await world.db
        .analyses()
        .doc(job)
        .update({ createdAt: Timestamp.fromMillis(retentionCutoff(world.now()).getTime() - 1) })
    }
    await world.corrupt(broken, 'unreadable-standing')
    expect(await deleteOldAnalyses(upkeepOf(world))).toBe(2)
  })
})

describe('a minute of upkeep', () => {
  it('does the rest when one of its tasks fails', async () => {
    const world = createWorld(port, 1)
    const job = await world.start(0, 'a', 'quota')
    await world.deliver(job, { kind: 'none' })
    world.advance(61_000)
    const noQueue = () => {
      throw new Error('no queue is configured')
    }
    const failed = await runUpkeepTasks(upkeepOf(world), noQueue, 50)
    expect(failed).toEqual(['sweepAnalyses'])
    expect((await world.db.statDays().doc(taipeiDay(world.now())).get()).data()?.failed).toBe(1)
  })
})

describe('the nightly audit', () => {
  it('looks at what has changed, keeps its findings, and drops those that are put right', async () => {
    const world = createWorld(port, 3)
    for (const user of [0, 1, 2]) await world.start(user, 'a', 'fine')
    expect(await auditNightly(upkeepOf(world))).toMatchObject({ accounts: 3, findings: [] })
    const uid = world.users[1] ?? ''
    await world.db.users().doc(uid).update({ points: 99 })
    await auditNightly(upkeepOf(world))
    expect((await describeUpkeep(world.db)).audit?.findings).toEqual([
      { uid, problem: 'balance-differs', detail: 'balance 99, entries 4' },
    ])
    await world.db.users().doc(uid).update({ points: 4 })
    expect((await auditNightly(upkeepOf(world))).findings).toEqual([])
  })

  it('without time for a walk looks at changed accounts alone, and goes on where it stopped', async () => {
    const world = createWorld(port, 2)
    await world.start(0, 'a', 'fine')
    const turns = [true, false]
    const hurried = { db: world.db, now: world.now, hasTime: () => turns.shift() ?? false }
    const state = await auditNightly(hurried)
    expect(state).toMatchObject({ accounts: 1, walkEndedAt: null })
    expect(state.changedUntil).not.toBeNull()
  })

  it('starts again when nobody can read its last state, and tells admins', async () => {
    const world = createWorld(port, 1)
    await world.start(0, 'a', 'fine')
    await auditNightly(upkeepOf(world))
    const state = world.db.auditState()
    await state.update({ accounts: 'many' })
    expect(await auditNightly(upkeepOf(world))).toMatchObject({ accounts: 1 })
    const [note] = (await world.db.setAside().get()).docs
    expect(note?.data()).toMatchObject({ path: state.path, task: 'auditNightly', problem: 'accounts' })
  })

  it('does not start again because its last state could not be read now', async () => {
    const world = createWorld(port, 1)
    const busy = Object.assign(new Error('unavailable'), { code: 14 })
    const firestore = vi.spyOn(DocumentReference.prototype, 'get').mockRejectedValue(busy)
    try {
      await expect(auditNightly(upkeepOf(world))).rejects.toBe(busy)
    } finally {
      firestore.mockRestore()
    }
    expect((await world.db.auditState().get()).exists).toBe(false)
  })

  it('goes on when an account cannot be audited, and takes that one first the next night', async () => {
    const world = createWorld(port, 3)
    for (const user of [0, 1, 2]) await world.start(user, 'a', 'fine')
    const [bad = '', wrong = ''] = world.users
    await world.db.users().doc(wrong).update({ points: 99 })
    const ledger = (uid: string) => {
      if (uid === bad) throw new Error('too large')
      return world.db.ledger(uid)
    }
    lines.length = 0
    await auditNightly({ ...upkeepOf(world), db: { ...world.db, ledger } })
    expect(lines).toContainEqual(
      expect.objectContaining({
        severity: 'ERROR',
        event: 'upkeep-item-failed',
        task: 'auditNightly',
        path: `users/${bad}`,
        problem: 'Error',
      }),
    )
    expect((await describeUpkeep(world.db)).audit).toMatchObject({
      accounts: 2,
      findings: [
        { uid: bad, problem: 'not-audited', detail: 'Error' },
        { uid: wrong, problem: 'balance-differs' },
      ],
    })
    const hurried = { ...upkeepOf(world), hasTime: () => false }
    expect(await auditNightly(hurried)).toMatchObject({ accounts: 2, findings: [{ uid: wrong }] })
  })

  it('beside running jobs finds nothing that is not there', async () => {
    const world = createWorld(port, 4)
    let running = true
    const busy = async () => {
      for (let round = 0; round < 4; round += 1) {
        const jobs = await Promise.all([0, 1, 2, 3].map((user) => world.start(user, `r${round}`, 'quota')))
        await Promise.all(jobs.map((job) => world.deliver(job, { kind: 'none' })))
      }
      running = false
    }
    const work = busy()
    let audits = 0
    while (running) {
      expect((await auditNightly(upkeepOf(world))).findings).toEqual([])
      audits += 1
    }
    await work
    expect(audits).toBeGreaterThan(1)
  })
})
