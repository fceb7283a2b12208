import type { JobErrorCode } from '@gaplens/contracts/errors'
import { UserDocumentSchema } from '@gaplens/contracts/user'
import { describe, expect, it } from 'vitest'
import type { AccountSnapshot, KeptEnd, KeptEntry } from './account-snapshot.ts'
import { chargeEntry, type NewEntry, purchaseEntry, refundEntry, reversalEntry } from './entries.ts'
import { violationsIn } from './invariants.ts'

const at = { toMillis: () => 0 }
const charge = chargeEntry('mei', 'a1')
const refund = refundEntry('a1', { charge, refund: undefined })
const purchase = purchaseEntry({ orderId: 'o1', points: 30, reason: '購買' })
const reversal = reversalEntry({ orderId: 'o1', points: null, reason: '退款' }, purchase)

/** An account opened with five points, with these entries and, by analysis id, these ends. */
function snapshot(
  entries: readonly (NewEntry | null)[],
  ends: Record<string, KeptEnd> = {},
  { points, isOpen = true }: { points?: number; isOpen?: boolean } = {},
): AccountSnapshot {
  const signup = {
    id: 'signup',
    delta: 5,
    kind: 'signup',
    reason: '',
    actor: 'system',
    analysisId: null,
  } as const
  let balance = 0
  const kept: KeptEntry[] = [signup, ...entries.filter((entry) => entry !== null)].map((entry) => {
    balance += entry.delta
    return { ...entry, balanceAfter: balance, createdAt: at }
  })
  const account = UserDocumentSchema.safeParse({
    uid: 'mei',
    email: 'mei@studio.example',
    displayName: '林梅',
    photoURL: null,
    points: points ?? balance,
    role: 'user',
    createdAt: at,
    ...(isOpen ? { ledgerOpenedAt: at } : {}),
  })
  return { account, entries: kept, unreadableEntries: [], ends: new Map(Object.entries(ends)) }
}

function ended(
  status: 'completed' | 'failed',
  code: JobErrorCode | null = null,
  userPageStatus: 'completed' | 'failed' = 'completed',
): KeptEnd {
  const error = code === null ? null : { code, message: '', refunded: true }
  const done = 'completed' as const
  const steps = { serpApiStatus: done, userPageStatus, competitorPagesStatus: done, aiAnalysisStatus: done }
  return { kind: 'kept', status, error, steps }
}

const deleted = (unfinished: boolean, refunded: boolean): KeptEnd => ({
  kind: 'deleted',
  unfinished,
  refunded,
})
const problems = (found: AccountSnapshot) => violationsIn(found).map(({ problem }) => problem)

describe('an account is in order', () => {
  it.each([
    ['that was only opened', snapshot([])],
    ['with a report', snapshot([charge], { a1: ended('completed') })],
    [
      'with a failed analysis that was refunded',
      snapshot([charge, refund], { a1: ended('failed', 'no-results') }),
    ],
    [
      'with one its owner cancelled after its start',
      snapshot([charge], { a1: ended('failed', 'cancelled') }),
    ],
    [
      'with a report without the own page, which was refunded',
      snapshot([charge, refund], { a1: ended('completed', null, 'failed') }),
    ],
    [
      'with an analysis that was deleted before its start',
      snapshot([charge, refund], { a1: deleted(true, true) }),
    ],
    ['with a report that was deleted', snapshot([charge], { a1: deleted(false, false) })],
    [
      'in debt by a payment taken back',
      snapshot([purchase, { ...charge, delta: -33 }, reversal], { a1: ended('completed') }),
    ],
    ['that the server has not opened', snapshot([], {}, { points: 9, isOpen: false })],
  ])('%s', (_, account) => {
    expect(violationsIn(account)).toEqual([])
  })
})

describe('an audit finds', () => {
  it.each([
    ['balance-differs', snapshot([], {}, { points: 6 })],
    ['balance-negative', snapshot([{ ...charge, delta: -6 }], { a1: ended('completed') })],
    ['charged-twice', snapshot([charge, { ...charge, id: 'other' }], { a1: ended('completed') })],
    ['refunded-twice', snapshot([charge, refund, refund], { a1: ended('failed', 'internal') })],
    ['refund-without-charge', snapshot([refund])],
    ['charge-without-analysis', snapshot([charge])],
    ['failed-without-refund', snapshot([charge], { a1: ended('failed', 'internal') })],
    ['failed-without-refund', snapshot([charge], { a1: ended('failed') })],
    ['failed-without-refund', snapshot([charge], { a1: deleted(true, true) })],
    ['refund-of-success', snapshot([charge, refund], { a1: ended('completed') })],
    ['refund-without-cause', snapshot([charge, refund], { a1: ended('failed', 'cancelled') })],
    ['refund-without-cause', snapshot([charge, refund], { a1: deleted(true, false) })],
    ['reversal-without-purchase', snapshot([reversal])],
    ['reversal-without-purchase', snapshot([{ ...purchase, delta: 29 }, reversal])],
    ['unreadable', snapshot([charge], { a1: { kind: 'unreadable' } })],
    ['unreadable', { ...snapshot([]), unreadableEntries: [{ id: 'signup', fields: 'delta' }] }],
    ['unreadable', { ...snapshot([]), account: UserDocumentSchema.safeParse({ points: '5' }) }],
  ] as const)('%s', (problem, account) => {
    expect(problems(account)).toContain(problem)
  })
})
