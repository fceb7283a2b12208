import { ActivityAnswerSchema, AdjustPointsAnswerSchema } from '@gaplens/contracts/admin/requests'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditPage, type Finding } from '../../functions/src/points/audit.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember, put } from '../support/admins.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
let admin: Awaited<ReturnType<typeof newAdmin>>
beforeAll(async () => {
  admin = await newAdmin(suite, db)
})

async function adjust(uid: string, body: unknown, key?: string, token = admin.token) {
  const answer = await put(suite, token, `/users/${uid}/points`, body, key ? { 'idempotency-key': key } : {})
  return { status: answer.status, body: await answer.json() }
}

async function pointsOf(uid: string): Promise<number | undefined> {
  return (await db.users().doc(uid).get()).data()?.points
}

/** The balance is the sum of its entries. */
async function expectSound(uid: string): Promise<void> {
  const findings: Finding[] = []
  const entries = (await db.ledger(uid).get()).docs.map((entry) => entry.data().delta)
  expect(entries.reduce((sum, delta) => sum + delta, 0)).toBe(await pointsOf(uid))
  await auditPage(db, uid.slice(0, -1), 1, (finding) => findings.push(finding))
  expect(findings).toEqual([])
}

async function activitiesOf(uid: string) {
  return (await db.activity().where('target.id', '==', uid).get()).docs.map((line) => line.data())
}

describe('adjusting points', () => {
  it('adds, answers the new balance, and writes entry and activity with actor, reason, before and after', async () => {
    const mei = await newMember(suite, db, 'mei')
    const { status, body } = await adjust(mei.uid, { pointsToAdd: 10, reason: '  活動贈點 ' })
    expect(status).toBe(200)
    expect(AdjustPointsAnswerSchema.parse(body)).toEqual({ uid: mei.uid, points: 15, before: 5, applied: 10 })
    expect(await pointsOf(mei.uid)).toBe(15)
    const entry = (await db.ledger(mei.uid).where('kind', '==', 'adjustment').get()).docs[0]?.data()
    expect(entry).toMatchObject({ delta: 10, balanceAfter: 15, reason: '活動贈點', actor: admin.uid })
    expect(await activitiesOf(mei.uid)).toMatchObject([
      {
        action: 'points.adjusted',
        actor: { uid: admin.uid, label: 'admin' },
        target: { kind: 'user', id: mei.uid, label: 'mei' },
        before: { points: 5 },
        after: { points: 15, requested: 10 },
        reason: '活動贈點',
      },
    ])
    const recent = await callApi(suite, admin.token, '/admin/activity?limit=1')
    expect(ActivityAnswerSchema.parse(await recent.json()).data).toMatchObject([{ target: { id: mei.uid } }])
    await expectSound(mei.uid)
  })

  it('takes, but never below zero, and says what was really taken', async () => {
    const mei = await newMember(suite, db, 'mei')
    const { body } = await adjust(mei.uid, { pointsToAdd: -100, reason: '更正' })
    expect(body).toEqual({ uid: mei.uid, points: 0, before: 5, applied: -5 })
    await expectSound(mei.uid)
  })

  it.each([100_000, -100_000])('goes up to %d', async (pointsToAdd) => {
    const mei = await newMember(suite, db, 'mei')
    expect((await adjust(mei.uid, { pointsToAdd, reason: '上限' })).status).toBe(200)
    expect(await pointsOf(mei.uid)).toBe(Math.max(0, 5 + pointsToAdd))
  })

  it('sent twice under one key is done once, and answers alike', async () => {
    const mei = await newMember(suite, db, 'mei')
    const change = { pointsToAdd: 3, reason: '補點' }
    const answers = await Promise.all([1, 2, 3].map(() => adjust(mei.uid, change, 'the-same-click')))
    const later = await adjust(mei.uid, change, 'the-same-click')
    for (const answer of [...answers, later])
      expect(answer).toEqual({ status: 200, body: { uid: mei.uid, points: 8, before: 5, applied: 3 } })
    expect(await activitiesOf(mei.uid)).toHaveLength(1)
    await expectSound(mei.uid)
  })

  it('refuses a key that was used for another amount, reason or account; another admin’s keys are their own', async () => {
    const [mei, lin] = [await newMember(suite, db, 'mei'), await newMember(suite, db, 'lin')]
    const change = { pointsToAdd: 3, reason: '補點' }
    await adjust(mei.uid, change, 'the-same-click-2')
    for (const [uid, other] of [
      [mei.uid, { ...change, pointsToAdd: 4 }],
      [mei.uid, { ...change, reason: '別的' }],
      [lin.uid, change],
    ] as const) {
      expect(await adjust(uid, other, 'the-same-click-2')).toMatchObject({
        status: 409,
        body: { error: { code: 'idempotency-conflict' } },
      })
    }
    const second = await newAdmin(suite, db, 'second')
    expect((await adjust(lin.uid, change, 'the-same-click-2', second.token)).status).toBe(200)
    expect([await pointsOf(mei.uid), await pointsOf(lin.uid)]).toEqual([8, 8])
  })

  it('by two admins at the same instant loses nothing', async () => {
    const mei = await newMember(suite, db, 'mei')
    const second = await newAdmin(suite, db, 'second')
    const answers = await Promise.all(
      [7, -2, 11, -3, 5].map((pointsToAdd, at) =>
        adjust(
          mei.uid,
          { pointsToAdd, reason: `調整 ${at}` },
          undefined,
          at % 2 ? second.token : admin.token,
        ),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await pointsOf(mei.uid)).toBe(5 + 7 - 2 + 11 - 3 + 5)
    expect(await activitiesOf(mei.uid)).toHaveLength(5)
    await expectSound(mei.uid)
  })

  it.each([
    { came: 'alone', entries: [] },
    { came: 'with entries for some of them', entries: [30, -5] },
  ])('opens the ledger of an imported account, $came, with the points it has', async ({ entries }) => {
    const uid = `imported-${crypto.randomUUID()}`
    for (const [at, delta] of entries.entries()) {
      const entry = { delta, balanceAfter: 30, kind: 'purchase', reason: '舊系統', actor: 'system' } as const
      await db
        .ledger(uid)
        .doc(`old_${at}`)
        .set({ ...entry, analysisId: null, createdAt: Timestamp.now() })
    }
    await db
      .users()
      .doc(uid)
      .set({
        uid,
        email: `${uid}@people.test`,
        displayName: null,
        photoURL: null,
        points: 40,
        role: 'user',
        createdAt: Timestamp.now(),
      })
    const { body } = await adjust(uid, { pointsToAdd: 2, reason: '補點' })
    expect(body).toMatchObject({ before: 40, points: 42 })
    await expectSound(uid)
  })
})

describe('adjusting points refuses, changes nothing and logs nothing', () => {
  const body = (pointsToAdd: string, reason = '"好"') => `{"pointsToAdd":${pointsToAdd},"reason":${reason}}`
  const cases: [string, string, ApiErrorCode, string?][] = [
    ...['0', '-0', '0.5', '"5"', 'null', 'true', '[5]', '1e308', '9007199254740992', '100001', '-100001'].map(
      (value): [string, string, ApiErrorCode, string] => [
        `${value} points`,
        body(value),
        'points-invalid',
        'pointsToAdd',
      ],
    ),
    ['NaN', body('NaN'), 'invalid-json'],
    ['no points', '{"reason":"好"}', 'points-invalid', 'pointsToAdd'],
    ['no reason', '{"pointsToAdd":5}', 'reason-invalid', 'reason'],
    ...['""', '"  \u3000"', '"\\u200b"', 'null', '7', '"a\\nb"', '"a\\u202eb"', `"${'字'.repeat(201)}"`].map(
      (reason): [string, string, ApiErrorCode, string] => [
        `the reason ${reason.slice(0, 12)}`,
        body('5', reason),
        'reason-invalid',
        'reason',
      ],
    ),
    ['an unknown key', '{"pointsToAdd":5,"reason":"好","role":"admin"}', 'invalid-request'],
    ['a list', '[]', 'invalid-request'],
  ]
  let target: Awaited<ReturnType<typeof newMember>>
  beforeAll(async () => {
    target = await newMember(suite, db, 'target')
  })
  it.each(cases)('%s', async (_what, text, code, field) => {
    const answer = await adjust(target.uid, text)
    expect(ErrorAnswerSchema.parse(answer.body).error).toMatchObject({ code, ...(field && { field }) })
    expect(await pointsOf(target.uid)).toBe(5)
  })

  it('and after all of these there is one entry and no activity', async () => {
    expect((await db.ledger(target.uid).get()).size).toBe(1)
    expect(await activitiesOf(target.uid)).toEqual([])
  })

  it.each(['nobody', '__x__', 'a%2Fb', 'x'.repeat(129)])('an account %s that is not there', async (uid) => {
    expect((await adjust(uid, { pointsToAdd: 1, reason: '好' })).status).toBe(404)
  })
})

describe('a role', () => {
  it('is given with its permissions and taken again, each with its line in the log', async () => {
    const mei = await newMember(suite, db, 'mei')
    expect((await put(suite, admin.token, `/users/${mei.uid}/role`, { role: 'admin' })).status).toBe(200)
    expect((await db.users().doc(mei.uid).get()).data()).toMatchObject({
      role: 'admin',
      permissions: ['manage_users', 'view_analytics', 'manage_payments', 'system_admin'],
    })
    expect((await callApi(suite, mei.token, '/admin/stats/users')).status).toBe(200)
    expect((await put(suite, admin.token, `/users/${mei.uid}/role`, { role: 'user' })).status).toBe(200)
    expect((await db.users().doc(mei.uid).get()).data()).toMatchObject({ role: 'user', permissions: [] })
    const lines = (await activitiesOf(mei.uid)).toSorted(
      (a, b) => a.createdAt.toMillis() - b.createdAt.toMillis(),
    )
    expect(lines).toMatchObject([
      { action: 'role.changed', before: { role: 'user' }, after: { role: 'admin' } },
      { action: 'role.changed', before: { role: 'admin' }, after: { role: 'user' } },
    ])
  })

  it.each(['owner', '', null, 7])('is never %s', async (role) => {
    expect((await put(suite, admin.token, `/users/${admin.uid}/role`, { role })).status).toBe(400)
  })

  it('of the last admin stays, even when the last two take each other’s at the same instant', async () => {
    const admins = (await db.users().where('role', '==', 'admin').get()).docs
    const [a, b] = [await newAdmin(suite, db, 'a'), await newAdmin(suite, db, 'b')]
    for (const other of admins) await other.ref.update({ role: 'user' })
    try {
      const answers = await Promise.all([
        put(suite, a.token, `/users/${b.uid}/role`, { role: 'user' }),
        put(suite, b.token, `/users/${a.uid}/role`, { role: 'user' }),
      ])
      // One comes first; the other is then the last admin's, or no admin's request any more.
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
      const left = (await db.users().where('role', '==', 'admin').get()).docs
      expect(left).toHaveLength(1)
      const last = left[0]?.id === a.uid ? a : b
      const own = await put(suite, last.token, `/users/${last.uid}/role`, { role: 'user' })
      expect(await own.json()).toMatchObject({ error: { code: 'last-admin' } })
    } finally {
      for (const other of admins) await other.ref.update({ role: 'admin' })
    }
  })
})
