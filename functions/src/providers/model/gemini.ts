import {
  type Content,
  type GenerationConfig,
  GoogleGenerativeAI,
  type ResponseSchema,
} from '@google/generative-ai'
import { ProviderError } from '../error.ts'
import { MAX_ATTEMPTS, type RetryDecision, type RetryPolicy, retry } from '../retry.ts'
import type { ModelAnswer, ModelProvider, TextProvider } from '../types.ts'
import { modelError } from './model-error.ts'
import { readAnswer } from './read-answer.ts'

export interface GeminiConfig {
  readonly apiKey: string
  /** Name of the model, such as `gemini-flash-latest`. */
  readonly model: string
  readonly baseUrl?: string | undefined
  /** Time limit of a call with all its attempts and pauses. */
  readonly timeoutMs: number
}

const POLICY: RetryPolicy = { maxAttempts: MAX_ATTEMPTS, baseDelayMs: 1_000, maxDelayMs: 15_000 }

/** One request to the model, for JSON or for text. */
interface Call {
  readonly system: string
  readonly contents: Content[]
  readonly generationConfig: GenerationConfig
  readonly signal: AbortSignal | undefined
}

/** Gemini, for JSON of a given schema or for the next turn of a conversation. A call makes at most three requests. */
export function createGemini(
  config: GeminiConfig,
  policy: RetryPolicy = POLICY,
): ModelProvider & TextProvider {
  const { apiKey, model, timeoutMs } = config
  const baseUrl = config.baseUrl?.replace(/\/+$/, '')

  async function generate(call: Call): Promise<ModelAnswer> {
    if (apiKey === '') throw new ProviderError('model-not-configured')
    // The SDK's own timeout is not used: it leaves its timer running, and it ignores a signal that has already fired.
    const ending = new AbortController()
    const signal = ending.signal
    const end = (detail: string) => ending.abort(new ProviderError('model-timeout', { detail }))
    const onCaller = () => end('ended by the caller')
    const timer = setTimeout(() => end(`${timeoutMs} ms`), timeoutMs)
    if (call.signal?.aborted === true) onCaller()
    call.signal?.addEventListener('abort', onCaller, { once: true })

    const generativeModel = new GoogleGenerativeAI(apiKey).getGenerativeModel(
      { model, systemInstruction: call.system, generationConfig: call.generationConfig },
      baseUrl === undefined ? {} : { baseUrl },
    )
    const attempt = async () => {
      signal.throwIfAborted()
      const { response } = await generativeModel.generateContent({ contents: call.contents }, { signal })
      return readAnswer(response, model)
    }
    try {
      return await retry(
        () =>
          attempt().catch((error: unknown) => {
            throw modelError(error, apiKey)
          }),
        classifyFailure,
        policy,
        signal,
      )
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    } finally {
      clearTimeout(timer)
      call.signal?.removeEventListener('abort', onCaller)
    }
  }

  return {
    model,
    generateJson: ({ system, prompt, responseSchema, maxOutputTokens, signal }) =>
      generate({
        system,
        contents: [{ role: 'user', parts: [{ text: prompt }] }],
        generationConfig: {
          responseMimeType: 'application/json',
          responseSchema: responseSchema as ResponseSchema,
          maxOutputTokens,
        },
        signal,
      }),
    generateText: ({ system, turns, maxOutputTokens, signal }) =>
      generate({
        system,
        contents: turns.map(({ role, content }) => ({
          role: role === 'user' ? 'user' : 'model',
          parts: [{ text: content }],
        })),
        generationConfig: { maxOutputTokens },
        signal,
      }),
  }
}

function classifyFailure(error: unknown): RetryDecision {
  return error instanceof ProviderError && error.retryable ? { waitMs: error.retryAfterMs } : 'give-up'
}
