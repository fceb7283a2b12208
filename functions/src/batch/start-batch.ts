import type { Settings } from '@gaplens/contracts/admin/settings'
import type { BatchDocument, BatchRequest } from '@gaplens/contracts/batches/batch'
import type { ApiErrorCode } from '@gaplens/contracts/errors'
import { BATCHES_KEPT_MONTHS, POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { hashText } from '../analysis/create-analysis.ts'
import { AddressUnverified, type Identity, type Opening, openAccount } from '../points/open-account.ts'
import { hasReserved, reserveBatch } from '../points/reservation.ts'
import type { Database } from '../runtime/database.ts'
import { readSettings } from '../settings/settings.ts'

/** A request for a batch and who sent it. */
export interface BatchStart {
  readonly identity: Identity
  readonly request: BatchRequest
  /** Two requests with the same key are one batch. */
  readonly idempotencyKey: string
  readonly opening: Opening
  readonly now: Date
}

/** Why a batch was refused. Nothing was reserved or written. */
type BatchRefusal = Extract<
  ApiErrorCode,
  | 'idempotency-conflict'
  | 'account-disabled'
  | 'email-unverified'
  | 'insufficient-points'
  | 'too-many-batches'
  | 'batch-too-many'
  | 'batches-off'
  | 'analyses-paused'
>

export type BatchStartOutcome =
  | { readonly kind: 'accepted'; readonly id: string }
  | { readonly kind: 'refused'; readonly code: BatchRefusal; readonly message?: string }

/** Creates a batch and reserves the points of all its rows, both or neither. `startDueRows` then starts its rows. */
export async function startBatch(db: Database, start: BatchStart): Promise<BatchStartOutcome> {
  const settings = await readSettings(db, start.now)
  try {
    const id = await db.firestore.runTransaction((tx) => begin(db, tx, start, settings))
    return { kind: 'accepted', id }
  } catch (error) {
    if (error instanceof AddressUnverified) return { kind: 'refused', code: 'email-unverified' }
    if (!(error instanceof Refused)) throw error
    const { code } = error
    if (code === 'analyses-paused' && settings.analysesNotice !== '')
      return { kind: 'refused', code, message: settings.analysesNotice }
    if (code === 'batch-too-many')
      return { kind: 'refused', code, message: `一批最多 ${settings.batchMaxRows} 列，請分成幾批。` }
    if (code === 'too-many-batches') return { kind: 'refused', code, message: openBatchesText(settings) }
    return { kind: 'refused', code }
  }
}

function openBatchesText({ openBatches }: Settings): string {
  return `同時進行的批次已達 ${openBatches} 個，請等其中一個完成後再開始。`
}

/** @throws Refused, AddressUnverified: an exception inside the transaction rolls it back */
async function begin(
  db: Database,
  tx: Transaction,
  { identity, request, idempotencyKey, opening, now }: BatchStart,
  settings: Settings,
): Promise<string> {
  const { uid } = identity
  const rows = request.rows.length
  const id = hashText(`batch\n${uid}\n${idempotencyKey}`).slice(0, 24)
  const requestHash = hashText(JSON.stringify(request))
  const reference = db.batches().doc(id)
  const existing = (await tx.get(reference)).data()
  if (existing !== undefined) {
    if (existing.requestHash !== requestHash) throw new Refused('idempotency-conflict')
    return id
  }
  // A token outlives a deleted account by up to an hour.
  if ((await tx.get(db.deletedUsers().doc(uid))).exists) throw new Refused('account-disabled')
  const mine = db.batches().where('uid', '==', uid).where('open', '==', true).select()
  const open = (await tx.get(mine.withConverter(null))).size
  // The list of an ended batch may have been deleted. Its ledger entry stays, so the key cannot start a second batch.
  if (await hasReserved(db, tx, uid, id)) return id
  const account = await openAccount(db, tx, identity, opening, now)
  if (!settings.analysesEnabled) throw new Refused('analyses-paused')
  if (settings.batchMaxRows === 0) throw new Refused('batches-off')
  if (rows > settings.batchMaxRows) throw new Refused('batch-too-many')
  if (open >= settings.openBatches) throw new Refused('too-many-batches')
  if (account.points < rows * POINTS_PER_ANALYSIS) throw new Refused('insufficient-points')
  reserveBatch(db, tx, account, { id, rows }, now)
  tx.create(reference, newBatch(uid, request, requestHash, now))
  return id
}

class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: BatchRefusal

  constructor(code: BatchRefusal) {
    super(code)
    this.code = code
  }
}

function newBatch(uid: string, { name, rows }: BatchRequest, requestHash: string, now: Date): BatchDocument {
  const expires = new Date(now)
  expires.setUTCMonth(expires.getUTCMonth() + BATCHES_KEPT_MONTHS)
  return {
    uid,
    name,
    requestHash,
    status: 'running',
    open: true,
    rows,
    rowCount: rows.length,
    next: 0,
    inFlight: [],
    busy: false,
    ends: {},
    held: null,
    dueAt: Timestamp.fromDate(now),
    createdAt: Timestamp.fromDate(now),
    lastStartAt: null,
    endedAt: null,
    expiresAt: Timestamp.fromDate(expires),
  }
}
