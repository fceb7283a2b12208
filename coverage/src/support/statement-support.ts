import { timesOfDay } from '@gaplens/text/times-of-day'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import { answeredOtherwise } from './answered-otherwise.ts'
import { assertedClaims } from './asserted-claims.ts'
import { contradictingClaim } from './contradicting-claim.ts'
import { denialIn } from './denial.ts'
import { rangesAtOnce, shareOfFigures } from './given-figures.ts'
import { withLabelledRow } from './labelled-rows.ts'
import { lacksWordsOfPart } from './lacking-words.ts'
import type { ComparedClaim } from './nearest-claims.ts'
import { numberedThings } from './numbered-things.ts'
import { contradictsOneFigure, givesOthersOnly } from './other-values.ts'
import type { PreparedStatement } from './prepared-statement.ts'
import { isRejected } from './rejected-claims.ts'
import { bestOf, fromBeforeSemicolon, timelessInstead } from './shown-passage.ts'
import { soleOtherFigure } from './sole-other-figure.ts'
import { type StatementSupport, supportByParts } from './statement-parts.ts'
import { unregulatedIn } from './unregulated.ts'
import { givesOtherUnderSameWords } from './values-under-words.ts'

/** A statement with figures is found only if the page gives all of them, and the nearest claims at least this share. */
const FIGURES_FOUND = 0.5
/**
 * Least margin for `found` and for `partly`. The margin is the share of the statement's terms that the page contains, weighted by
 * IDF, less `OTHERS` × the mean share on the other pages. docs/report/overview.md tells how many of those found are supported.
 */
const FOUND = 0.14
const PARTLY = 0.1
/** Factor for the mean share on the other pages: terms that occur everywhere do not show that one page supports a statement. */
const OTHERS = 0.5

/** An hour without its part of the day is surely a time where something is up to it or from it: 「八點前」. */
const HOUR_ALONE =
  /(?<![\d.第這那百千萬一二兩三四五六七八九十共有下列以注意])(?:\d{1,2}|[一二兩三四五六七八九十]{1,3})\s?點(?=前(?!提|置)|[後起](?!來)|以[前後])/gu
/** Times are compared on a clock face of twelve hours, so that any part of the day will do. */
const ANY_PART = '早上'

/**
 * Looks for a statement on a page. It is found if the four claims that share most of its terms, together with their headings,
 * contain clearly more of them than the other pages do, and at least half of its figures, if it has any; the page as a whole
 * gives all of its figures and times of day, and has words of each of its clauses and of what it lists. Sentences that semicolons
 * join may stand at several places. A statement that is not found is not thereby wrong: comparing words cannot show that
 * (docs/report/overview.md).
 */
export function supportOf(corpus: Corpus, prepared: PreparedStatement, page: PageUnits): StatementSupport {
  return supportByParts(supportOfWhole(corpus, prepared, page), () =>
    prepared.parts.map((part) => supportOfWhole(corpus, part, page)),
  )
}

function supportOfWhole(corpus: Corpus, prepared: PreparedStatement, page: PageUnits): StatementSupport {
  const { claims: near, share } = prepared.nearest.get(page.source.id) ?? { claims: [], share: 0 }
  const asserted = assertedClaims(page)
  const atOnce = rangesAtOnce(prepared.figures, asserted)
  const told = atOnce === undefined ? near : [...near.filter((each) => each.unit !== atOnce.unit), atOnce]
  // A statement with figures may tell of several rows.
  const claims = prepared.figures.length > 0 ? told : withLabelledRow(prepared.label, told, asserted)
  const margin = share - OTHERS * shareOfOthers(corpus, prepared, page)
  const byTerms = levelOf(margin, shareOfFigures(prepared.figures, near), () =>
    givesAllFigures(prepared, page),
  )
  const level = atOnce === undefined || byTerms === 'found' ? byTerms : margin >= PARTLY ? 'found' : 'partly'
  const isPart = level === 'found' && lacksWordsOfPart(prepared.text, page)
  const said = isPart ? 'partly' : level
  const unit = said === 'unverified' ? undefined : bestOf(corpus, prepared, claims, said)
  const shown = claims.find((each) => each.unit === unit)
  const denial = denialIn(prepared, page, claims)
  const pageId = page.source.id
  if (shown === undefined || denial !== null || isContradicted(prepared, page, { level, claims, shown }))
    return { pageId, level: 'unverified', unit: denial ?? contraryClaim(corpus, prepared, page) }
  return {
    pageId,
    level: said,
    unit:
      said === 'partly'
        ? timelessInstead(corpus, prepared, { shown: shown.unit, claims })
        : fromBeforeSemicolon(prepared.figures, page, shown.unit),
  }
}

/** The claim to read against a statement that a page does not support: that no law says so, or one with another value; null without one. */
function contraryClaim(corpus: Corpus, prepared: PreparedStatement, page: PageUnits): ClaimUnit | null {
  const claims = page.sections.flatMap((section) => section.claims)
  const asserted = assertedClaims(page)
  return (
    unregulatedIn(prepared.text, claims) ??
    contradictingClaim(prepared.figures, asserted) ??
    answeredOtherwise(prepared, asserted) ??
    soleOtherFigure(corpus, prepared, page)
  )
}

/** Whether the passage to show, or what stands beside it, says otherwise than the statement. */
function isContradicted(
  { text, figures }: PreparedStatement,
  page: PageUnits,
  {
    level,
    claims,
    shown,
  }: {
    readonly level: StatementSupport['level']
    readonly claims: readonly ComparedClaim[]
    readonly shown: ComparedClaim
  },
): boolean {
  const beside = claims.filter(({ unit }) => unit.section === shown.unit.section)
  return (
    isRejected(text, page, shown.unit) ||
    (shareOfFigures(figures, beside) !== 1 && givesOthersOnly(figures, shown)) ||
    givesOtherUnderSameWords(figures, claims) ||
    (level === 'partly' && contradictsOneFigure(figures, claims, shown))
  )
}

/** The mean share of the statement's terms on the other sources. The user's page is not among them. */
function shareOfOthers({ pages }: Corpus, { nearest }: PreparedStatement, page: PageUnits): number {
  const others = pages.filter((other) => other !== page && other.source.role !== 'user')
  const shares = others.map(({ source }) => nearest.get(source.id)?.share ?? 0)
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** Whether a page gives every figure, time of day and numbered thing of a statement, without which it does not support it. */
function givesAllFigures({ figures, times, numbered }: PreparedStatement, page: PageUnits): boolean {
  const claims = assertedClaims(page)
  if ((shareOfFigures(figures, claims) ?? 1) < 1) return false
  if (times.length + numbered.length === 0) return true
  const texts = claims.map(({ unit: { claim } }) => `${claim.heading}\n${claim.text}`)
  const timesGiven = new Set(texts.flatMap((text) => timesOfDay(text.replace(HOUR_ALONE, `${ANY_PART}$&`))))
  const numberedGiven = new Set(texts.flatMap(numberedThings))
  return times.every((time) => timesGiven.has(time)) && numbered.every((thing) => numberedGiven.has(thing))
}

function levelOf(margin: number, figures: number | null, givesAll: () => boolean): StatementSupport['level'] {
  if (margin >= FOUND && (figures ?? 1) >= FIGURES_FOUND && givesAll()) return 'found'
  return margin >= PARTLY && (figures ?? 1) > 0 ? 'partly' : 'unverified'
}
