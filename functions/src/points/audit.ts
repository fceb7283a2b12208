import { FieldPath } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { problemOf } from '../runtime/unreadable-documents.ts'
import { readAccountSnapshot } from './account-snapshot.ts'
import { violationsIn } from './invariants.ts'
import type { Violation } from './violation.ts'

/** A violation of the ledger's invariants in an account, or an account whose audit failed. */
export interface Finding {
  readonly uid: string
  readonly problem: Violation['problem'] | 'not-audited'
  readonly detail: string
}

export interface AuditCounts {
  readonly users: number
  readonly entries: number
  /** Number of accounts that a client has created and the server has not opened yet. */
  readonly unopened: number
}

const NO_ACCOUNT: AuditCounts = { users: 0, entries: 0, unopened: 0 }
const PAGE = 200

/**
 * Compares all accounts, a page at a time, with their ledgers and analyses.
 * @param onFinding called for each finding when it is found
 */
export async function auditLedger(db: Database, onFinding: (finding: Finding) => void): Promise<AuditCounts> {
  let counts = NO_ACCOUNT
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
  let counts = NO_ACCOUNT
  for (const uid of uids) counts = addCounts(counts, await auditOrReport(db, uid, 'auditLedger', onFinding))
  return { ...counts, next: uids.length < size ? null : (uids.at(-1) ?? null) }
}

function addCounts(a: AuditCounts, b: AuditCounts): AuditCounts {
  return { users: a.users + b.users, entries: a.entries + b.entries, unopened: a.unopened + b.unopened }
}

/**
 * Audits an account as `auditAccount` does. If that fails, the failure is logged and is a finding too: thrown on, it would
 * keep all accounts after this one from being audited.
 * @param task the name of the audit in the log
 */
export async function auditOrReport(
  db: Database,
  uid: string,
  task: string,
  onFinding: (finding: Finding) => void,
): Promise<AuditCounts> {
  try {
    return await auditAccount(db, uid, onFinding)
  } catch (error) {
    const problem = problemOf(error)
    log('ERROR', 'upkeep-item-failed', { task, path: `users/${uid}`, problem, ...describeError(error) })
    onFinding({ uid, problem: 'not-audited', detail: problem })
    return NO_ACCOUNT
  }
}

/** Compares an account with its ledger and its analyses, all read at one instant. */
export async function auditAccount(
  db: Database,
  uid: string,
  onFinding: (finding: Finding) => void,
): Promise<AuditCounts> {
  const snapshot = await readAccountSnapshot(db, uid)
  // The account was deleted after the page was read.
  if (snapshot === null) return NO_ACCOUNT
  for (const violation of violationsIn(snapshot)) onFinding({ uid, ...violation })
  const { account, entries } = snapshot
  if (!account.success) return { users: 1, entries: 0, unopened: 0 }
  if (account.data.ledgerOpenedAt === undefined) return { users: 1, entries: 0, unopened: 1 }
  return { users: 1, entries: entries.length, unopened: 0 }
}
