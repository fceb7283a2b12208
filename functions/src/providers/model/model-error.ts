import { GoogleGenerativeAIFetchError } from '@google/generative-ai'
import { z } from 'zod'
import { isModelError, type ModelError, type ModelFailureCode, ProviderError } from '../error.ts'

/** Statuses that are worth a retry. */
const TRANSIENT = new Set([429, 500, 503, 504])

const DetailSchema = z.object({
  retryDelay: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  violations: z.array(z.object({ quotaId: z.string().catch('') })).catch([]),
})
type Detail = z.infer<typeof DetailSchema>

/**
 * Translates an error of the SDK. `instanceof` is needed, because all errors of the SDK are named `Error`. The original
 * error is not kept as the cause, because its text may repeat the request.
 */
export function modelError(error: unknown, apiKey: string): ModelError {
  if (isModelError(error)) return error
  const detail = redact(error instanceof Error ? error.message : String(error), apiKey)
  if (!(error instanceof GoogleGenerativeAIFetchError) || error.status === undefined) {
    // There was no connection, or the body is not JSON. The service may still have processed and billed the request.
    return new ProviderError('model-unavailable', { detail })
  }
  const { status } = error
  const details = asArray(error.errorDetails).flatMap((one) => DetailSchema.safeParse(one).data ?? [])
  // A daily quota does not recover within any reasonable pause, so there is no retry.
  const forToday = details.some(({ violations }) => violations.some(({ quotaId }) => /PerDay/i.test(quotaId)))
  return new ProviderError(codeOf(status, details, detail), {
    status,
    detail,
    retryable: TRANSIENT.has(status) && !forToday,
    retryAfterMs: Math.max(0, ...details.map(retryDelayMs)),
  })
}

/** The SDK returns what the service sent, which may differ from the SDK's types. */
function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function codeOf(status: number, details: readonly Detail[], message: string): ModelFailureCode {
  // The service answers a wrong key with status 400.
  const badKey = details.some(({ reason }) => reason?.startsWith('API_KEY_') === true)
  if (status === 401 || status === 403 || badKey || /API key (not valid|expired)/i.test(message)) {
    return 'model-auth'
  }
  if (status === 429) return 'model-rate'
  return status >= 400 && status < 500 ? 'model-bad-request' : 'model-unavailable'
}

/** `google.rpc.RetryInfo` writes a duration as "34.5s". */
function retryDelayMs({ retryDelay }: Detail): number {
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(retryDelay ?? '')?.[1]
  return seconds === undefined ? 0 : Math.ceil(Number(seconds) * 1_000)
}

function redact(text: string, apiKey: string): string {
  return text.replaceAll(apiKey, '[key]').replaceAll(encodeURIComponent(apiKey), '[key]').slice(0, 300)
}
