import { type CspReport, CspReportSchema } from '@gaplens/contracts/csp-report'
import { Router } from 'express'
import { createSparseCounter } from '../limits/sparse-counter.ts'
import { log } from '../runtime/log.ts'
import { readJson } from './http/body.ts'
import { allowOnly, parseRequest } from './http/errors.ts'

const HOUR_MS = 60 * 60_000
const TYPES = /^application\/(csp-report|json)(\s*;|$)/i

/** POST /api/csp-reports: what browsers had to refuse. Anybody may send one, so nothing of it is kept but counts. */
export function cspReportRoutes(now: () => Date): Router {
  const count = createSparseCounter(HOUR_MS)
  const router = Router()
  router
    .route('/csp-reports')
    .post((request, response) => {
      const report = parseRequest(CspReportSchema, readJson(request, TYPES))
      const line = count(nameOf(report), now())
      if (line !== null) log('WARNING', 'csp-violation', { violation: line.name, count: line.count })
      response.status(204).end()
    })
    .all(allowOnly('POST'))
  return router
}

/** What was refused and where, without the rest of any address: ids and what people search for stand in those. */
function nameOf({ directive, blocked, page, disposition }: CspReport): string {
  const kind = disposition === 'report' ? 'report' : 'enforce'
  return [
    kind,
    word(directive),
    URL.canParse(blocked) ? originOf(blocked) : word(blocked),
    placeOf(page),
  ].join(' ')
}

function word(value: string): string {
  return /^[a-z-]{1,40}$/.test(value) ? value : 'other'
}

/** An origin, or the scheme of what has none, as a browser's extensions. */
function originOf(address: string): string {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) ? origin.slice(0, 100) : protocol.slice(0, 40)
}

/** The first step of a page's path. */
function placeOf(page: string): string {
  return URL.canParse(page) ? (/^\/[a-z0-9-]{0,30}/.exec(new URL(page).pathname)?.[0] ?? '/') : 'other'
}
