import type { ModelFailureCode } from '../../../providers/error.ts'
import { ProviderError } from '../../../providers/error.ts'
import type { ModelProvider } from '../../../providers/types.ts'
import { viewOf } from '../facts/view.ts'
import { writeFromPages } from '../from-pages.ts'
import type { InsightInput, ModelInsight } from '../types.ts'
import { type CheckedAnswer, checkAnswer } from './check.ts'
import { mergeAnswer } from './merge.ts'
import { buildPrompt, SYSTEM_INSTRUCTION } from './prompt.ts'
import { RESPONSE_SCHEMA } from './schema.ts'

export interface ModelOptions {
  readonly model: ModelProvider
  readonly signal: AbortSignal
  readonly maxPromptTokens?: number
}

const MAX_OUTPUT_TOKENS = 8_192
/** One try, and one more that names what was wrong with the first. */
const TRIES = 2
/** With this share of its items unsupported an answer is worth a second try. */
const REPAIR_FROM = 0.3
/** Failures of the answer, which another try may mend; all others are the service's. */
const MENDABLE: readonly string[] = ['model-truncated', 'model-empty']

/** The model gave nothing that holds. */
export class ModelInsightError extends ProviderError<ModelFailureCode> {
  /** What was wrong with the answers, where there were any; null where the service itself failed. */
  readonly unusable: string | null

  constructor(cause: ProviderError<ModelFailureCode>, unusable: string | null = null) {
    super(cause.code, {
      cause,
      retryable: cause.retryable,
      ...(cause.status === null ? {} : { status: cause.status }),
    })
    this.unusable = unusable
  }
}

/**
 * Lets the model write the report's text from numbered passages, and keeps only what they support. Evidence,
 * signals, tiers and structured data stay as observed; what the model left out or got wrong keeps the fallback's text.
 * @throws ModelInsightError when after one repair try there is nothing usable
 */
export async function writeModelInsight(input: InsightInput, options: ModelOptions): Promise<ModelInsight> {
  const view = viewOf(input)
  let best: CheckedAnswer | null = null
  let problems: readonly string[] = []
  let failure = new ProviderError<ModelFailureCode>('model-empty')
  let unusable: string | null = null
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    options.signal.throwIfAborted()
    const prompt = buildPrompt(view, {
      problems,
      ...(options.maxPromptTokens === undefined ? {} : { maxTokens: options.maxPromptTokens }),
    })
    try {
      const { text } = await options.model.generateJson({
        system: SYSTEM_INSTRUCTION,
        prompt: prompt.text,
        responseSchema: RESPONSE_SCHEMA,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        signal: options.signal,
      })
      const checked = checkAnswer(text, view, prompt.facts)
      best = better(best, checked)
      if (checked.body !== null && !worthRepair(checked)) break
      problems = checked.problems
      unusable = checked.unusable ?? null
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      failure = error as ProviderError<ModelFailureCode>
      unusable = null
      if (!MENDABLE.includes(error.code)) break
      problems = [error.code === 'model-truncated' ? '回答過長而被截斷，請縮短每一項文字。' : '回答是空的。']
    }
  }
  if (best?.body == null || best.kept === 0) throw new ModelInsightError(failure, unusable)
  const insight = mergeAnswer(writeFromPages(input), best.body, view)
  return { insight, dropped: best.dropped }
}

/** The answer with more that holds; the later of two equals. */
function better(first: CheckedAnswer | null, second: CheckedAnswer): CheckedAnswer {
  return first !== null && first.kept > second.kept ? first : second
}

function worthRepair(answer: CheckedAnswer): boolean {
  return answer.dropped > REPAIR_FROM * (answer.kept + answer.dropped)
}
