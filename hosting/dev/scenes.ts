import type { UserDocument } from '@gaplens/contracts/accounts/user'
import { readSample } from '../src/site/sample/read-sample.ts'
import type { FakeApiData } from './fake-api-data.ts'
import { historyItems } from './fixtures/history.ts'
import { failedJob, finishedJob, historicalAnalysis, JOB_ID, queuedJob, runningJob } from './fixtures/jobs.ts'
import { REPORT } from './fixtures/report.ts'

export interface Scene {
  path: string
  user?: Partial<UserDocument>
  signedOut?: boolean
  api: FakeApiData
  /** A job to follow from the start, as if it had just been submitted. */
  job?: string
}

const history = historyItems(Date.now())
const sample = readSample()
const REPORT_PATH = `/app/analyses/${JOB_ID}`
const legacy = {
  ...REPORT,
  strategyAndPlan: undefined,
  coverage: undefined,
  evidence: undefined,
  strengths: undefined,
}
const poor = {
  ...REPORT,
  usedFallbackData: true,
  processingSteps: {
    ...REPORT.processingSteps,
    userPageStatus: 'failed' as const,
    aiAnalysisStatus: 'failed' as const,
  },
  qualityAssessment: { score: 52, level: 'poor' as const, completedSteps: 2, totalSteps: 4 },
}

/** The screens in their states, by name: `preview.html?scene=report`. */
export const SCENES: Record<string, Scene> = {
  login: { path: '/login', signedOut: true, api: {} },
  form: { path: '/app', api: { history } },
  'form-empty': { path: '/app', user: { points: 0 }, api: { history: [] } },
  'form-low': { path: '/app', user: { points: 2, role: 'admin' }, api: { history } },
  'history-failed': { path: '/app', api: { errors: { 'GET /analyses': 'unavailable' } } },
  'history-loading': { path: '/app', api: { hangs: 'GET /analyses' } },
  queued: {
    path: REPORT_PATH,
    api: {
      history,
      analysis: { ...historicalAnalysis(), status: 'pending', analysisResult: null },
      jobs: [queuedJob()],
    },
  },
  running: {
    path: REPORT_PATH,
    api: {
      history,
      analysis: { ...historicalAnalysis(), status: 'processing', analysisResult: null },
      jobs: [runningJob(new Date(Date.now() - 17_000).toISOString())],
      estimate: { fromMs: 25_000, toMs: 40_000 },
    },
  },
  finishing: {
    path: REPORT_PATH,
    api: {
      history,
      analysis: { ...historicalAnalysis(), status: 'processing', analysisResult: null },
      jobs: [runningJob(new Date().toISOString()), finishedJob('completed_with_errors')],
    },
  },
  failed: {
    path: REPORT_PATH,
    api: {
      history,
      analysis: { ...historicalAnalysis(), status: 'failed', analysisResult: null, error: failedJob().error },
    },
  },
  report: { path: REPORT_PATH, api: { history, analysis: historicalAnalysis() } },
  'report-sample': {
    path: REPORT_PATH,
    api: {
      history,
      analysis: {
        ...historicalAnalysis(),
        targetKeyword: sample.keyword,
        userPageUrl: sample.pageUrl,
        warnings: [...sample.warnings],
        analysisResult: sample.result,
      },
    },
  },
  'report-legacy': {
    path: REPORT_PATH,
    api: { history, analysis: { ...historicalAnalysis(), analysisResult: legacy } },
  },
  'report-poor': {
    path: REPORT_PATH,
    api: { history, analysis: { ...historicalAnalysis('completed_with_errors'), analysisResult: poor } },
  },
  'report-loading': { path: REPORT_PATH, api: { history, hangs: 'GET /analyses/' } },
  'report-missing': { path: REPORT_PATH, api: { history } },
  'not-found': { path: '/nowhere', api: { history } },
  'not-open': { path: '/purchase', api: { history } },
}
