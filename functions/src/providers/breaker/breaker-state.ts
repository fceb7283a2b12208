import type { Breaker } from '@gaplens/contracts/admin/provider-state'

/** Consecutive failures that open the breaker. */
const THRESHOLD = 5
/** A failure this long after the previous one starts a new count. */
const CONSECUTIVE_WITHIN_MS = 120_000
/** How long the breaker stays open at first. The pause doubles with each failed probe, up to the longest. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 300_000
/** A probe without a result counts as over after this time, which is longer than any call takes. */
const PROBE_MS = 120_000

export const CLOSED: Breaker = {
  failures: 0,
  lastFailureAt: null,
  openUntil: null,
  probeUntil: null,
  openings: 0,
}

/** What to do with a call. `probe` is for one caller only, who takes the probe with `withProbe`. */
export type BreakerDecision = 'pass' | 'probe' | 'refuse'

export function verdictOf({ openUntil, probeUntil }: Breaker, now: number): BreakerDecision {
  if (openUntil === null) return 'pass'
  if (now < openUntil) return 'refuse'
  return probeUntil !== null && now < probeUntil ? 'refuse' : 'probe'
}

/** The breaker after one caller has taken the probe. The other callers wait for its result. */
export function withProbe(breaker: Breaker, now: number): Breaker {
  return { ...breaker, probeUntil: now + PROBE_MS }
}

export function afterFailure(breaker: Breaker, now: number): Breaker {
  const { failures, lastFailureAt, openUntil, openings } = breaker
  // This call began before the breaker was opened.
  if (openUntil !== null && now < openUntil) return breaker
  const inRow = lastFailureAt !== null && now - lastFailureAt <= CONSECUTIVE_WITHIN_MS ? failures + 1 : 1
  if (openUntil === null && inRow < THRESHOLD) return { ...breaker, failures: inRow, lastFailureAt: now }
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** openings)
  return {
    failures: inRow,
    lastFailureAt: now,
    openUntil: now + pause,
    probeUntil: null,
    openings: openings + 1,
  }
}
