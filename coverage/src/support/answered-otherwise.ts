import { identicalUnit } from '@gaplens/text/figures/compare'
import { normalise, termsOf } from '@gaplens/text/terms'
import type { ClaimUnit } from '../corpus/corpus.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'
import { areOtherCases, casesOf } from '../figures/measures.ts'
import { type GivenFigure, isDistinctive } from './figure-words.ts'
import { figuresOf } from './given-figures.ts'
import { givesFigure } from './gives-figure.ts'
import type { ComparedClaim } from './nearest-claims.ts'

/** A heading that asks for a number: 「登山靴要多久上一次油？」. */
const ASKS_NUMBER = /多[久少長大高重遠]|幾/u

/**
 * The answer with another value to a heading that asks for a figure of a statement: it has a word of the statement's label and one of the
 * figure's clause. Null where the answer gives the figure, or a page no such heading.
 */
export function answeredOtherwise(
  { label, figures }: { readonly label: string; readonly figures: readonly GivenFigure[] },
  claims: readonly ComparedClaim[],
): ClaimUnit | null {
  const labelled = termsOf(label)
  const answers = claims.filter(
    ({ unit: { claim } }, at) =>
      claim.heading !== claims[at - 1]?.unit.claim.heading &&
      endsAsQuestion(claim.heading) &&
      ASKS_NUMBER.test(claim.heading) &&
      labelled.some((term) => normalise(claim.heading).includes(term)),
  )
  const isOther = (unit: ClaimUnit, figure: GivenFigure) => {
    const heading = normalise(unit.claim.heading)
    const words = termsOf(figure.clause).filter((term) => !labelled.includes(term))
    if (!words.some((term) => heading.includes(term))) return false
    if (areOtherCases(casesOf(figure.clause), casesOf(unit.claim.heading))) return false
    const own = figuresOf({ unit, headingTerms: null }).filter(
      (each) => isDistinctive(each) && !each.isPast && identicalUnit(each, figure),
    )
    return own.length > 0 && !own.some((each) => givesFigure(each, figure))
  }
  return answers.find(({ unit }) => figures.some((figure) => isOther(unit, figure)))?.unit ?? null
}
