import type { ApiErrorCode } from '@gaplens/contracts/errors'
import { BODY_MAX_BYTES } from '@gaplens/contracts/limits'
import type { Request, RequestHandler } from 'express'
import { ApiError } from './errors.ts'

/** The bodies of the requests that are being answered. */
const bodies = new WeakMap<Request, Buffer>()

/**
 * Reads a request's body, which `keepBodiesUnread` has kept from the runtime. What is too large or encoded is never
 * kept, let alone inflated: it is refused at once, and the rest of it runs past.
 */
export const receiveBody: RequestHandler = (request, _response, next) => {
  const pieces: Buffer[] = []
  let size = 0
  const keep = (piece: Buffer) => {
    size += piece.length
    pieces.push(piece)
    if (size > BODY_MAX_BYTES) refuse('body-too-large')
  }
  const finish = () => {
    bodies.set(request, Buffer.concat(pieces))
    next()
  }
  const refuse = (code: ApiErrorCode) => {
    request.off('data', keep).off('end', finish).resume()
    next(new ApiError(code))
  }
  // Whoever sent it is gone, and nobody is left to answer.
  request.on('error', () => undefined)
  if (isEncoded(request)) refuse('unsupported-encoding')
  else request.on('data', keep).on('end', finish)
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
