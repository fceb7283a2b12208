import type { Site } from '../content/blocks.ts'
import { type Answer, json } from '../http/respond.ts'
import type { Topic } from '../topics.ts'
import { aiModeOf } from './ai-mode.ts'
import { choosePlan } from './choose.ts'
import { composeOverview } from './compose.ts'
import { hash } from './hash.ts'
import { matchTopic, normalise } from './match.ts'
import { applyQuirks, quirksOf } from './quirks.ts'
import { organicResults, relatedQuestions } from './results.ts'
import type { Overview } from './shapes.ts'
import { NO_RESULTS, OVERVIEW_ERROR, readStaged, type StagedState, stagedAnswer } from './staged.ts'
import { PageTokens } from './tokens.ts'

const INVALID_KEY = 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key'

export interface SearchApi {
  /** Answers `/search`, `/search.json` and `/account.json`; null for other paths. */
  answer(path: string, parameters: URLSearchParams): Answer | null
}

export interface SearchApiOptions {
  readonly now?: () => number
  /** Overviews change from one search to the next, as Google's do; otherwise a keyword always gets the same. */
  readonly varies?: boolean
}

/** One in this many varying runs has no overview. */
const RUNS_WITH_NONE = 10
const DEVICES = ['desktop', 'tablet', 'mobile']

/** Simulates SerpApi over the sample pages. Every key is valid, except those that start with `invalid`. */
export function createSearchApi(
  sites: readonly Site[],
  topics: readonly Topic[],
  { now = Date.now, varies = false }: SearchApiOptions = {},
): SearchApi {
  const pages = sites.flatMap((site) => site.pages)
  const tokens = new PageTokens<Overview | null>(now)
  const more = new PageTokens<Topic>(now)
  /** How often each staged keyword was requested. */
  const tries = new Map<string, number>()
  let searches = 0

  function answer(path: string, parameters: URLSearchParams): Answer | null {
    const isSearch = path === '/search' || path === '/search.json'
    if (!isSearch && path !== '/account.json' && path !== '/account') return null
    const key = parameters.get('api_key') ?? ''
    if (key === '' || key.startsWith('invalid')) return json(401, { error: INVALID_KEY })
    if (!isSearch) return json(200, account(key, searches))
    switch (parameters.get('engine') ?? 'google') {
      case 'google':
        return google(parameters)
      case 'google_ai_overview':
        return overviewByToken(parameters)
      case 'google_ai_mode':
        return aiMode(parameters)
      case 'google_related_questions':
        return moreQuestions(parameters)
      default:
        return json(400, { error: `Unsupported \`${parameters.get('engine')}\` search engine.` })
    }
  }

  function google(parameters: URLSearchParams): Answer {
    const q = (parameters.get('q') ?? '').trim()
    if (q === '') return json(400, { error: 'Missing query `q` parameter.' })
    if (parameters.has('location') && parameters.has('uule'))
      return json(400, { error: "`location` and `uule` parameters can't be used together." })
    const device = parameters.get('device') ?? 'desktop'
    if (!DEVICES.includes(device)) return json(400, { error: `Unsupported \`${device}\` device.` })
    searches += 1
    const { state, keyword } = readStaged(q)
    const isFirstTry = state !== null && countTry(q) % 2 === 1
    const staged = state === null ? null : stagedAnswer(state, isFirstTry)
    if (staged) return staged
    const envelope = describe('google', parameters, now)
    const terms = { query_displayed: q, organic_results_state: 'Results for exact spelling' }
    if (state === 'no-results' || !/[\p{L}\p{N}]/u.test(keyword))
      return json(200, {
        ...envelope,
        search_information: { ...terms, organic_results_state: 'Fully empty' },
        error: NO_RESULTS,
      })
    const topic = matchTopic(keyword, topics, pages)
    const organic = organicResults(device === 'mobile' ? `${keyword}#mobile` : keyword, topic, sites)
    return json(200, {
      ...envelope,
      search_information: { ...terms, total_results: organic.length * 1_310, time_taken_displayed: 0.31 },
      ...(topic === null ? {} : { ai_overview: overviewPart(keyword, topic, state, isFirstTry) }),
      ...(topic === null ? {} : { related_questions: questions(topic) }),
      organic_results: organic,
      pagination: { current: 1 },
    })
  }

  function overviewPart(
    keyword: string,
    topic: Topic,
    state: StagedState | null,
    isFirstTry: boolean,
  ): object {
    if (state === 'overview-error-always' || (state === 'overview-error' && isFirstTry))
      return { error: OVERVIEW_ERROR }
    if (state === 'overview-empty' || (varies && searches % RUNS_WITH_NONE === 0)) return withToken(null)
    const overview = overviewOf(keyword, topic)
    return isInline(keyword) ? overview : withToken(overview)
  }

  function overviewOf(keyword: string, topic: Topic): Overview {
    const same = varies ? `${normalise(keyword)}#${searches}` : normalise(keyword)
    return applyQuirks(composeOverview(same, choosePlan(same, topic, pages), sites), quirksOf(same, topic))
  }

  function withToken(overview: Overview | null): object {
    const token = tokens.issue(overview)
    return {
      page_token: token,
      serpapi_link: `https://serpapi.com/search.json?engine=google_ai_overview&page_token=${token}`,
    }
  }

  function questions(topic: Topic): object[] {
    const asked = relatedQuestions(topic, pages, (question) => tokens.issue(overviewOf(question, topic)))
    return asked.map((each) => ({ ...each, next_page_token: more.issue(topic) }))
  }

  function aiMode(parameters: URLSearchParams): Answer {
    const q = (parameters.get('q') ?? '').trim()
    if (q === '') return json(400, { error: 'Missing query `q` parameter.' })
    searches += 1
    const { state, keyword } = readStaged(q)
    const staged = state === null ? null : stagedAnswer(state, false)
    if (staged) return staged
    const envelope = describe('google_ai_mode', parameters, now)
    const topic = matchTopic(keyword, topics, pages)
    return json(
      200,
      topic === null
        ? { ...envelope, error: NO_RESULTS }
        : { ...envelope, ...aiModeOf(overviewOf(keyword, topic), topic, pages) },
    )
  }

  /** The further questions behind a question's token: the subjects of its topic. */
  function moreQuestions(parameters: URLSearchParams): Answer {
    const token = parameters.get('next_page_token') ?? ''
    if (token === '') return json(400, { error: 'Missing `next_page_token` parameter.' })
    searches += 1
    const envelope = describe('google_related_questions', parameters, now)
    const topic = more.redeem(token)
    if (topic === null) return json(200, { ...envelope, error: NO_RESULTS })
    return json(200, {
      ...envelope,
      related_questions: topic.sections.map(({ heading }) => ({
        question: `${heading}？`,
        type: 'ai_overview',
        page_token: tokens.issue(overviewOf(heading, topic)),
        next_page_token: more.issue(topic),
      })),
    })
  }

  function overviewByToken(parameters: URLSearchParams): Answer {
    const token = parameters.get('page_token') ?? ''
    if (token === '') return json(400, { error: 'Missing `page_token` parameter.' })
    searches += 1
    const envelope = describe('google_ai_overview', parameters, now)
    const overview = tokens.redeem(token)
    if (overview === null)
      return json(200, {
        ...envelope,
        search_information: { ai_overview_state: 'Fully empty' },
        error: NO_RESULTS,
      })
    return json(200, { ...envelope, ai_overview: overview })
  }

  function countTry(q: string): number {
    const count = (tries.get(q) ?? 0) + 1
    if (tries.size > 500) tries.clear()
    tries.set(q, count)
    return count
  }

  return { answer }
}

/** Whether a keyword gets its overview at once. About half of them do; the others get it with a second request. */
export function isInline(keyword: string): boolean {
  return hash(`${normalise(keyword)}#inline`) % 2 === 0
}

function describe(engine: string, parameters: URLSearchParams, now: () => number): object {
  const { api_key: _secret, ...shown } = Object.fromEntries(parameters)
  const at = new Date(now()).toISOString().replace('T', ' ').replace(/\..*/, ' UTC')
  return {
    search_metadata: {
      id: hash(JSON.stringify(shown)).toString(16).padStart(24, '6'),
      status: 'Success',
      created_at: at,
      processed_at: at,
      total_time_taken: 0.42,
    },
    search_parameters: { engine, ...shown },
  }
}

function account(key: string, searches: number): object {
  return {
    account_id: 'sandbox',
    api_key: key,
    account_email: 'consultant@gaplens.test',
    plan_id: 'sandbox',
    plan_name: 'Sandbox',
    searches_per_month: 5_000,
    plan_searches_left: Math.max(0, 5_000 - searches),
    extra_credits: 0,
    total_searches_left: Math.max(0, 5_000 - searches),
    this_month_usage: searches,
    this_hour_searches: searches,
    account_rate_limit_per_hour: 1_000,
  }
}
