import type { ProviderName } from '@gaplens/contracts/admin/provider-state'
import { isTimeout, type ModelFailureCode, ProviderError, type SearchFailureCode } from '../error.ts'
import type { ModelProvider, SearchProvider } from '../types.ts'

/** The circuit breakers and daily limits of the providers, shared by all instances. */
export interface Gate {
  /**
   * Whether the provider may be called now. A caller who is admitted reports `succeeded` or `failed`, or neither if the
   * call was aborted.
   */
  admits(name: ProviderName): Promise<boolean>
  succeeded(name: ProviderName): Promise<void>
  failed(name: ProviderName): Promise<void>
  /** Whether the daily limit of searches is so near that optional searches are skipped. */
  searchesAreScarce(): Promise<boolean>
  /** Whether the daily limit of model calls is reached. */
  modelIsSpent(): Promise<boolean>
}

/** Failures that are the service's fault and not the request's. */
const SEARCH_IS_DOWN: ReadonlySet<string> = new Set<SearchFailureCode>([
  'search-unavailable',
  'search-rate',
  'search-quota',
  'search-auth',
])
const MODEL_IS_DOWN: ReadonlySet<string> = new Set<ModelFailureCode>([
  'model-unavailable',
  'model-timeout',
  'model-rate',
  'model-auth',
])

/**
 * Wraps a search provider in its circuit breaker. While it is open, jobs fail at once with a refund instead of waiting. Near
 * the daily limit the provider makes no optional searches.
 */
export function guardSearch(provider: SearchProvider, gate: Gate): SearchProvider {
  return {
    ...(provider.variant !== undefined && { variant: provider.variant }),
    async search(keyword, options) {
      if (!(await gate.admits('search')))
        throw new ProviderError('search-unavailable', { detail: 'not called: it has failed repeatedly' })
      const further = options.further !== false && !(await gate.searchesAreScarce())
      const call = provider.search(keyword, { ...options, further })
      return await recordOutcome('search', call, SEARCH_IS_DOWN, gate, options.signal)
    },
  }
}

/** Wraps a model in its circuit breaker and its daily limit. While it is refused, reports are written without it. */
export function guardModel(provider: ModelProvider, gate: Gate): ModelProvider {
  return {
    model: provider.model,
    async generateJson(request) {
      if (await gate.modelIsSpent()) throw new ProviderError('model-ceiling')
      if (!(await gate.admits('model'))) throw new ProviderError('model-paused')
      const call = provider.generateJson(request)
      return await recordOutcome('model', call, MODEL_IS_DOWN, gate, request.signal)
    },
  }
}

async function recordOutcome<T>(
  name: ProviderName,
  call: Promise<T>,
  isDown: ReadonlySet<string>,
  gate: Gate,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    const answer = await call
    await gate.succeeded(name)
    return answer
  } catch (error) {
    // A timeout means that the service hangs. A call that was aborted for another reason means nothing.
    const isLate = signal?.aborted === true && isTimeout(signal.reason)
    if (isLate || (signal?.aborted !== true && error instanceof ProviderError))
      await (isLate || isDown.has(codeOf(error)) ? gate.failed(name) : gate.succeeded(name))
    throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof ProviderError ? error.code : ''
}
