import type { KeptAnswer, Serp, SubQuestion } from '@gaplens/contracts/serp'
import { ProviderError } from '../error.ts'
import { MAX_ATTEMPTS, type RetryPolicy, type RetryVerdict, retry } from '../retry.ts'
import type { SearchProvider } from '../types.ts'
import type { RawAnswer } from './answer.ts'
import { OverviewMissing, readFetched, readInline } from './overview.ts'
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
  /** Asks further for what Google goes on to: AI Mode, and the AI answers of related questions. Up to three more searches. */
  readonly subQuestions?: boolean
}

/** What SerpApi takes where none is named. */
const DEVICE = 'desktop'

const POLICY: RetryPolicy = { maxAttempts: MAX_ATTEMPTS, baseDelayMs: 500, maxDelayMs: 5_000 }

/** Related questions whose AI answer is fetched: each costs a search. */
const ANSWERS_FETCHED = 2

/** A page token lives a minute; the second request itself takes a while to get there. */
const TOKEN_LIFE_MS = 50_000

/**
 * Google's results through SerpApi. A search is at most three rounds, each of one request, or of two where the overview
 * has to be fetched by its token. The token is single-use, so whatever fails after it was handed out starts a new round,
 * which asks past SerpApi's cache: a cached answer would hold the same dead token or the same failure. Results without
 * their overview after all rounds are still results: the search then succeeds with `overviewState: 'unavailable'`.
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
    async search(keyword, { signal, further = true }) {
      const seen: { requests: number; results: RawAnswer | null; answers: KeptAnswer[] } = {
        requests: 0,
        results: null,
        answers: [],
      }
      const ask = async (parameters: Record<string, string>) => {
        seen.requests++
        const timed = await requestSerpApi(config, parameters, signal)
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

      function judge(error: unknown): RetryVerdict {
        if (error instanceof OverviewMissing) return { waitMs: 0 }
        if (!(error instanceof ProviderError)) return 'give-up'
        // A refused token is mended by a new round; the same refusal of the first request is final.
        const tokenRefused = error.code === 'search-bad-request' && seen.results !== null
        return error.retryable || tokenRefused ? { waitMs: error.retryAfterMs } : 'give-up'
      }

      const overview = await retry(round, judge, policy, signal).catch((error: unknown) => {
        if (seen.results === null) throw error
        return UNAVAILABLE
      })
      const subQuestions = await askFurther(
        { ...config, subQuestions: further && config.subQuestions === true },
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
        fetchedAt: new Date().toISOString(),
      }
    },
  }
}

/**
 * The questions Google goes on to. Those of the results come with them; the AI answers behind a token and AI Mode's own are
 * further searches, made where the configuration says so, once each: a search is not worth less without them.
 */
async function askFurther(
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
    attempt({ engine: 'google_ai_mode', q: keyword, gl: config.gl, hl: config.hl, device: 'desktop' }),
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

type Overview = Pick<Serp, 'overviewState' | 'blocks' | 'references' | 'pointers'>
const UNAVAILABLE: Overview = { overviewState: 'unavailable', blocks: [], references: [] }

function firstParameters(config: SerpApiConfig, keyword: string, cached: boolean): Record<string, string> {
  return {
    engine: 'google',
    q: keyword,
    gl: config.gl,
    hl: config.hl,
    google_domain: config.googleDomain,
    device: 'desktop',
    ...(!cached && { no_cache: 'true' }),
  }
}
