import { type JobAnswer, RenameRequestSchema } from '@gaplens/contracts/analysis/requests'
import { JOB_ERRORS } from '@gaplens/contracts/errors'
import type { FakeApiData, FakeCall } from './fake-api-data.ts'
import {
  batchResponder,
  brandingResponder,
  draftResponder,
  exportResponder,
  failure,
  json,
  ledgerResponder,
  profileResponder,
  type Responder,
  shareResponder,
} from './fake-resources.ts'

/** Replaces the browser's `fetch` in previews and component tests, and records the requests. */
export function createFakeFetch(data: FakeApiData): { fetch: typeof fetch; calls: FakeCall[] } {
  const calls: FakeCall[] = []
  const responders = [
    failureResponder(data),
    jobResponder(data),
    draftResponder(data),
    batchResponder(data),
    exportResponder(data),
    profileResponder(),
    shareResponder(data),
    brandingResponder(data),
    ledgerResponder(data),
    historyResponder(data),
  ]

  function answer(call: FakeCall): Response {
    for (const respond of responders) {
      const response = respond(call)
      if (response !== null) return response
    }
    return failure('not-found')
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

/** The errors that a test asks for. */
function failureResponder(data: FakeApiData): Responder {
  return ({ method, path }) => {
    // Read at each call, because a test may let a call fail only for a while.
    const found = Object.entries(data.errors ?? {}).find(([start]) => `${method} ${path}`.startsWith(start))
    return found === undefined ? null : failure(found[1])
  }
}

/** Starting, following and cancelling an analysis. */
function jobResponder(data: FakeApiData): Responder {
  let polls = 0
  let cancelled: Pick<JobAnswer, 'status' | 'error'> | null = null
  return (call) => {
    const name = `${call.method} ${call.path}`
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
    return name === 'GET /estimate' ? json(200, { estimate: data.estimate ?? null }) : null
  }
}

function historyResponder(data: FakeApiData): Responder {
  let history = data.history ?? []
  return (call) => {
    const name = `${call.method} ${call.path}`
    if (name.startsWith('GET /analyses?')) {
      const search = new URLSearchParams(call.path.split('?')[1])
      const from = history.findIndex(({ id }) => id === search.get('lastDocId')) + 1
      const to = from + Number(search.get('limit'))
      const page = history.slice(from, to)
      const hasMore = to < history.length
      const pagination = { hasMore, lastDocId: page.at(-1)?.id ?? null, total: history.length }
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
    return null
  }
}
