import type { Passage, Support } from '@gaplens/contracts/analysis/report'
import type { Coverage } from '@gaplens/coverage/build'
import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { sharedWords, wordsOf } from '@gaplens/coverage/figures/shared-words'
import { figuresMeet, identicalUnit, sameValue } from '@gaplens/text/figures/compare'
import { areOneInterval } from './one-interval.ts'

/** A noun right behind a figure: 「班表」, and neither 「以內」, 「左右」 nor 「者」. */
const OF_A_THING = /^\s*(?![以內後前左起者之的一再就才可為])\p{Script=Han}/u

/**
 * A group's figures with those of the pages that support the AI Overview's: where a statement was found on a page, the
 * same figure in a passage that supports it is the page's own, in whatever words, and elsewhere beside a word of the statement's;
 * where it was found in part, only in the passage.
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
      const quotesOf = (level: Support['level']) => {
        const quoted = new Set(
          support.flatMap((each) => (each.level === level ? [each.passageId, each.alsoPassageId] : [])),
        )
        return passages.filter(({ id }) => quoted.has(id))
      }
      const [whole, part] = [quotesOf('found'), quotesOf('partly')]
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
              isQuoted(claim, whole) ||
              (isQuoted(claim, part) && isOfNoThing(claim) && !givesRival(claim, given, all))),
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

function isQuoted({ sourceId, sentence }: FigureClaim, quotes: readonly Passage[]): boolean {
  return quotes.some(({ pageId, quote }) => pageId === sourceId && quote.includes(sentence.trim()))
}

/** Whether a figure is no noun's: 「兩週班表」 are of another thing than 「試營運 2 週」, of which their page says the rest. */
function isOfNoThing({ sentence, figure }: FigureClaim): boolean {
  return !OF_A_THING.test(sentence.slice(figure.end))
}

/** Whether a page gives, in the same place, the other value too, as one that compares what is sold does. */
function givesRival(
  { sourceId, heading, sentence }: FigureClaim,
  given: readonly FigureClaim[],
  all: readonly FigureClaim[],
): boolean {
  return all.some(
    (each) =>
      each.sourceId === sourceId &&
      each.heading === heading &&
      each.sentence !== sentence &&
      given.some(
        ({ sourceId: by, figure }) =>
          by !== OVERVIEW && identicalUnit(figure, each.figure) && sameValue(figure, each.figure),
      ) &&
      !given.some(
        ({ sourceId: by, figure }) =>
          by === OVERVIEW && identicalUnit(figure, each.figure) && sameValue(figure, each.figure),
      ),
  )
}

/** Whether a page gives what is stated. Two open ends are no one value: 「600 公里以上」, 「不到 300 公里」. */
function givesValueOf({ figure }: FigureClaim, { figure: stated }: FigureClaim): boolean {
  return (
    (sameValue(figure, stated) && figuresMeet({ ...figure, per: stated.per }, stated)) ||
    areOneInterval(figure, stated)
  )
}
