import type { Page, Site } from '../content/blocks.ts'
import { type Answer, json } from '../respond.ts'
import type { Topic } from '../topics.ts'
import { aiModeOf } from './ai-mode.ts'
import { choosePlan } from './choose-plan.ts'
import { composeOverview } from './compose.ts'
import { hash } from './hash.ts'
import { matchTopic, normalise } from './match.ts'
import { applyQuirks, quirksOf } from './quirks.ts'
import { organicResults, relatedQuestions } from './results.ts'
import type { Overview } from './shapes.ts'
import { NO_RESULTS, OVERVIEW_ERROR, readStaged, type StagedState, stagedAnswer } from './staged.ts'
import type { PageTokens } from './tokens.ts'

/** The pages that are searched, and what the simulated service remembers between requests. */
export interface Simulation {
  readonly sites: readonly Site[]
  readonly topics: readonly Topic[]
  readonly pages: readonly Page[]
  readonly now: () => number
  readonly varies: boolean
  /** The overviews behind the tokens that were issued; null for a token whose overview is missing. */
  readonly tokens: PageTokens<Overview | null>
  /** The topics behind the tokens of related questions. */
  readonly more: PageTokens<Topic>
  /** How often each staged keyword was requested. */
  readonly tries: Map<string, number>
  /** Number of searches so far. */
  searches: number
}

/** One in this many varying runs has no overview. */
const RUNS_WITH_NONE = 10
const DEVICES = ['desktop', 'tablet', 'mobile']

export function google(simulation: Simulation, parameters: URLSearchParams): Answer {
  const q = (parameters.get('q') ?? '').trim()
  if (q === '') return json(400, { error: 'Missing query `q` parameter.' })
  if (parameters.has('location') && parameters.has('uule'))
    return json(400, { error: "`location` and `uule` parameters can't be used together." })
  const device = parameters.get('device') ?? 'desktop'
  if (!DEVICES.includes(device)) return json(400, { error: `Unsupported \`${device}\` device.` })
  simulation.searches += 1
  const { state, keyword } = readStaged(q)
  const isFirstTry = state !== null && countTry(simulation, q) % 2 === 1
  const staged = state === null ? null : stagedAnswer(state, isFirstTry)
  if (staged) return staged
  const envelope = describe('google', parameters, simulation.now)
  const terms = { query_displayed: q, organic_results_state: 'Results for exact spelling' }
  if (state === 'no-results' || !/[\p{L}\p{N}]/u.test(keyword))
    return json(200, {
      ...envelope,
      search_information: { ...terms, organic_results_state: 'Fully empty' },
      error: NO_RESULTS,
    })
  const topic = matchTopic(keyword, simulation.topics, simulation.pages)
  const organic = organicResults(device === 'mobile' ? `${keyword}#mobile` : keyword, topic, simulation.sites)
  return json(200, {
    ...envelope,
    search_information: { ...terms, total_results: organic.length * 1_310, time_taken_displayed: 0.31 },
    ...(topic === null ? {} : { ai_overview: overviewPart(simulation, keyword, topic, state, isFirstTry) }),
    ...(topic === null ? {} : { related_questions: questions(simulation, topic) }),
    organic_results: organic,
    pagination: { current: 1 },
  })
}

function overviewPart(
  simulation: Simulation,
  keyword: string,
  topic: Topic,
  state: StagedState | null,
  isFirstTry: boolean,
): object {
  if (state === 'overview-error-always' || (state === 'overview-error' && isFirstTry))
    return { error: OVERVIEW_ERROR }
  if (state === 'overview-empty' || (simulation.varies && simulation.searches % RUNS_WITH_NONE === 0))
    return withToken(simulation, null)
  const overview = overviewOf(simulation, keyword, topic)
  return isInline(keyword) ? overview : withToken(simulation, overview)
}

function overviewOf(simulation: Simulation, keyword: string, topic: Topic): Overview {
  const { pages, sites, searches } = simulation
  const same = simulation.varies ? `${normalise(keyword)}#${searches}` : normalise(keyword)
  return applyQuirks(composeOverview(same, choosePlan(same, topic, pages), sites), quirksOf(same, topic))
}

function withToken(simulation: Simulation, overview: Overview | null): object {
  const token = simulation.tokens.issue(overview)
  return {
    page_token: token,
    serpapi_link: `https://serpapi.com/search.json?engine=google_ai_overview&page_token=${token}`,
  }
}

function questions(simulation: Simulation, topic: Topic): object[] {
  const asked = relatedQuestions(topic, simulation.pages, (question) =>
    simulation.tokens.issue(overviewOf(simulation, question, topic)),
  )
  return asked.map((each) => ({ ...each, next_page_token: simulation.more.issue(topic) }))
}

export function aiMode(simulation: Simulation, parameters: URLSearchParams): Answer {
  const q = (parameters.get('q') ?? '').trim()
  if (q === '') return json(400, { error: 'Missing query `q` parameter.' })
  simulation.searches += 1
  const { state, keyword } = readStaged(q)
  const staged = state === null ? null : stagedAnswer(state, false)
  if (staged) return staged
  const envelope = describe('google_ai_mode', parameters, simulation.now)
  const topic = matchTopic(keyword, simulation.topics, simulation.pages)
  return json(
    200,
    topic === null
      ? { ...envelope, error: NO_RESULTS }
      : { ...envelope, ...aiModeOf(overviewOf(simulation, keyword, topic), topic, simulation.pages) },
  )
}

/** The further questions behind a question's token: the subjects of its topic. */
export function moreQuestions(simulation: Simulation, parameters: URLSearchParams): Answer {
  const token = parameters.get('next_page_token') ?? ''
  if (token === '') return json(400, { error: 'Missing `next_page_token` parameter.' })
  simulation.searches += 1
  const envelope = describe('google_related_questions', parameters, simulation.now)
  const topic = simulation.more.redeem(token)
  if (topic === null) return json(200, { ...envelope, error: NO_RESULTS })
  return json(200, {
    ...envelope,
    related_questions: topic.sections.map(({ heading }) => ({
      question: `${heading}？`,
      type: 'ai_overview',
      page_token: simulation.tokens.issue(overviewOf(simulation, heading, topic)),
      next_page_token: simulation.more.issue(topic),
    })),
  })
}

export function overviewByToken(simulation: Simulation, parameters: URLSearchParams): Answer {
  const token = parameters.get('page_token') ?? ''
  if (token === '') return json(400, { error: 'Missing `page_token` parameter.' })
  simulation.searches += 1
  const envelope = describe('google_ai_overview', parameters, simulation.now)
  const overview = simulation.tokens.redeem(token)
  if (overview === null)
    return json(200, {
      ...envelope,
      search_information: { ai_overview_state: 'Fully empty' },
      error: NO_RESULTS,
    })
  return json(200, { ...envelope, ai_overview: overview })
}

function countTry({ tries }: Simulation, q: string): number {
  const count = (tries.get(q) ?? 0) + 1
  if (tries.size > 500) tries.clear()
  tries.set(q, count)
  return count
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
