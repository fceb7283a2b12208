import { randomUUID } from 'node:crypto'
import { API_ERRORS, type ApiErrorCode, type ErrorAnswer } from '@gaplens/contracts/errors'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import { describeError, log } from '../../runtime/log.ts'

/** An answer that is not a success: a code of the catalogue, and the request's field at fault. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly field: string | undefined
  readonly headers: Readonly<Record<string, string>>

  /** @param options.message said instead of the catalogue's, where someone has written one for this moment */
  constructor(
    code: ApiErrorCode,
    options: { field?: string; headers?: Record<string, string>; message?: string } = {},
  ) {
    super(options.message ?? API_ERRORS[code].message)
    this.code = code
    this.field = options.field
    this.headers = options.headers ?? {}
  }
}

/** Parses what a client sent. @throws ApiError with the code and field of the first thing that is wrong */
export function parseRequest<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const code = issue !== undefined && isApiErrorCode(issue.message) ? issue.message : 'invalid-request'
  const field = issue?.path[0]
  throw new ApiError(code, field === undefined ? {} : { field: String(field) })
}

function isApiErrorCode(text: string): text is ApiErrorCode {
  return Object.hasOwn(API_ERRORS, text)
}

export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.locals.requestId = randomUUID()
  next()
}

export const refuseUnknownRoute: RequestHandler = () => {
  throw new ApiError('route-not-found')
}

/** The methods a path has; any other is 405 with an `Allow` header. */
export function allowOnly(...methods: string[]): RequestHandler {
  return () => {
    throw new ApiError('method-not-allowed', { headers: { allow: methods.join(', ') } })
  }
}

/** The one place where an error becomes an answer. Nothing of an unexpected error is shown. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const known = error instanceof ApiError ? error : unexpected(error)
  if (known.code === 'internal' || known.code === 'unavailable') {
    log('ERROR', `api-${known.code}`, { ...context(request, response), ...describeError(error) })
  }
  if (REFUSALS.has(known.code))
    log('WARNING', 'api-refused', { ...context(request, response), code: known.code })
  const body: ErrorAnswer = {
    error: { code: known.code, message: known.message, field: known.field, requestId: requestId(response) },
  }
  response.status(API_ERRORS[known.code].status).set(known.headers).json(body)
}

/** Answers to those who try what is not theirs, or too much of it: worth an alert when they are many. */
const REFUSALS: ReadonlySet<ApiErrorCode> = new Set([
  'forbidden',
  'app-check-failed',
  'rate-limited',
  'recent-sign-in-required',
])

/** An error that is not ours to name: what became of the request decides the answer. */
function unexpected(error: unknown): ApiError {
  // An address that can't be decoded (`/api/results/%E0%A4%A`): express throws before any route.
  if (error instanceof URIError) return new ApiError('invalid-request')
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'number' && FIRESTORE_BUSY.has(code)) {
    return new ApiError('unavailable', { headers: { 'retry-after': '5' } })
  }
  return new ApiError('internal')
}

/** gRPC codes that a later try may not meet: deadline exceeded, resource exhausted, aborted, unavailable. */
const FIRESTORE_BUSY = new Set([4, 8, 10, 14])

function requestId(response: Response): string {
  return String(response.locals.requestId)
}

function context(request: Request, response: Response): Record<string, string> {
  return {
    requestId: requestId(response),
    method: request.method,
    route: String(request.route?.path ?? 'unknown'),
  }
}
