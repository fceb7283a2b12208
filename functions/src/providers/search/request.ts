import type { KeptAnswer } from '@gaplens/contracts/analysis/serp'
import got from 'got'
import { ProviderError } from '../error.ts'
import { retryAfterMs } from '../retry-after.ts'
import { keepAnswer } from './kept-answer.ts'
import { type RawAnswer, RawAnswerSchema } from './raw-answer.ts'
import { answerError, isGivenUp, redact, saysNoResults, transportError } from './search-error.ts'

export interface SerpApiEndpoint {
  readonly apiKey: string
  readonly baseUrl: string
  /** Time limit of one request, including its body. */
  readonly timeoutMs: number
  readonly userAgent?: string
  readonly now: () => Date
}

interface Asked {
  readonly signal: AbortSignal | undefined
  readonly onBilled: (() => void) | undefined
}

export interface TimedAnswer {
  readonly answer: RawAnswer
  /** Age of the results by the server's clock, because it caches them for an hour. 0 when it does not say. */
  readonly ageMs: number
  /** The answer for the archive; null when our account's data could not be removed from it. */
  readonly kept: KeptAnswer | null
}

/**
 * Makes one request.
 * @param parameters without the key
 * @param asked.onBilled called if it is billed: failed searches are not, but one that nobody waits for goes on at SerpApi
 * @throws ProviderError with a `SearchFailureCode`; neither it nor its causes contain the key
 */
export async function requestSerpApi(
  endpoint: SerpApiEndpoint,
  parameters: Readonly<Record<string, string>>,
  asked: Asked,
): Promise<TimedAnswer> {
  const { status, headers, body, bytes } = await get(endpoint, parameters, asked)
  const receivedAt = endpoint.now()
  const answer = parse(body)
  const detail = redact(answer?.error ?? answer?.search_metadata?.status ?? '', endpoint.apiKey)
  if (status !== 200) {
    throw answerError(status, detail, retryAfterMs(headers['retry-after'], receivedAt.getTime()))
  }
  if (answer === null) {
    throw new ProviderError('search-unavailable', { retryable: true, status, detail: 'not JSON' })
  }
  const failed = answer.error !== undefined && !saysNoResults(answer.error)
  // `Processing` and `Queued` are states of asynchronous searches. Here they mean that results are missing.
  const unfinished = ['Error', 'Processing', 'Queued'].includes(answer.search_metadata?.status ?? '')
  if (failed || unfinished) throw answerError(status, detail)
  asked.onBilled?.()
  const kept = keepAnswer({ bytes, body, parameters, receivedAt }, endpoint.apiKey)
  return { answer, ageMs: ageOf(answer, headers.date), kept }
}

async function get(
  { apiKey, baseUrl, timeoutMs, userAgent }: SerpApiEndpoint,
  parameters: Readonly<Record<string, string>>,
  { signal, onBilled }: Asked,
) {
  try {
    const response = await got(new URL('search.json', `${baseUrl.replace(/\/$/, '')}/`), {
      searchParams: { ...parameters, api_key: apiKey },
      headers: { accept: 'application/json', 'user-agent': userAgent },
      timeout: { request: timeoutMs },
      retry: { limit: 0 },
      throwHttpErrors: false,
      // A redirect would send the key to another address.
      followRedirect: false,
      signal,
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body,
      bytes: response.rawBody,
    }
  } catch (error) {
    if (isGivenUp(error)) onBilled?.()
    throw transportError(error)
  }
}

function parse(body: string): RawAnswer | null {
  try {
    return RawAnswerSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

function ageOf({ search_metadata: metadata }: RawAnswer, date: string | undefined): number {
  // Written as "2026-11-21 10:00:00 UTC".
  const made = Date.parse(metadata?.processed_at || metadata?.created_at || '')
  const sent = Date.parse(date ?? '')
  return Number.isNaN(made) || Number.isNaN(sent) ? 0 : Math.max(0, sent - made)
}
