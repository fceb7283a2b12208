import { UserDocumentSchema } from '@gaplens/contracts/accounts/user'
import { reversalDetail } from '@gaplens/contracts/admin/audit-detail'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import type { JobErrorCode } from '@gaplens/contracts/errors'
import { describe, expect, it } from 'vitest'
import type { AccountSnapshot, AuditedBatch, AuditedEnd, AuditedEntry } from './account-snapshot.ts'
import {
  adjustmentEntry,
  chargeEntry,
  type NewEntry,
  purchaseEntry,
  ROW_CHARGE,
  refundEntry,
  releaseEntry,
  reservationEntry,
  reversalEntry,
} from './entries.ts'
import { violationsIn } from './invariants.ts'

const at = { toMillis: () => 0 }
const charge = chargeEntry('mei', 'a1')
const refund = refundEntry('a1', { charge, refund: undefined })
const purchase = purchaseEntry({ orderId: 'o1', points: 30, reason: '購買' })
const refunded = { orderId: 'o1', eventId: 'e1', points: null, reason: '退款' }
const reversal = reversalEntry(refunded, { purchase, reversals: [] })
const part = { ...purchase, id: 'reversal_o1', kind: 'reversal', delta: -10 } as const
const rest = reversalEntry(refunded, { purchase, reversals: [part] })

/** A notice that settled itself says that the whole payment went back to the buyer. */
const ALL_BACK = { fullyRefunded: ['o1'] }
const taken = (reason: string) => adjustmentEntry(7, { operationId: 'op', delta: -20, reason, actor: 'boss' })

const BATCH = 'batch-of-three-rows-0000'
const [ROW_1, ROW_2] = [rowAnalysisId(BATCH, 0), rowAnalysisId(BATCH, 1)]
const reservation = reservationEntry('mei', BATCH, 3)
const release = (rows: number) => releaseEntry(BATCH, rows, { reservation, release: undefined })
const rowRefund = refundEntry(ROW_2, { charge: ROW_CHARGE, refund: undefined })
/** The batch's list: how many of its three rows have started, and whether it was stopped then. */
const list = (next: number, status: AuditedBatch['status'] = 'running') => ({
  batches: { [BATCH]: { rowCount: 3, next, status } },
})

/** An account opened with five points, with these entries and, by analysis id, these ends. */
function snapshot(
  entries: readonly (NewEntry | null)[],
  ends: Record<string, AuditedEnd> = {},
  {
    points,
    isOpen = true,
    batches = {},
    fullyRefunded = [],
  }: {
    points?: number
    isOpen?: boolean
    batches?: Record<string, AuditedBatch>
    fullyRefunded?: readonly string[]
  } = {},
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
  const kept: AuditedEntry[] = [signup, ...entries.filter((entry) => entry !== null)].map((entry) => {
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
  return {
    account,
    entries: kept,
    unreadableEntries: [],
    ends: new Map(Object.entries(ends)),
    batches: new Map(Object.entries(batches)),
    fullyRefunded: new Set(fullyRefunded),
  }
}

function ended(
  status: 'completed' | 'failed',
  code: JobErrorCode | null = null,
  userPageStatus: 'completed' | 'failed' = 'completed',
): AuditedEnd {
  const error = code === null ? null : { code, message: '', refunded: true }
  const done = 'completed' as const
  const steps = { serpApiStatus: done, userPageStatus, competitorPagesStatus: done, aiAnalysisStatus: done }
  return { kind: 'kept', status, error, steps }
}

const deleted = (unfinished: boolean, refunded: boolean): AuditedEnd => ({
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
    ['with an order that was refunded in two parts', snapshot([purchase, part, rest])],
    ['with an order of which a part was refunded', snapshot([purchase, part])],
    [
      'with an order that was refunded as a whole after a part',
      snapshot([purchase, part, rest], {}, ALL_BACK),
    ],
    [
      'with an order whose missing points an admin has taken, naming it, as far as the balance went',
      snapshot([purchase, part, taken('訂單o1全額退款，補收點數')], {}, ALL_BACK),
    ],
    ['with a batch whose rows wait', snapshot([reservation], {}, list(0))],
    [
      'with a batch that was cancelled after a report and a failed row',
      snapshot(
        [reservation, rowRefund, release(1)],
        { [ROW_1]: ended('completed'), [ROW_2]: ended('failed', 'no-results') },
        list(2, 'cancelled'),
      ),
    ],
    ['with a batch whose list was deleted', snapshot([reservation, rowRefund, release(1)])],
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
    ['reservation-differs', snapshot([{ ...reservation, delta: -2 }], {}, list(0))],
    ['release-differs', snapshot([reservation, release(2)], {}, list(0))],
    ['release-differs', snapshot([reservation], {}, list(0, 'cancelled'))],
    ['release-differs', snapshot([release(1)])],
    ['release-differs', snapshot([reservation, rowRefund, release(3)])],
    ['charge-without-analysis', snapshot([reservation], {}, list(1))],
    ['failed-without-refund', snapshot([reservation], { [ROW_1]: ended('failed', 'internal') }, list(1))],
    ['refund-without-charge', snapshot([reservation, rowRefund], {}, list(1))],
    ['reversal-without-purchase', snapshot([reversal])],
    ['reversal-without-purchase', snapshot([{ ...purchase, delta: 29 }, reversal])],
    ['reversal-without-purchase', snapshot([{ ...purchase, delta: 29 }, part, rest])],
    ['reversal-incomplete', snapshot([purchase, part], {}, ALL_BACK)],
    ['reversal-incomplete', snapshot([purchase, part, taken('訂單 o10')], {}, ALL_BACK)],
    ['unreadable', snapshot([charge], { a1: { kind: 'unreadable' } })],
    ['unreadable', { ...snapshot([]), unreadableEntries: [{ id: 'signup', fields: 'delta' }] }],
    ['unreadable', { ...snapshot([]), account: UserDocumentSchema.safeParse({ points: '5' }) }],
  ] as const)('%s', (problem, account) => {
    expect(problems(account)).toContain(problem)
  })
})

it('an order of which too few points were taken back is named with the rest', () => {
  expect(violationsIn(snapshot([purchase, part], {}, ALL_BACK))).toEqual([
    { problem: 'reversal-incomplete', detail: reversalDetail('o1', 20) },
  ])
})
