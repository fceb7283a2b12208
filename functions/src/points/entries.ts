import type { LedgerEntry, LedgerKind, RefundCause } from '@gaplens/contracts/accounts/user'
import { POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'

/** An entry before it is written. Its id is its idempotency key: the ledger holds each id at most once. */
export interface NewEntry {
  readonly id: string
  /** Points given (above zero) or taken (below zero). */
  readonly delta: number
  readonly kind: LedgerKind
  readonly reason: string
  readonly actor: string
  readonly analysisId: string | null
  /** Of a refund. */
  readonly cause?: RefundCause
}

/** The part of a stored entry that decides about further ones. */
export type StoredEntry = Pick<LedgerEntry, 'delta'>

export type EntryOutcome =
  | { readonly kind: 'appended'; readonly balance: number }
  /** The entry would overdraw the account, or the balance would be no whole number. */
  | { readonly kind: 'refused'; readonly balance: number }

/**
 * The ledger's arithmetic: the balance after an entry, and whether the entry may be written. Only a payment that is taken
 * back may leave a debt. Points credited to an account in debt reduce the debt.
 */
export function outcomeOf(balance: number, entry: Pick<NewEntry, 'delta' | 'kind'>): EntryOutcome {
  const after = balance + entry.delta
  const isAllowed = after >= 0 || entry.kind === 'reversal' || entry.delta >= 0
  return { kind: Number.isSafeInteger(after) && isAllowed ? 'appended' : 'refused', balance: after }
}

/**
 * The time of an entry in milliseconds: now, but always after the entry before it. A request may write several entries at
 * its own time, and the clocks of instances differ, yet a ledger in order of time must be in order of its balances.
 * @param before when the ledger got the entry before; undefined if not known
 */
export function entryTime(now: number, before: number | undefined): number {
  return before === undefined ? now : Math.max(now, before + 1)
}

export const chargeId = (analysisId: string) => `charge_${analysisId}`
export const refundId = (analysisId: string) => `refund_${analysisId}`
export const purchaseId = (orderId: string) => `purchase_${orderId}`
/** The first reversal of an order has no event in its id, so that an earlier version finds it and takes nothing back twice. */
const reversalId = (orderId: string, laterEventId?: string) =>
  laterEventId === undefined ? `reversal_${orderId}` : `reversal_${orderId}${EVENT_MARK}${laterEventId}`
/** Stands between the ids of an order and of an event, neither of which contains it. */
const EVENT_MARK = ':'
export const adjustmentId = (operationId: string) => `adjustment_${operationId}`

export const reservationId = (batchId: string) => `reservation_${batchId}`
export const releaseId = (batchId: string) => `release_${batchId}`

/** The part of a batch's reservation that one of its rows pays. */
export const ROW_CHARGE: StoredEntry = { delta: -POINTS_PER_ANALYSIS }

/** The entry that takes the points of all rows of a batch before the first one starts. */
export function reservationEntry(uid: string, batchId: string, rows: number): NewEntry {
  return {
    id: reservationId(batchId),
    delta: rows * ROW_CHARGE.delta,
    kind: 'reservation',
    reason: `批次分析 ${rows} 列`,
    actor: uid,
    analysisId: null,
  }
}

/**
 * The entry that gives back the points of a batch's rows that never started.
 * @param rows how many did not start
 * @param stored the ledger's entries for this batch
 * @returns null when nothing was reserved, every row has started, or the points were given back before
 */
export function releaseEntry(
  batchId: string,
  rows: number,
  stored: { readonly reservation: StoredEntry | undefined; readonly release: StoredEntry | undefined },
): NewEntry | null {
  const delta = 0 - rows * ROW_CHARGE.delta
  if (stored.reservation === undefined || stored.release !== undefined || rows === 0) return null
  if (delta > -stored.reservation.delta) return null
  return {
    id: releaseId(batchId),
    delta,
    kind: 'release',
    reason: `批次中未執行的 ${rows} 列，退還點數`,
    actor: 'system',
    analysisId: null,
  }
}

/** The batch whose points an entry reserved; null when the entry reserved none. */
export function batchOfEntry({ id, kind }: Pick<NewEntry, 'id' | 'kind'>): string | null {
  return kind === 'reservation' ? id.slice(reservationId('').length) : null
}

/** The order that an entry credited; null when the entry is not a purchase. */
export function orderOfEntry(entry: Pick<NewEntry, 'id' | 'kind'>): string | null {
  return afterPrefix(entry, 'purchase', purchaseId(''))
}

/** The order whose points an entry took back; null when the entry is no reversal. */
export function reversedOrderOf(entry: Pick<NewEntry, 'id' | 'kind'>): string | null {
  return afterPrefix(entry, 'reversal', reversalId(''))?.split(EVENT_MARK)[0] ?? null
}

/** The payment event of a further reversal of an order; null for the first one and for other entries. */
export function laterEventOf(entry: Pick<NewEntry, 'id' | 'kind'>): string | null {
  return afterPrefix(entry, 'reversal', reversalId(''))?.split(EVENT_MARK)[1] ?? null
}

/** The batch whose points an entry gave back; null when the entry is no release. */
export function releasedBatchOf(entry: Pick<NewEntry, 'id' | 'kind'>): string | null {
  return afterPrefix(entry, 'release', releaseId(''))
}

function afterPrefix(entry: Pick<NewEntry, 'id' | 'kind'>, kind: LedgerKind, prefix: string): string | null {
  return entry.kind === kind && entry.id.startsWith(prefix) ? entry.id.slice(prefix.length) : null
}

/** The entry that takes the points of one analysis. */
export function chargeEntry(uid: string, analysisId: string): NewEntry {
  return {
    id: chargeId(analysisId),
    delta: -POINTS_PER_ANALYSIS,
    kind: 'analysis',
    reason: '內容缺口分析',
    actor: uid,
    analysisId,
  }
}

/** Why an analysis gives its point back, as its owner reads it in the ledger. */
const REFUND_REASONS: Record<RefundCause, string> = {
  unfinished: '分析未完成，退還點數',
  unread: '無法讀取您的網頁，退還點數',
  cancelled: '分析開始前取消，退還點數',
}

/**
 * The entry that gives back what an analysis was charged.
 * @param stored the ledger's entries for this analysis
 * @returns null when nothing was charged or the charge was refunded before
 */
export function refundEntry(
  analysisId: string,
  stored: { readonly charge: StoredEntry | undefined; readonly refund: StoredEntry | undefined },
  cause: RefundCause = 'unfinished',
): NewEntry | null {
  if (stored.charge === undefined || stored.refund !== undefined) return null
  return {
    id: refundId(analysisId),
    delta: -stored.charge.delta,
    kind: 'refund',
    reason: REFUND_REASONS[cause],
    actor: 'system',
    analysisId,
    cause,
  }
}

/** The entry that credits a paid order. */
export function purchaseEntry(order: {
  readonly orderId: string
  readonly points: number
  readonly reason: string
}): NewEntry {
  return {
    id: purchaseId(order.orderId),
    delta: order.points,
    kind: 'purchase',
    reason: order.reason,
    actor: 'system',
    analysisId: null,
  }
}

/** A payment event that takes back points of an order. */
export interface NewReversal {
  readonly orderId: string
  readonly eventId: string
  /** Null: all that were not taken back before. */
  readonly points: number | null
  readonly reason: string
}

/** The entries that credited an order and took its points back. */
export interface OrderEntries {
  readonly purchase: StoredEntry | undefined
  readonly reversals: readonly StoredEntry[]
}

/** How many points of an order can still be taken back. */
export function pointsLeftOf({ purchase, reversals }: OrderEntries): number {
  return reversals.reduce((left, { delta }) => left + delta, purchase?.delta ?? 0)
}

/**
 * The entry that takes back the points of an order whose payment was refunded or charged back. An order may be refunded in
 * parts, which together take back no more than it was credited with.
 * @returns null when fewer points are left to take back, or none
 */
export function reversalEntry(reversal: NewReversal, stored: OrderEntries): NewEntry | null {
  const left = pointsLeftOf(stored)
  const points = reversal.points ?? left
  if (points < 1 || points > left) return null
  const isFirst = stored.reversals.length === 0
  return {
    id: reversalId(reversal.orderId, isFirst ? undefined : reversal.eventId),
    delta: -points,
    kind: 'reversal',
    reason: reversal.reason,
    actor: 'system',
    analysisId: null,
  }
}

/**
 * The entry of an admin's change of points. A deduction stops at zero, and a balance that is below zero already loses
 * nothing more.
 * @param change.delta a whole number other than zero
 * @throws RangeError for any other number
 */
export function adjustmentEntry(
  balance: number,
  change: {
    readonly operationId: string
    readonly delta: number
    readonly reason: string
    readonly actor: string
  },
): NewEntry {
  if (!Number.isSafeInteger(change.delta) || change.delta === 0)
    throw new RangeError('not an amount of points')
  return {
    id: adjustmentId(change.operationId),
    delta: Math.max(change.delta, 0 - Math.max(0, balance)),
    kind: 'adjustment',
    reason: change.reason,
    actor: change.actor,
    analysisId: null,
  }
}

/** The entry that lifts an account that was opened as a user's to the points an admin begins with. */
export function bootstrapEntry(delta: number): NewEntry {
  return {
    id: 'bootstrap',
    delta,
    kind: 'signup',
    reason: '管理員帳號開通',
    actor: 'system',
    analysisId: null,
  }
}
