import type { FigurePassage, FigurePassages } from '../claims/figure-passages.ts'
import { numbersIn } from '../claims/numbers-in.ts'
import { givesFigures, numbersOf, type SentenceWithFigures } from '../claims/passage-figures.ts'
import { textBetweenCommas } from '../claims/sentence-parts.ts'
import { canonicalText } from '../sources/source-sentences.ts'
import { isTableRow, namesRow } from './table-row.ts'

/**
 * Rows of one table that give the parts of a sentence, a row for each: 「1.75 噸 4,500 元，6.8 噸 14,000 元」. A part names its row by
 * the row's label or by two of its values.
 */
export function tableRowsSupport(sentence: SentenceWithFigures, passages: FigurePassages): FigurePassage[] {
  const parts = [...Map.groupBy(sentence.figures, textBetweenCommas)].map(
    ([bare, figures]): SentenceWithFigures => ({ ...sentence, bare, figures, numbers: numbersIn(bare) }),
  )
  const checked = new Set(parts.flatMap(({ numbers }) => numbers))
  if (parts.length < 2 || isTableRow(sentence.bare)) return []
  if (!sentence.numbers.every((number) => checked.has(number))) return []
  const found = parts.map((part) => {
    const words = canonicalText(part.bare)
    return passages.all.filter(
      (row) =>
        isTableRow(row.text) &&
        part.isNamed(row) &&
        (numbersOf(part) > 1 || namesRow(words, row.text)) &&
        givesFigures(row, part),
    )
  })
  for (const { pageId, heading } of found[0] ?? []) {
    const rows = found.map((given) => given.find((row) => row.pageId === pageId && row.heading === heading))
    const chosen = rows.filter((row) => row !== undefined)
    if (new Set(chosen).size === parts.length) return chosen
  }
  return []
}
