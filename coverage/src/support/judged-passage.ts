import { eachWord, normalise } from '@gaplens/text/terms'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import type { Quote } from '../corpus/quote.ts'
import { assertedClaims } from './asserted-claims.ts'
import { shareOfFigures } from './given-figures.ts'
import { isQuestion } from './is-question.ts'
import { type ComparedClaim, claimsWithHeadings, nearestClaims, shareOfTerms } from './nearest-claims.ts'
import { hasOnlyOtherFigures } from './other-values.ts'
import type { PreparedStatement } from './prepared-statement.ts'
import { isRejected } from './rejected-claims.ts'
import { shareOfStatement } from './shown-passage.ts'

/** The section of the passage that a judge cites for a statement contains at least this share of its terms, weighted by IDF. */
const SECTION_SHARE = 0.05
/** The same if the statement has figures and the section none of them (docs/experiments/model.md). */
const SECTION_SHARE_WITHOUT_FIGURES = 0.08
/** A section with a figure of the statement will also do if it is nearer to it in meaning, by so much, than the average section. */
const MEANING = 0.01
const HAN = /\p{Script=Han}/u
/** If the cited section will not do, another passage must contain at least this share of the statement's terms. */
const PASSAGE_SHARE = 0.08
/** A passage with so much of a statement's terms and figures, and so many times what the cited one has, is shown in its place. */
const FULLER_LEAST = 0.2
const CLEARLY_MORE = 2

/** The passage that a judge cites, or the nearest one of its page if the cited one is about something else; null if neither will do. */
export function supportingPassage(
  corpus: Corpus,
  { text, weighted, figures }: PreparedStatement,
  page: PageUnits,
  { id }: Quote,
): ClaimUnit | null {
  const claims = claimsWithHeadings(page)
  const cited = claims.find(({ unit }) => unit.claim.id === id)?.unit ?? null
  const section = claims.filter(({ unit }) => unit.section === cited?.section)
  const lacksFigures = shareOfFigures(figures, section) === 0
  const needed = lacksFigures ? SECTION_SHARE_WITHOUT_FIGURES : SECTION_SHARE
  if (cited !== null && shareOfTerms(corpus, weighted, section) >= needed) return cited
  if (cited !== null && !lacksFigures && isNearInMeaning(corpus, text, cited)) return cited
  const [nearest] = nearestClaims(corpus, weighted, claims)
  return nearest !== undefined && shareOfTerms(corpus, weighted, [nearest]) >= PASSAGE_SHARE
    ? nearest.unit
    : null
}

/**
 * Whether the section of a passage is nearer to a statement in the meaning of its words than the average section is. Words of a page
 * in another script than the statement's cannot be compared with it.
 */
function isNearInMeaning(
  { alignment, vocabulary, sections }: Corpus,
  text: string,
  cited: ClaimUnit,
): boolean {
  if (HAN.test(text) !== HAN.test(cited.claim.text)) return true
  const section = sections.find(({ at }) => at === cited.section)
  if (section === undefined) return false
  const words = vocabulary.bagOf((take) => eachWord(normalise(text), take))
  const all = [section, ...sections.filter((other) => other !== section)]
  const [row] = alignment.align(
    all.map((each) => each.words),
    [words],
  )
  return (row?.[0] ?? 0) >= MEANING
}

/**
 * The passage to show for a cited one: one that says clearly more of the statement than all that is quoted with the cited one, if the page
 * has one. Else the cited one itself; for a question, which states nothing, the answer right after it, or null without an answer.
 */
export function passageToShow(
  corpus: Corpus,
  prepared: PreparedStatement,
  page: PageUnits,
  cited: ClaimUnit,
): ClaimUnit | null {
  const claims = assertedClaims(page)
  // 「六個月」 below 「多久一次」 is how often, and no other time than one of the statement's.
  const supports = (unit: ClaimUnit) =>
    !isRejected(prepared.text, page, unit) &&
    (!hasOnlyOtherFigures(unit.claim.text, prepared.figures) ||
      (shareOfFigures(prepared.figures, [{ unit, headingTerms: null }]) ?? 0) > 0)
  const quoted = quotedWith(page, cited)
  const needed = Math.max(FULLER_LEAST, CLEARLY_MORE * shareOfStatement(corpus, prepared, quoted))
  const [fullest] = claims
    .map((each) => ({ each, share: shareOfStatement(corpus, prepared, [each]) }))
    .filter(({ share }) => share >= needed)
    .sort((a, b) => b.share - a.share)
  if (
    fullest !== undefined &&
    shareOfTerms(corpus, prepared.weighted, [fullest.each]) >= PASSAGE_SHARE &&
    supports(fullest.each.unit)
  )
    return fullest.each.unit
  if (!isQuestion(page, cited)) return cited
  const answer = claimsWithHeadings(page).find(({ unit }) => unit.claim.start > cited.claim.start)?.unit
  const isAnswer =
    answer !== undefined && answer.section === cited.section && !isQuestion(page, answer) && supports(answer)
  return isAnswer ? answer : null
}

/** The claims that are quoted with one, itself among them: its whole paragraph, if that is short. */
export function quotedWith(page: PageUnits, { claim: { start, quoteEnd } }: ClaimUnit): ComparedClaim[] {
  return assertedClaims(page).filter(({ unit: { claim } }) => claim.start >= start && claim.start < quoteEnd)
}
