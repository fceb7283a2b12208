import { readFileSync } from 'node:fs'
import { DEFAULT_SETTINGS } from '@gaplens/contracts/admin/settings'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { waitingPayments } from '../../functions/src/api/admin/payments.ts'
import { describeUpkeep } from '../../functions/src/api/admin/upkeep.ts'
import { readLedger } from '../../functions/src/api/ledger-page.ts'
import { listDrafts } from '../../functions/src/drafts/drafts.ts'
import { draftBefore } from '../../functions/src/drafts/publication.ts'
import { listVersions } from '../../functions/src/drafts/save-draft.ts'
import { openDatabase } from '../../functions/src/runtime/database.ts'
import { readSettings } from '../../functions/src/settings/settings.ts'
import { createShare, listShares, revokeShare } from '../../functions/src/sharing/shares.ts'
import { recentEstimate } from '../../functions/src/stats/estimate.ts'
import { systemStats } from '../../functions/src/stats/system-stats.ts'
import { countAccounts } from '../../functions/src/stats/user-stats.ts'
import { ownFirestore } from '../support/project.ts'

/** One document of each collection, as it is stored. */
const STORED = JSON.parse(
  readFileSync(new URL('../stored/version-2.json', import.meta.url), 'utf8'),
  (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if ('$bytes' in value) return Buffer.from(String(value.$bytes), 'base64')
    return '$timestamp' in value ? Timestamp.fromDate(new Date(String(value.$timestamp))) : value
  },
) as Record<string, Record<string, unknown>>
const NOW = new Date('2026-11-22T14:00:00Z')
const db = openDatabase(ownFirestore('unreadable'))

/** Stores a document twice: as it was, and with a field that this version cannot read. */
async function both(path: string, name: string, at: string, change: Record<string, unknown> = {}) {
  const document = { ...STORED[name], ...change }
  await db.firestore.doc(`${path}/sound`).set(document)
  await db.firestore.doc(`${path}/broken`).set({ ...document, [at]: { of: 'tomorrow' } })
}

it('keeps no ledger entry from its owner', async () => {
  await both('users/mei/ledger', 'ledger', 'delta')
  const { entries, pagination } = await readLedger(db, 'mei', { limit: 20 })
  expect(entries.map(({ id }) => id)).toEqual(['sound'])
  expect(pagination.hasMore).toBe(false)
  // A page may end with one that can't be read, and the next goes on behind it.
  const first = await readLedger(db, 'mei', { limit: 1 })
  const second = await readLedger(db, 'mei', { limit: 1, lastDocId: first.pagination.lastDocId ?? '' })
  expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(['sound'])
})

it('keeps no share link from being listed and revoked, itself neither', async () => {
  const analysisId = 'shared'
  await db.firestore.doc(`analyses/${analysisId}`).set({ ...STORED.analyses, uid: 'mei' })
  await both('shares', 'shares', 'views', { uid: 'mei', analysisId })
  const { shares, unreadable } = await listShares(db, 'mei', analysisId, NOW)
  expect([shares.map(([id]) => id), unreadable]).toEqual([['sound'], 1])
  const request = { expiresInDays: null, password: null }
  expect((await createShare(db, 'mei', analysisId, request, DEFAULT_SETTINGS, NOW)).kind).toBe('created')
  expect(await revokeShare(db, 'jun', analysisId, 'broken')).toBe(false)
  expect(await revokeShare(db, 'mei', analysisId, 'broken')).toBe(true)
})

it('keeps no draft and no version of one from its owner', async () => {
  const url = 'https://shop.example/'
  const publishedAt = Timestamp.fromMillis(NOW.getTime() - 1_000)
  await both('drafts', 'drafts', 'revision', { analysisId: 'a', publishedUrl: url, publishedAt })
  await both('drafts/sound/versions', 'draftVersions', 'savedAt')
  const { drafts, unreadable } = await listDrafts(db, 'mei', 'a')
  expect([drafts.map(([id]) => id), unreadable]).toEqual([['sound'], 1])
  const before = await draftBefore(db, 'mei', { userPageUrl: url, createdAt: Timestamp.fromDate(NOW) })
  expect(before?.[0]).toBe('sound')
  expect(await listVersions(db, 'mei', 'sound')).toMatchObject({
    versions: [{ revision: 1 }],
    unreadable: 1,
  })
})

it('stops neither an analysis nor the admins’ figures', async () => {
  const sound = { ...STORED.statDays, completed: 12, durations: { 60: 12 } }
  await db.firestore.doc('statDays/2026-11-21').set(sound)
  await db.firestore.doc('statDays/2026-11-22').set({ ...sound, durations: 'of tomorrow' })
  expect(await recentEstimate(db, NOW)).not.toBeNull()
  expect((await systemStats(db, NOW, 7, null)).total.completed).toBe(12)
  await db.firestore.doc('stats/users').set({ ...STORED.stats, totalUsers: 'many' })
  expect((await countAccounts(db, NOW)).totalUsers).toBeGreaterThanOrEqual(0)
  expect((await db.userCount().get()).data()?.countedAt.toMillis()).toBe(NOW.getTime())
})

it('shows admins the others: payments that wait, documents that cannot be read', async () => {
  const waiting = { status: 'waiting', problem: 'unknown-plan' }
  await both('paymentEvents', 'paymentEvents', 'amount', waiting)
  await both('setAside', 'setAside', 'seen')
  await db.firestore.doc('upkeep/audit').set({ ...STORED.upkeep, findings: 'none' })
  expect(await waitingPayments(db)).toMatchObject({ data: [{ id: 'sound' }], total: 2 })
  const { setAside, setAsideTotal, audit } = await describeUpkeep(db)
  expect([setAside.map(({ id }) => id), setAsideTotal, audit]).toEqual([['sound'], 2, null])
})

it('leaves a setting at its default, and the others as they were set', async () => {
  await db.firestore.doc('settings/product').set({ dailyPerUser: 5_000_000, dailyFree: 7, of: 'tomorrow' })
  expect(await readSettings(db, NOW)).toEqual({ ...DEFAULT_SETTINGS, dailyFree: 7 })
})
