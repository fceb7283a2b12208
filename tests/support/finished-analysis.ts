import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { Timestamp } from 'firebase-admin/firestore'

/** The document of an analysis that has just ended with this report. */
export function finishedAnalysis(
  owner: Pick<AnalysisDocument, 'uid' | 'targetKeyword' | 'userPageUrl'>,
  result: AnalysisResult,
): AnalysisDocument {
  const now = Timestamp.now()
  return {
    ...owner,
    requestHash: 'seeded',
    status: 'completed',
    stage: 'done',
    progress: 100,
    steps: result.processingSteps,
    sources: [],
    partial: null,
    warnings: [],
    error: null,
    result,
    summary: '您的網頁說明了基本做法，但缺少引用網頁普遍提到的數字與比較。',
    qualityScore: 87,
    coverageScore: result.coverage?.pages.find(({ role }) => role === 'user')?.coverageScore ?? null,
    immediateActionsCount: 3,
    createdAt: now,
    startedAt: now,
    completedAt: now,
    attempt: 1,
    leaseUntil: null,
  }
}
