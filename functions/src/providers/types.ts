import type { ServedRules } from '@gaplens/contracts/analysis/eligibility'
import type { Serp } from '@gaplens/contracts/analysis/serp'

/** A page as it was received. */
export interface FetchedPage {
  /** The address after redirects. */
  readonly url: string
  readonly status: number
  readonly contentType: string | null
  /** Decompressed. */
  readonly bytes: Uint8Array
  readonly fetchedAt: string
  readonly served: ServedRules
}

interface FetchPageOptions {
  /** Cited pages are read only if the site's robots.txt allows it; the user's own page is read regardless. */
  readonly respectRobots: boolean
  /** Whether to check in robots.txt what Googlebot may do; otherwise that is `unknown`. */
  readonly askForGooglebot?: boolean
  readonly signal?: AbortSignal
}

export interface WebFetcher {
  /** @throws ProviderError with a `PageFailureCode` */
  fetchPage(url: string, options: FetchPageOptions): Promise<FetchedPage>
  /** Ends idle connections. */
  close(): Promise<void>
}

interface SearchOptions {
  readonly signal?: AbortSignal
  readonly further?: boolean
  readonly onReduced?: () => void
  readonly onBilled?: () => void
}

export interface SearchProvider {
  /** The parameters besides the keyword that change the answer: location, language, device. */
  readonly variant?: string
  /**
   * @param options.further false when only the search that a report needs may be made, because the daily limit is near;
   * otherwise optional ones (AI Mode, answers of related questions) may follow
   * @param options.onReduced called when optional searches that this provider is configured to make were not made
   * @param options.onBilled called for each search that is billed: it gave results, or nobody waited for them any longer
   * @throws ProviderError with a `SearchFailureCode`
   */
  search(keyword: string, options: SearchOptions): Promise<Serp>
}

export interface ModelAnswer {
  readonly text: string
  readonly model: string
  readonly promptTokens: number
  readonly outputTokens: number
}

export interface ModelProvider {
  readonly model: string
  /**
   * Asks for JSON in the given shape (a Gemini response schema). The text is not yet validated.
   * Retries transient failures within the signal's deadline.
   * @throws ProviderError with a `ModelFailureCode`
   */
  generateJson(request: ModelRequest): Promise<ModelAnswer>
}

export interface ModelRequest {
  readonly system: string
  readonly prompt: string
  readonly responseSchema: object
  readonly maxOutputTokens: number
  readonly signal?: AbortSignal
}

/** A turn of a conversation with a model. */
interface TextTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

export interface TextProvider {
  readonly model: string
  /**
   * Asks for plain text that continues a conversation; its last turn is the user's. Retries as `generateJson` does.
   * @throws ProviderError with a `ModelFailureCode`
   */
  generateText(request: TextRequest): Promise<ModelAnswer>
}

interface TextRequest {
  readonly system: string
  readonly turns: readonly TextTurn[]
  readonly maxOutputTokens: number
  readonly signal?: AbortSignal
}

export interface TaskQueue {
  /** Named tasks: dispatching the same name twice is one task. */
  dispatch(task: {
    name: string
    analysisId: string
    delaySeconds?: number
  }): Promise<'dispatched' | 'already-dispatched'>
}
