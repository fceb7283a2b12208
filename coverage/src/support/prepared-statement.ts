import { normalise, termsOf } from '@gaplens/text/terms'
import { timesOfDay } from '@gaplens/text/times-of-day'
import type { Corpus } from '../corpus/corpus.ts'
import type { OverviewStatement } from '../topics/overview-statements.ts'
import { assertedClaims } from './asserted-claims.ts'
import { type GivenFigure, statedFigures } from './figure-words.ts'
import {
  type ComparedClaim,
  nearestClaims,
  shareOfTerms,
  type WeightedTerms,
  weightTerms,
} from './nearest-claims.ts'
import { numberedThings } from './numbered-things.ts'
import { sentencesOf } from './statement-parts.ts'

/** The claims of one page that are nearest to a statement, and the share of its terms that they contain, 0–1. */
interface Nearest {
  readonly claims: readonly ComparedClaim[]
  readonly share: number
}

/** A statement, read and compared with every page once, before it is looked for on any. */
export interface PreparedStatement {
  readonly text: string
  /** What it is said of, before its colon, normalised and without what brackets add: 「水溫」; empty without. */
  readonly label: string
  /** What the other statements are said of, likewise: what stands under such a heading is of those. */
  readonly otherLabels: readonly string[]
  readonly weighted: WeightedTerms
  readonly figures: readonly GivenFigure[]
  /** The times of day that it names, in minutes on a clock face. */
  readonly times: readonly number[]
  /** Days, paragraphs and other things that it names by number. */
  readonly numbered: readonly string[]
  /** By page id. */
  readonly nearest: ReadonlyMap<string, Nearest>
  /** Its sentences, if semicolons join several. */
  readonly parts: readonly PreparedStatement[]
}

/** Reads a statement, and finds the claims nearest to it on every page. */
export function prepareStatement(
  corpus: Corpus,
  statement: OverviewStatement,
  others: readonly OverviewStatement[] = [],
): PreparedStatement {
  const { text } = statement
  const weighted = weightTerms(corpus, termsOf(text))
  const nearest = corpus.pages.map((page): [string, Nearest] => {
    const claims = nearestClaims(corpus, weighted, assertedClaims(page))
    return [page.source.id, { claims, share: shareOfTerms(corpus, weighted, claims) }]
  })
  return {
    text,
    label: labelOf(statement),
    otherLabels: others.map(labelOf).filter((each) => each !== '' && each !== labelOf(statement)),
    weighted,
    figures: statedFigures(text),
    times: timesOfDay(text),
    numbered: numberedThings(text),
    nearest: new Map(nearest),
    parts: sentencesOf(text).map((part) => prepareStatement(corpus, { ...statement, text: part }, others)),
  }
}

function labelOf({ text, label }: OverviewStatement): string {
  return text.startsWith(label) ? normalise(label.replace(/[（(].*$/u, '')) : ''
}
