import { figuresMeet, identicalUnit, isRange } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { eachWord, normalise } from '@gaplens/text/terms'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import type { Quote } from '../corpus/quote.ts'
import { assertedClaims } from './asserted-claims.ts'
import { denialIn } from './denial.ts'
import { type GivenFigure, isDistinctive } from './figure-words.ts'
import { figuresOf, shareOfFigures } from './given-figures.ts'
import { givesFigure } from './gives-figure.ts'
import { isQuestion } from './is-question.ts'
import { type ComparedClaim, claimsWithHeadings, nearestClaims, shareOfTerms } from './nearest-claims.ts'
import type { PreparedStatement } from './prepared-statement.ts'
import { isRejected } from './rejected-claims.ts'
import { shareOfStatement } from './shown-passage.ts'
import type { StatementSupport } from './statement-parts.ts'
import { supportOf } from './statement-support.ts'

/** The section of the passage that a judge cites for a statement contains at least this share of its terms, weighted by IDF. */
const SECTION_SHARE = 0.05
/**
 * The same if the statement has figures and the section none of them (docs/experiments/model.md).
 */
const SECTION_SHARE_WITHOUT_FIGURES = 0.08
/** Or, if it does not lack its figures, its words are by this nearer to the statement's than those of the average section. */
const MEANING = 0.01
const HAN = /\p{Script=Han}/u
/** Otherwise another passage of the page contains at least this share of them. */
const PASSAGE_SHARE = 0.08
/** A passage with so much of a statement's terms and figures, and so many times what the cited one has, is shown in its place. */
const FULLER_LEAST = 0.2
const CLEARLY_MORE = 2

/**
 * Checks a judge's verdict that a page supports a statement. The section of the cited passage must contain some of the statement's
 * terms, or be near to it in meaning, which a judge reads better than words tell. If it is neither, another passage of the page must
 * contain more of them; that one is then quoted. A passage with figures of the statement's kinds, none of which is one of the
 * statement's, supports nothing that words do not find, nor does one that the page itself rejects or denies.
 */
export function judgedSupport(
  corpus: Corpus,
  prepared: PreparedStatement,
  page: PageUnits,
  judgement: { readonly level: 'found' | 'partly'; readonly quote: Quote },
): StatementSupport {
  const byWords = supportOf(corpus, prepared, page)
  if (denialIn(prepared, page, prepared.nearest.get(page.source.id)?.claims ?? []) !== null) return byWords
  const unit = supportingPassage(corpus, prepared, page, judgement.quote)
  if (unit === null || isRejected(prepared.text, page, unit)) return byWords
  if (byWords.level !== 'found' && hasOnlyOtherFigures(unit.claim.text, prepared.figures)) return byWords
  const tellsOtherwise = byWords.level === 'unverified' && byWords.unit !== null
  if (judgement.level === 'found' && tellsOtherwise) return byWords
  const shown = passageToShow(corpus, prepared, page, unit)
  if (shown === null) return byWords
  const isCited = unit.claim.id === judgement.quote.id
  const isPart =
    byWords.level !== 'found' &&
    ((!isCited && byWords.level === 'partly') ||
      givesOtherFigures(prepared.figures, page, [...quotedWith(page, unit), ...quotedWith(page, shown)]))
  return { pageId: page.source.id, level: isPart ? 'partly' : judgement.level, unit: shown }
}

/** The claims of what is quoted for one: its whole paragraph, if that is short. */
function quotedWith(page: PageUnits, { claim: { start, quoteEnd } }: ClaimUnit): ComparedClaim[] {
  return assertedClaims(page).filter(({ unit: { claim } }) => claim.start >= start && claim.start < quoteEnd)
}

/** Single values that differ by less than this share of the larger may be one, rounded: 「六成」, 「62%」. */
const ROUNDED = 0.1

/** Whether what is quoted gives other values, or ranges with other ends, and the page none of the statement's figures. */
function givesOtherFigures(
  figures: readonly GivenFigure[],
  page: PageUnits,
  quoted: readonly ComparedClaim[],
): boolean {
  if (shareOfFigures(figures, assertedClaims(page)) !== 0) return false
  const alike = quoted
    .flatMap(({ unit }) => figuresOf({ unit, headingTerms: null }))
    .filter((own) => isDistinctive(own) && figures.some((figure) => identicalUnit(figure, own)))
  return alike.length > 0 && !alike.some((own) => figures.some((figure) => agree(own, figure)))
}

function agree(own: GivenFigure, figure: GivenFigure): boolean {
  if (isRange(own) && isRange(figure)) return givesFigure(own, figure)
  const isRounded = Math.abs(own.value - figure.value) <= ROUNDED * Math.max(own.value, figure.value)
  return identicalUnit(own, figure) && (isRounded || figuresMeet({ ...own, per: figure.per }, figure))
}

/**
 * The passage of the page that says clearly more of the statement than the cited one with all that is quoted for it; else the cited one, or
 * what stands right after it if it is a question, which states nothing. Null if that is no answer.
 */
function passageToShow(
  corpus: Corpus,
  prepared: PreparedStatement,
  page: PageUnits,
  cited: ClaimUnit,
): ClaimUnit | null {
  const claims = assertedClaims(page)
  const supports = (unit: ClaimUnit) =>
    !isRejected(prepared.text, page, unit) && !hasOnlyOtherFigures(unit.claim.text, prepared.figures)
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

/** The passage that a judge cites, or the nearest one of its page if that is about something else. */
function supportingPassage(
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

/** Whether a text has figures of the same kinds as some others, none of which is one of these, by whatever they are counted. */
function hasOnlyOtherFigures(text: string, figures: readonly Figure[]): boolean {
  const comparable = readFigures(text).filter((figure) =>
    figures.some((other) => identicalUnit(figure, other)),
  )
  return (
    comparable.length > 0 &&
    comparable.every((figure) => !figures.some((other) => figuresMeet({ ...figure, per: other.per }, other)))
  )
}
