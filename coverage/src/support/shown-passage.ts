import { datingOf } from '@gaplens/text/figures/outdated'
import { normalise } from '@gaplens/text/terms'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import type { GivenFigure } from './figure-words.ts'
import { shareOfFigures } from './given-figures.ts'
import { type ComparedClaim, shareOfTerms, type WeightedTerms } from './nearest-claims.ts'

/** A passage with less of the terms that a page has of a statement may give its figure of another thing, and is not shown. */
const WORDS_SHOWN = 0.2
/** A claim with the statement's label is shown before one with so much more of the statement where a page supports only a part. */
const OF_LABEL = 0.1

/** What is looked for of a statement: its terms, its figures, and what it is said of. */
interface Sought {
  readonly weighted: WeightedTerms
  readonly figures: readonly GivenFigure[]
  readonly label: string
  readonly otherLabels: readonly string[]
}

/**
 * The claim to show: of the nearest ones, the one with most of the statement's figures and terms. Where the page supports only a part, it is
 * if possible one with the statement's label, and none under another's, since the rest may be about another thing.
 */
export function bestOf(
  corpus: Corpus,
  sought: Sought,
  claims: readonly ComparedClaim[],
  level: 'found' | 'partly' | 'unverified',
): ClaimUnit | undefined {
  const needed = WORDS_SHOWN * shareOfTerms(corpus, sought.weighted, claims)
  const told = claims.filter((claim) => shareOfTerms(corpus, sought.weighted, [claim]) >= needed)
  return told
    .map((claim) => ({
      unit: claim.unit,
      value:
        shareOfStatement(corpus, sought, [claim]) +
        (level === 'partly' ? OF_LABEL * labelled(sought, claim) : 0),
    }))
    .sort((a, b) => b.value - a.value)[0]?.unit
}

/**
 * The claim to show for a part of a statement instead of one that tells of some year, where the statement tells of none: it proves nothing of
 * today. The best of the others, if any will do.
 */
export function timelessInstead(
  corpus: Corpus,
  sought: Sought,
  { shown, claims }: { readonly shown: ClaimUnit; readonly claims: readonly ComparedClaim[] },
): ClaimUnit {
  const isOfYear = ({ claim }: ClaimUnit) => {
    const { spokenYear, since } = datingOf(claim.text)
    return spokenYear !== null && !since
  }
  if (!isOfYear(shown) || sought.figures.some(({ dimension }) => dimension === 'year')) return shown
  const timeless = claims.filter(({ unit }) => !isOfYear(unit))
  return bestOf(corpus, sought, timeless, 'partly') ?? shown
}

/**
 * The claim to show instead of one that stands behind a semicolon: the one before, if it gives a figure of the statement that the other lacks
 * and its quote has both: 「放冰箱的，18 到 24 小時；」.
 */
export function fromBeforeSemicolon(
  figures: readonly GivenFigure[],
  { sections }: PageUnits,
  shown: ClaimUnit,
): ClaimUnit {
  const claims = sections.find(({ at }) => at === shown.section)?.claims ?? []
  const before = claims[claims.indexOf(shown) - 1]
  if (before === undefined || !/；$/u.test(before.claim.text) || before.claim.quoteEnd < shown.claim.end)
    return shown
  const shareOf = (...units: readonly ClaimUnit[]) =>
    shareOfFigures(
      figures,
      units.map((unit) => ({ unit, headingTerms: null })),
    ) ?? 0
  return shareOf(before, shown) > shareOf(shown) ? before : shown
}

/** How much of a statement's terms and figures some claims have. */
export function shareOfStatement(
  corpus: Corpus,
  { weighted, figures }: Pick<Sought, 'weighted' | 'figures'>,
  claims: readonly ComparedClaim[],
): number {
  return shareOfTerms(corpus, weighted, claims) + (shareOfFigures(figures, claims) ?? 0)
}

/** 1 for a claim with the statement's label, −1 for one under a heading that is another's and has no word of this one's: 「斷弦」. */
function labelled({ label, otherLabels }: Sought, { unit: { claim } }: ComparedClaim): number {
  const states = !/[？?]/u.test(claim.text)
  const heading = normalise(claim.heading)
  if (label !== '' && states && `${heading}\n${normalise(claim.text)}`.includes(label)) return 1
  return otherLabels.some((other) => heading === other) ? -1 : 0
}
