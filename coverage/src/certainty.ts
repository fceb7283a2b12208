import type { Certainty, CoverageLevel } from '@gaplens/contracts/report'
import type { Verdict } from './table/coverage-table.ts'

/**
 * What may be said at which likelihood. The likelihoods are calibrated on cases left out of training; docs/report.md has
 * how often each of these sentences is then true.
 */
/** A page is said to treat a topic. */
const COVERED = 0.8
/** A page is said to speak of a topic, perhaps. */
const TOUCHED = 0.4
/** The user's page is said to treat a topic, so that it is no gap. */
const OWN_COVERED = 0.6
/**
 * The user's page is said outright not to treat a topic up to here, where a source treats it this surely: a topic that no source
 * surely treats may be two in one, and the page may treat either. Else the page 「可能未談」.
 */
const OWN_MISSING = 0.08
const SURELY_SPOKEN = 0.85
/** A judged verdict is as sure as its verified quotes. */
const JUDGED_COVERED = 0.5

/** How a page treats a topic, and how surely the report may say so. */
export interface StatedLevel {
  readonly level: CoverageLevel
  readonly certainty: Certainty
}

/**
 * What a report may say of a page and a topic. Words alone never prove that a source says nothing.
 * @param spoken likelihood of the source that most likely treats the topic
 */
export function statedLevel(verdict: Verdict, isUser: boolean, spoken: number): StatedLevel {
  const { likelihood, judged } = verdict
  if (judged) {
    const level = likelihood >= JUDGED_COVERED ? 'covered' : likelihood > 0.2 ? 'touched' : 'absent'
    return { level, certainty: 'sure' }
  }
  const covered = isUser ? OWN_COVERED : COVERED
  if (likelihood >= covered)
    return { level: 'covered', certainty: likelihood >= COVERED ? 'sure' : 'possible' }
  if (likelihood >= TOUCHED) return { level: 'touched', certainty: 'possible' }
  const missing = isUser && likelihood <= OWN_MISSING && spoken >= SURELY_SPOKEN
  return { level: 'absent', certainty: missing ? 'sure' : 'possible' }
}
