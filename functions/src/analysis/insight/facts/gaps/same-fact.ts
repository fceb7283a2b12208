import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'

/** Facts that share this part of their terms count as equal. */
const SHARED_MIN = 0.5
/** Facts that give the same figures count as equal with so many shared terms. */
const BESIDE_FIGURES_MIN = 3

/** Whether a fact says nothing beyond another one that is stated: it shares half of the terms, or some and all of its figures. */
export function saysTheSame(stated: string, text: string): boolean {
  const { shared, least } = sharedOf(stated, text)
  if (shared >= least) return true
  if (shared < BESIDE_FIGURES_MIN) return false
  const figures = readFigures(stated)
  const given = readFigures(text)
  return given.length > 0 && given.every((figure) => figures.some((each) => sameValue(figure, each)))
}

/** Whether a fact shares half of the terms of another one that is stated, whatever their figures. */
export function sharesTerms(stated: string, text: string): boolean {
  const { shared, least } = sharedOf(stated, text)
  return shared >= least
}

function sharedOf(stated: string, text: string): { shared: number; least: number } {
  const terms = new Set(termsOf(stated))
  const others = new Set(termsOf(text))
  const shared = [...others].filter((term) => terms.has(term)).length
  return { shared, least: SHARED_MIN * Math.max(1, Math.min(terms.size, others.size)) }
}
