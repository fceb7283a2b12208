import type { Breaker } from '@gaplens/contracts/provider-state'

/** Failures in a row that open it. */
const THRESHOLD = 5
/** A failure this long after the one before begins a new row. */
const ROW_MS = 120_000
/** How long it stays open at first; doubled with each try that fails, up to the second. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 300_000
/** A try that has told nothing by then is over: longer than any call takes. */
const PROBE_MS = 120_000

export const CLOSED: Breaker = {
  failures: 0,
  lastFailureAt: null,
  openUntil: null,
  probeUntil: null,
  openings: 0,
}

/** What may be done with a call: `probe` is for one caller alone, who takes it with `withProbe`. */
export type Verdict = 'pass' | 'probe' | 'refuse'

export function verdictOf({ openUntil, probeUntil }: Breaker, now: number): Verdict {
  if (openUntil === null) return 'pass'
  if (now < openUntil) return 'refuse'
  return probeUntil !== null && now < probeUntil ? 'refuse' : 'probe'
}

/** One caller tries whether the provider works again; the others wait for what it finds. */
export function withProbe(breaker: Breaker, now: number): Breaker {
  return { ...breaker, probeUntil: now + PROBE_MS }
}

export function afterFailure(breaker: Breaker, now: number): Breaker {
  const { failures, lastFailureAt, openUntil, openings } = breaker
  // Of a call that began before it was opened.
  if (openUntil !== null && now < openUntil) return breaker
  const inRow = lastFailureAt !== null && now - lastFailureAt <= ROW_MS ? failures + 1 : 1
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
