import { createHash, randomUUID } from 'node:crypto'
import type { AnalysisDocument } from '@gaplens/contracts/analysis'
import type { AnalyzeRequest } from '@gaplens/contracts/api'
import { MAX_UNFINISHED_ANALYSES, POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import { Timestamp } from 'firebase-admin/firestore'
import { NOTHING_YET } from '../analysis/progress.ts'
import type { Database } from '../database.ts'
import { chargeAnalysis, type Identity, openAccount } from '../points/ledger.ts'
import { ApiError } from './errors.ts'

/**
 * Creates an analysis and takes its point, both or neither. The analysis' id follows from user and idempotency key,
 * so the same submit sent twice, even at the same instant, is one analysis.
 * @returns the job's id: the new one, the one of the same key, or that of the same request still running
 * @throws ApiError 402 without points, 409 when the key was used for another request, 429 with too many unfinished
 */
export async function startAnalysis(
  db: Database,
  identity: Identity,
  request: AnalyzeRequest,
  idempotencyKey: string | null,
  adminEmail: string | null,
  now: Date,
  maxUnfinished: number = MAX_UNFINISHED_ANALYSES,
): Promise<string> {
  const id = analysisId(identity.uid, idempotencyKey ?? randomUUID())
  const requestHash = hash(JSON.stringify([request.targetKeyword, request.userPageUrl]))
  const reference = db.analyses().doc(id)
  const unfinished = db
    .analyses()
    .where('uid', '==', identity.uid)
    .where('status', 'in', ['pending', 'processing'])
    .limit(maxUnfinished + 1)

  return await db.firestore.runTransaction(async (tx) => {
    const existing = (await tx.get(reference)).data()
    if (existing !== undefined) {
      if (existing.requestHash !== requestHash) throw new ApiError('idempotency-conflict')
      return id
    }
    // A deleted one is not begun again by its old key: the client is told of a job that is gone.
    if ((await tx.get(db.deletedAnalyses(identity.uid).doc(id))).exists) return id
    const running = (await tx.get(unfinished)).docs
    const same = running.find((document) => document.data().requestHash === requestHash)
    if (same !== undefined) return same.id
    const account = await openAccount(db, tx, identity, adminEmail)
    if (account.points < POINTS_PER_ANALYSIS) throw new ApiError('insufficient-points')
    if (running.length >= maxUnfinished) {
      throw new ApiError('too-many-analyses', { headers: { 'retry-after': '30' } })
    }
    chargeAnalysis(db, tx, account, id)
    tx.create(reference, newAnalysis(identity.uid, request, requestHash, now))
    return id
  })
}

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

function analysisId(uid: string, key: string): string {
  return hash(`${uid}\n${key}`).slice(0, 24)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
