import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../../runtime/database.ts'
import { log } from '../../runtime/log.ts'
import { processDocuments, type Upkeep } from '../../runtime/process-documents.ts'
import {
  type ExportLease,
  type Portion,
  releaseExport,
  removeReplaced,
  storePortion,
  takeExport,
} from './job.ts'
import { packParts } from './pack-part.ts'
import { type ExportPosition, readStep } from './sections.ts'

/** Text that is compressed into one part, in bytes. It takes about half a megabyte of a document. */
const PORTION_BYTES = 4_000_000
/** Exports that one run of upkeep works on concurrently. Each holds a portion in memory. */
const EXPORTS_AT_ONCE = 2

/**
 * Works on an export until it is ready or time is up. The next call continues after the last stored portion, so a crash
 * loses at most one portion. Repeated and concurrent calls are harmless.
 */
export async function runExport({ db, now, hasTime }: Upkeep, id: string): Promise<void> {
  const lease = await takeExport(db, id, now())
  if (lease === 'none') return
  if (lease === 'spent') {
    log('ERROR', 'upkeep-item-failed', { task: 'runExports', problem: 'given up' })
    return
  }
  let { place } = lease
  if (place.section === 0) await removeReplaced(db, lease)
  while (hasTime()) {
    const portion = await readPortion(db, lease, place)
    if (!(await storePortion(db, lease, portion, now()))) return
    if (portion.next === null) {
      log('INFO', 'account-exported', { attempt: lease.attempt })
      return
    }
    place = portion.next
  }
  await releaseExport(db, lease)
}

async function readPortion(
  db: Database,
  { uid, createdAt }: ExportLease,
  from: ExportPosition,
): Promise<Portion> {
  const pieces: Buffer[] = []
  let bytes = 0
  let documents = 0
  let next: ExportPosition | null = from
  while (next !== null && bytes < PORTION_BYTES) {
    const step = await readStep(db, uid, next, createdAt)
    const piece = Buffer.from(step.text)
    pieces.push(piece)
    bytes += piece.byteLength
    documents += step.documents
    next = step.next
  }
  return { parts: await packParts(Buffer.concat(pieces)), documents, bytes, from, next }
}

/** Continues the exports that no worker has, and deletes the expired ones. It runs every minute. */
export async function sweepExports(upkeep: Upkeep): Promise<void> {
  const { db, now } = upkeep
  const expired = unparsed(db.exports())
    .where('expiresAt', '<=', Timestamp.fromDate(now()))
    .orderBy('expiresAt')
  await processDocuments(upkeep, 'deleteExports', expired, async ({ ref }) => {
    await db.firestore.recursiveDelete(ref)
  })
  const open = unparsed(db.exports()).where('open', '==', true).orderBy(FieldPath.documentId())
  await processDocuments(
    upkeep,
    'runExports',
    open,
    async ({ id }) => await runExport(upkeep, id),
    EXPORTS_AT_ONCE,
  )
}
