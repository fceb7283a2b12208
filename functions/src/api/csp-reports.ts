import { type CspReport, CspReportSchema } from '@gaplens/contracts/csp-report'
import { Router } from 'express'
import { createLogSampler } from '../limits/log-sampler.ts'
import { log } from '../runtime/log.ts'
import { readJson } from './http/body.ts'
import { allowOnly, parseRequest } from './http/errors.ts'

const HOUR_MS = 60 * 60_000
const TYPES = /^application\/(csp-report|json)(\s*;|$)/i

/** POST /api/csp-reports: violations that browsers report. Anybody may send a report, so only counts are kept. */
export function cspReportRoutes(now: () => Date): Router {
  const count = createLogSampler(HOUR_MS)
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

/** Names a violation by directive, origin and page. Full URLs are left out, because they may hold ids and search terms. */
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

/** The origin of a URL, or its scheme if it has no web origin, as with browser extensions. */
function originOf(address: string): string {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) ? origin.slice(0, 100) : protocol.slice(0, 40)
}

/** The first segment of a page's path. */
function placeOf(page: string): string {
  return URL.canParse(page) ? (/^\/[a-z0-9-]{0,30}/.exec(new URL(page).pathname)?.[0] ?? '/') : 'other'
}
