import { CLIENT_VERSION_HEADER } from '@gaplens/contracts/client-version'
import type { RequestHandler } from 'express'
import { ApiError } from './errors.ts'

/**
 * Refuses requests of a client that was loaded before a deploy, so that it reloads before anything is charged or written.
 * Requests without the header come from scripts and are answered.
 * @param oldest the oldest version that is still answered
 */
export function refuseOutdated(oldest: number): RequestHandler {
  return (request, _response, next) => {
    const version = Number(request.headers[CLIENT_VERSION_HEADER] ?? oldest)
    if (version < oldest) throw new ApiError('client-outdated')
    next()
  }
}
