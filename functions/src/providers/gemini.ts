import { GoogleGenerativeAI, type ResponseSchema } from '@google/generative-ai'
import { ProviderError } from './error.ts'
import { readAnswer } from './gemini/answer.ts'
import { modelError } from './gemini/failure.ts'
import { MAX_ATTEMPTS, type RetryPolicy, type RetryVerdict, retry } from './retry.ts'
import type { ModelProvider } from './types.ts'

export interface GeminiConfig {
  readonly apiKey: string
  /** e.g. `gemini-flash-latest` */
  readonly model: string
  readonly baseUrl?: string
  /** For a call with all its tries and pauses. */
  readonly timeoutMs: number
}

const POLICY: RetryPolicy = { maxAttempts: MAX_ATTEMPTS, baseDelayMs: 1_000, maxDelayMs: 15_000 }

/** Gemini, asked for JSON of a given shape; at most three requests a call. */
export function createGemini(config: GeminiConfig, policy: RetryPolicy = POLICY): ModelProvider {
  const { apiKey, model, timeoutMs } = config
  const baseUrl = config.baseUrl?.replace(/\/+$/, '')
  return {
    model,
    async generateJson(request) {
      if (apiKey === '') throw new ProviderError('model-not-configured')
      // The SDK's own timeout leaves its timer running, and it misses a signal that has fired before.
      const ending = new AbortController()
      const signal = ending.signal
      const end = (detail: string) => ending.abort(new ProviderError('model-timeout', { detail }))
      const onCaller = () => end('ended by the caller')
      const timer = setTimeout(() => end(`${timeoutMs} ms`), timeoutMs)
      if (request.signal?.aborted === true) onCaller()
      request.signal?.addEventListener('abort', onCaller, { once: true })

      const generativeModel = new GoogleGenerativeAI(apiKey).getGenerativeModel(
        {
          model,
          systemInstruction: request.system,
          generationConfig: {
            responseMimeType: 'application/json',
            responseSchema: request.responseSchema as ResponseSchema,
            maxOutputTokens: request.maxOutputTokens,
          },
        },
        { baseUrl },
      )
      const attempt = async () => {
        signal.throwIfAborted()
        const { response } = await generativeModel.generateContent(request.prompt, { signal })
        return readAnswer(response, model)
      }
      try {
        return await retry(
          () =>
            attempt().catch((error: unknown) => {
              throw modelError(error, apiKey)
            }),
          judge,
          policy,
          signal,
        )
      } catch (error) {
        throw signal.aborted ? signal.reason : error
      } finally {
        clearTimeout(timer)
        request.signal?.removeEventListener('abort', onCaller)
      }
    },
  }
}

function judge(error: unknown): RetryVerdict {
  return error instanceof ProviderError && error.retryable ? { waitMs: error.retryAfterMs } : 'give-up'
}
