import { JOB_ERRORS } from '@gaplens/contracts/errors'
import type { LedgerEntry } from '@gaplens/contracts/user'
import { FieldPath } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import {
  type AccountSnapshot,
  fieldsAtFault,
  type KeptEnd,
  type KeptEntry,
  readAccountSnapshot,
} from './account-snapshot.ts'

/** A violation of the ledger's invariants in an account. */
export interface Finding {
  readonly uid: string
  readonly problem:
    | 'unreadable'
    | 'balance-differs'
    | 'balance-negative'
    | 'charged-twice'
    | 'refunded-twice'
    | 'refund-without-charge'
    | 'charge-without-analysis'
    | 'failed-without-refund'
    | 'refund-of-success'
    | 'refund-without-cause'
    | 'reversal-without-purchase'
  readonly detail: string
}

export interface AuditCounts {
  readonly users: number
  readonly entries: number
  /** Number of accounts that a client has created and the server has not opened yet. */
  readonly unopened: number
}

const PAGE = 200

/**
 * Compares all accounts, a page at a time, with their ledgers and analyses.
 * @param onFinding called for each violation when it is found
 */
export async function auditLedger(db: Database, onFinding: (finding: Finding) => void): Promise<AuditCounts> {
  let counts: AuditCounts = { users: 0, entries: 0, unopened: 0 }
  let after: string | null = null
  do {
    const page: AuditPage = await auditPage(db, after, PAGE, onFinding)
    counts = addCounts(counts, page)
    after = page.next
  } while (after !== null)
  return counts
}

export interface AuditPage extends AuditCounts {
  /** The last account of this page; null when none are left. */
  readonly next: string | null
}

/** Audits the next page of accounts, by uid. @param after the `next` of the page before; null to begin */
export async function auditPage(
  db: Database,
  after: string | null,
  size: number,
  onFinding: (finding: Finding) => void,
): Promise<AuditPage> {
  let page = unparsed(db.users()).orderBy(FieldPath.documentId()).select().limit(size)
  if (after !== null) page = page.startAfter(after)
  const uids = (await page.get()).docs.map(({ id }) => id)
  let counts: AuditCounts = { users: 0, entries: 0, unopened: 0 }
  for (const uid of uids) counts = addCounts(counts, await auditAccount(db, uid, onFinding))
  return { ...counts, next: uids.length < size ? null : (uids.at(-1) ?? null) }
}

function addCounts(a: AuditCounts, b: AuditCounts): AuditCounts {
  return { users: a.users + b.users, entries: a.entries + b.entries, unopened: a.unopened + b.unopened }
}

/** Compares an account with its ledger and its analyses, all read at one instant. */
export async function auditAccount(
  db: Database,
  uid: string,
  onFinding: (finding: Finding) => void,
): Promise<AuditCounts> {
  const report = (problem: Finding['problem'], detail: string) => onFinding({ uid, problem, detail })
  const snapshot = await readAccountSnapshot(db, uid)
  // The account was deleted after the page was read.
  if (snapshot === null) return { users: 0, entries: 0, unopened: 0 }
  const { account, entries, unreadableEntries } = snapshot
  for (const { id, fields } of unreadableEntries) report('unreadable', `ledger/${id}: ${fields}`)
  if (!account.success) {
    report('unreadable', fieldsAtFault(account.error))
    return { users: 1, entries: 0, unopened: 0 }
  }
  if (account.data.ledgerOpenedAt === undefined) return { users: 1, entries: 0, unopened: 1 }
  auditBalance(account.data.points, entries, report)
  auditCharges(snapshot, report)
  return { users: 1, entries: entries.length, unopened: 0 }
}

type Report = (problem: Finding['problem'], detail: string) => void

function auditBalance(points: number, entries: readonly KeptEntry[], report: Report): void {
  const sum = entries.reduce((total, entry) => total + entry.delta, 0)
  if (sum !== points) report('balance-differs', `balance ${points}, entries ${sum}`)
  const reversals = entries.filter(({ kind }) => kind === 'reversal')
  const reversed = reversals.reduce((total, { delta }) => total - delta, 0)
  // Payments that were taken back may leave a debt, and nothing else.
  if (points + reversed < 0) report('balance-negative', String(points))
  for (const { id, delta } of reversals) {
    const purchase = entries.find((entry) => entry.id === id.replace(/^reversal_/, 'purchase_'))
    if (purchase === undefined || delta > 0 || -delta > purchase.delta)
      report('reversal-without-purchase', id)
  }
}

function auditCharges(snapshot: AccountSnapshot, report: Report): void {
  const charges = byAnalysis(snapshot.entries, 'analysis')
  const refunds = byAnalysis(snapshot.entries, 'refund')
  for (const [analysisId, count] of charges) if (count > 1) report('charged-twice', analysisId)
  for (const [analysisId, count] of refunds) {
    if (count > 1) report('refunded-twice', analysisId)
    if (!charges.has(analysisId)) report('refund-without-charge', analysisId)
  }
  for (const analysisId of charges.keys()) {
    const problem = problemOfCharge(snapshot.ends.get(analysisId), refunds.has(analysisId))
    if (problem !== null) report(problem, analysisId)
  }
}

/** Checks a charge: it needs an analysis or a note of its deletion, and a refund if the analysis failed without the owner's doing. */
function problemOfCharge(end: KeptEnd | undefined, refunded: boolean): Finding['problem'] | null {
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
