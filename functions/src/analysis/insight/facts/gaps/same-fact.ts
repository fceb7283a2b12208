import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'

/** Facts that share this part of their terms count as equal. */
const SHARED_MIN = 0.5
/** Facts that give the same figures count as equal with so many shared terms. */
const BESIDE_FIGURES_MIN = 3

/** Whether a fact says nothing beyond another one that is stated: it shares half of the terms, or some and all of its figures. */
export function saysTheSame(stated: string, text: string): boolean {
  const terms = new Set(termsOf(stated))
  const others = new Set(termsOf(text))
  const shared = [...others].filter((term) => terms.has(term)).length
  const figures = readFigures(stated)
  const given = readFigures(text)
  const isGiven = given.length > 0 && given.every((figure) => figures.some((each) => sameValue(figure, each)))
  const least = SHARED_MIN * Math.max(1, Math.min(terms.size, others.size))
  return (isGiven && shared >= BESIDE_FIGURES_MIN) || shared >= least
}
