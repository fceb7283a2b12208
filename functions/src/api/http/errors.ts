import { randomUUID } from 'node:crypto'
import { API_ERRORS, type ApiErrorCode, type ErrorAnswer, isApiErrorCode } from '@gaplens/contracts/errors'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import { errorCode } from '../../runtime/error-code.ts'
import { describeError, log } from '../../runtime/log.ts'

/** An error answer: a code of the catalogue, and the invalid field of the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly headers: Readonly<Record<string, string>>

  /**
   * @param options.message replaces the catalogue's message, for example with a notice that an admin wrote
   * @param options.cause the error behind it, for the log
   */
  constructor(
    code: ApiErrorCode,
    options: { field?: string; headers?: Record<string, string>; message?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? API_ERRORS[code].message, { cause: options.cause })
    this.code = code
    this.status = API_ERRORS[code].status
    this.field = options.field
    this.headers = options.headers ?? {}
  }
}

/** Parses input from a client. @throws ApiError with the code and field of the first problem */
export function parseRequest<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const code = issue !== undefined && isApiErrorCode(issue.message) ? issue.message : 'invalid-request'
  const field = issue?.path[0]
  throw new ApiError(code, field === undefined ? {} : { field: String(field) })
}

export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.locals.requestId = randomUUID()
  next()
}

export const refuseUnknownRoute: RequestHandler = () => {
  throw new ApiError('route-not-found')
}

/** Answers 405 with an `Allow` header to all methods that a path does not have. */
export function allowOnly(...methods: string[]): RequestHandler {
  return () => {
    throw new ApiError('method-not-allowed', { headers: { allow: methods.join(', ') } })
  }
}

/** Turns every error into an answer. An unexpected error is never shown to the client. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const known = error instanceof ApiError ? error : unexpected(error)
  if (known.code === 'internal' || known.code === 'unavailable') {
    const reason = error instanceof ApiError ? (error.cause ?? error) : error
    log('ERROR', `api-${known.code}`, { ...context(request, response), ...describeError(reason) })
  }
  if (REFUSALS.has(known.code))
    log('WARNING', 'api-refused', { ...context(request, response), code: known.code })
  const body: ErrorAnswer = {
    error: { code: known.code, message: known.message, field: known.field, requestId: requestId(response) },
  }
  response.status(known.status).set(known.headers).json(body)
}

/** Codes of refused access and exceeded limits. An alert watches their number. */
const REFUSALS: ReadonlySet<ApiErrorCode> = new Set([
  'forbidden',
  'app-check-failed',
  'rate-limited',
  'recent-sign-in-required',
])

/** The answer for an error that is not an ApiError. */
function unexpected(error: unknown): ApiError {
  // Express throws for a path that cannot be decoded (`/api/results/%E0%A4%A`), before any route.
  if (error instanceof URIError) return new ApiError('invalid-request')
  const code = errorCode(error)
  if (typeof code === 'number' && FIRESTORE_BUSY.has(code)) {
    return new ApiError('unavailable', { headers: { 'retry-after': '5' } })
  }
  return new ApiError('internal')
}

/** gRPC codes of temporary failures: deadline exceeded, resource exhausted, aborted, unavailable. */
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
