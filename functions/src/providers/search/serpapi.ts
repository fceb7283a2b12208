import type { KeptAnswer, Serp, SubQuestion } from '@gaplens/contracts/analysis/serp'
import { isTimeout, ProviderError } from '../error.ts'
import { MAX_ATTEMPTS, type RetryDecision, type RetryPolicy, retry } from '../retry.ts'
import type { SearchProvider } from '../types.ts'
import { OverviewMissing, readFetched, readInline } from './overview.ts'
import type { RawAnswer } from './raw-answer.ts'
import { requestSerpApi, type SerpApiEndpoint } from './request.ts'
import { normaliseResults } from './results.ts'
import { aiModeSubQuestions, relatedSubQuestions, withAnswer } from './sub-questions.ts'

export interface SerpApiConfig extends SerpApiEndpoint {
  /** Country of the search, e.g. `tw`. */
  readonly gl: string
  /** Language of the search, e.g. `zh-tw`. */
  readonly hl: string
  /** e.g. `google.com.tw` */
  readonly googleDomain: string
  /** Whether to make up to three optional searches: AI Mode, and the AI answers of related questions. */
  readonly subQuestions?: boolean
  /** Is told why a search has succeeded without its overview. */
  readonly onOverviewLost?: (error: ProviderError | OverviewMissing) => void
}

/** SerpApi's default device. */
const DEVICE = 'desktop'

const POLICY: RetryPolicy = { maxAttempts: MAX_ATTEMPTS, baseDelayMs: 500, maxDelayMs: 5_000 }

/** Related questions whose AI answer is fetched. Each costs a search. */
const ANSWERS_FETCHED = 2

/** A page token is valid for a minute, and the second request takes some time to arrive. */
const TOKEN_LIFE_MS = 50_000

/**
 * Google's results through SerpApi. A search takes at most three rounds, each of one request, or of two if the overview has
 * to be fetched by its token. The token is single-use, so any failure after it was issued starts a new round without
 * SerpApi's cache, because a cached answer would hold the same used token or the same failure. If all rounds give results
 * without their overview, or time is up after the results, the search succeeds with `overviewState: 'unavailable'`.
 */
export function createSerpApi(config: SerpApiConfig, policy: RetryPolicy = POLICY): SearchProvider {
  return {
    variant: [
      config.gl,
      config.hl,
      config.googleDomain,
      DEVICE,
      ...(config.subQuestions === true ? ['sub-questions'] : []),
    ].join(' '),
    async search(keyword, { signal, further = true, onReduced, onBilled }) {
      const seen: { requests: number; results: RawAnswer | null; answers: KeptAnswer[] } = {
        requests: 0,
        results: null,
        answers: [],
      }
      const ask = async (parameters: Record<string, string>) => {
        seen.requests++
        const timed = await requestSerpApi(config, parameters, { signal, onBilled })
        if (timed.kept !== null) seen.answers.push(timed.kept)
        return timed
      }

      async function round(attempt: number): Promise<Overview> {
        const cached = attempt === 1
        const { answer, ageMs } = await ask(firstParameters(config, keyword, cached))
        seen.results = answer
        const inline = readInline(answer.ai_overview)
        if (!('token' in inline)) return inline
        if (cached && ageMs > TOKEN_LIFE_MS) throw new OverviewMissing('the cached token is dead')
        const second = await ask({ engine: 'google_ai_overview', page_token: inline.token })
        return readFetched(second.answer)
      }

      function classifyFailure(error: unknown): RetryDecision {
        if (error instanceof OverviewMissing) return { waitMs: 0 }
        if (!(error instanceof ProviderError)) return 'give-up'
        // A new round gets a new token. The same refusal of the first request is final.
        const tokenRefused = error.code === 'search-bad-request' && seen.results !== null
        return error.retryable || tokenRefused ? { waitMs: error.retryAfterMs } : 'give-up'
      }

      const overview = await retry(round, classifyFailure, policy, signal).catch((error: unknown) => {
        const isExpected = error instanceof ProviderError || error instanceof OverviewMissing
        if (seen.results === null || !isExpected || isStopped(signal)) throw error
        config.onOverviewLost?.(error)
        return UNAVAILABLE
      })
      const hasTime = signal?.aborted !== true
      const isReduced = config.subQuestions === true && !(further && hasTime)
      if (isReduced) onReduced?.()
      const subQuestions = await fetchSubQuestions(
        { ...config, subQuestions: config.subQuestions === true && !isReduced },
        keyword,
        seen.results,
        ask,
      )
      return {
        ...overview,
        ...normaliseResults(seen.results),
        subQuestions,
        answers: seen.answers,
        requests: seen.requests,
        fetchedAt: config.now().toISOString(),
      }
    },
  }
}

/**
 * The questions that Google suggests. Related questions are part of the results. AI answers behind a token and AI Mode's
 * questions take optional searches, which are made once each if configured and whose failure is ignored.
 */
async function fetchSubQuestions(
  config: SerpApiConfig,
  keyword: string,
  results: RawAnswer | null,
  ask: (parameters: Record<string, string>) => Promise<{ answer: RawAnswer }>,
): Promise<SubQuestion[]> {
  const { questions, tokens } = relatedSubQuestions(results)
  if (config.subQuestions !== true) return [...questions]
  const attempt = (parameters: Record<string, string>): Promise<RawAnswer | null> =>
    ask(parameters).then(
      ({ answer }) => answer,
      (error: unknown) => {
        if (error instanceof ProviderError) return null
        throw error
      },
    )
  const due = [...tokens].slice(0, ANSWERS_FETCHED)
  const [mode, ...answers] = await Promise.all([
    attempt({ engine: 'google_ai_mode', q: keyword, gl: config.gl, hl: config.hl, device: DEVICE }),
    ...due.map(([, token]) => attempt({ engine: 'google_ai_overview', page_token: token })),
  ])
  const answered = new Map(due.map(([text], at) => [text, answers[at] ?? null]))
  return [
    ...questions.map((question) => {
      const answer = answered.get(question.text) ?? null
      return answer === null ? question : withAnswer(question, answer)
    }),
    ...(mode === null || mode === undefined ? [] : aiModeSubQuestions(mode)),
  ]
}

/** Whether the search was aborted, as opposed to its time being up: then nobody waits for its results. */
function isStopped(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !isTimeout(signal.reason)
}

type Overview = Pick<Serp, 'overviewState' | 'blocks' | 'references' | 'pointers'>
const UNAVAILABLE: Overview = { overviewState: 'unavailable', blocks: [], references: [] }

function firstParameters(config: SerpApiConfig, keyword: string, cached: boolean): Record<string, string> {
  return {
    engine: 'google',
    q: keyword,
    gl: config.gl,
    hl: config.hl,
    google_domain: config.googleDomain,
    device: DEVICE,
    ...(!cached && { no_cache: 'true' }),
  }
}
