import { charactersOf } from '@gaplens/text/terms'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { numbersIn } from './numbers-in.ts'
import type { SentenceWithFigures } from './passage-figures.ts'

/** A clause with fewer words is joined to the one before it. */
const LEAST_WORDS_OF_CLAUSE = 2
const COMMA = /[，,；;。]/u
const AFTER_LAST_COMMA = /[^，,；;。]*$/u
/**
 * The parts of a sentence that contain figures. A part with too few words is joined to the one before it.
 * @param textOf the text of the part that contains a figure
 */
export function partsOf(
  sentence: SentenceWithFigures,
  textOf: (figure: FigureClaim) => string,
): SentenceWithFigures[] {
  const parts: { bare: string; figures: FigureClaim[] }[] = []
  for (const [text, figures] of Map.groupBy(sentence.figures, textOf)) {
    const last = parts.at(-1)
    if (last !== undefined && wordsIn(text) < LEAST_WORDS_OF_CLAUSE) {
      last.bare += ` ${text}`
      last.figures.push(...figures)
    } else parts.push({ bare: text, figures })
  }
  const all = parts.map(
    ({ bare, figures }): SentenceWithFigures => ({
      ...sentence,
      bare,
      figures: figures.map((figure) => ({ ...figure, bare })),
      numbers: numbersIn(bare),
    }),
  )
  // If a number is in none of these parts, it would not be checked.
  const checked = new Set(all.flatMap(({ numbers }) => numbers))
  return sentence.numbers.every((number) => checked.has(number)) ? all : []
}

/** The clause that contains a figure. */
export function clauseOf({ clause }: FigureClaim): string {
  return clause
}

/** The text around a figure between two commas; it may list several things. */
export function textBetweenCommas({ bare, figure }: FigureClaim): string {
  const from = bare.slice(0, figure.start).search(AFTER_LAST_COMMA)
  const to = bare.slice(figure.end).search(COMMA)
  return bare.slice(Math.max(0, from), to < 0 ? bare.length : figure.end + to)
}

/** Number of distinct Chinese characters and words of other scripts. */
export function wordsIn(text: string): number {
  return new Set([...charactersOf(text), ...(text.match(/[a-z]{3,}/giu) ?? [])]).size
}
