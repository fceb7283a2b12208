import type { LedgerEntry } from '@gaplens/contracts/accounts/user'
import { balanceDetail } from '@gaplens/contracts/admin/audit-detail'
import { JOB_ERRORS } from '@gaplens/contracts/errors'
import { problemOf } from '../runtime/unreadable-documents.ts'
import { type AccountSnapshot, type AuditedEnd, type AuditedEntry, startedRows } from './account-snapshot.ts'
import { batchViolations, isOfDeletedList } from './batch-invariants.ts'
import { purchaseId, reversedOrderOf } from './entries.ts'
import { orderViolations } from './order-invariants.ts'
import type { Violation } from './violation.ts'

/**
 * Checks an account against its ledger and the outcomes of its analyses. docs/reliability.md lists the invariants. The
 * ledger of an account that the server has not opened yet is not checked.
 */
export function violationsIn(snapshot: AccountSnapshot): Violation[] {
  const { account, entries } = snapshot
  const unreadable = snapshot.unreadableEntries.map(({ id, fields }) => ({
    problem: 'unreadable' as const,
    detail: `ledger/${id}: ${fields}`,
  }))
  if (!account.success) return [...unreadable, { problem: 'unreadable', detail: problemOf(account.error) }]
  if (account.data.ledgerOpenedAt === undefined) return unreadable
  return [
    ...unreadable,
    ...balanceViolations(account.data.points, entries),
    ...chargeViolations(snapshot),
    ...batchViolations(snapshot),
    ...orderViolations(snapshot),
  ]
}

function balanceViolations(points: number, entries: readonly AuditedEntry[]): Violation[] {
  const found: Violation[] = []
  const sum = entries.reduce((total, entry) => total + entry.delta, 0)
  if (sum !== points) found.push({ problem: 'balance-differs', detail: balanceDetail(points, sum) })
  const reversals = entries.filter(({ kind }) => kind === 'reversal')
  const reversed = reversals.reduce((total, { delta }) => total - delta, 0)
  // Payments that were taken back may leave a debt, and nothing else.
  if (points + reversed < 0) found.push({ problem: 'balance-negative', detail: String(points) })
  for (const detail of groundlessReversals(reversals, entries))
    found.push({ problem: 'reversal-without-purchase', detail })
  return found
}

/** The ids of the reversals that, with those of the same order before them, took back more than it was credited with. */
function groundlessReversals(reversals: readonly AuditedEntry[], entries: readonly AuditedEntry[]): string[] {
  const left = new Map(entries.map(({ id, delta }) => [id, delta]))
  return reversals.flatMap((entry) => {
    const purchase = purchaseId(reversedOrderOf(entry) ?? '')
    const rest = left.get(purchase)
    if (rest === undefined || entry.delta > 0 || rest + entry.delta < 0) return [entry.id]
    left.set(purchase, rest + entry.delta)
    return []
  })
}

function chargeViolations(snapshot: AccountSnapshot): Violation[] {
  const found: Violation[] = []
  const charges = byAnalysis(snapshot.entries, 'analysis')
  for (const id of startedRows(snapshot.batches)) charges.set(id, 1)
  const refunds = byAnalysis(snapshot.entries, 'refund')
  for (const [detail, count] of charges) if (count > 1) found.push({ problem: 'charged-twice', detail })
  for (const [detail, count] of refunds) {
    if (count > 1) found.push({ problem: 'refunded-twice', detail })
    if (!charges.has(detail) && !isOfDeletedList(snapshot, detail))
      found.push({ problem: 'refund-without-charge', detail })
  }
  for (const detail of charges.keys()) {
    const problem = problemOfCharge(snapshot.ends.get(detail), refunds.has(detail))
    if (problem !== null) found.push({ problem, detail })
  }
  return found
}

/**
 * Checks a charge: it needs an analysis or a note of its deletion, and a refund if the analysis failed without the
 * owner's doing.
 */
function problemOfCharge(end: AuditedEnd | undefined, refunded: boolean): Violation['problem'] | null {
  if (end === undefined) return 'charge-without-analysis'
  if (end.kind === 'unreadable') return 'unreadable'
  if (end.kind === 'deleted') {
    // For an analysis that ended before it was deleted, the outcome is no longer known.
    if (!end.unfinished || end.refunded === refunded) return null
    return refunded ? 'refund-without-cause' : 'failed-without-refund'
  }
  // A report without the user's page is refunded too.
  if (end.status !== 'failed')
    return refunded && end.steps.userPageStatus !== 'failed' ? 'refund-of-success' : null
  const isDue = end.error === null || JOB_ERRORS[end.error.code].refund
  if (isDue === refunded) return null
  return isDue ? 'failed-without-refund' : 'refund-without-cause'
}

function byAnalysis(entries: readonly LedgerEntry[], kind: LedgerEntry['kind']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind === kind && entry.analysisId !== null) {
      counts.set(entry.analysisId, (counts.get(entry.analysisId) ?? 0) + 1)
    }
  }
  return counts
}
