import type { FigureClaim } from '../../figures/figure-claims.ts'
import { computedSupport } from '../arithmetic/computed-support.ts'
import { haveSameUnit } from '../arithmetic/same-value.ts'
import { pageOf } from '../sources/source-sentences.ts'
import { isTableRow } from '../tables/table-row.ts'
import { tableRowsSupport } from '../tables/table-rows-support.ts'
import type { FigurePassage, FigurePassages } from './figure-passages.ts'
import {
  type FigureSupport,
  passagesAbout,
  SAME_THING_TWO_NUMBERS,
  supportInOnePassage,
} from './one-passage.ts'
import { givesFigures, isRange, numbersOf, type SentenceWithFigures } from './passage-figures.ts'
import { clauseOf, partsOf, textBetweenCommas, wordsIn } from './sentence-parts.ts'

/** Words of a sentence that reports what several sources say. */
const REPORTS = /有的|有些|有人|也有|另有|各家|不一|[說寫稱](?!明).*[說寫稱](?!明)/u
/** If the parts of a sentence are found in different sections, each must have at least this many words. */
const LEAST_WORDS_OF_PART = 4
/** Most passages of one page that a sentence summarises. */
const PASSAGES_OF_PAGE = 5

/**
 * Finds support for a sentence's figures in sources that use other words: in one passage or, if the sentence makes several
 * statements, in one passage for each of them.
 */
export function figureSupport(sentence: SentenceWithFigures, passages: FigurePassages): FigureSupport {
  const inOne = supportInOnePassage(sentence, passages)
  if (inOne.agreeing.length > 0) return inOne
  const onPage = numbersOf(sentence) > 2 ? supportOnOnePage(sentence, passages) : []
  if (onPage.length > 0) return { agreeing: onPage, against: [] }
  for (const parts of [partsOf(sentence, clauseOf), partsOf(sentence, textBetweenCommas)]) {
    const agreeing = parts.length < 2 ? [] : supportOfParts(sentence, parts, passages)
    if (agreeing.length > 0) return { agreeing, against: [] }
  }
  const rows = tableRowsSupport(sentence, passages)
  if (rows.length > 0) return { agreeing: rows, against: [] }
  const ends = supportOfEnds(sentence, passages)
  if (ends.length > 0) return { agreeing: ends, against: [] }
  const reported = supportOfReports(sentence, passages)
  if (reported.length > 0) return { agreeing: reported, against: [] }
  const computed = computedSupport(sentence, passages)
  return computed.length > 0 ? { agreeing: computed, against: [] } : inOne
}

/**
 * The passages that give the values of a sentence about several sources: 「一年內復發的比例，有的說兩成，有的說四成」. Each value is
 * searched with the words of the whole sentence and with its figures of other dimensions.
 */
function supportOfReports(sentence: SentenceWithFigures, passages: FigurePassages): FigurePassage[] {
  const last = sentence.figures.at(-1)
  if (last === undefined || !REPORTS.test(sentence.bare)) return []
  // One may tell working days and another calendar days.
  const isReport = ({ figure }: FigureClaim) =>
    figure.dimension === last.figure.dimension || haveSameUnit(figure, last.figure)
  const reports = sentence.figures.filter(isReport)
  const context = sentence.figures.filter((own) => !isReport(own))
  if (reports.length < 2) return []
  const found = reports.map(
    (own) => supportInOnePassage({ ...sentence, figures: [...context, own] }, passages).agreeing[0],
  )
  const given = found.filter((passage) => passage !== undefined)
  return given.length === found.length ? given : []
}

/**
 * The passages that give the two ends of a sentence's only figure: 「20 到 25 分鐘」 where one source has 20 and another 25. A passage
 * with a range gives no end.
 */
function supportOfEnds(sentence: SentenceWithFigures, passages: FigurePassages): FigurePassage[] {
  const [own, second] = sentence.figures
  if (own === undefined || second !== undefined || sentence.numbers.length > 0) return []
  const { low, high } = own.figure
  if (low >= high || !Number.isFinite(high - low)) return []
  const found = [low, high].map((end) => {
    const figure = { ...own.figure, low: end, high: end, value: end }
    const { agreeing } = supportInOnePassage({ ...sentence, figures: [{ ...own, figure }] }, passages)
    return agreeing.find(({ claims }) =>
      claims.every((theirs) => !haveSameUnit(theirs.figure, figure) || !isRange(theirs.figure)),
    )
  })
  const given = found.filter((passage) => passage !== undefined)
  return given.length === found.length ? given : []
}

/**
 * A few passages of one page that together give all figures of a sentence, for a sentence that summarises several sections. Each passage
 * is similar to the sentence and gives at least one of its figures.
 */
function supportOnOnePage(sentence: SentenceWithFigures, passages: FigurePassages): FigurePassage[] {
  if (isTableRow(sentence.bare)) return []
  const about = passagesAbout(sentence, passages, SAME_THING_TWO_NUMBERS)
  for (const onPage of Map.groupBy(about, ({ pageId }) => pageOf(pageId)).values()) {
    const chosen: FigurePassage[] = []
    let { figures, numbers } = sentence
    for (const passage of onPage) {
      const given = figures.filter((own) =>
        givesFigures(passage, { ...sentence, figures: [own], numbers: [] }),
      )
      const said = numbers.filter((number) => passage.numbers.has(number))
      if (
        given.length + said.length === 0 ||
        splitsClause(passage, given, sentence) ||
        !givesFigures(passage, { ...sentence, figures: given, numbers: said })
      )
        continue
      chosen.push(passage)
      figures = figures.filter((own) => !given.includes(own))
      numbers = numbers.filter((number) => !said.includes(number))
      if (figures.length + numbers.length === 0) return chosen
      if (chosen.length === PASSAGES_OF_PAGE) break
    }
  }
  return []
}

/** Whether a table's row gives one figure between two commas but not the other: in 「1.75 噸 14,000 元」 they are of two rows. */
function splitsClause(
  { text }: FigurePassage,
  given: readonly FigureClaim[],
  { figures }: SentenceWithFigures,
): boolean {
  if (!isTableRow(text)) return false
  const clauses = new Set(given.map(textBetweenCommas))
  return figures.some((each) => clauses.has(textBetweenCommas(each)) && !given.includes(each))
}

/** Passages that give the figures of a sentence's parts: all in one section, or anywhere if each part has enough words. */
function supportOfParts(
  sentence: SentenceWithFigures,
  parts: readonly SentenceWithFigures[],
  passages: FigurePassages,
): FigurePassage[] {
  const found = parts.map((part) => supportInOnePassage(part, passages).agreeing)
  const together = (isChosen: (passage: FigurePassage) => boolean): FigurePassage[] => {
    const chosen = Map.groupBy(parts, (_, at) => found[at]?.find(isChosen))
    // One figure of a passage supports only one part, so that a passage for several parts must give all their figures.
    const all = [...chosen].map(([passage, own]) => {
      const figures = own.flatMap((part) => part.figures)
      const numbers = own.flatMap((part) => part.numbers)
      return passage !== undefined && givesFigures(passage, { ...sentence, figures, numbers })
        ? passage
        : null
    })
    const given = all.filter((passage) => passage !== null)
    // Two rows of a table are about two things.
    const rows = isTableRow(sentence.bare) ? given.filter(({ text }) => isTableRow(text)) : []
    return given.length === all.length && rows.length < 2 ? given : []
  }
  for (const { pageId, heading } of found[0] ?? []) {
    const inSection = together((each) => each.pageId === pageId && each.heading === heading)
    if (inSection.length > 0) return inSection
  }
  return parts.every(({ bare }) => wordsIn(bare) >= LEAST_WORDS_OF_PART) ? together(() => true) : []
}
