import type { Coverage } from '@gaplens/coverage/build'
import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { sharedWords, wordsOf } from '@gaplens/coverage/figures/shared-words'
import { figuresMeet, sameValue } from '@gaplens/text/figures/compare'
import { areOneInterval } from './one-interval.ts'

/**
 * A group's figures with those of the pages that support the AI Overview's: where a statement was found on a page, the
 * same figure in a passage that supports it is the page's own, in whatever words, and elsewhere beside a word of the statement's.
 * Otherwise a figure of an authority would be the overview's alone.
 * @param given the figures of one quantity
 * @param all the figures of all pages and of the overview
 */
export function withVerifiedPages(
  given: readonly FigureClaim[],
  all: readonly FigureClaim[],
  { report, passages }: Coverage,
): readonly FigureClaim[] {
  const known = new Set(given.map(({ sourceId }) => sourceId))
  const more = given
    .filter(({ sourceId }) => sourceId === OVERVIEW)
    .flatMap((stated) => {
      const support = report.statements.find(({ text }) => text.includes(stated.sentence))?.support ?? []
      const found = support.filter(({ level }) => level === 'found')
      const quoted = new Set(found.flatMap(({ passageId, alsoPassageId }) => [passageId, alsoPassageId]))
      const quotes = passages.filter(({ id }) => quoted.has(id))
      const words = wordsOf(stated.clause)
      const isNamed = (claim: FigureClaim) =>
        found.some(({ pageId }) => pageId === claim.sourceId) &&
        sharedWords(wordsOf(`${claim.row} ${claim.clause}`), words, '').length > 0
      return all
        .filter(
          (claim) =>
            !known.has(claim.sourceId) &&
            givesValueOf(claim, stated) &&
            (isNamed(claim) ||
              quotes.some(
                ({ pageId, quote }) => pageId === claim.sourceId && quote.includes(claim.sentence.trim()),
              )),
        )
        .map((claim) => ({
          ...claim,
          figure: areOneInterval(claim.figure, stated.figure)
            ? stated.figure
            : { ...claim.figure, per: stated.figure.per },
        }))
    })
  return [...given, ...new Map(more.map((claim) => [claim.sourceId, claim])).values()]
}

/** Whether a page gives what is stated. Two open ends are no one value: 「600 公里以上」, 「不到 300 公里」. */
function givesValueOf({ figure }: FigureClaim, { figure: stated }: FigureClaim): boolean {
  return (
    (sameValue(figure, stated) && figuresMeet({ ...figure, per: stated.per }, stated)) ||
    areOneInterval(figure, stated)
  )
}
