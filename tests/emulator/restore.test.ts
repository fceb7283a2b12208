import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import { type CollectionReference, Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../functions/src/accounts/delete-account.ts'
import { deleteDraft } from '../../functions/src/drafts/delete-drafts.ts'
import { createDraft } from '../../functions/src/drafts/drafts.ts'
import { saveDraft } from '../../functions/src/drafts/save-draft.ts'
import { auditLedger } from '../../functions/src/points/audit.ts'
import { BROUGHT_IN } from '../../scripts/setup/restore.ts'
import { settleRestore } from '../../scripts/setup/settle-restore.ts'
import { createWorld, type World } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

let world: World
beforeEach(() => {
  world = createWorld(testSuite().ports.firestore, 4)
})
afterEach(() => world.close())

type Copy = Map<string, FirebaseFirestore.DocumentData>

/** What a backup holds of the collections that an import brings in. */
async function backUp(): Promise<Copy> {
  const copy: Copy = new Map()
  const walk = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const data = (await reference.get()).data()
      if (data !== undefined && BROUGHT_IN.includes(collection.id)) copy.set(reference.path, data)
      for (const below of await reference.listCollections()) await walk(below)
    }
  }
  for (const collection of await world.firestore.listCollections()) await walk(collection)
  return copy
}

/** Overwrites documents with the same ids, as Firestore's import does, and removes none. */
async function bringBack(copy: Copy): Promise<void> {
  for (const [path, data] of copy) await world.firestore.doc(path).set(data)
}

const uidOf = (user: number) => world.users[user] ?? ''
const pointsOf = async (user: number) => (await world.db.users().doc(uidOf(user)).get()).data()?.points
const batchOf = async (id: string) => (await world.db.batches().doc(id).get()).data()
const settle = (deleted: readonly string[] = []) => settleRestore(world.db, deleted, world.now)

async function problems(): Promise<string[]> {
  const found: string[] = []
  await auditLedger(world.db, ({ uid, problem }) => void found.push(`${world.users.indexOf(uid)} ${problem}`))
  return found
}

async function report(user: number, key: string): Promise<string> {
  const id = await world.start(user, key, 'fine')
  await world.deliver(id, { kind: 'none' })
  return id
}

async function list(user: number, key: string, rows: number): Promise<string> {
  const outcome = await world.startBatch(
    user,
    key,
    Array.from({ length: rows }, () => 'fine' as const),
  )
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.code}`)
  return outcome.id
}

describe('a restore into a database that has gone on', () => {
  it('keeps what was bought and what was spent since', async () => {
    await report(0, 'before')
    const copy = await backUp()
    await world.pay(0, 'order', 'payment.succeeded')
    await report(0, 'after')
    const points = await pointsOf(0)
    await bringBack(copy)
    expect(await problems()).toEqual(['0 balance-differs'])
    expect(await settle()).toMatchObject({ balances: 1, unreadable: [] })
    expect(await pointsOf(0)).toBe(points)
    expect((await world.db.users().doc(uidOf(0)).get()).data()?.hasBought).toBe(true)
    // The provider may send its notice again.
    await world.pay(0, 'order', 'payment.succeeded')
    expect(await pointsOf(0)).toBe(points)
    expect(await problems()).toEqual([])
    expect(await settle()).toMatchObject({ balances: 0 })
  })

  it('brings back nothing that its owner has deleted since', async () => {
    const [kept, gone] = [await report(1, 'kept'), await report(1, 'gone')]
    await report(2, 'theirs')
    const link = world.firestore.doc('shares/ended')
    await link.set({ uid: uidOf(1), analysisId: kept })
    const copy = await backUp()
    await link.delete()
    await world.remove(gone)
    await world.db.firestore.runTransaction(async (tx) => closeAccount(world.db, tx, uidOf(2), world.now()))
    await world.firestore.recursiveDelete(world.firestore.doc(`users/${uidOf(2)}`))
    // Its tombstone has expired, and the log alone knows that it was deleted.
    await world.db.deletedUsers().doc(uidOf(2)).delete()
    await bringBack(copy)
    expect(await settle([uidOf(2)])).toMatchObject({ closed: 1, deletedAnalyses: 1 })
    expect((await link.get()).exists).toBe(false)
    expect((await world.db.analyses().doc(kept).get()).exists).toBe(true)
    expect((await world.db.analyses().doc(gone).get()).exists).toBe(false)
    expect((await world.firestore.doc(`users/${uidOf(2)}`).get()).exists).toBe(false)
    expect((await world.db.deletedUsers().doc(uidOf(2)).get()).data()).toMatchObject({ finished: false })
    expect(await problems()).toEqual([])
  })

  it('brings back no draft that its owner has deleted since, but one that was made again', async () => {
    const analysisId = await report(1, 'drafted')
    const limits = { draftsPerAnalysis: 10, draftsPerAccount: 10, draftMaxCharacters: 100 }
    const write = async (key: string) => {
      const made = await createDraft(
        world.db,
        uidOf(1),
        analysisId,
        { text: '# 標題', key },
        limits,
        world.now(),
      )
      if (made.kind !== 'created') throw new Error(made.kind)
      return made.draft[0]
    }
    const [kept, gone, again] = [await write('kept'), await write('gone'), await write('again')]
    await saveDraft(
      world.db,
      uidOf(1),
      gone,
      { text: '# 新的', revision: 1, keepVersion: true },
      limits,
      world.now(),
    )
    const copy = await backUp()
    world.advance(1_000)
    for (const id of [gone, again]) await deleteDraft(world.db, uidOf(1), id, world.now())
    await bringBack(copy)
    // Its owner makes one of them again.
    await deleteDraft(world.db, uidOf(1), again, world.now())
    world.advance(1_000)
    expect(await write('again')).toBe(again)
    expect(await settle()).toMatchObject({ deletedDrafts: 1 })
    const there = await Promise.all(
      [kept, gone, again].map(async (id) => (await world.db.drafts().doc(id).get()).exists),
    )
    expect(there).toEqual([true, false, true])
    expect((await world.db.draftVersions(gone).get()).size).toBe(0)
    expect(await settle()).toMatchObject({ deletedDrafts: 0 })
  })

  it('runs no row of a batch twice, and none whose point was given back', async () => {
    const [run, cancelled] = [await list(0, 'run', 3), await list(1, 'cancelled', 2)]
    const copy = await backUp()
    await world.changeBatch(cancelled, 'cancelled')
    await world.pump()
    await world.drain()
    await world.remove(rowAnalysisId(run, 2))
    const calls = [...world.providers.calls.values()].reduce((sum, each) => sum + each, 0)
    await bringBack(copy)
    expect(await settle()).toMatchObject({ batches: 2, unreadable: [] })
    await world.sweep()
    await world.drain()
    expect(await batchOf(run)).toMatchObject({ status: 'finished', open: false, next: 3 })
    expect((await batchOf(run))?.ends).toMatchObject({ 0: { status: 'completed' }, 2: { status: 'deleted' } })
    expect(await batchOf(cancelled)).toMatchObject({ status: 'cancelled', open: false, next: 0 })
    expect([...world.providers.calls.values()].reduce((sum, each) => sum + each, 0)).toBe(calls)
    expect(await problems()).toEqual([])
  })

  it('ends the batch even if analyses are switched on before anything was put right', async () => {
    const run = await list(0, 'run', 2)
    const copy = await backUp()
    await world.pump()
    await world.drain()
    await bringBack(copy)
    await world.pump()
    await world.sweep()
    expect(await batchOf(run)).toMatchObject({ status: 'finished', open: false, next: 2 })
    expect(await problems()).toEqual([])
  })

  it('leaves an account whose ledger cannot be read alone, and names it', async () => {
    await report(3, 'before')
    const ledger = world.firestore.collection(`users/${uidOf(3)}/ledger`)
    await ledger.doc('odd').set({ delta: 'many', createdAt: Timestamp.now() })
    const points = await pointsOf(3)
    expect((await settle()).unreadable).toEqual([`users/${uidOf(3)}`])
    expect(await pointsOf(3)).toBe(points)
  })
})
