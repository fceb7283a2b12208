import type { Site } from '../content/blocks.ts'
import { type Answer, json } from '../respond.ts'
import type { Topic } from '../topics.ts'
import { aiMode, google, moreQuestions, overviewByToken, type Simulation } from './engines.ts'
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

/** Simulates SerpApi over the sample pages. Every key is valid, except those that start with `invalid`. */
export function createSearchApi(
  sites: readonly Site[],
  topics: readonly Topic[],
  { now = Date.now, varies = false }: SearchApiOptions = {},
): SearchApi {
  const simulation: Simulation = {
    sites,
    topics,
    pages: sites.flatMap((site) => site.pages),
    now,
    varies,
    tokens: new PageTokens(now),
    more: new PageTokens(now),
    tries: new Map(),
    searches: 0,
  }
  return { answer: (path, parameters) => answer(simulation, path, parameters) }
}

function answer(simulation: Simulation, path: string, parameters: URLSearchParams): Answer | null {
  const isSearch = path === '/search' || path === '/search.json'
  if (!isSearch && path !== '/account.json' && path !== '/account') return null
  const key = parameters.get('api_key') ?? ''
  if (key === '' || key.startsWith('invalid')) return json(401, { error: INVALID_KEY })
  if (!isSearch) return json(200, account(key, simulation.searches))
  switch (parameters.get('engine') ?? 'google') {
    case 'google':
      return google(simulation, parameters)
    case 'google_ai_overview':
      return overviewByToken(simulation, parameters)
    case 'google_ai_mode':
      return aiMode(simulation, parameters)
    case 'google_related_questions':
      return moreQuestions(simulation, parameters)
    default:
      return json(400, { error: `Unsupported \`${parameters.get('engine')}\` search engine.` })
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
