import { createHash } from 'node:crypto'
import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import type { AnalyzeRequest } from '@gaplens/contracts/analysis/requests'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
import { NOTHING_YET } from './pipeline/progress.ts'

/** Creates an analysis and the note of its start. Its point has been paid in the same or an earlier transaction. */
export function createAnalysis(
  db: Database,
  tx: Transaction,
  start: {
    readonly id: string
    readonly uid: string
    readonly request: AnalyzeRequest
    readonly isFree: boolean
    readonly now: Date
  },
): void {
  const { id, uid, request, isFree, now } = start
  tx.create(db.analyses().doc(id), newAnalysis(uid, request, hashOf(request), now))
  tx.create(db.starts().doc(id), {
    startedAt: Timestamp.fromDate(now),
    free: isFree,
    expiresAt: Timestamp.fromMillis(now.getTime() + START_KEPT_MS),
  })
}

/** How long a note of a start is kept. The daily limits need no older ones. */
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

/** What an analysis is asked for. The consent to a wait decides only whether it may start now. */
type Asked = Omit<AnalyzeRequest, 'acceptWait'>

/**
 * A hash that identifies a request. The order of its excluded pages does not matter. A field that was left out and its
 * default have the hash that versions before the field stored.
 */
export function hashOf({ targetKeyword, userPageUrl, excludedUrls = [], refresh = false }: Asked): string {
  const pages = new Set(excludedUrls.toSorted())
  return hashText(JSON.stringify([targetKeyword, userPageUrl, ...pages, ...(refresh ? [{ refresh }] : [])]))
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
