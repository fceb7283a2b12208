import type { Certainty, CoverageLevel } from '@gaplens/contracts/report'
import type { Verdict } from './table/coverage-table.ts'

/*
 * The likelihoods at which a report makes a statement. They are calibrated on cases left out of training; docs/report.md
 * lists how often each statement is then true.
 */

/** From here on a page is reported to cover a topic. */
const COVERED = 0.8
/** From here on a page is reported to touch a topic, possibly. */
const TOUCHED = 0.4
/** From here on the user's page is reported to cover a topic, so that it is no gap. */
const USER_COVERED = 0.6
/**
 * The user's page is reported as surely not covering a topic up to USER_MISSING, if a source covers it with at least
 * SOURCE_CERTAIN. A topic that no source surely covers may be two subjects, and the page may cover one of them. Otherwise
 * the report says 「可能未談」.
 */
const USER_MISSING = 0.08
const SOURCE_CERTAIN = 0.85
/** A judged verdict is as sure as its verified quotes. */
const JUDGED_COVERED = 0.5

/** How far a page covers a topic, and how certain the report may be of it. */
export interface StatedLevel {
  readonly level: CoverageLevel
  readonly certainty: Certainty
}

/**
 * What a report may say about a page and a topic. Comparing words never proves that a source does not cover a topic.
 * @param bestSource likelihood of the source that most likely covers the topic
 */
export function statedLevel(verdict: Verdict, isUser: boolean, bestSource: number): StatedLevel {
  const { likelihood, judged } = verdict
  if (judged) {
    const level = likelihood >= JUDGED_COVERED ? 'covered' : likelihood > 0.2 ? 'touched' : 'absent'
    return { level, certainty: 'sure' }
  }
  const covered = isUser ? USER_COVERED : COVERED
  if (likelihood >= covered)
    return { level: 'covered', certainty: likelihood >= COVERED ? 'sure' : 'possible' }
  if (likelihood >= TOUCHED) return { level: 'touched', certainty: 'possible' }
  const missing = isUser && likelihood <= USER_MISSING && bestSource >= SOURCE_CERTAIN
  return { level: 'absent', certainty: missing ? 'sure' : 'possible' }
}
