import { createHash, randomUUID } from 'node:crypto'
import type { AnalysisDocument } from '@gaplens/contracts/analysis'
import type { AnalyzeRequest } from '@gaplens/contracts/api'
import { MAX_UNFINISHED_ANALYSES, POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import { Timestamp } from 'firebase-admin/firestore'
import { NOTHING_YET } from '../analysis/pipeline/progress.ts'
import { chargeAnalysis } from '../points/ledger.ts'
import { AddressUnverified, type Identity, type Opening, openAccount } from '../points/open-account.ts'
import type { Database } from '../runtime/database.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
import type { Admission } from '../settings/admission.ts'
import { ApiError } from './http/errors.ts'

/**
 * Creates an analysis and takes its point, both or neither. The analysis' id follows from user and idempotency key,
 * so the same submit sent twice, even at the same instant, is one analysis.
 * @returns the job's id: the new one, the one of the same key, or that of the same request still running
 * @param admission whether a new one may begin now; what was begun before is answered all the same
 * @throws ApiError 403 before the address is verified, 402 without points, 409 when the key was used for another request, 429 with too many unfinished
 */
export async function startAnalysis(
  db: Database,
  identity: Identity,
  request: AnalyzeRequest,
  idempotencyKey: string | null,
  opening: Opening,
  now: Date,
  admission: Pick<Admission, 'refusal' | 'maxUnfinished'> = {
    refusal: null,
    maxUnfinished: MAX_UNFINISHED_ANALYSES,
  },
): Promise<string> {
  const id = analysisId(identity.uid, idempotencyKey ?? randomUUID())
  const requestHash = hashOf(request)
  const reference = db.analyses().doc(id)

  return await db.firestore.runTransaction(async (tx) => {
    const existing = (await tx.get(reference)).data()
    if (existing !== undefined) {
      if (existing.requestHash !== requestHash) throw new ApiError('idempotency-conflict')
      return id
    }
    // A deleted one is not begun again by its old key: the client is told of a job that is gone.
    if ((await tx.get(db.deletedAnalyses(identity.uid).doc(id))).exists) return id
    // A token outlives a deleted account by up to an hour.
    if ((await tx.get(db.deletedUsers().doc(identity.uid))).exists) throw new ApiError('account-disabled')
    const account = await openAccount(db, tx, identity, opening).catch((error: unknown) => {
      throw error instanceof AddressUnverified ? new ApiError('email-unverified') : error
    })
    const running = Object.entries(account.unfinished)
    const same = running.find(([, hash]) => hash === requestHash)
    if (same !== undefined) return same[0]
    if (admission.refusal !== null) {
      const { code, message } = admission.refusal
      throw new ApiError(code, message === undefined ? {} : { message })
    }
    if (account.points < POINTS_PER_ANALYSIS) throw new ApiError('insufficient-points')
    if (running.length >= admission.maxUnfinished) {
      throw new ApiError('too-many-analyses', { headers: { 'retry-after': '30' } })
    }
    chargeAnalysis(db, tx, account, { id, requestHash })
    tx.create(reference, newAnalysis(identity.uid, request, requestHash, now))
    tx.create(db.starts().doc(id), {
      startedAt: Timestamp.fromDate(now),
      free: account.isFree,
      expiresAt: Timestamp.fromMillis(now.getTime() + START_KEPT_MS),
    })
    return id
  })
}

/** The day's ceilings ask for no older ones. */
const START_KEPT_MS = 2 * DAY_MS

function newAnalysis(uid: string, request: AnalyzeRequest, requestHash: string, now: Date): AnalysisDocument {
  return {
    uid,
    ...request,
    requestHash,
    status: 'pending',
    stage: NOTHING_YET.stage,
    progress: NOTHING_YET.percent,
    steps: NOTHING_YET.steps,
    sources: [],
    partial: null,
    warnings: [],
    error: null,
    result: null,
    summary: '',
    qualityScore: null,
    immediateActionsCount: 0,
    createdAt: Timestamp.fromDate(now),
    startedAt: null,
    completedAt: null,
    attempt: 0,
    leaseUntil: null,
  }
}

/** Tells requests apart; in which order pages were left out says nothing. */
function hashOf({ targetKeyword, userPageUrl, excludedUrls = [] }: AnalyzeRequest): string {
  return hash(JSON.stringify([targetKeyword, userPageUrl, ...new Set(excludedUrls.toSorted())]))
}

function analysisId(uid: string, key: string): string {
  return hash(`${uid}\n${key}`).slice(0, 24)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
