import { type ModelFailureCode, ProviderError } from '../error.ts'
import type { ModelProvider } from '../types.ts'

/** The cost of a run's model calls. */
interface ModelSpend {
  /** The model that answered last. */
  readonly model: string
  /** Calls that reached the service, including failed ones. */
  readonly modelCalls: number
  readonly promptTokens: number
  readonly outputTokens: number
}

/** A model that counts its calls. */
export interface MeteredModel extends ModelProvider {
  spent(): ModelSpend
}

/** Failures before the service was called. */
const NOT_CALLED: ReadonlySet<string> = new Set<ModelFailureCode>([
  'model-not-configured',
  'model-paused',
  'model-ceiling',
])

/** Counts the calls of one run. The tokens of an answer that was cut off or blocked count too, because they are billed. */
export function metered(provider: ModelProvider): MeteredModel {
  let spent: ModelSpend = { model: provider.model, modelCalls: 0, promptTokens: 0, outputTokens: 0 }
  const add = ({ promptTokens, outputTokens }: Pick<ModelSpend, 'promptTokens' | 'outputTokens'>) => {
    spent = {
      ...spent,
      modelCalls: spent.modelCalls + 1,
      promptTokens: spent.promptTokens + promptTokens,
      outputTokens: spent.outputTokens + outputTokens,
    }
  }
  return {
    model: provider.model,
    spent: () => spent,
    async generateJson(request) {
      try {
        const answer = await provider.generateJson(request)
        add(answer)
        spent = { ...spent, model: answer.model }
        return answer
      } catch (error) {
        const failure = error instanceof ProviderError ? error : null
        if (failure === null || !NOT_CALLED.has(failure.code)) add(failure?.tokens ?? NO_TOKENS)
        throw error
      }
    },
  }
}

const NO_TOKENS = { promptTokens: 0, outputTokens: 0 }
