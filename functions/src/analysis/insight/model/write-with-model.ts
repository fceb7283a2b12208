import {
  isModelError,
  type ModelError,
  type ModelFailureCode,
  ProviderError,
} from '../../../providers/error.ts'
import type { ModelProvider } from '../../../providers/types.ts'
import type { Compute } from '../../../runtime/limit-computing.ts'
import type { View } from '../facts/view.ts'
import type { Insight, ModelInsight } from '../types.ts'
import { type CheckedAnswer, checkAnswer } from './check.ts'
import { mergeAnswer } from './merge.ts'
import { buildPrompt, SYSTEM_INSTRUCTION } from './prompt.ts'
import { RESPONSE_SCHEMA } from './schema.ts'

export interface ModelOptions {
  readonly model: ModelProvider
  readonly signal: AbortSignal
  readonly maxPromptTokens?: number
  /** Does what keeps the thread busy, within a time limit if the caller has one. */
  readonly compute: Compute
}

const MAX_OUTPUT_TOKENS = 8_192
/** The first attempt, and a second one with the problems of the first. */
const TRIES = 2
/** From this share of unsupported items on, a second attempt is made. */
const REPAIR_FROM = 0.3
/** Failures of the answer that a second attempt may avoid. All others are the service's. */
const REPAIRABLE: readonly string[] = ['model-truncated', 'model-empty']

/** The model gave no usable text. */
export class ModelInsightError extends ProviderError<ModelFailureCode> {
  /** Why the answers were unusable; null when the service failed. */
  readonly unusable: string | null

  constructor(cause: ModelError, unusable: string | null = null) {
    super(cause.code, {
      cause,
      retryable: cause.retryable,
      ...(cause.status === null ? {} : { status: cause.status }),
    })
    this.unusable = unusable
  }
}

/**
 * Lets the model write the texts of the report from the pages anew, from numbered passages, and keeps only those that the passages support. Evidence,
 * signals, tiers and structured data stay as observed. Missing or wrong texts keep the wording from the pages.
 * @param fromPages the report as written from the pages alone
 * @throws ModelInsightError when nothing is usable after one repair attempt
 */
export async function rewriteWithModel(
  fromPages: Insight,
  view: View,
  options: ModelOptions,
): Promise<ModelInsight> {
  const { compute } = options
  let best: CheckedAnswer | null = null
  let problems: readonly string[] = []
  let failure: ModelError = new ProviderError('model-empty')
  let unusable: string | null = null
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    options.signal.throwIfAborted()
    const limits = options.maxPromptTokens === undefined ? {} : { maxTokens: options.maxPromptTokens }
    const prompt = compute('prompt', () => buildPrompt(view, { problems, ...limits }))
    try {
      const { text } = await options.model.generateJson({
        system: SYSTEM_INSTRUCTION,
        prompt: prompt.text,
        responseSchema: RESPONSE_SCHEMA,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        signal: options.signal,
      })
      const checked = compute('answer', () => checkAnswer(text, view, prompt.facts))
      best = better(best, checked)
      if (checked.body !== null && !worthRepair(checked)) break
      problems = checked.problems
      unusable = checked.unusable ?? null
    } catch (error) {
      if (!isModelError(error)) throw error
      failure = error
      unusable = null
      if (!REPAIRABLE.includes(error.code)) break
      problems = [error.code === 'model-truncated' ? '回答過長而被截斷，請縮短每一項文字。' : '回答是空的。']
    }
  }
  if (best?.body == null || best.kept === 0) throw new ModelInsightError(failure, unusable)
  const { body, kept, dropped } = best
  return { insight: compute('merge', () => mergeAnswer(fromPages, body, view)), kept, dropped }
}

/** The answer with more usable sentences; the later of two equals. */
function better(first: CheckedAnswer | null, second: CheckedAnswer): CheckedAnswer {
  return first !== null && first.kept > second.kept ? first : second
}

function worthRepair(answer: CheckedAnswer): boolean {
  return answer.dropped > REPAIR_FROM * (answer.kept + answer.dropped)
}
