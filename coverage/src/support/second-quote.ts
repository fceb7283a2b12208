import { termsOf } from '@gaplens/text/terms'
import type { ClaimUnit, Corpus } from '../corpus/corpus.ts'
import { statedFigures } from './figure-words.ts'
import { type ComparedClaim, shareOfTerms, weightTerms } from './nearest-claims.ts'
import { shareOfStatement } from './shown-passage.ts'
import { answersOf } from './statement-support.ts'
import { withWiderQuote } from './wider-quote.ts'

/** A second quote is shown if it adds so much of the statement's terms and figures: more than a word that both happen to have. */
const ADDS_LEAST = 0.2
/** A claim with a figure of the statement tells of it only if it has so much of its terms, too. */
const TERMS_LEAST = 0.1

/**
 * A claim that tells what the quote for a statement leaves out, from another place of the same page: that the receipt is needed stands
 * under one heading, the price under another. Null if no claim adds enough.
 * @param quoted the claim that is quoted for the statement, with the range of its quote
 */
export function secondQuote(corpus: Corpus, statement: string, { claim }: ClaimUnit): ClaimUnit | null {
  const page = corpus.pages.find(({ source }) => source.id === claim.pageId)
  if (page === undefined) return null
  const sought = { weighted: weightTerms(corpus, termsOf(statement)), figures: statedFigures(statement) }
  const claims = answersOf(page)
  const isQuoted = ({ unit }: ComparedClaim) =>
    unit.claim.start < claim.quoteEnd && unit.claim.end > claim.start
  const first = claims.filter(isQuoted).map(({ unit }) => ({ unit, headingTerms: null }))
  const value = shareOfStatement(corpus, sought, first)
  const isRowBeside = ({ unit }: ComparedClaim) =>
    claim.tableHead !== '' && unit.claim.tableHead === claim.tableHead
  const mayTell = (each: ComparedClaim) =>
    isRowBeside(each) || shareOfTerms(corpus, sought.weighted, [each]) >= TERMS_LEAST
  const [best] = claims
    .filter((each) => !isQuoted(each) && mayTell(each))
    .map((each) => ({
      unit: each.unit,
      value: shareOfStatement(corpus, sought, [...first, { ...each, headingTerms: null }]),
    }))
    .sort((a, b) => b.value - a.value)
  if (best === undefined || best.value - value < ADDS_LEAST) return null
  const wider = withWiderQuote(corpus, statement, best.unit)
  const meets = wider.claim.start < claim.quoteEnd && wider.claim.quoteEnd > claim.start
  return meets ? best.unit : wider
}
