import { z } from 'zod'
import { type ModelFailureCode, ProviderError } from '../error.ts'
import type { ModelAnswer } from '../types.ts'

const count = z.number().int().min(0).catch(0)

/** The parts of a `GenerateContentResponse` that are read; wider than the SDK's types, which know less than the service. */
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

/** Every way to end that is not a whole answer; what is not in here and is not `STOP` is a failure too. */
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
 * The text of an answer that ended well. Read here, for the SDK's `text()` neither tells a cut or forbidden answer apart
 * nor leaves out the model's thoughts. Thoughts are billed as output, so they count.
 * @throws ProviderError with a `ModelFailureCode`
 */
export function readAnswer(response: unknown, model: string): ModelAnswer {
  const parsed = ResponseSchema.safeParse(response)
  if (!parsed.success) throw new ProviderError('model-empty', { detail: 'not an answer' })
  const { candidates, promptFeedback, usageMetadata: usage, modelVersion } = parsed.data
  const [candidate] = candidates
  if (candidate === undefined) {
    const reason = promptFeedback?.blockReason
    throw reason === undefined
      ? new ProviderError('model-empty', { detail: 'no candidates' })
      : new ProviderError('model-blocked', { detail: `prompt: ${reason}` })
  }
  const finish = candidate.finishReason ?? 'none'
  if (finish !== 'STOP') {
    throw new ProviderError(FAILED_FINISH[finish] ?? 'model-empty', { detail: `finish reason ${finish}` })
  }
  const text = candidate.content.parts
    .filter(({ thought }) => !thought)
    .map((part) => part.text)
    .join('')
  if (text.trim() === '') throw new ProviderError('model-empty', { detail: 'no text' })
  return {
    text,
    model: modelVersion ?? model,
    promptTokens: usage.promptTokenCount,
    outputTokens: usage.candidatesTokenCount + usage.thoughtsTokenCount,
  }
}
