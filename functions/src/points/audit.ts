import { FieldPath } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { readAccountSnapshot } from './account-snapshot.ts'
import { violationsIn } from './invariants.ts'
import type { Violation } from './violation.ts'

/** A violation of the ledger's invariants in an account. */
export interface Finding extends Violation {
  readonly uid: string
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
  const snapshot = await readAccountSnapshot(db, uid)
  // The account was deleted after the page was read.
  if (snapshot === null) return { users: 0, entries: 0, unopened: 0 }
  for (const violation of violationsIn(snapshot)) onFinding({ uid, ...violation })
  const { account, entries } = snapshot
  if (!account.success) return { users: 1, entries: 0, unopened: 0 }
  if (account.data.ledgerOpenedAt === undefined) return { users: 1, entries: 0, unopened: 1 }
  return { users: 1, entries: entries.length, unopened: 0 }
}
