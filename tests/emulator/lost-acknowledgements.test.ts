import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { askForExport, exportId, storePortion, takeExport } from '../../functions/src/accounts/export/job.ts'
import { deleteAnalysis } from '../../functions/src/analysis/delete-analysis.ts'
import { takeLease } from '../../functions/src/analysis/job/lease.ts'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import { resolvePayment } from '../../functions/src/api/admin/resolve-payment.ts'
import { changeBatch, deleteBatch } from '../../functions/src/batch/change-batch.ts'
import { admitMessage, keepAnswer } from '../../functions/src/chat/session.ts'
import { deleteDraft } from '../../functions/src/drafts/delete-drafts.ts'
import { openAccount } from '../../functions/src/points/open-account.ts'
import type { ModelAnswer, ModelProvider } from '../../functions/src/providers/types.ts'
import { type Database, openDatabase, unparsedDocument } from '../../functions/src/runtime/database.ts'
import { createShare, revokeShare } from '../../functions/src/sharing/shares.ts'
import { hashToken } from '../../functions/src/sharing/token.ts'
import { RESULT } from '../e2e/seeded-analysis.ts'
import { createWorker, workerDependencies } from '../faults/worker.ts'
import { createWorld } from '../faults/world.ts'
import { finishedAnalysis } from '../support/finished-analysis.ts'
import { identityOf } from '../support/identity-of.ts'
import { losingAcknowledgements } from '../support/lost-acknowledgements.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { ownFirestore } from '../support/project.ts'
import { testSuite } from '../support/suite.ts'

/** A database that loses no acknowledgement, and the same one that loses each. */
let db: Database
let losing: Database
const now = new Date()
beforeEach(async () => {
  const firestore = ownFirestore('acks')
  db = openDatabase(firestore)
  losing = losingAcknowledgements(firestore)
  await firestore.runTransaction((tx) => openAccount(db, tx, identityOf('mei'), NO_ADMIN, now))
  const owner = { uid: 'mei', targetKeyword: '手沖咖啡', userPageUrl: 'https://mei.example/' }
  await db.analyses().doc('report').set(finishedAnalysis(owner, RESULT))
})

describe('a commit whose acknowledgement is lost', () => {
  it('creates one share link, and answers with its token', async () => {
    const limits = { sharesPerAnalysis: 1, sharesPerAccount: 1 }
    const request = { expiresInDays: null, password: null }
    const created = await createShare(losing, 'mei', 'report', request, limits, now)
    if (created.kind !== 'created') throw new TypeError(created.kind)
    expect((await db.shares().get()).docs.map(({ id }) => id)).toEqual([hashToken(created.token)])
    expect(await createShare(db, 'mei', 'report', request, limits, now)).toEqual({ kind: 'too-many-shares' })
    expect(await revokeShare(losing, 'jun', 'report', hashToken(created.token))).toBe(false)
    expect(await revokeShare(losing, 'mei', 'report', hashToken(created.token))).toBe(true)
    expect(await revokeShare(losing, 'mei', 'report', hashToken(created.token))).toBe(false)
  })

  it('deletes a draft and an analysis, and says so once', async () => {
    await unparsedDocument(db.drafts().doc('draft')).set({ uid: 'mei', analysisId: 'report' })
    expect(await deleteDraft(losing, 'jun', 'draft', now)).toBe(false)
    expect(await deleteDraft(losing, 'mei', 'draft', now)).toBe(true)
    expect(await deleteDraft(losing, 'mei', 'draft', now)).toBe(false)
    expect(await deleteAnalysis(losing, 'report', 'jun', now)).toBe(false)
    expect(await deleteAnalysis(losing, 'report', 'mei', now)).toBe(true)
    expect(await deleteAnalysis(losing, 'report', 'mei', now)).toBe(false)
  })

  it('ends a batch and deletes its list, and answers with the points that came back', async () => {
    const world = createWorld(testSuite().ports.firestore, 1)
    const outcome = await world.startBatch(0, 'list', ['fine', 'fine', 'fine'])
    if (outcome.kind === 'refused') throw new Error(outcome.code)
    const losing = losingAcknowledgements(world.firestore)
    const [uid, { id }] = [world.users[0] ?? '', outcome]
    const ended = { kind: 'changed', status: 'cancelled' }
    expect(await changeBatch(losing, id, uid, 'cancelled', world.now())).toEqual({ ...ended, givenBack: 3 })
    expect(await changeBatch(losing, id, uid, 'cancelled', world.now())).toEqual({ ...ended, givenBack: 0 })
    expect((await world.db.users().doc(uid).get()).data()?.points).toBe(5)
    expect(await deleteBatch(losing, id, uid)).toBe('deleted')
    expect(await deleteBatch(losing, id, uid)).toBe('gone')
  })

  it('takes an export, and stores each portion of it once', async () => {
    const request = { uid: 'mei', requestedBy: 'mei' }
    await db.firestore.runTransaction(async (tx) => await askForExport(db, tx, request, now))
    // It is the last of the tries that may be fruitless.
    await db.exports().doc(exportId(request)).update({ fruitless: 4 })
    const lease = await takeExport(losing, exportId(request), now)
    if (typeof lease === 'string') throw new Error(lease)
    expect(await takeExport(losing, exportId(request), now)).toBe('none')
    const portion = { parts: [new Uint8Array([1])], documents: 2, bytes: 3 }
    const middle = { section: 1, after: 'report' }
    const stored = async () => (await db.exports().doc(exportId(request)).get()).data()
    expect(await storePortion(losing, lease, { ...portion, from: lease.place, next: middle }, now)).toBe(true)
    expect(await stored()).toMatchObject({ ...middle, attempt: 1, parts: 1, documents: 2, bytes: 3 })
    expect(await storePortion(losing, lease, { ...portion, from: middle, next: null }, now)).toBe(true)
    expect(await stored()).toMatchObject({ state: 'ready', parts: 2, documents: 4, bytes: 6 })
  })

  it('counts a message of the chat once, and keeps one answer to it', async () => {
    const visitor = {
      sessionId: 'session_acknowledged',
      anonymousId: 'anon_acknowledged',
      uid: null,
      counters: [{ key: 'chat-today', limit: 1 }],
    }
    const message = { key: 'message-1', content: '點數會過期嗎' }
    expect(await admitMessage(losing.firestore, visitor, message, now)).toEqual({
      kind: 'admitted',
      count: 1,
      history: [],
    })
    const answer = { text: '不會。', source: 'knowledge', model: null } as const
    await keepAnswer(losing.firestore, visitor.sessionId, message.key, answer)
    const session = (await db.firestore.collection('chatSessions').doc(visitor.sessionId).get()).data()
    expect(session).toMatchObject({ count: 1, messages: [{ role: 'user' }, { role: 'assistant' }] })
    expect(session?.messages).toHaveLength(2)
    expect((await db.firestore.collection('rateLimits').doc('chat-today').get()).get('count')).toBe(1)
    expect(await admitMessage(losing.firestore, visitor, message, now)).toEqual({
      kind: 'answered-before',
      count: 1,
      answer,
    })
  })

  it('credits a payment once, and answers with the balance', async () => {
    await unparsedDocument(db.paymentEvents().doc('event')).set({
      kind: 'paid',
      status: 'waiting',
      orderId: 'order',
      uid: null,
      planId: null,
      amount: null,
      currency: null,
      points: 0,
      receivedAt: Timestamp.fromDate(now),
    })
    const credit = { action: 'credit', account: 'mei', points: 30 } as const
    const admin = { uid: 'boss', label: 'boss' }
    expect(await resolvePayment(losing, admin, 'event', credit, now)).toEqual({
      id: 'event',
      status: 'credited',
      balance: 35,
    })
    expect((await db.users().doc('mei').get()).data()?.points).toBe(35)
    expect((await db.firestore.collection('activity').get()).size).toBe(1)
    const later = new Date(now.getTime() + 1)
    await expect(resolvePayment(losing, admin, 'event', credit, later)).rejects.toMatchObject({
      code: 'payment-settled',
    })
  })

  it.each([
    { end: 'completed', accident: () => undefined },
    {
      end: 'failed',
      accident() {
        throw new TypeError('a fault of ours')
      },
    },
  ])('leaves one note of a job that $end, with its cost', async ({ end, accident }) => {
    const world = createWorld(testSuite().ports.firestore, 1)
    const id = await world.start(0, 'key', 'fine')
    let calls = 0
    const provider: ModelProvider = {
      model: 'stub',
      async generateJson(): Promise<ModelAnswer> {
        calls += 1
        accident()
        return { text: '{"groups": []}', model: 'stub', promptTokens: 1_000, outputTokens: 100 }
      },
    }
    const deps = workerDependencies(
      createWorker(world.firestore, { kind: 'none' }),
      world.providers,
      world.now,
    )
    const db = losingAcknowledgements(world.firestore)
    expect(await runJob(id, { ...deps, db, model: { provider, prices: null } })).toBe(end)
    const notes = (await world.db.jobEnds().get()).docs
    expect(notes.map((note) => [note.id, note.data().modelCalls])).toEqual([[id, calls]])
    const ended = (await world.db.analyses().doc(id).get()).data()
    expect(ended?.status).toMatch(new RegExp(`^${end}`))
    expect(ended?.attempt).toBe(1)
  })

  it('gives the lease of a job to the call that has taken it, and to no other of the same moment', async () => {
    const world = createWorld(testSuite().ports.firestore, 1)
    const id = await world.start(0, 'key', 'fine')
    const first = takeLease(losingAcknowledgements(world.firestore), id, world.now())
    expect(await first).toMatchObject({ kind: 'taken', lease: { attempt: 1 } })
    const other = takeLease(losingAcknowledgements(world.firestore), id, world.now())
    expect(await other).toEqual({ kind: 'held' })
    expect((await world.db.analyses().doc(id).get()).data()?.attempt).toBe(1)
  })
})
