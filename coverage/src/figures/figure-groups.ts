import { sameFigure } from '@gaplens/text/figures/compare'
import { cannotBothBeRight, holdTogether } from './cannot-both-be-right.ts'
import { compareConditions } from './compare-conditions.ts'
import { type FigureClaim, OVERVIEW } from './figure-claims.ts'
import type { FigureContext } from './figure-context.ts'
import { keepsWithin, passes } from './fulfilled-duties.ts'
import { groupsOf, type Link } from './linked-groups.ts'
import { MeasuredInTable } from './measured-in-table.ts'
import { otherCasesIn } from './other-cases.ts'
import { NO_CONTEXT, type PreparedClaim, prepareClaim, shareSubject } from './prepared-claim.ts'
import { contentCharacters, sharedWords } from './shared-words.ts'
import { ofOtherRows } from './two-cases.ts'
import { areDifferent, areSidesOfOne, valuesMeet } from './values-meet.ts'

/** Figures that several sources (pages or the AI Overview) state for one quantity. */
export interface ClaimGroup {
  readonly claims: readonly FigureClaim[]
  /** The words that the claims share, which say what is measured. */
  readonly about: readonly string[]
  /** Whether two of them cannot both be right. */
  readonly disagree: boolean
  /** The pairs of which both cannot be right. */
  readonly differing: readonly (readonly [FigureClaim, FigureClaim])[]
  /** Whether a judge named two of these as values of one quantity; otherwise shared words suggest it. */
  readonly confirmed: boolean
}

/** What says only how surely a figure holds names no thing (「自排班平均」), nor what leads to the next word: 「原本由」 of 「原本由本處保存」. */
const HEDGE =
  /(?<=..)(?:平均|通常|一般|大約|最[多少]|至少|需要|[不未]|(?<![自理事緣案])由|(?<![一發喚引])起|(?<![關對位屬等由])於|自)$/u

/**
 * Groups figures of different sources that measure one quantity: same dimension and reference unit, and shared words around them.
 * @param contextOf what the coverage table says about a figure
 * @param userId the user's page: its figures join groups, but a disagreement between sources is never found by them
 */
export function groupFigures(
  claims: readonly FigureClaim[],
  keyword: string,
  userId = '',
  contextOf: (claim: FigureClaim) => FigureContext = () => NO_CONTEXT,
): ClaimGroup[] {
  const prepared = claims.map((claim) => prepareClaim(claim, contextOf(claim)))
  const same = new MeasuredInTable(prepared, keyword)
  const links = prepared.flatMap((a, at) =>
    prepared.slice(at + 1).flatMap((b): Link[] => {
      const about = same.of(a, b)
      return about === null ? [] : [{ a, b, about, judged: same.isJudged(a, b) }]
    }),
  )
  return groupsOf(links).map(({ members, links: own }) => {
    const given = [...members].map(({ claim }) => claim)
    const inTiers = claimsInTiers(given)
    const differing = own.filter(
      ({ a, b, judged }) =>
        a.claim.sourceId !== userId &&
        b.claim.sourceId !== userId &&
        !a.claim.superseded &&
        !b.claim.superseded &&
        !inTiers.has(a.claim) &&
        !inTiers.has(b.claim) &&
        (judged
          ? areDifferent(a.claim, b.claim) && !holdTogether(a.claim, b.claim, claims)
          : cannotBothBeRight(a.claim, b.claim, claims, given)),
    )
    const isOther = otherCasesIn(given)
    const core = withoutOtherCases(ofOneSubject(differing), isOther)
    const confirmed = core.some(({ judged }) => judged)
    const differs = new Set(core.flatMap(({ a, b }) => [a, b]))
    const belongs = besideThem(differs, own, userId)
    const areOfOtherRows = core.map(({ a, b }) => ofOtherRows(a.claim, b.claim, given))
    const isBesides = ({ claim }: PreparedClaim) =>
      areOfOtherRows.every((isOfOther) => isOfOther(claim)) ||
      (confirmed && isOther(claim)) ||
      [...differs].some((each) => keepsWithin(claim, each.claim)) ||
      [...differs].every((each) => passes(claim, each.claim) && !sameFigure(claim.figure, each.claim.figure))
    const shown = [...members].filter(
      (one) => !isOtherSide(one, differs) && (differs.has(one) || (belongs(one) && !isBesides(one))),
    )
    return {
      claims:
        core.length === 0
          ? given
          : [...shown, ...sameInOverview(shown, prepared, keyword)].map(({ claim }) => claim),
      about: [...new Set(own.flatMap(({ about }) => about.map((word) => word.replace(HEDGE, ''))))],
      disagree: core.length > 0,
      differing: core.map(({ a, b }) => [a.claim, b.claim] as const),
      confirmed,
    }
  })
}

/**
 * What the AI Overview says of the subject of figures that differ, if it gives one of their values and both tell of one thing by a word or a
 * character that the keyword lacks. None where it is among them already.
 */
function sameInOverview(
  shown: readonly PreparedClaim[],
  all: readonly PreparedClaim[],
  keyword: string,
): readonly PreparedClaim[] {
  if (shown.some(({ claim }) => claim.sourceId === OVERVIEW)) return []
  return all
    .filter(
      (one) =>
        one.claim.sourceId === OVERVIEW &&
        shown.some(
          (other) =>
            shareSubject(one, other) &&
            tellOfOne(one, other, keyword) &&
            sameFigure(one.claim.figure, other.claim.figure) &&
            compareConditions(one.claim, other.claim) !== 'differ',
        ),
    )
    .slice(0, 1)
}

function tellOfOne(a: PreparedClaim, b: PreparedClaim, keyword: string): boolean {
  const theirs = contentCharacters(`${b.claim.heading} ${b.claim.clause}`)
  return (
    sharedWords(a.around, b.around, keyword).length > 0 ||
    [...contentCharacters(`${a.claim.heading} ${a.claim.clause}`)].some(
      (each) => theirs.has(each) && !keyword.includes(each),
    )
  )
}

/** Whether a figure only turns round one that differs: 「5 公釐以上」 beside 「不到 5 公釐」, unless another source differs on its side too. */
function isOtherSide({ claim }: PreparedClaim, differing: ReadonlySet<PreparedClaim>): boolean {
  const others = [...differing].map((each) => each.claim)
  const isBacked = others.some(
    ({ sourceId, figure }) => sourceId !== claim.sourceId && figure.bound === claim.figure.bound,
  )
  return !isBacked && others.some(({ figure }) => areSidesOfOne(claim.figure, figure))
}

/** Of the pairs that differ those of one subject of the coverage table; all, if the table confirms none. */
function ofOneSubject(differing: readonly Link[]): readonly Link[] {
  const confirmed = differing.filter(({ a, b, judged }) => judged || shareSubject(a, b))
  return confirmed.length > 0 ? confirmed : differing
}

/** The pairs that differ without those of other cases that only a judge links; all, if none would be left. */
function withoutOtherCases(
  differing: readonly Link[],
  isOther: (claim: FigureClaim) => boolean,
): readonly Link[] {
  const kept = differing.filter(({ a, b, judged }) => !judged || (!isOther(a.claim) && !isOther(b.claim)))
  return kept.length > 0 ? kept : differing
}

function areOfOtherSubjects(a: PreparedClaim, b: PreparedClaim): boolean {
  return a.context.subjects.size > 0 && b.context.subjects.size > 0 && !shareSubject(a, b)
}

/**
 * The figures that belong beside the differing ones of a group: those that agree with one of them, and the user's. Others of the group may
 * hold for another case: the price for a smaller plant, which only the range of a third source links with them. What somebody once had shows
 * only beside the same value: a mat of 4.2 is none of those who ask for 4 or more.
 */
function besideThem(
  differing: ReadonlySet<PreparedClaim>,
  links: readonly Link[],
  userId: string,
): (one: PreparedClaim) => boolean {
  const more = new Set(
    links.flatMap(({ a, b, judged }) => {
      const agree = judged ? !areDifferent(a.claim, b.claim) : valuesMeet(a.claim, b.claim)
      if (!agree || areOfOtherSubjects(a, b)) return []
      return [...(differing.has(b) ? [a] : []), ...(differing.has(a) ? [b] : [])]
    }),
  )
  const isTold = ({ claim }: PreparedClaim) =>
    !claim.anecdote || [...differing].some((other) => sameFigure(other.claim.figure, claim.figure))
  return (one) => one.claim.sourceId === userId || (more.has(one) && isTold(one))
}

/** A section that gives so many values of one quantity gives them for as many cases, as the tiers of a tax. */
const TIERS_MIN = 4
/** So many values in the first column of a table are what its rows are looked up by. */
const KEYS_MIN = 3

/** The claims of sections that give a scale of values: another source's value is one of another case. */
function claimsInTiers(claims: readonly FigureClaim[]): ReadonlySet<FigureClaim> {
  const headed = claims.filter(({ heading }) => heading !== '')
  const sections = Map.groupBy(headed, ({ sourceId, heading }) => `${sourceId} ${heading}`)
  const differentIn = (own: readonly FigureClaim[]) =>
    own.filter((claim, at) => own.slice(0, at).every((other) => !valuesMeet(claim, other))).length
  return new Set(
    [...sections.values()].flatMap((own) => {
      if (differentIn(own) >= TIERS_MIN) return own
      const keys = own.filter(isInFirstCell)
      return differentIn(keys) >= KEYS_MIN ? keys : []
    }),
  )
}

function isInFirstCell({ sentence, figure }: FigureClaim): boolean {
  return sentence.indexOf('\t') >= figure.end
}
