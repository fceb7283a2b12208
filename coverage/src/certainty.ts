import type { Certainty, CoverageLevel } from '@gaplens/contracts/analysis/report'

/*
 * The likelihoods at which a report makes a statement. They are calibrated on cases left out of training; docs/report.md
 * lists how often each statement is then true.
 */

/** From here on a page more likely covers a topic than not: its words may name the topic, and its site counts for importance. */
export const PROBABLE = 0.5
/** From here on a page is reported to cover a topic. */
export const COVERED = 0.8
/** From here on a page is reported to touch a topic, possibly. */
export const TOUCHED = 0.4
/** Below this no passage of the user's page is shown as the nearest, because few are about the topic (docs/report/ranking.md). */
export const NEAR_LIKELIHOOD = 0.1
/** From here on the user's page is reported to cover a topic, so that it is no gap. */
const USER_COVERED = 0.6
/**
 * The user's page is reported as surely not covering a topic up to USER_MISSING, if a source covers it with at least
 * SOURCE_CERTAIN. A topic that no source surely covers may be two subjects, and the page may cover one of them. Otherwise
 * the report says 「可能未談」.
 */
const USER_MISSING = 0.08
const SOURCE_CERTAIN = 0.85
/** From here on a verdict that a judge's answers settle says that a page covers a topic. */
export const JUDGED_COVERED = 0.5
/** Above this likelihood, and below `JUDGED_COVERED`, it says that the page touches the topic. */
const JUDGED_TOUCHED = 0.2
/**
 * A judge's `covered` or `partly` is sure only from this likelihood by words on. Nothing else checks whether its quote is about the
 * topic. docs/experiments/model.md tells how many true and false verdicts are below it.
 */
const AGREED = 0.3
/** The same if a judge cites only one short passage of the user's page, which may do no more than touch the topic. */
const AGREED_IF_BRIEF = 0.5
/** A judge's `missing` on the user's page is sure only below this likelihood by words: above it the page may cover the topic. */
const MISSING_AGREED = 0.15
/** From this likelihood by words on, a judge's `missing` on a source is doubted, so that the number of sources is a lower bound. */
const COVERED_BY_WORDS = 0.5

/** How likely a page covers a topic, by words and with a judge. */
export interface Likelihood {
  /** Likelihood that the page covers it: calibrated from words, and moved by a judge's answers if there are any. */
  readonly likelihood: number
  /** Whether the judge's answers settle it (`table/judgements.ts`). If not, they still moved the likelihood. */
  readonly judgeIsCertain: boolean
  /** The likelihood from words alone, whatever a judge says. */
  readonly byWords: number
  /** Whether a judge cited only one short passage. */
  readonly brief?: boolean
}

/** How far a page covers a topic, and how certain the report may be of it. */
export interface StatedLevel {
  readonly level: CoverageLevel
  readonly certainty: Certainty
}

/**
 * What a report may say about a page and a topic. Comparing words never proves that a source does not cover a topic.
 * @param bestSource likelihood of the source that most likely covers the topic
 */
export function statedLevel(verdict: Likelihood, isUser: boolean, bestSource: number): StatedLevel {
  const { likelihood, judgeIsCertain, byWords } = verdict
  const whose = isUser ? 'user' : 'source'
  if (judgeIsCertain) {
    const level =
      likelihood >= JUDGED_COVERED ? 'covered' : likelihood > JUDGED_TOUCHED ? 'touched' : 'absent'
    if (level !== 'absent')
      return isOnlyJudged(verdict, whose) ? asLikely(level, whose) : { level, certainty: 'sure' }
    return { level, certainty: isUser && byWords >= MISSING_AGREED ? 'possible' : 'sure' }
  }
  const covered = isUser ? USER_COVERED : COVERED
  if (likelihood >= covered) {
    if (isOnlyJudged(verdict, whose)) return asLikely('covered', whose)
    return { level: 'covered', certainty: likelihood >= COVERED ? 'sure' : 'possible' }
  }
  if (likelihood >= TOUCHED) return { level: 'touched', certainty: 'possible' }
  const missing = isUser && likelihood <= USER_MISSING && bestSource >= SOURCE_CERTAIN
  return { level: 'absent', certainty: missing ? 'sure' : 'possible' }
}

/** Whose page a verdict is on. */
type Whose = 'user' | 'source'

/** Whether only a judge says that a page covers or touches a topic. */
function isOnlyJudged({ likelihood, byWords, brief = false }: Likelihood, whose: Whose): boolean {
  return byWords < (whose === 'user' && brief ? AGREED_IF_BRIEF : AGREED) && byWords < likelihood
}

/** A level that only a judge's verdict supports. No source is counted because of it. */
function asLikely(level: CoverageLevel, whose: Whose): StatedLevel {
  return { level: whose === 'user' ? level : 'touched', certainty: 'possible' }
}

/** How likely a source's level is right, so far as the exact number of sources depends on it. */
export function levelCertainty(verdict: Likelihood): number {
  const { likelihood, judgeIsCertain, byWords } = verdict
  if (!judgeIsCertain) return Math.max(likelihood, 1 - likelihood)
  const isDoubted =
    likelihood > JUDGED_TOUCHED ? isOnlyJudged(verdict, 'source') : byWords >= COVERED_BY_WORDS
  return isDoubted ? Math.max(byWords, 1 - byWords) : 1
}
