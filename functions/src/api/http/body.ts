import type { ApiErrorCode } from '@gaplens/contracts/errors'
import { BATCH_BODY_MAX_BYTES, BODY_MAX_BYTES, DRAFT_BODY_MAX_BYTES } from '@gaplens/contracts/limits'
import type { Request, RequestHandler } from 'express'
import { ApiError } from './errors.ts'

/** The bodies of the requests in progress. */
const bodies = new WeakMap<Request, Buffer>()

/**
 * Reads the body of a request, which `keepBodiesUnread` has kept from the runtime. A body that is too large or encoded is
 * refused at once. The rest of it is discarded, and it is never inflated.
 */
export const receiveBody: RequestHandler = (request, _response, next) => {
  const pieces: Buffer[] = []
  let size = 0
  const limit = limitOf(request.path)
  const keep = (piece: Buffer) => {
    size += piece.length
    pieces.push(piece)
    if (size > limit) refuse('body-too-large')
  }
  const finish = () => {
    bodies.set(request, Buffer.concat(pieces))
    next()
  }
  const refuse = (code: ApiErrorCode) => {
    request.off('data', keep).off('end', finish).resume()
    next(new ApiError(code))
  }
  // An error means that the client has gone, so there is nobody to answer.
  request.on('error', () => undefined)
  if (isEncoded(request)) refuse('unsupported-encoding')
  else request.on('data', keep).on('end', finish)
}

/** The largest body of a path. Batches and drafts are longer than other bodies. */
function limitOf(path: string): number {
  if (path === '/api/batches') return BATCH_BODY_MAX_BYTES
  return /^\/api\/(analyses\/[\w-]+\/drafts|drafts\/[\w-]+)$/.test(path)
    ? DRAFT_BODY_MAX_BYTES
    : BODY_MAX_BYTES
}

function isEncoded(request: Request): boolean {
  const encoding = request.headers['content-encoding'] ?? ''
  return !/^(identity)?$/i.test(encoding.trim())
}

/** The request's JSON body, of one of the types given. @throws ApiError 415 or 400 */
export function readJson(request: Request, types = /^application\/json(\s*;|$)/i): unknown {
  if (!types.test(request.headers['content-type'] ?? '')) throw new ApiError('unsupported-media-type')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody(request)))
  } catch {
    throw new ApiError('invalid-json')
  }
}

/** The bytes that were sent. */
export function rawBody(request: Request): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0)
}
