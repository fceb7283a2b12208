import type { Usage } from '@gaplens/contracts/analysis/report'
import { type MeteredModel, metered } from '../../providers/model/meter.ts'
import type { ConfiguredModel } from './context.ts'

/** The model of one run, which counts its calls; null when none is configured. */
export function modelOfRun(model: ConfiguredModel | null): ConfiguredModel<MeteredModel> | null {
  return model === null ? null : { ...model, provider: metered(model.provider) }
}

/** The model cost of a run so far, including failed calls. Without prices the cost is unknown, not zero. */
export function modelUsage(model: ConfiguredModel<MeteredModel> | null): Omit<Usage, 'searches'> {
  if (model === null) return { model: null, modelCalls: 0, promptTokens: 0, outputTokens: 0, costUsd: null }
  const { provider, prices } = model
  const spent = provider.spent()
  const { promptTokens, outputTokens } = spent
  return {
    ...spent,
    costUsd:
      prices === null
        ? null
        : (promptTokens * prices.inputPerMillion + outputTokens * prices.outputPerMillion) / 1e6,
  }
}
