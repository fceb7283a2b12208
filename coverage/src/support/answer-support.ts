import { termsOf } from '@gaplens/text/terms'
import type { Corpus, PageUnits } from '../corpus/corpus.ts'
import { distinctiveFigures } from './figure-words.ts'
import { shareOfFigures } from './given-figures.ts'
import { claimsAlone, nearestClaims, shareOfTerms, weightTerms } from './nearest-claims.ts'
import type { StatementSupport } from './statement-parts.ts'

/** Least share of the answer's terms, weighted by rarity, for `found` and for `partly`. */
const TERMS_FOUND = 0.28
const TERMS_PARTLY = 0.18
/** The same for `found` if the page also gives a figure of the answer. Some terms are needed: a figure may match by chance. */
const TERMS_WITH_FIGURES = 0.1

/**
 * How far a page contains the words of a question and of Google's answer to it. If the page gives a figure of the answer, fewer
 * words are enough. Terms of the keyword do not count, because they occur on every page.
 */
export function answerSupport(
  corpus: Corpus,
  {
    question,
    answer,
    keyword,
  }: { readonly question: string; readonly answer: string; readonly keyword: string },
  page: PageUnits,
): StatementSupport['level'] {
  const common = new Set(termsOf(keyword))
  const terms = termsOf(`${question}\n${answer}`).filter((term) => !common.has(term))
  const asked = weightTerms(corpus, terms)
  const nearest = nearestClaims(corpus, asked, claimsAlone(page))
  const share = shareOfTerms(corpus, asked, nearest)
  const givesFigure = (shareOfFigures(distinctiveFigures(answer), nearest) ?? 0) > 0
  if (share >= TERMS_FOUND || (givesFigure && share >= TERMS_WITH_FIGURES)) return 'found'
  return share >= TERMS_PARTLY ? 'partly' : 'unverified'
}
