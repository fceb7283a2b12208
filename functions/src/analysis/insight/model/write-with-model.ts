import type { ModelFailureCode } from '../../../providers/error.ts'
import { ProviderError } from '../../../providers/error.ts'
import type { ModelProvider } from '../../../providers/types.ts'
import { viewOf } from '../facts/view.ts'
import { writeFallbackInsight } from '../from-pages.ts'
import type { InsightInput, ModelInsight } from '../types.ts'
import { type CheckedAnswer, checkAnswer } from './check.ts'
import { mergeAnswer } from './merge.ts'
import { buildPrompt, SYSTEM_INSTRUCTION } from './prompt.ts'
import { RESPONSE_SCHEMA } from './schema.ts'

/** US dollars per million tokens. */
export interface Prices {
  readonly inputPerMillion: number
  readonly outputPerMillion: number
}

export interface ModelOptions {
  readonly model: ModelProvider
  /** Null when none are configured: the cost is then unknown, not nought. */
  readonly prices: Prices | null
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

/** The model gave nothing that holds; what it cost all the same is told. */
export class ModelInsightError extends ProviderError<ModelFailureCode> {
  readonly usage: ModelInsight['usage']
  /** What was wrong with the answers, where there were any; null where the service itself failed. */
  readonly unusable: string | null

  constructor(
    cause: ProviderError<ModelFailureCode>,
    usage: ModelInsight['usage'],
    unusable: string | null = null,
  ) {
    super(cause.code, {
      cause,
      retryable: cause.retryable,
      ...(cause.status === null ? {} : { status: cause.status }),
    })
    this.usage = usage
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
  const meter = new Meter(options)
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
      const text = await meter.ask(prompt.text)
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
  if (best?.body == null || best.kept === 0) throw new ModelInsightError(failure, meter.usage(), unusable)
  const insight = mergeAnswer(writeFallbackInsight(input), best.body, view)
  return { insight, usage: meter.usage(), dropped: best.dropped }
}

/** Counts calls and tokens over both tries. */
class Meter {
  private readonly options: ModelOptions
  private calls = 0
  private promptTokens = 0
  private outputTokens = 0
  private model: string

  constructor(options: ModelOptions) {
    this.options = options
    this.model = options.model.model
  }

  async ask(prompt: string): Promise<string> {
    this.calls += 1
    const answer = await this.options.model.generateJson({
      system: SYSTEM_INSTRUCTION,
      prompt,
      responseSchema: RESPONSE_SCHEMA,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      signal: this.options.signal,
    })
    this.model = answer.model
    this.promptTokens += answer.promptTokens
    this.outputTokens += answer.outputTokens
    return answer.text
  }

  usage(): ModelInsight['usage'] {
    const { prices } = this.options
    return {
      model: this.model,
      modelCalls: this.calls,
      promptTokens: this.promptTokens,
      outputTokens: this.outputTokens,
      costUsd:
        prices === null
          ? null
          : (this.promptTokens * prices.inputPerMillion + this.outputTokens * prices.outputPerMillion) / 1e6,
    }
  }
}

/** The answer with more that holds; the later of two equals. */
function better(first: CheckedAnswer | null, second: CheckedAnswer): CheckedAnswer {
  return first !== null && first.kept > second.kept ? first : second
}

function worthRepair(answer: CheckedAnswer): boolean {
  return answer.dropped > REPAIR_FROM * (answer.kept + answer.dropped)
}
