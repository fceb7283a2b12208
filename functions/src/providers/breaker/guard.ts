import type { ProviderName } from '@gaplens/contracts/provider-state'
import { type ModelFailureCode, ProviderError, type SearchFailureCode } from '../error.ts'
import type { ModelProvider, SearchProvider } from '../types.ts'

/** Where it is kept whether a provider is called, for all instances together. */
export interface Gate {
  /**
   * Whether the provider may be called now. A caller who is let through tells `succeeded` or `failed`, or nothing where
   * the call was called off.
   */
  admits(name: ProviderName): Promise<boolean>
  succeeded(name: ProviderName): Promise<void>
  failed(name: ProviderName): Promise<void>
  /** Whether the day's ceiling of searches is so near that the optional ones are left to the reports to come. */
  searchesAreScarce(): Promise<boolean>
  /** Whether the day's ceiling of model calls is reached. */
  modelIsSpent(): Promise<boolean>
}

/** Failures that say something of the service, and nothing of the request. */
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
 * A search provider that is left alone while it fails: jobs then fail at once, points back, instead of waiting for it. Near
 * the day's ceiling it makes no optional searches.
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

/** A model that is left alone while it fails or hangs, and past the day's ceiling: reports are then written without it. */
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
    // A call whose time is up says that the service hangs. One that is called off for another reason says nothing.
    const isLate = signal?.aborted === true && isTimeout(signal.reason)
    if (isLate || (signal?.aborted !== true && error instanceof ProviderError))
      await (isLate || isDown.has(codeOf(error)) ? gate.failed(name) : gate.succeeded(name))
    throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof ProviderError ? error.code : ''
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError'
}
