import type { Figure } from '@gaplens/text/figures/figure'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import type { FigurePassage, FigurePassages } from '../claims/figure-passages.ts'
import { passagesAbout, SAME_THING, SAME_THING_TWO_NUMBERS } from '../claims/one-passage.ts'
import { givesFigures, type SentenceWithFigures } from '../claims/passage-figures.ts'
import { canonicalText } from '../sources/source-sentences.ts'
import { isTableRow, namesRow } from '../tables/table-row.ts'
import { countsOperands, type Operands, operandsOf, shareOf } from './derived-value.ts'
import { partlyComputed } from './partly-computed.ts'
import { tableColumnSupport } from './table-column-support.ts'
import { perThingOperands } from './unit-price.ts'

/** Round totals of which people give a share as a count: 「十隻有四隻」. */
const WHOLES = new Set([3, 4, 5, 8, 10, 20, 100, 1000])
const OF_WHOLE = /^[^\d，,。]{0,6}$/u

/**
 * The passages from whose figures one figure of a sentence is computed: one passage that also gives the sentence's other figures, or two
 * rows of one table that the sentence names.
 */
export function computedSupport(sentence: SentenceWithFigures, passages: FigurePassages): FigurePassage[] {
  if (isTableRow(sentence.bare)) return []
  const about = passagesAbout(sentence, passages, SAME_THING)
  for (const own of sentence.figures) {
    const rest = { ...sentence, figures: sentence.figures.filter((each) => each !== own) }
    const shares = rest.figures.map(({ figure }) => figure).filter(isShare)
    const one = about.find((passage) => {
      const given = passage.claims.map(({ figure }) => figure)
      // A sentence that names a discount computes with that one.
      const theirs = shares.length === 0 ? given : [...given.filter((each) => !isShare(each)), ...shares]
      const operands =
        operandsOf(own, sentence.figures, theirs) ??
        shareOf(own, theirs) ??
        perThingOperands(own, passage.claims)
      return operands !== null && givesFigures(passage, withoutCountOf(operands, rest))
    })
    if (one !== undefined) return [one]
  }
  const partly = partlyComputed(sentence, passages, about)
  if (partly.length > 0) return partly
  const [own, second] = sentence.figures
  if (own === undefined) return []
  if (second === undefined) {
    const column = tableColumnSupport(
      own,
      passages.all,
      passagesAbout(sentence, passages, SAME_THING_TWO_NUMBERS),
    )
    return column.length > 0 ? column : rowsOf(own, passages)
  }
  const counted = countedShare(sentence.figures)
  const same = counted && about.find(({ claims }) => claims.some(({ figure }) => isExactly(figure, counted)))
  return same ? [same] : []
}

/** A sentence without the figure that only counts the operands: the 「三項」 of 「三項加起來是 4,600 元」. */
function withoutCountOf(operands: Operands, sentence: SentenceWithFigures): SentenceWithFigures {
  return { ...sentence, figures: sentence.figures.filter(({ figure }) => !countsOperands(figure, operands)) }
}

function isShare({ dimension }: Figure): boolean {
  return dimension === 'share'
}

/** The share in percent that two counts of a sentence's only figures make: 「十隻有四隻」. Null if they are not one. */
function countedShare([all, some, ...others]: readonly FigureClaim[]): number | null {
  if (all === undefined || some === undefined || others.length > 0) return null
  const [whole, part] = [all.figure, some.figure]
  const isOfCounts = [whole, part].every((each) => each.dimension === 'count' && each.low === each.high)
  const isOne = isOfCounts && WHOLES.has(whole.value) && whole.unit === part.unit && part.value < whole.value
  return isOne && OF_WHOLE.test(all.bare.slice(whole.end, part.start))
    ? (100 * part.value) / whole.value
    : null
}

function isExactly({ dimension, low, high }: Figure, share: number): boolean {
  return dimension === 'share' && low === share && high === share
}

/** Two rows of one table that the figure's sentence names and from which the figure is computed: 「D 牌的年限是 A 牌的三倍」. */
function rowsOf(own: FigureClaim, passages: FigurePassages): FigurePassage[] {
  const words = canonicalText(own.sentence)
  const rows = passages.all.filter(({ text }) => namesRow(words, text))
  for (const first of rows)
    for (const second of rows)
      if (first.pageId === second.pageId && first.heading === second.heading && first.text !== second.text)
        for (const a of first.claims)
          for (const b of second.claims)
            if (operandsOf(own, [], [a.figure, b.figure]) !== null) return [first, second]
  return []
}
