import { gunzipSync } from 'node:zlib'
import type { ExportAnswer } from '@gaplens/contracts/accounts/account'
import { EXPORT_KEPT_DAYS, LEASE_MS } from '@gaplens/contracts/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  closeAccount,
  deletionState,
  finishDeletions,
  runDeletion,
} from '../../functions/src/accounts/delete-account.ts'
import {
  askForExport,
  describeExport,
  exportId,
  partId,
  storePortion,
  takeExport,
} from '../../functions/src/accounts/export/job.ts'
import { runExport, sweepExports } from '../../functions/src/accounts/export/run-export.ts'
import { openUserAccount } from '../../functions/src/points/open-user-account.ts'
import { type Database, unparsedDocument } from '../../functions/src/runtime/database.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { DAY_MS } from '../../functions/src/runtime/taipei-time.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { createWorker } from '../faults/worker.ts'
import { createWorld, type World } from '../faults/world.ts'
import { acceptedDeletion, exportText } from '../support/account-jobs.ts'
import { documentsWith } from '../support/documents-with.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { ownApi } from '../support/own-api.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const port = suite.ports.firestore
// The identity provider is found through it.
suiteDatabase(suite)

/** Two portions of the file: eight such documents are more than one holds. */
const MANY = 12
const LONG = '手沖咖啡的水溫。'.repeat(30_000)

/** Someone with an account and this many analyses. */
async function owner(of: Database, uid: string, analyses: number, text = LONG): Promise<string> {
  const writer = of.firestore.bulkWriter()
  void writer.create(of.firestore.collection('users').doc(uid), {
    uid,
    email: `${uid}@people.test`,
    points: 5,
  })
  for (let at = 0; at < analyses; at += 1)
    void writer.create(of.firestore.collection('analyses').doc(`${uid}-${String(at).padStart(5, '0')}`), {
      uid,
      targetKeyword: `關鍵字 ${at}`,
      text,
    })
  await writer.close()
  return uid
}

const own = (uid: string) => ({ uid, requestedBy: uid })
const ask = (world: World, uid: string) =>
  world.db.firestore.runTransaction((tx) => askForExport(world.db, tx, own(uid), world.now()))
const job = async (of: Database, uid: string) => (await of.exports().doc(uid).get()).data()
const upkeepOf = (world: World, of = world.db) => upkeepFor(of, world.now, 60_000)

/** The file of an export, from its stored parts. */
async function fileOf(of: Database, uid: string) {
  const stored = await job(of, uid)
  const parts = Array.from({ length: stored?.parts ?? 0 }, async (_, part) => {
    const found = await of
      .exportParts(uid)
      .doc(partId(stored?.generation ?? '', part))
      .get()
    return gunzipSync(found.data()?.gzip ?? Buffer.alloc(0))
  })
  return JSON.parse(Buffer.concat(await Promise.all(parts)).toString('utf8'))
}
const idsOf = (file: { analyses: { id: string }[] }) => file.analyses.map(({ id }) => id)

describe('a worker that dies over an export', () => {
  let world: World
  let whole: string[]
  let boundaries = 0
  beforeAll(async () => {
    world = createWorld(port)
    const uid = await owner(world.db, 'healthy', MANY)
    await ask(world, uid)
    const worker = createWorker(world.firestore, { kind: 'none' })
    await runExport(upkeepOf(world, worker.db), uid)
    boundaries = worker.passed()
    const file = await fileOf(world.db, uid)
    whole = idsOf(file)
    expect(whole).toHaveLength(MANY)
    expect(file.account).toMatchObject({ uid })
  })

  it('at any I/O boundary costs no document and doubles none', async () => {
    expect(boundaries).toBeGreaterThanOrEqual(6)
    for (let at = 1; at <= boundaries; at += 1) {
      const uid = await owner(world.db, `dies-${at}`, MANY)
      await ask(world, uid)
      const worker = createWorker(world.firestore, { kind: 'death', at })
      const run = runExport(upkeepOf(world, worker.db), uid)
      expect(await Promise.race([run, worker.died])).toBe('died')
      // While its lease runs nobody else works on it; then the next one goes on behind what was stored.
      await sweepExports(upkeepOf(world))
      world.advance(LEASE_MS + 1_000)
      await sweepExports(upkeepOf(world))
      const stored = await job(world.db, uid)
      expect([at, stored?.state, stored?.open]).toEqual([at, 'ready', false])
      expect(idsOf(await fileOf(world.db, uid))).toEqual(
        whole.map((id) => id.replace('healthy', `dies-${at}`)),
      )
      await world.db.firestore.recursiveDelete(world.db.exports().doc(uid))
    }
  })

  it('again and again without storing anything ends it as failed, and it can be asked for anew', async () => {
    const uid = await owner(world.db, 'hopeless', 1)
    await ask(world, uid)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await takeExport(world.db, uid, world.now())).toMatchObject({ attempt: tries + 1 })
      expect(await takeExport(world.db, uid, world.now())).toBe('none')
      world.advance(LEASE_MS + 1_000)
    }
    await sweepExports(upkeepOf(world))
    expect(describeExport(await job(world.db, uid), world.now()).state).toBe('failed')
    expect(await ask(world, uid)).toBe(true)
    await sweepExports(upkeepOf(world))
    expect(await fileOf(world.db, uid)).toMatchObject({ account: { uid } })
  })

  it('and comes back late writes nothing, nor does one whose account is closed meanwhile', async () => {
    const uid = await owner(world.db, 'late', 1)
    await ask(world, uid)
    const late = await takeExport(world.db, uid, world.now())
    world.advance(LEASE_MS + 1_000)
    const next = await takeExport(world.db, uid, world.now())
    if (typeof late === 'string' || typeof next === 'string') throw new Error('no lease')
    const portion = { parts: [Buffer.from('x')], documents: 1, bytes: 1, next: null }
    expect(await storePortion(world.db, late, { ...portion, from: late.place }, world.now())).toBe(false)
    await world.db.firestore.runTransaction(async (tx) => closeAccount(world.db, tx, uid, world.now()))
    expect(await storePortion(world.db, next, { ...portion, from: next.place }, world.now())).toBe(false)
    expect((await world.db.exportParts(uid).get()).size).toBe(0)
  })
})

describe('an export', () => {
  it('is asked for once within a minute; a later one replaces it and its parts', async () => {
    const world = createWorld(port)
    const uid = await owner(world.db, 'twice', 2)
    expect([await ask(world, uid), await ask(world, uid)]).toEqual([true, false])
    await sweepExports(upkeepOf(world))
    expect(await ask(world, uid)).toBe(false)
    const first = await job(world.db, uid)
    world.advance(61_000)
    expect(await ask(world, uid)).toBe(true)
    await Promise.all([sweepExports(upkeepOf(world)), sweepExports(upkeepOf(world))])
    const second = await job(world.db, uid)
    expect(second).toMatchObject({ state: 'ready', parts: first?.parts, attempt: 1 })
    expect((await world.db.exportParts(uid).get()).size).toBe(first?.parts)
    expect(idsOf(await fileOf(world.db, uid))).toHaveLength(2)
  })

  it('is deleted when it expires, with its parts', async () => {
    const world = createWorld(port)
    const uid = await owner(world.db, 'expires', 2)
    await ask(world, uid)
    await sweepExports(upkeepOf(world))
    world.advance(EXPORT_KEPT_DAYS * DAY_MS - 1_000)
    await sweepExports(upkeepOf(world))
    expect(describeExport(await job(world.db, uid), world.now()).state).toBe('ready')
    world.advance(2_000)
    expect(describeExport(await job(world.db, uid), world.now()).state).toBe('none')
    await sweepExports(upkeepOf(world))
    expect(await job(world.db, uid)).toBeUndefined()
    expect((await world.db.exportParts(uid).get()).size).toBe(0)
  })

  it('whose job cannot be read is told to admins and stops no other', async () => {
    const world = createWorld(port)
    const [broken, sound] = [await owner(world.db, 'a-broken', 1), await owner(world.db, 'sound', 1)]
    await ask(world, broken)
    await ask(world, sound)
    await unparsedDocument(world.db.exports().doc(broken)).update({ attempt: 'many' })
    await sweepExports(upkeepOf(world))
    expect((await job(world.db, sound))?.state).toBe('ready')
    const aside = (await world.db.setAside().get()).docs.map((document) => document.data())
    expect(aside).toMatchObject([{ path: `exports/${broken}`, task: 'runExports', problem: 'attempt' }])
  })
})

describe('a worker that dies over a deletion', () => {
  it('at any I/O boundary leaves nothing behind', { timeout: 240_000 }, async () => {
    const world = createWorld(port)
    const closed = async (name: string) => {
      const uid = await owner(world.db, name, 4, 'kurz')
      await ask(world, uid)
      await sweepExports(upkeepOf(world))
      await world.db.firestore.runTransaction(async (tx) => closeAccount(world.db, tx, uid, world.now()))
      return uid
    }
    const healthy = createWorker(world.firestore, { kind: 'none' })
    await runDeletion(upkeepOf(world, healthy.db), await closed('gone'))
    expect(healthy.passed()).toBeGreaterThanOrEqual(14)
    for (let at = 1; at <= healthy.passed(); at += 1) {
      const uid = await closed(`gone-${at}`)
      const worker = createWorker(world.firestore, { kind: 'death', at })
      const run = runDeletion(upkeepOf(world, worker.db), uid)
      await Promise.race([run, worker.died])
      const state = async () =>
        deletionState((await world.db.deletedUsers().doc(uid).get()).data(), world.now())
      expect(['pending', 'running']).toContain(await state())
      world.advance(LEASE_MS + 1_000)
      await finishDeletions(upkeepOf(world))
      expect(await state()).toBe('done')
      expect(await documentsWith(world.firestore, uid)).toEqual([`deletedUsers/${uid}`])
    }
  })
})

describe('an account with thousands of analyses', () => {
  const THOUSANDS = 2_000

  it('is exported and deleted by requests that end in seconds and workers with little time', {
    timeout: 240_000,
  }, async () => {
    // A project of its own: in the suite's each of them would be run.
    const world = createWorld(port)
    const member = await newPerson(suite, 'busy')
    await openUserAccount(world.db, member.uid, NO_ADMIN, world.now())
    const writer = world.db.firestore.bulkWriter()
    for (let at = 0; at < THOUSANDS; at += 1)
      void writer.create(world.firestore.collection('analyses').doc(`${member.uid}-${at}`), {
        uid: member.uid,
        targetKeyword: `關鍵字 ${at}`,
      })
    await writer.close()
    const api = await ownApi(world.db, {})
    const timed = async (answer: Promise<Response>) => {
      const from = performance.now()
      const response = await answer
      expect(performance.now() - from).toBeLessThan(45_000)
      return response
    }
    const asked = await timed(callApi(api, member.token, '/account/export', { method: 'POST' }))
    expect(asked.status).toBe(202)
    const state = async () =>
      ((await (await callApi(api, member.token, '/account/export')).json()) as ExportAnswer).state
    // Each run has a second only, as after a crash or beside much else.
    while ((await state()) !== 'ready') await sweepExports(upkeepFor(world.db, () => new Date(), 1_000))
    const data = JSON.parse(await exportText(api, member.token))
    expect(new Set(idsOf(data)).size).toBe(THOUSANDS)
    expect(data.ledger).toHaveLength(1)

    const removal = await timed(
      callApi(api, member.token, '/account/deletion', { json: { email: member.email } }),
    )
    expect(['pending', 'done']).toContain(await acceptedDeletion(removal))
    const isDone = async () => (await world.db.deletedUsers().doc(member.uid).get()).data()?.finished
    while ((await isDone()) !== true) await finishDeletions(upkeepFor(world.db, () => new Date(), 1_000))
    expect((await world.db.analyses().where('uid', '==', member.uid).limit(1).get()).empty).toBe(true)
    expect(
      (
        await world.db
          .exports()
          .doc(exportId(own(member.uid)))
          .get()
      ).exists,
    ).toBe(false)
    api.close()
  })
})
