import {
  AnalyzeAnswerSchema,
  type AnalyzeRequest,
  CancelAnswerSchema,
  type CancelRequest,
  EstimateAnswerSchema,
  HistoricalAnalysisAnswerSchema,
  HistoryPageSchema,
  JobAnswerSchema,
  RenameAnswerSchema,
  type RenameRequest,
} from '@gaplens/contracts/analysis/requests'
import { DraftsAnswerSchema } from '@gaplens/contracts/drafts/saved-drafts'
import { OwnLedgerAnswerSchema, OwnLedgerPageSchema } from '@gaplens/contracts/points/ledger'
import { BrandingAnswerSchema, type BrandingRequest } from '@gaplens/contracts/shares/branding'
import {
  CreateShareAnswerSchema,
  type CreateShareRequest,
  SharesAnswerSchema,
} from '@gaplens/contracts/shares/share'
import { z } from 'zod'
import { analysisOfHistory, analysisOfJob } from './analysis.ts'
import { createHttp, type Http, type HttpOptions } from './http.ts'

/** The product's API as functions; one object for each signed-in user. */
export function createApi(options: HttpOptions) {
  const request = createHttp(options)
  return {
    /** The HTTP client, for rarely used screens, whose calls are loaded with them. */
    request,
    ...analysisCalls(request),
    ...reportCalls(request),
    ...accountCalls(request),
  }
}

/** Starting, following and managing analyses. */
function analysisCalls(request: Http) {
  return {
    startAnalysis: (body: AnalyzeRequest, idempotencyKey: string) =>
      request(
        { method: 'POST', path: '/analyze', body, headers: { 'Idempotency-Key': idempotencyKey } },
        AnalyzeAnswerSchema,
      ),

    job: async (jobId: string, signal?: AbortSignal) => {
      const call = { method: 'GET', path: `/results/${segment(jobId)}`, signal } as const
      return analysisOfJob(await request(call, JobAnswerSchema))
    },

    history: (limit: number, lastDocId: string | null, signal?: AbortSignal) => {
      const path = `/analyses?limit=${limit}${cursor(lastDocId)}`
      return request({ method: 'GET', path, signal }, HistoryPageSchema)
    },

    analysis: async (id: string, signal?: AbortSignal) => {
      const call = { method: 'GET', path: `/analyses/${segment(id)}`, signal } as const
      return analysisOfHistory((await request(call, HistoricalAnalysisAnswerSchema)).data)
    },

    estimate: async (signal?: AbortSignal) =>
      (await request({ method: 'GET', path: '/estimate', signal }, EstimateAnswerSchema)).estimate,

    renameAnalysis: (id: string, body: RenameRequest) =>
      request({ method: 'PATCH', path: `/analyses/${segment(id)}`, body }, RenameAnswerSchema),

    cancelAnalysis: (id: string, body: CancelRequest) =>
      request({ method: 'POST', path: `/analyses/${segment(id)}/cancellation`, body }, CancelAnswerSchema),

    deleteAnalysis: (id: string) =>
      request({ method: 'DELETE', path: `/analyses/${segment(id)}`, keepalive: true }, z.unknown()),
  }
}

/** What is made of a finished report. */
function reportCalls(request: Http) {
  return {
    /** The report as one HTML file, in the full edition or the one for clients. */
    exportHtml: (jobId: string, edition: 'client' | 'full') =>
      request(
        { method: 'GET', path: `/export/html/${segment(jobId)}?edition=${edition}`, as: 'text' },
        z.string(),
      ),

    shares: (id: string, signal?: AbortSignal) =>
      request({ method: 'GET', path: `/analyses/${segment(id)}/shares`, signal }, SharesAnswerSchema),

    createShare: (id: string, body: CreateShareRequest) =>
      request({ method: 'POST', path: `/analyses/${segment(id)}/shares`, body }, CreateShareAnswerSchema),

    revokeShare: (id: string, shareId: string) =>
      request({ method: 'DELETE', path: `/analyses/${segment(id)}/shares/${segment(shareId)}` }, z.unknown()),

    drafts: (id: string, signal?: AbortSignal) =>
      request({ method: 'GET', path: `/analyses/${segment(id)}/drafts`, signal }, DraftsAnswerSchema),
  }
}

/** What belongs to the user. */
function accountCalls(request: Http) {
  return {
    branding: (signal?: AbortSignal) =>
      request({ method: 'GET', path: '/branding', signal }, BrandingAnswerSchema),

    saveBranding: (body: BrandingRequest) =>
      request({ method: 'PUT', path: '/branding', body }, BrandingAnswerSchema),

    removeBranding: () => request({ method: 'DELETE', path: '/branding' }, z.unknown()),

    ledger: (limit: number, lastDocId: string | null, signal?: AbortSignal) => {
      const path = `/account/ledger?limit=${limit}${cursor(lastDocId)}`
      return request({ method: 'GET', path, signal }, OwnLedgerPageSchema)
    },

    ledgerEntry: async (id: string, signal?: AbortSignal) => {
      const call = { method: 'GET', path: `/account/ledger/${segment(id)}`, signal } as const
      return (await request(call, OwnLedgerAnswerSchema)).data
    },
  }
}

const segment = encodeURIComponent

/** The parameter of the page after a document; nothing for the first page. */
function cursor(lastDocId: string | null): string {
  return lastDocId === null ? '' : `&lastDocId=${segment(lastDocId)}`
}

export type Api = ReturnType<typeof createApi>
