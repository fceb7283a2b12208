import { type Answer, json, plain } from '../respond.ts'

/**
 * States in which the service answers with an error. A keyword such as `sandbox:rate-limit 手沖咖啡` causes one.
 * `overview-error` and `unavailable-once` end at the second request of the same keyword, like the real errors.
 */
const STAGED = [
  'no-results',
  'rate-limit',
  'out-of-searches',
  'forbidden',
  'server-error',
  'unavailable',
  'unavailable-once',
  'overview-error',
  'overview-error-always',
  'overview-empty',
  'garbage',
] as const
export type StagedState = (typeof STAGED)[number]

/** The state a keyword asks for, and the keyword without it. */
export function readStaged(keyword: string): { state: StagedState | null; keyword: string } {
  const match = /^sandbox:([a-z-]+)\s*(.*)$/.exec(keyword)
  const state = STAGED.find((each) => each === match?.[1])
  return state === undefined ? { state: null, keyword } : { state, keyword: match?.[2] || '手沖咖啡' }
}

export const NO_RESULTS = "Google hasn't returned any results for this query."
export const OVERVIEW_ERROR = "Can't generate an AI overview right now. Try again later."

/** Whole answers that replace a SERP; null for the states that only change its overview. */
export function stagedAnswer(state: StagedState, isFirstTry: boolean): Answer | null {
  switch (state) {
    case 'rate-limit':
      return json(429, {
        error: 'You are sending too many requests: the hourly throughput limit of your account is reached.',
      })
    case 'out-of-searches':
      return json(429, { error: 'Your account has run out of searches.' })
    case 'forbidden':
      return json(403, { error: 'Your account is not allowed to use this service. Please contact support.' })
    case 'server-error':
      return json(500, { error: 'We could not process your request. Please try again.' })
    case 'unavailable':
      return unavailable()
    case 'unavailable-once':
      return isFirstTry ? unavailable() : null
    case 'garbage':
      return plain(200, '<html><body>Bad gateway</body></html>')
    default:
      return null
  }
}

function unavailable(): Answer {
  return json(503, {
    search_metadata: { status: 'Error' },
    error: 'The search could not be completed. Please try again.',
  })
}
