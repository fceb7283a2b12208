import { z } from 'zod'
import { type ModelFailureCode, ProviderError } from '../error.ts'
import type { ModelAnswer } from '../types.ts'

const count = z.number().int().min(0).catch(0)

/** The fields of a `GenerateContentResponse` that are read. The service sends more than the SDK's types declare. */
const ResponseSchema = z.object({
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().catch(''), thought: z.boolean().catch(false) }))
              .catch([]),
          })
          .catch({ parts: [] }),
      }),
    )
    .catch([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional().catch(undefined),
  usageMetadata: z
    .object({ promptTokenCount: count, candidatesTokenCount: count, thoughtsTokenCount: count })
    .catch({ promptTokenCount: 0, candidatesTokenCount: 0, thoughtsTokenCount: 0 }),
  modelVersion: z.string().optional().catch(undefined),
})

/** Finish reasons that mean a failure. A reason that is neither here nor `STOP` is a failure as well. */
const FAILED_FINISH: Readonly<Record<string, ModelFailureCode>> = {
  MAX_TOKENS: 'model-truncated',
  SAFETY: 'model-blocked',
  RECITATION: 'model-blocked',
  LANGUAGE: 'model-blocked',
  BLOCKLIST: 'model-blocked',
  PROHIBITED_CONTENT: 'model-blocked',
  SPII: 'model-blocked',
  IMAGE_SAFETY: 'model-blocked',
  OTHER: 'model-blocked',
}

/**
 * The text of a complete answer. The SDK's `text()` is not used, because it neither detects a truncated or blocked answer
 * nor leaves out the model's thoughts. Thoughts are billed as output, so they count as output tokens. An answer that cannot be
 * used is billed as well: its tokens are in the error.
 * @throws ProviderError with a `ModelFailureCode`
 */
export function readAnswer(response: unknown, model: string): ModelAnswer {
  const parsed = ResponseSchema.safeParse(response)
  if (!parsed.success) throw new ProviderError('model-empty', { detail: 'not an answer' })
  const { candidates, promptFeedback, usageMetadata: usage, modelVersion } = parsed.data
  const tokens = {
    promptTokens: usage.promptTokenCount,
    outputTokens: usage.candidatesTokenCount + usage.thoughtsTokenCount,
  }
  const [candidate] = candidates
  if (candidate === undefined) {
    const reason = promptFeedback?.blockReason
    throw reason === undefined
      ? new ProviderError('model-empty', { detail: 'no candidates', tokens })
      : new ProviderError('model-blocked', { detail: `prompt: ${reason}`, tokens })
  }
  const finish = candidate.finishReason ?? 'none'
  if (finish !== 'STOP') {
    throw new ProviderError(FAILED_FINISH[finish] ?? 'model-empty', {
      detail: `finish reason ${finish}`,
      tokens,
    })
  }
  const text = candidate.content.parts
    .filter(({ thought }) => !thought)
    .map((part) => part.text)
    .join('')
  if (text.trim() === '') throw new ProviderError('model-empty', { detail: 'no text', tokens })
  return { text, model: modelVersion ?? model, ...tokens }
}
