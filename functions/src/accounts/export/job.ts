import { randomUUID } from 'node:crypto'
import type { AccountExport, ExportAnswer } from '@gaplens/contracts/accounts/account'
import { EXPORT_KEPT_DAYS, LEASE_MS } from '@gaplens/contracts/limits'
import { FieldPath, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../../runtime/database.ts'
import { isLeased } from '../../runtime/is-leased.ts'
import { DAY_MS } from '../../runtime/taipei-time.ts'
import type { ExportPosition } from './sections.ts'

/** Workers that may start without storing a part. After that the export fails, and the user can request it again. */
const FRUITLESS_TRIES = 5
/** A second request within this time does not start a new export: a button was pressed twice, or an answer was lost. */
const SAME_REQUEST_MS = 60_000

/** Whose data is exported, and who requested it. */
export interface ExportRequest {
  readonly uid: string
  readonly requestedBy: string
}

export function exportId({ uid, requestedBy }: ExportRequest): string {
  return uid === requestedBy ? uid : `${uid} ${requestedBy}`
}

/** The right to work on an export. Every write checks that `attempt` is still the latest of this `generation`. */
export interface ExportLease {
  readonly id: string
  readonly uid: string
  readonly generation: string
  /** The generation of the previous export, whose parts are removed first. */
  readonly replaces: string | null
  readonly attempt: number
  readonly createdAt: Date
  readonly place: ExportPosition
}

/**
 * Requests an export, in a transaction. An export that is under way, or was requested less than a minute ago and is ready,
 * is not started again; any other is replaced.
 * @returns whether a new export was started
 */
export async function askForExport(
  db: Database,
  tx: Transaction,
  request: ExportRequest,
  now: Date,
): Promise<boolean> {
  const reference = db.exports().doc(exportId(request))
  const earlier = (await tx.get(reference)).data()
  if (earlier?.open === true) return false
  const isRepeated = now.getTime() - (earlier?.createdAt.toMillis() ?? 0) < SAME_REQUEST_MS
  if (earlier?.state === 'ready' && isRepeated) return false
  tx.set(reference, {
    ...request,
    state: 'pending',
    open: true,
    generation: randomUUID(),
    replaces: earlier?.generation ?? null,
    createdAt: Timestamp.fromDate(now),
    attempt: 0,
    fruitless: 0,
    leaseUntil: null,
    section: 0,
    after: null,
    documents: 0,
    parts: 0,
    bytes: 0,
    expiresAt: null,
  })
  return true
}

/** The lease of an export; `none`: there is nothing to do, or another worker has it; `spent`: it has just failed. */
export type ExportTaken = ExportLease | 'none' | 'spent'

export async function takeExport(db: Database, id: string, now: Date): Promise<ExportTaken> {
  const reference = db.exports().doc(id)
  let taken: number | null = null
  return await db.firestore.runTransaction(async (tx): Promise<ExportTaken> => {
    const job = (await tx.get(reference)).data()
    // When the acknowledgement of a commit is lost, the transaction runs again and finds the lease that it took.
    const isOwn = job?.attempt === taken
    if (job === undefined || !job.open || (isLeased(job, now) && !isOwn)) return 'none'
    const attempt = isOwn ? job.attempt : job.attempt + 1
    if (!isOwn && job.fruitless >= FRUITLESS_TRIES) {
      tx.update(reference, { ...closed(now), state: 'failed', attempt })
      return 'spent'
    }
    if (!isOwn)
      tx.update(reference, {
        state: 'running',
        attempt,
        fruitless: job.fruitless + 1,
        leaseUntil: leaseEnd(now),
      })
    taken = attempt
    return {
      id,
      uid: job.uid,
      generation: job.generation,
      replaces: job.replaces,
      attempt,
      createdAt: new Date(job.createdAt.toMillis()),
      place: { section: job.section, after: job.after },
    }
  })
}

/** A piece of the file that a worker has read. */
export interface Portion {
  readonly parts: readonly Uint8Array[]
  readonly documents: number
  readonly bytes: number
  /** Where it begins. */
  readonly from: ExportPosition
  /** Where the next portion begins; null when the file is complete. */
  readonly next: ExportPosition | null
}

/**
 * Stores a portion of the file and the position of its end, in one transaction, and renews the lease.
 * When the acknowledgement of the commit is lost, the transaction runs again and finds that the portion is stored.
 * @returns false when another worker has taken over, or the account or export no longer exists; then nothing was written
 */
export async function storePortion(
  db: Database,
  { id, uid, generation, attempt }: ExportLease,
  portion: Portion,
  now: Date,
): Promise<boolean> {
  const reference = db.exports().doc(id)
  let isWritten = false
  return await db.firestore.runTransaction(async (tx) => {
    const [found, account] = await Promise.all([tx.get(reference), tx.get(db.users().doc(uid))])
    const job = found.data()
    // A deletion only removes the parts that exist, so no part may be added after the account is closed.
    if (job === undefined || !account.exists) return false
    if (job.generation !== generation || job.attempt !== attempt) return false
    const isNext = job.open && job.section === portion.from.section && job.after === portion.from.after
    if (!isNext) return isWritten
    for (const [at, gzip] of portion.parts.entries())
      tx.set(db.exportParts(id).doc(partId(generation, job.parts + at)), { gzip })
    const { next } = portion
    tx.update(reference, {
      documents: job.documents + portion.documents,
      parts: job.parts + portion.parts.length,
      bytes: job.bytes + portion.bytes,
      fruitless: 0,
      ...(next === null
        ? { ...closed(now), state: 'ready' }
        : { section: next.section, after: next.after, leaseUntil: leaseEnd(now) }),
    })
    isWritten = true
    return true
  })
}

/** Releases the lease of an unfinished export, so that the next worker need not wait until it expires. */
export async function releaseExport(db: Database, { id, attempt }: ExportLease): Promise<void> {
  const reference = db.exports().doc(id)
  await db.firestore.runTransaction(async (tx) => {
    const job = (await tx.get(reference)).data()
    if (job?.open === true && job.attempt === attempt) tx.update(reference, { leaseUntil: null })
  })
}

/** Removes the parts of the export that this one replaces. It can be repeated at any time. */
export async function removeReplaced(db: Database, { id, replaces }: ExportLease): Promise<void> {
  if (replaces === null) return
  const parts = db
    .exportParts(id)
    .orderBy(FieldPath.documentId())
    .startAt(`${replaces}-`)
    // The character after the hyphen, so that the range holds all ids with this prefix.
    .endBefore(`${replaces}.`)
    .select()
  const found = await unparsed(parts).get()
  await Promise.all(found.docs.map(({ ref }) => ref.delete()))
}

export function partId(generation: string, part: number): string {
  return `${generation}-${part}`
}

/** Whether the export's file may be read. */
export function isKept({ state, expiresAt }: AccountExport, now: Date): boolean {
  return state === 'ready' && expiresAt !== null && expiresAt.toMillis() > now.getTime()
}

/** The state of an export, as the API shows it. */
export function describeExport(job: AccountExport | undefined, now: Date): ExportAnswer {
  const isGone = job === undefined || (job.expiresAt !== null && job.expiresAt.toMillis() <= now.getTime())
  if (isGone) return { state: 'none', documents: 0, parts: 0, bytes: 0, expiresAt: null }
  const { state, documents, parts, bytes, expiresAt } = job
  return {
    state,
    documents,
    parts,
    bytes,
    expiresAt: expiresAt === null ? null : new Date(expiresAt.toMillis()).toISOString(),
  }
}

function closed(now: Date) {
  const expiresAt = Timestamp.fromMillis(now.getTime() + EXPORT_KEPT_DAYS * DAY_MS)
  return { open: false, leaseUntil: null, expiresAt }
}

function leaseEnd(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + LEASE_MS)
}
