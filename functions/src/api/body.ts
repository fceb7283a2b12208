import { BODY_MAX_BYTES } from '@gaplens/contracts/limits'
import type { Request } from 'express'
import { ApiError } from './errors.ts'

/**
 * The request's JSON body. The Functions runtime has read the body into `rawBody` before our code runs;
 * it is parsed here, so that every fault gets an answer of our catalogue.
 * @throws ApiError 413, 415 or 400
 */
export function readJson(request: Request): unknown {
  const raw = rawBody(request)
  const type = contentType(request)
  if (!/^application\/json(\s*;|$)/i.test(type)) throw new ApiError('unsupported-media-type')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
  } catch {
    throw new ApiError('invalid-json')
  }
}

/** The bytes that were sent. @throws ApiError 413 */
export function rawBody(request: Request & { rawBody?: Buffer }): Buffer {
  const declared = Number(request.headers['content-length'] ?? 0)
  const raw = request.rawBody ?? Buffer.alloc(0)
  if (declared > BODY_MAX_BYTES || raw.length > BODY_MAX_BYTES) throw new ApiError('body-too-large')
  return raw
}

/** What the client declared: `keepBodiesRaw` has moved it aside. */
function contentType(request: Request): string {
  return String(request.headers[DECLARED_TYPE] ?? request.headers['content-type'] ?? '')
}

/** Where the declared content type waits while the runtime sees an opaque one. */
export const DECLARED_TYPE = 'x-declared-content-type'
