import type { DeletionState, ExportAnswer } from '@gaplens/contracts/account'
import {
  type Estimate,
  type HistoricalAnalysis,
  type HistoryItem,
  type JobAnswer,
  RenameRequestSchema,
} from '@gaplens/contracts/api'
import { type Batch, BatchStateRequestSchema } from '@gaplens/contracts/batch'
import { type BrandingAnswer, BrandingRequestSchema } from '@gaplens/contracts/branding'
import { API_ERRORS, type ApiErrorCode, JOB_ERRORS } from '@gaplens/contracts/errors'
import type { OwnLedgerItem } from '@gaplens/contracts/ledger'
import { type DraftItem, SaveDraftRequestSchema, type SavedDraft } from '@gaplens/contracts/saved-drafts'
import { CreateShareRequestSchema, type Share } from '@gaplens/contracts/sharing'
import { strToU8, zipSync } from 'fflate'

export interface FakeApiData {
  /** Answers of GET /results, one a call; the last is repeated. */
  jobs?: JobAnswer[]
  history?: HistoryItem[]
  analysis?: HistoricalAnalysis
  estimate?: Estimate
  branding?: BrandingAnswer
  /** The share links of any report. */
  shares?: Share[]
  /** The user's ledger entries, newest first. */
  ledger?: OwnLedgerItem[]
  /** The export of the person's data: answers of GET, one a call; the last is repeated. */
  exports?: ExportAnswer[]
  /** The answer to a request for an export; by default it is ready. */
  exportAsked?: ExportAnswer
  /** Answers of GET on the account's deletion after it was requested, one a call; the last is repeated. */
  deletions?: DeletionState[]
  /** The one draft of any report. */
  draft?: SavedDraft
  /** The draft that the analysed page came from. */
  origin?: DraftItem
  /** Number of unreadable documents in each of the lists of drafts, share links and batches. */
  unreadable?: number
  /** Largest number of rows of a batch; 200 by default. */
  maxRows?: number
  /** The person's one batch. */
  batch?: Batch
  /** Fails calls whose `METHOD path` starts with the key. */
  errors?: Record<string, ApiErrorCode>
  /** Never answers calls whose `METHOD path` starts with this. */
  hangs?: string
}

export interface FakeCall {
  method: string
  path: string
  headers: Headers
  body: unknown
}

const NO_EXPORT: ExportAnswer = { state: 'none', documents: 0, parts: 0, bytes: 0, expiresAt: null }

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}

/** A part of a batch's archive: one file for each requested row. */
function zipOf(path: string): Response {
  const rows = new URLSearchParams(path.split('?')[1]).get('rows')?.split(',') ?? []
  const zip = zipSync(Object.fromEntries(rows.map((row) => [`json/${row}.json`, strToU8(`{"row":${row}}`)])))
  return new Response(zip, { status: 200 })
}

/** Replaces the browser's `fetch` in previews and component tests, and records the requests. */
export function createFakeFetch(data: FakeApiData): { fetch: typeof fetch; calls: FakeCall[] } {
  const calls: FakeCall[] = []
  let polls = 0
  let cancelled: Pick<JobAnswer, 'status' | 'error'> | null = null
  let history = data.history ?? []
  let shares = data.shares ?? []
  let branding: BrandingAnswer = data.branding ?? { allowed: false, branding: null }

  function ledgerPage(path: string) {
    const query = new URLSearchParams(path.split('?')[1])
    const all = data.ledger ?? []
    const from = all.findIndex(({ id }) => id === query.get('lastDocId')) + 1
    const page = all.slice(from, from + Number(query.get('limit')))
    const hasMore = from + page.length < all.length
    return { data: page, pagination: { hasMore, lastDocId: page.at(-1)?.id ?? null } }
  }

  let batch = data.batch
  function batchAnswer({ method, path, body }: FakeCall): Response | null {
    const name = `${method} ${path}`
    if (name === 'GET /batches')
      return json(200, {
        data: batch === undefined ? [] : [batch],
        unreadable: data.unreadable ?? 0,
        maxRows: data.maxRows ?? 200,
      })
    if (name === 'POST /batches') return json(202, { batchId: batch?.id ?? 'batch-1' })
    if (batch === undefined || !path.startsWith(`/batches/${batch.id}`)) return null
    if (name === `GET /batches/${batch.id}`) return json(200, { data: batch })
    if (name === `DELETE /batches/${batch.id}`) return new Response(null, { status: 204 })
    if (path.includes('/archive?')) return zipOf(path)
    const { state } = BatchStateRequestSchema.parse(body)
    batch = { ...batch, status: state }
    return json(200, { status: state, givenBack: state === 'cancelled' ? batch.counts.waiting : 0 })
  }

  const exports = [...(data.exports ?? [NO_EXPORT])]
  const deletions: DeletionState[] = ['none']
  function accountAnswer({ method, path }: FakeCall): Response | null {
    const name = `${method} ${path}`
    if (name === 'GET /account/export') return json(200, exports.length > 1 ? exports.shift() : exports[0])
    if (name === 'POST /account/export')
      return json(202, data.exportAsked ?? { ...NO_EXPORT, state: 'ready', parts: 2 })
    if (name.startsWith('GET /account/export/parts/'))
      return new Response(path.endsWith('/0') ? '{"a":' : '1}')
    if (name === 'POST /account/deletion') deletions.splice(0, 1, ...(data.deletions ?? ['done']))
    if (path !== '/account/deletion') return null
    return json(method === 'POST' ? 202 : 200, {
      state: deletions.length > 1 ? deletions.shift() : deletions[0],
    })
  }

  let draft = data.draft
  function draftAnswer({ method, path, body }: FakeCall): Response | null {
    const name = `${method} ${path}`
    if (/^GET \/analyses\/[^/]+\/drafts$/.test(name))
      return json(200, {
        data: draft === undefined ? [] : [draft],
        unreadable: data.unreadable ?? 0,
        origin: data.origin ?? null,
      })
    if (path.endsWith('/draft-basis')) {
      const { status, message } = API_ERRORS['no-draft-basis']
      return json(status, { error: { code: 'no-draft-basis', message, requestId: 'req-1' } })
    }
    if (draft === undefined) return null
    if (/^POST \/analyses\/[^/]+\/drafts$/.test(name)) return json(201, { data: draft })
    if (name === `GET /drafts/${draft.id}`) return json(200, { data: draft })
    if (name === `GET /drafts/${draft.id}/versions`) return json(200, { data: [], unreadable: 0 })
    if (name === `DELETE /drafts/${draft.id}`) return new Response(null, { status: 204 })
    if (name === 'POST /drafts/read-page')
      return json(200, { title: '頁', markdown: '# 讀來的', truncated: false })
    if (name !== `PUT /drafts/${draft.id}`) return null
    const { text, revision } = SaveDraftRequestSchema.parse(body)
    if (revision !== draft.revision) {
      const { status, message } = API_ERRORS['draft-conflict']
      return json(status, { error: { code: 'draft-conflict', message, requestId: 'req-1' } })
    }
    draft = { ...draft, text, revision: revision + 1 }
    return json(200, { revision: revision + 1, updatedAt: draft.updatedAt })
  }

  function answer(call: FakeCall): Response {
    const name = `${call.method} ${call.path}`
    for (const [start, code] of Object.entries(data.errors ?? {}))
      if (name.startsWith(start)) {
        const { status, message } = API_ERRORS[code]
        return json(status, { error: { code, message, requestId: 'req-1' } })
      }
    if (name === 'POST /analyze') return json(202, { jobId: data.jobs?.[0]?.jobId ?? 'job-1' })
    if (name.startsWith('GET /results/')) {
      const job = data.jobs?.[Math.min(polls, (data.jobs?.length ?? 1) - 1)]
      polls += 1
      if (job) return json(200, cancelled === null ? job : { ...job, ...cancelled })
    }
    if (call.method === 'POST' && call.path.endsWith('/cancellation')) {
      const code = data.jobs?.[0]?.status === 'pending' ? 'cancelled-queued' : 'cancelled'
      const { message, refund: refunded } = JOB_ERRORS[code]
      cancelled = { status: 'failed', error: { code, message, refunded } }
      return json(200, { refunded })
    }
    const drafts = draftAnswer(call)
    if (drafts !== null) return drafts
    const batches = batchAnswer(call)
    if (batches !== null) return batches
    const account = accountAnswer(call)
    if (account !== null) return account
    if (name === 'GET /estimate') return json(200, { estimate: data.estimate ?? null })
    if (name.startsWith('POST /analyses/') && call.path.endsWith('/shares')) {
      const { password } = CreateShareRequestSchema.parse(call.body)
      const share: Share = {
        id: `share-${shares.length + 1}`,
        createdAt: '2026-11-22T02:00:00.000Z',
        expiresAt: null,
        hasPassword: password !== null,
        views: 0,
        lastViewedAt: null,
      }
      shares = [share, ...shares]
      return json(201, { share, path: '/s/AbCdEfGhIjKlMnOpQrStUv' })
    }
    if (name.startsWith('GET /analyses/') && call.path.endsWith('/shares'))
      return json(200, { data: shares, unreadable: data.unreadable ?? 0 })
    if (name.startsWith('DELETE /analyses/') && call.path.includes('/shares/')) {
      shares = shares.filter(({ id }) => !call.path.endsWith(`/${id}`))
      return new Response(null, { status: 204 })
    }
    if (name === 'DELETE /branding') {
      branding = { ...branding, branding: null }
      return new Response(null, { status: 204 })
    }
    if (name === 'PUT /branding') {
      const { logo, ...texts } = BrandingRequestSchema.parse(call.body)
      const kept = logo === null ? null : { png: logo, width: 240, height: 80 }
      branding = { allowed: true, branding: { ...texts, logo: kept } }
    }
    if (call.path === '/branding') return json(200, branding)
    if (name.startsWith('GET /account/ledger?')) return json(200, ledgerPage(call.path))
    if (name.startsWith('GET /account/ledger/')) {
      const entry = data.ledger?.find(({ id }) => name.endsWith(`/${id}`))
      if (entry) return json(200, { data: entry })
    }
    if (name.startsWith('GET /analyses?')) {
      const limit = Number(new URLSearchParams(call.path.split('?')[1]).get('limit'))
      const page = history.slice(0, limit)
      const pagination = { hasMore: false, lastDocId: page.at(-1)?.id ?? null, total: history.length }
      return json(200, { data: page, pagination })
    }
    if (name.startsWith('GET /analyses/') && data.analysis) return json(200, { data: data.analysis })
    if (name.startsWith('PATCH /analyses/')) {
      const { name: given } = RenameRequestSchema.parse(call.body)
      history = history.map((item) =>
        call.path.endsWith(item.id) ? { ...item, name: given === '' ? null : given } : item,
      )
      return json(200, { name: given === '' ? null : given })
    }
    if (name.startsWith('DELETE /analyses/')) {
      history = history.filter((item) => !call.path.endsWith(item.id))
      return new Response(null, { status: 204 })
    }
    return json(404, {
      error: { code: 'not-found', message: API_ERRORS['not-found'].message, requestId: 'req-1' },
    })
  }

  const fake: typeof fetch = async (input, init) => {
    const call: FakeCall = {
      method: init?.method ?? 'GET',
      path: String(input).replace(/^\/api/, ''),
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    calls.push(call)
    if (data.hangs !== undefined && `${call.method} ${call.path}`.startsWith(data.hangs))
      return await new Promise<Response>(() => undefined)
    return answer(call)
  }
  return { fetch: fake, calls }
}
