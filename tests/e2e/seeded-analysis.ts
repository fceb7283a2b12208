import { readFileSync } from 'node:fs'
import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import { type AnalysisResult, AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { Timestamp } from 'firebase-admin/firestore'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { finishedAnalysis } from '../support/finished-analysis.ts'
import { testSuite } from '../support/suite.ts'

const SAMPLE = new URL('../../hosting/src/site/sample/report.json', import.meta.url)
const sample: { keyword: string; pageUrl: string; result: unknown } = JSON.parse(readFileSync(SAMPLE, 'utf8'))

export const KEYWORD = sample.keyword
export const PAGE_URL = sample.pageUrl

/** A report that the product really made. */
export const RESULT: AnalysisResult = AnalysisResultSchema.parse(sample.result)

const DONE = {
  serpApiStatus: 'completed',
  userPageStatus: 'completed',
  competitorPagesStatus: 'completed',
  aiAnalysisStatus: 'completed',
} as const

/** An analysis put straight into the database, where running one would only take time. @returns its id */
export async function seedAnalysis(
  uid: string,
  change: Partial<AnalysisDocument> = {},
  id = `seeded${crypto.randomUUID().slice(0, 8)}`,
): Promise<string> {
  const result = { ...RESULT, analysisId: id, processingSteps: DONE }
  const owner = { uid, targetKeyword: KEYWORD, userPageUrl: PAGE_URL }
  const document: AnalysisDocument = { ...finishedAnalysis(owner, result), ...change }
  await suiteDatabase(testSuite()).analyses().doc(id).set(document)
  return id
}

const LEASE_MS = 600_000

/** Half-way: the overview is known, some pages are read. A living worker seems to hold it, so none takes it up. */
export function running(): Partial<AnalysisDocument> {
  const pages = RESULT.coverage?.pages ?? []
  return {
    status: 'processing',
    stage: 'pages',
    progress: 42,
    steps: { ...DONE, competitorPagesStatus: 'running', aiAnalysisStatus: 'pending' },
    sources: pages.map(({ url, title, role }, index) => ({
      url,
      title,
      role,
      state: index < 6 ? 'read' : index === 6 ? 'failed' : 'waiting',
      failure: index === 6 ? 'first-byte-timeout' : null,
    })),
    partial: { aiOverviewData: RESULT.aiOverviewData },
    result: null,
    summary: '',
    qualityScore: null,
    immediateActionsCount: 0,
    completedAt: null,
    leaseUntil: Timestamp.fromMillis(Date.now() + LEASE_MS),
  }
}

export function failed(): Partial<AnalysisDocument> {
  return {
    status: 'failed',
    result: null,
    qualityScore: null,
    summary: '',
    error: {
      code: 'search-unavailable',
      message: '暫時無法取得 Google 搜尋結果（連線問題或服務中斷），點數已退還。請稍後再試。',
      refunded: true,
    },
  }
}

export function legacy(): Partial<AnalysisDocument> {
  const { strategyAndPlan: _, coverage, evidence, strengths, usage, ...result } = RESULT
  return { result }
}

export function withWarnings(): Partial<AnalysisDocument> {
  const steps = { ...DONE, userPageStatus: 'failed', aiAnalysisStatus: 'failed' } as const
  return {
    status: 'completed_with_errors',
    qualityScore: 52,
    warnings: [{ code: 'some-pages-failed', message: '2 個來源網頁無法讀取，未列入比較。' }],
    result: {
      ...RESULT,
      usedFallbackData: true,
      processingSteps: steps,
      qualityAssessment: { score: 52, level: 'poor', completedSteps: 2, totalSteps: 4 },
    },
  }
}
