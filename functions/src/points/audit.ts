import { AnalysisDocumentSchema } from '@gaplens/contracts/analysis'
import { JOB_ERRORS } from '@gaplens/contracts/errors'
import { type LedgerEntry, LedgerEntrySchema, UserDocumentSchema } from '@gaplens/contracts/user'
import { FieldPath } from 'firebase-admin/firestore'
import type { ZodError } from 'zod'
import type { Database } from '../database.ts'

/** Something about an account that must never be. */
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
  readonly detail: string
}

export interface AuditCounts {
  readonly users: number
  readonly entries: number
  /** Accounts that a client has just made and the server has not opened yet. */
  readonly unopened: number
}

const PAGE = 200

/**
 * Walks all accounts, a page at a time, and holds each against its ledger and its analyses.
 * @param onFinding told of each violation as it is found
 */
export async function auditLedger(db: Database, onFinding: (finding: Finding) => void): Promise<AuditCounts> {
  let counts: AuditCounts = { users: 0, entries: 0, unopened: 0 }
  let after: string | null = null
  do {
    const page: AuditPage = await auditPage(db, after, PAGE, onFinding)
    counts = {
      users: counts.users + page.users,
      entries: counts.entries + page.entries,
      unopened: counts.unopened + page.unopened,
    }
    after = page.next
  } while (after !== null)
  return counts
}

export interface AuditPage extends AuditCounts {
  /** The last account of this page; null when none are left. */
  readonly next: string | null
}

/** Audits the next accounts by their uid. @param after the `next` of the page before; null: from the first */
export async function auditPage(
  db: Database,
  after: string | null,
  size: number,
  onFinding: (finding: Finding) => void,
): Promise<AuditPage> {
  const counts = { users: 0, entries: 0, unopened: 0 }
  let page = db.users().orderBy(FieldPath.documentId()).limit(size)
  if (after !== null) page = page.startAfter(after)
  // One document that is not of its shape is itself a finding; it must not keep the others from being looked at.
  const users = (await page.withConverter(null).get()).docs
  for (const user of users) {
    counts.users += 1
    const account = UserDocumentSchema.safeParse(user.data())
    if (!account.success)
      onFinding({ uid: user.id, problem: 'unreadable', detail: fieldsAtFault(account.error) })
    else if (account.data.ledgerOpenedAt === undefined) counts.unopened += 1
    else counts.entries += await auditAccount(db, user.id, account.data.points, onFinding)
  }
  return { ...counts, next: users.length < size ? null : (users.at(-1)?.id ?? null) }
}

async function auditAccount(
  db: Database,
  uid: string,
  points: number,
  onFinding: (finding: Finding) => void,
): Promise<number> {
  const report = (problem: Finding['problem'], detail: string) => onFinding({ uid, problem, detail })
  const found = (await db.ledger(uid).withConverter(null).get()).docs
  const entries = found.flatMap((document) => {
    const entry = LedgerEntrySchema.safeParse(document.data())
    if (!entry.success) report('unreadable', `ledger/${document.id}: ${fieldsAtFault(entry.error)}`)
    return entry.success ? [entry.data] : []
  })
  const sum = entries.reduce((total, entry) => total + entry.delta, 0)
  if (sum !== points) report('balance-differs', `balance ${points}, entries ${sum}`)
  if (points < 0) report('balance-negative', String(points))

  const charges = byAnalysis(entries, 'analysis')
  const refunds = byAnalysis(entries, 'refund')
  for (const [analysisId, count] of charges) if (count > 1) report('charged-twice', analysisId)
  for (const [analysisId, count] of refunds) {
    if (count > 1) report('refunded-twice', analysisId)
    if (!charges.has(analysisId)) report('refund-without-charge', analysisId)
  }
  for (const analysisId of charges.keys()) {
    const problem = await auditCharge(db, uid, analysisId, refunds.has(analysisId))
    if (problem !== null) report(problem, analysisId)
  }
  return entries.length
}

/** Every charge has its analysis, or a note that it was deleted; what failed by no fault of its owner is refunded. */
async function auditCharge(
  db: Database,
  uid: string,
  analysisId: string,
  refunded: boolean,
): Promise<Finding['problem'] | null> {
  const found = await endOf(db, analysisId)
  if (found === null) {
    const note = (await db.deletedAnalyses(uid).doc(analysisId).get()).data()
    if (note === undefined) return 'charge-without-analysis'
    // How one ended that was deleted later is known no more.
    if (!note.unfinished || note.refunded === refunded) return null
    return refunded ? 'refund-without-cause' : 'failed-without-refund'
  }
  const end = EndSchema.safeParse(found)
  if (!end.success) return 'unreadable'
  const { status, error } = end.data
  if (status !== 'failed') return refunded ? 'refund-of-success' : null
  const isDue = error === null || JOB_ERRORS[error.code].refund
  if (isDue === refunded) return null
  return isDue ? 'failed-without-refund' : 'refund-without-cause'
}

const EndSchema = AnalysisDocumentSchema.pick({ status: true, error: true })

/** Two fields of the document: an audit must not read every report. */
async function endOf(db: Database, analysisId: string): Promise<unknown> {
  const found = await db
    .analyses()
    .where(FieldPath.documentId(), '==', analysisId)
    .select(...Object.keys(EndSchema.shape))
    .withConverter(null)
    .get()
  return found.docs[0]?.data() ?? null
}

function fieldsAtFault(error: ZodError): string {
  return [...new Set(error.issues.map((issue) => issue.path.join('.')))].join(', ')
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
