import { randomUUID } from 'node:crypto'
import type { JoinedRequest } from '@gaplens/contracts/accounts/user'
import type { AnalyzeRequest } from '@gaplens/contracts/analysis/requests'
import { batchRowOf } from '@gaplens/contracts/batches/batch-row'
import type { ApiErrorCode } from '@gaplens/contracts/errors'
import { MAX_UNFINISHED_ANALYSES, POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import type { Transaction } from 'firebase-admin/firestore'
import { type Account, chargeAnalysis } from '../points/ledger.ts'
import { AddressUnverified, type Identity, type Opening, openAccount } from '../points/open-account.ts'
import type { Database } from '../runtime/database.ts'
import type { Admission, Refusal } from '../settings/admission.ts'
import { createAnalysis, hashOf, hashText } from './create-analysis.ts'

/** A request for an analysis, who sent it, and whether it may start. */
export interface Start {
  readonly identity: Identity
  readonly request: AnalyzeRequest
  /** Two requests with the same key are one analysis. Without a key each request is a new analysis. */
  readonly idempotencyKey: string | null
  readonly opening: Opening
  /** Whether a new analysis may start now. A repeated request for an existing one is answered in any case. */
  readonly admission?: Pick<Admission, 'refusal' | 'maxUnfinished' | 'reusesResults'>
  readonly now: Date
}

export type StartOutcome =
  /** The id of a new job, of the job with the same key, or of a running job whose report answers the request. */
  | { readonly kind: 'accepted'; readonly id: string }
  | { readonly kind: 'refused'; readonly refusal: StartRefusal }

/** Why an analysis was refused. Nothing was charged or written. */
export type StartRefusal =
  | Refusal
  | {
      readonly code: Extract<
        ApiErrorCode,
        | 'idempotency-conflict'
        | 'account-disabled'
        | 'email-unverified'
        | 'insufficient-points'
        | 'too-many-analyses'
      >
    }

const ADMIT_ALL = { refusal: null, maxUnfinished: MAX_UNFINISHED_ANALYSES, reusesResults: false } as const

/**
 * Creates an analysis and takes its point, both or neither. The id follows from user and idempotency key, so the same
 * request sent twice, even at the same instant, is one analysis.
 */
export async function startAnalysis(db: Database, start: Start): Promise<StartOutcome> {
  try {
    return { kind: 'accepted', id: await db.firestore.runTransaction((tx) => begin(db, tx, start)) }
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal }
    if (error instanceof AddressUnverified) return { kind: 'refused', refusal: { code: 'email-unverified' } }
    throw error
  }
}

/** @throws Refused, AddressUnverified: an exception inside the transaction rolls it back */
async function begin(db: Database, tx: Transaction, start: Start): Promise<string> {
  const { identity, request, opening, admission = ADMIT_ALL, now } = start
  const id = analysisId(identity.uid, start.idempotencyKey ?? randomUUID())
  const requestHash = hashOf(request)
  const reference = db.analyses().doc(id)
  const existing = (await tx.get(reference)).data()
  if (existing !== undefined) {
    // An earlier version stored a hash without `refresh`, so the hash of what it stored counts as well.
    if (existing.requestHash !== requestHash && hashOf(existing) !== requestHash)
      throw new Refused({ code: 'idempotency-conflict' })
    return id
  }
  // The key of a deleted analysis does not start it again. The client then gets 404 for its id.
  if ((await tx.get(db.deletedAnalyses(identity.uid).doc(id))).exists) return id
  // A token outlives a deleted account by up to an hour.
  if ((await tx.get(db.deletedUsers().doc(identity.uid))).exists)
    throw new Refused({ code: 'account-disabled' })
  const account = await openAccount(db, tx, identity, opening, now)
  const known = account.joined[id]
  if (known !== undefined) {
    if (known.requestHash !== requestHash) throw new Refused({ code: 'idempotency-conflict' })
    return known.analysisId
  }
  const running = Object.entries(account.unfinished)
  const answering = hashesAnswering(request, admission.reusesResults)
  const joined = running.find(([, hash]) => answering.includes(hash))
  if (joined !== undefined) {
    const [analysisId] = joined
    if (start.idempotencyKey !== null) rememberJoined(db, tx, account, id, { analysisId, requestHash })
    return analysisId
  }
  if (admission.refusal !== null) throw new Refused(admission.refusal)
  if (account.points < POINTS_PER_ANALYSIS) throw new Refused({ code: 'insufficient-points' })
  // Rows of a batch have their own limit, so that they never block a single analysis.
  const single = running.filter(([runningId]) => batchRowOf(runningId) === null)
  if (single.length >= admission.maxUnfinished) throw new Refused({ code: 'too-many-analyses' })
  chargeAnalysis(db, tx, account, { id, requestHash }, now)
  createAnalysis(db, tx, { id, uid: identity.uid, request, isFree: account.isFree, now })
  return id
}

/**
 * The hashes of running requests whose report answers this request too, so that it joins them and costs no point. A report
 * that was asked to be fresh answers both kinds. What runs without that wish is as fresh, unless it may reuse results.
 */
function hashesAnswering(request: AnalyzeRequest, reusesResults: boolean): string[] {
  const fresh = hashOf({ ...request, refresh: true })
  return request.refresh === true && reusesResults ? [fresh] : [hashOf({ ...request, refresh: false }), fresh]
}

/** Most keys of joined requests that an account remembers. */
const JOINED_MAX = 50

/** Remembers the key of a request that joined an analysis. Beyond the most, those of analyses that have ended go first. */
function rememberJoined(
  db: Database,
  tx: Transaction,
  { uid, unfinished, joined }: Account,
  id: string,
  request: JoinedRequest,
): void {
  const isRunning = ([, { analysisId }]: readonly [string, JoinedRequest]) =>
    Object.hasOwn(unfinished, analysisId)
  const known = Object.entries(joined).toSorted((a, b) => Number(isRunning(b)) - Number(isRunning(a)))
  tx.update(db.users().doc(uid), {
    joined: { ...Object.fromEntries(known.slice(0, JOINED_MAX - 1)), [id]: request },
  })
}

class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: StartRefusal

  constructor(refusal: StartRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

function analysisId(uid: string, key: string): string {
  return hashText(`${uid}\n${key}`).slice(0, 24)
}
