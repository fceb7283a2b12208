import { type DeletionState, ProfileRequestSchema } from '@gaplens/contracts/accounts/account'
import { BatchStateRequestSchema } from '@gaplens/contracts/batches/batch'
import { PublishDraftRequestSchema, SaveDraftRequestSchema } from '@gaplens/contracts/drafts/saved-drafts'
import { API_ERRORS, type ApiErrorCode } from '@gaplens/contracts/errors'
import { type BrandingAnswer, BrandingRequestSchema } from '@gaplens/contracts/shares/branding'
import { CreateShareRequestSchema, type Share } from '@gaplens/contracts/shares/share'
import { strToU8, zipSync } from 'fflate'
import { type FakeApiData, type FakeCall, NO_EXPORT } from './fake-api-data.ts'

/** Answers the calls for one kind of resource and remembers their changes; null for other calls. */
export type Responder = (call: FakeCall) => Response | null

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}

/** An error answer of the API. */
export function failure(code: ApiErrorCode): Response {
  const { status, message } = API_ERRORS[code]
  return json(status, { error: { code, message, requestId: 'req-1' } })
}

export function batchResponder(data: FakeApiData): Responder {
  let batch = data.batch
  return ({ method, path, body }) => {
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
}

function ledgerPage(data: FakeApiData, path: string) {
  const query = new URLSearchParams(path.split('?')[1])
  const all = data.ledger ?? []
  const from = all.findIndex(({ id }) => id === query.get('lastDocId')) + 1
  const page = all.slice(from, from + Number(query.get('limit')))
  const hasMore = from + page.length < all.length
  return { data: page, pagination: { hasMore, lastDocId: page.at(-1)?.id ?? null } }
}

/** A part of a batch's archive: one file for each requested row. */
function zipOf(path: string): Response {
  const rows = new URLSearchParams(path.split('?')[1]).get('rows')?.split(',') ?? []
  const zip = zipSync(Object.fromEntries(rows.map((row) => [`json/${row}.json`, strToU8(`{"row":${row}}`)])))
  return new Response(zip, { status: 200 })
}

export function exportResponder(data: FakeApiData): Responder {
  const exports = [...(data.exports ?? [NO_EXPORT])]
  const deletions: DeletionState[] = ['none']
  return ({ method, path }) => {
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
}

/** Changes to the account's own name. */
export function profileResponder(): Responder {
  return ({ method, path, body }) =>
    `${method} ${path}` === 'PATCH /account/profile' ? json(200, ProfileRequestSchema.parse(body)) : null
}

export function draftResponder(data: FakeApiData): Responder {
  let draft = data.draft
  return ({ method, path, body }) => {
    const name = `${method} ${path}`
    if (/^GET \/analyses\/[^/]+\/drafts$/.test(name))
      return json(200, {
        data: draft === undefined ? [] : [draft],
        unreadable: data.unreadable ?? 0,
        origin: data.origin ?? null,
      })
    if (path.endsWith('/draft-basis')) {
      return failure('no-draft-basis')
    }
    if (draft === undefined) return null
    if (/^POST \/analyses\/[^/]+\/drafts$/.test(name)) return json(201, { data: draft })
    if (name === `GET /drafts/${draft.id}`) return json(200, { data: draft })
    if (name === `GET /drafts/${draft.id}/versions`)
      return json(200, { data: data.versions ?? [], unreadable: 0 })
    if (name === `DELETE /drafts/${draft.id}`) return new Response(null, { status: 204 })
    if (name.startsWith(`GET /drafts/${draft.id}/export?`)) return new Response(draft.text)
    if (name === 'POST /drafts/read-page')
      return json(200, {
        title: '頁',
        markdown: '# 讀來的',
        truncated: JSON.stringify(body).includes('long'),
      })
    if (name === `PUT /drafts/${draft.id}/publication`) {
      const { url } = PublishDraftRequestSchema.parse(body)
      draft = { ...draft, publishedUrl: url, publishedAt: draft.updatedAt }
      return json(200, { data: draft })
    }
    if (name !== `PUT /drafts/${draft.id}`) return null
    const { text, revision } = SaveDraftRequestSchema.parse(body)
    if (revision !== draft.revision) {
      return failure('draft-conflict')
    }
    draft = { ...draft, text, revision: revision + 1 }
    return json(200, { revision: revision + 1, updatedAt: draft.updatedAt })
  }
}

export function shareResponder(data: FakeApiData): Responder {
  let shares = data.shares ?? []
  return (call) => {
    const name = `${call.method} ${call.path}`
    if (name.startsWith('POST /analyses/') && call.path.endsWith('/shares')) {
      const { password } = CreateShareRequestSchema.parse(call.body)
      const share: Share = {
        id: `share-${shares.length + 1}`,
        ending: 'StUv',
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
    return null
  }
}

export function brandingResponder(data: FakeApiData): Responder {
  let branding: BrandingAnswer = data.branding ?? { allowed: false, branding: null }
  return (call) => {
    const name = `${call.method} ${call.path}`
    if (name === 'DELETE /branding') {
      branding = { ...branding, branding: null }
      return new Response(null, { status: 204 })
    }
    if (name === 'PUT /branding') {
      const { logo, ...texts } = BrandingRequestSchema.parse(call.body)
      const kept = logo === null ? null : { png: logo, width: 240, height: 80 }
      branding = { allowed: true, branding: { ...texts, logo: kept } }
    }
    return call.path === '/branding' ? json(200, branding) : null
  }
}

export function ledgerResponder(data: FakeApiData): Responder {
  return (call) => {
    const name = `${call.method} ${call.path}`
    if (name.startsWith('GET /account/ledger?')) return json(200, ledgerPage(data, call.path))
    if (name.startsWith('GET /account/ledger/')) {
      const entry = data.ledger?.find(({ id }) => name.endsWith(`/${id}`))
      if (entry) return json(200, { data: entry })
    }
    return null
  }
}
