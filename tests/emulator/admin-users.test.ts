import {
  AdminUserListSchema,
  AdminUsersPageSchema,
  HAS_MORE_HEADER,
  RegistrationAnswerSchema,
  TOTAL_COUNT_HEADER,
} from '@gaplens/contracts/admin/requests'
import { HistoryPageSchema } from '@gaplens/contracts/analysis/requests'
import { LedgerPageSchema, OwnLedgerPageSchema } from '@gaplens/contracts/points/ledger'
import { getAuth } from 'firebase-admin/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember, put } from '../support/admins.ts'
import { receive } from '../support/payments.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
let admin: Awaited<ReturnType<typeof newAdmin>>
beforeAll(async () => {
  admin = await newAdmin(suite, db)
})

const get = (path: string) => callApi(suite, admin.token, `/admin${path}`)

describe('the list of accounts', () => {
  it('without parameters is a plain array, newest first, and its headers say whether that is all', async () => {
    const mei = await newMember(suite, db, 'mei')
    const answer = await get('/users')
    const users = AdminUserListSchema.parse(await answer.json())
    expect(users[0]).toMatchObject({
      uid: mei.uid,
      email: mei.email,
      displayName: 'mei',
      points: 5,
      role: 'user',
      analysisCount: 0,
    })
    expect(answer.headers.get(TOTAL_COUNT_HEADER)).toBe(String(users.length))
    expect(answer.headers.get(HAS_MORE_HEADER)).toBe('false')
    const times = users.map((user) => user.createdAt ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('by page holds each account once, in the same order', async () => {
    const all = AdminUserListSchema.parse(await (await get('/users')).json()).map((user) => user.uid)
    const paged: string[] = []
    for (let page = 1, after = ''; ; page += 1) {
      const place = after === '' ? '' : `&after=${after}`
      const { users, pagination } = AdminUsersPageSchema.parse(
        await (await get(`/users?page=${page}&limit=10${place}`)).json(),
      )
      after = users.at(-1)?.uid ?? ''
      expect(pagination).toMatchObject({ currentPage: page, limit: 10, offset: (page - 1) * 10 })
      expect(pagination.hasPrevious).toBe(page > 1)
      paged.push(...users.map((user) => user.uid))
      if (!pagination.hasNext) break
    }
    expect(paged).toEqual(all)
  })

  it('takes page 1 and 50 a page for granted', async () => {
    const { pagination } = AdminUsersPageSchema.parse(await (await get('/users?page=1')).json())
    expect(pagination).toMatchObject({ currentPage: 1, limit: 50 })
    const other = AdminUsersPageSchema.parse(await (await get('/users?limit=100')).json())
    expect(other.pagination).toMatchObject({ currentPage: 1, limit: 100 })
  })

  it('sorts by points as well', async () => {
    const { users } = AdminUsersPageSchema.parse(
      await (await get('/users?page=1&limit=100&sort=points&direction=asc')).json(),
    )
    const points = users.map((user) => user.points)
    expect(points).toEqual(points.toSorted((a, b) => a - b))
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=',
    'limit=15',
    'limit=0',
    'limit=1000',
    'sort=email',
    'direction=up',
    'after=a/b',
    'before=',
  ])('refuses %s', async (query) => {
    expect((await get(`/users?${query}`)).status).toBe(400)
  })

  it('bears documents that others have written oddly', async () => {
    const uid = `odd-${crypto.randomUUID()}`
    await db.firestore.doc(`users/${uid}`).set({ createdAt: '2026-01-02T03:04:05Z', points: 'many', role: 7 })
    try {
      const users = AdminUserListSchema.parse(await (await get('/users')).json())
      expect(users.find((user) => user.uid === uid)).toMatchObject({
        points: 0,
        role: 'user',
        createdAt: '2026-01-02T03:04:05.000Z',
      })
    } finally {
      await db.firestore.doc(`users/${uid}`).delete()
    }
  })
})

describe('looking an account up', () => {
  it('finds it by its address in any letters, or by its uid, wherever it stands in the list', async () => {
    const mei = await newMember(suite, db, 'mei')
    for (const q of [mei.email, mei.email.toUpperCase(), mei.uid, ` ${mei.uid} `]) {
      const found = AdminUserListSchema.parse(await (await get(`/lookup?q=${encodeURIComponent(q)}`)).json())
      expect(found.map((user) => user.uid)).toEqual([mei.uid])
    }
    expect(await (await get('/lookup?q=nobody@people.test')).json()).toEqual([])
    expect(await (await get('/lookup?q=a%2Fb')).json()).toEqual([])
    expect((await get('/lookup?q=')).status).toBe(400)
  })
})

describe('an address without an account', () => {
  const registrationOf = async (address: string) =>
    RegistrationAnswerSchema.parse(await (await get(`/registration?q=${encodeURIComponent(address)}`)).json())
      .registration

  it('is found where it is registered and not verified, with the time and nothing else', async () => {
    const email = `new-${crypto.randomUUID()}@people.test`
    await getAuth().createUser({ email, displayName: '新人', emailVerified: false })
    const registration = await registrationOf(email)
    expect(registration).toEqual({ registeredAt: expect.any(String), verified: false })
    expect(Date.parse(registration?.registeredAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await registrationOf(email.toUpperCase())).toEqual(registration)
  })

  it('is not found where it is not registered, has an account, or is none', async () => {
    const mei = await newMember(suite, db, 'mei')
    for (const address of [`nobody-${crypto.randomUUID()}@people.test`, mei.email, 'no address'])
      expect(await registrationOf(address)).toBeNull()
    expect((await get('/registration?q=')).status).toBe(400)
  })
})

describe('one account', () => {
  it('shows its ledger by cursor, newest first, and its analyses', async () => {
    const [sample] = SAMPLES
    if (sample === undefined) throw new Error('the sandbox has no samples')
    const mei = await newMember(suite, db, 'mei')
    const jobId = await startJob(suite, mei.token, sample)
    for (const pointsToAdd of [1, 2, 3])
      await put(suite, admin.token, `/users/${mei.uid}/points`, { pointsToAdd, reason: '補點' })

    const first = LedgerPageSchema.parse(await (await get(`/users/${mei.uid}/ledger?limit=3`)).json())
    expect(first.data.map((entry) => entry.delta)).toEqual([3, 2, 1])
    expect(first.pagination.hasMore).toBe(true)
    const rest = LedgerPageSchema.parse(
      await (await get(`/users/${mei.uid}/ledger?limit=3&lastDocId=${first.pagination.lastDocId}`)).json(),
    )
    expect(rest.data.map((entry) => [entry.kind, entry.delta])).toEqual([
      ['analysis', -1],
      ['signup', 5],
    ])
    expect(rest.pagination.hasMore).toBe(false)

    const analyses = HistoryPageSchema.parse(await (await get(`/users/${mei.uid}/analyses`)).json())
    expect(analyses.data).toMatchObject([{ id: jobId, targetKeyword: sample.targetKeyword }])
    const { users } = AdminUsersPageSchema.parse(await (await get('/users?page=1&limit=10')).json())
    expect(users.find((user) => user.uid === mei.uid)).toMatchObject({ points: 10, analysisCount: 1 })
  })

  it('shows in its ledger what its owner sees, and the name of whoever changed the points', async () => {
    const [sample] = SAMPLES
    if (sample === undefined) throw new Error('the sandbox has no samples')
    const mei = await newMember(suite, db, 'mei')
    await startJob(suite, mei.token, sample)
    await db.users().doc(admin.uid).update({ displayName: '王管理' })
    await put(suite, admin.token, `/users/${mei.uid}/points`, { pointsToAdd: 1, reason: '補點' })
    const order = { orderId: `order_${crypto.randomUUID()}`, uid: mei.uid, planId: 'starter', amount: 599 }
    const paid = { id: `evt_${crypto.randomUUID()}`, type: 'payment.succeeded' }
    await receive(db, { ...paid, data: { ...order, currency: 'TWD' } })
    const { data } = LedgerPageSchema.parse(await (await get(`/users/${mei.uid}/ledger`)).json())
    const own = await callApi(suite, mei.token, '/account/ledger')
    expect(data).toMatchObject(OwnLedgerPageSchema.parse(await own.json()).data)
    const [bought, adjusted, analysed] = data
    expect(bought).toMatchObject({ orderId: order.orderId, actor: 'system', actorName: null })
    expect(adjusted).toMatchObject({ actor: admin.uid, actorName: '王管理' })
    expect(analysed?.analysis?.title).toBe(sample.targetKeyword)
  })

  it('refuses a cursor that is none', async () => {
    expect((await get(`/users/${admin.uid}/ledger?lastDocId=nothing`)).status).toBe(400)
  })
})
