import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import { auditLedger, type Finding } from '../../functions/src/points/audit.ts'
import { unparsedDocument } from '../../functions/src/runtime/database.ts'
import { createWorld, type World } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

const lines: Record<string, unknown>[] = []
vi.mock('firebase-functions/logger', () => ({ write: (line: Record<string, unknown>) => lines.push(line) }))

const port = testSuite().ports.firestore

async function audit(world: World): Promise<Finding['problem'][]> {
  const problems: Finding['problem'][] = []
  await auditLedger(world.db, ({ problem }) => problems.push(problem))
  return problems.toSorted()
}

/** A world with one finished, one failed and one deleted analysis: nothing in it is wrong. */
async function soundWorld() {
  const world = createWorld(port, 1)
  const finished = await world.start(0, 'a', 'fine')
  await world.deliver(finished, { kind: 'none' })
  const failed = await world.start(0, 'b', 'quota')
  await world.deliver(failed, { kind: 'none' })
  const gone = await world.start(0, 'c', 'outage')
  await world.remove(gone)
  const uid = world.users[0] ?? ''
  const ledger = world.db.ledger(uid)
  const entry = (id: string) => ledger.doc(id)
  return { world, uid, finished, failed, gone, entry }
}

describe('the ledger audit', () => {
  it('finds nothing wrong where nothing is', async () => {
    const { world } = await soundWorld()
    expect(await audit(world)).toEqual([])
  })

  it('finds a balance that differs from its entries', async () => {
    const { world, uid } = await soundWorld()
    await world.db.users().doc(uid).update({ points: 99 })
    expect(await audit(world)).toEqual(['balance-differs'])
  })

  it('finds documents that are not of their shape, and looks at all others all the same', async () => {
    const { world, uid, entry } = await soundWorld()
    await world.db.firestore
      .collection('users')
      .doc('broken')
      .set({ role: ['admin'] })
    await entry('broken').set({ delta: 1, balanceAfter: 0, reason: 7 } as never)
    await world.db.users().doc(uid).update({ points: 99 })
    expect(await audit(world)).toEqual(['balance-differs', 'unreadable', 'unreadable'])
  })

  it('goes on when an account cannot be audited, names it, and logs why', async () => {
    const world = createWorld(port, 3)
    for (const user of [0, 1, 2]) await world.start(user, 'a', 'fine')
    const [bad = '', wrong = ''] = world.users
    await world.db.users().doc(wrong).update({ points: 99 })
    const ledger = (uid: string) => {
      if (uid === bad) throw new RangeError('too large')
      return world.db.ledger(uid)
    }
    const findings: Finding[] = []
    lines.length = 0
    const counts = await auditLedger({ ...world.db, ledger }, (finding) => findings.push(finding))
    expect(findings).toHaveLength(2)
    expect(findings).toContainEqual({ uid: bad, problem: 'not-audited', detail: 'RangeError' })
    expect(findings).toContainEqual(expect.objectContaining({ uid: wrong, problem: 'balance-differs' }))
    expect(counts.users).toBe(2)
    expect(lines).toContainEqual(
      expect.objectContaining({
        severity: 'ERROR',
        event: 'upkeep-item-failed',
        task: 'auditLedger',
        path: `users/${bad}`,
        problem: 'RangeError',
      }),
    )
  })

  it('finds a note about a deleted analysis that is not of its shape', async () => {
    const { world, uid, gone } = await soundWorld()
    await unparsedDocument(world.db.deletedAnalyses(uid).doc(gone)).set({ deletedAt: 'yesterday' })
    expect(await audit(world)).toEqual(['unreadable'])
  })

  it('compares every charge of an account that has more than one query can ask for', async () => {
    const { world, uid, entry } = await soundWorld()
    const charges = world.db.firestore.batch()
    for (let nth = 0; nth < 70; nth += 1)
      charges.set(entry(`charge_lost${nth}`), {
        delta: -1,
        balanceAfter: 0,
        kind: 'analysis',
        reason: '',
        actor: uid,
        analysisId: `lost${nth}`,
        createdAt: Timestamp.now(),
      })
    charges.update(world.db.users().doc(uid), { points: FieldValue.increment(-70) })
    await charges.commit()
    expect(await audit(world)).toEqual([
      'balance-negative',
      ...Array.from({ length: 70 }, () => 'charge-without-analysis'),
    ])
  })

  it('finds a second charge and a second refund of an analysis', async () => {
    const { world, failed, entry } = await soundWorld()
    const more = { balanceAfter: 0, reason: '', actor: 'x', analysisId: failed, createdAt: Timestamp.now() }
    await entry('again').set({ ...more, delta: -1, kind: 'analysis' })
    await entry('back-again').set({ ...more, delta: 1, kind: 'refund' })
    expect(await audit(world)).toEqual(['charged-twice', 'refunded-twice'])
  })

  it('finds a charge whose analysis is gone without a note', async () => {
    const { world, finished } = await soundWorld()
    await world.db.analyses().doc(finished).delete()
    expect(await audit(world)).toEqual(['charge-without-analysis'])
  })

  it('finds a deleted analysis whose refund is not what its note says', async () => {
    const { world, uid, gone } = await soundWorld()
    const note = world.db.deletedAnalyses(uid).doc(gone)
    expect((await note.get()).data()).toMatchObject({ unfinished: true, refunded: true })
    await note.update({ refunded: false })
    expect(await audit(world)).toEqual(['refund-without-cause'])
    const begun = await world.start(0, 'd', 'fine')
    await world.db.analyses().doc(begun).update({ attempt: 1 })
    await world.remove(begun)
    await note.update({ refunded: true })
    expect(await audit(world)).toEqual([])
    await world.db.deletedAnalyses(uid).doc(begun).update({ refunded: true })
    expect(await audit(world)).toEqual(['failed-without-refund'])
  })

  it('takes no refund for due where the owner cancelled work that had begun, and finds one that was given', async () => {
    const { world, uid, entry } = await soundWorld()
    const early = await world.start(0, 'd', 'bug')
    await world.cancel(early, false)
    const late = await world.start(0, 'e', 'fine')
    await world.db.analyses().doc(late).update({ attempt: 1, status: 'processing' })
    await world.cancel(late, true)
    expect(await audit(world)).toEqual([])
    const user = (await world.db.users().doc(uid).get()).data()
    await entry(`refund_${late}`).set({
      delta: 1,
      balanceAfter: (user?.points ?? 0) + 1,
      kind: 'refund',
      reason: '',
      actor: 'x',
      analysisId: late,
      createdAt: Timestamp.now(),
    })
    await world.db
      .users()
      .doc(uid)
      .update({ points: (user?.points ?? 0) + 1 })
    expect(await audit(world)).toEqual(['refund-without-cause'])
  })

  it('takes a debt for sound that a payment taken back has left, and finds any other', async () => {
    const { world, uid, entry } = await soundWorld()
    await world.pay(0, 'o', 'payment.succeeded')
    await world.adjust(0, 'spent', -30)
    await world.pay(0, 'o', 'payment.refunded')
    const account = world.db.users().doc(uid)
    expect((await account.get()).data()?.points).toBeLessThan(0)
    expect(await audit(world)).toEqual([])
    const [reversal] = (await world.db.ledger(uid).where('kind', '==', 'reversal').get()).docs
    await entry(`purchase_${reversal?.id.slice('reversal_'.length)}`).update({ delta: 20 })
    await account.update({ points: FieldValue.increment(-10) })
    expect(await audit(world)).toEqual(['balance-negative', 'reversal-without-purchase'])
  })

  it('finds a failure without refund, and a refund of a success', async () => {
    const { world, uid, failed, finished, entry } = await soundWorld()
    await entry(`refund_${failed}`).delete()
    await entry(`refund_${finished}`).set({
      delta: 1,
      balanceAfter: 4,
      kind: 'refund',
      reason: '',
      actor: 'x',
      analysisId: finished,
      createdAt: Timestamp.now(),
    })
    expect((await world.db.users().doc(uid).get()).exists).toBe(true)
    expect(await audit(world)).toEqual(['failed-without-refund', 'refund-of-success'])
  })
})
