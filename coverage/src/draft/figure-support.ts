import { charactersOf } from '@gaplens/text/terms'
import { type FigureClaim, isCompared } from '../figures/figure-claims.ts'
import { differInMagnitude } from '../figures/same-measurement.ts'
import type { FigurePassage, FigurePassages, NearPassage } from './figure-passages.ts'
import { numbersIn } from './numbers-in.ts'
import {
  containsVerbatim,
  givesFigures,
  isBareNumber,
  isRangeOfEnds,
  nearestOf,
  numbersOf,
  type SentenceWithFigures,
} from './passage-figures.ts'
import { areDifferent, haveSameUnit, isReference, isSameValue } from './same-value.ts'
import { canonicalText, pageOf } from './source-sentences.ts'

/** Least similarity of a passage about the same thing as a sentence: absolute, and as a share of the best comparable passage's. */
const SAME_THING = { similarity: 0.12, ofBest: 0.5 }
/** The same if two numbers agree, which seldom happens by chance. */
const SAME_THING_TWO_NUMBERS = { similarity: 0.08, ofBest: 0.25 }
/** The same for three numbers. */
const SAME_THING_THREE_NUMBERS = { similarity: 0.06, ofBest: 0.15 }
/** A passage with another value contradicts a sentence only from this similarity on: a false alarm is worse than a miss. */
const CONTRADICTS = 0.5
/** The same if the values differ by an order of magnitude, which rather means another quantity than a mistake. */
const CONTRADICTS_FAR = 0.7
/** A sentence with fewer words does not say what it is about. */
const LEAST_WORDS = 5
/** A clause with fewer words is joined to the one before it. */
const LEAST_WORDS_OF_CLAUSE = 2
/** Words of a sentence that compares what several sources report. */
const REPORTS = /有的|有些|有人|也有|另有|各家|不一/u
const COMMA = /[，,；;。]/u
const AFTER_LAST_COMMA = /[^，,；;。]*$/u
/** If the parts of a sentence are found in different sections, each must have at least this many words. */
const LEAST_WORDS_OF_PART = 4
/** Most passages of one page that a sentence summarises. */
const PASSAGES_OF_PAGE = 3
/**
 * Of two lines of a list without figures of a known unit, the one that is more similar by this factor is the one meant:
 * 「第 11–14 天：設定」 and 「第 15–18 天：撥款」.
 */
const SIBLING = 2
/**
 * A passage with another value outweighs one with the same value if it is more similar by this factor. The latter is then about
 * another thing: 「視黃醇」 and 「視黃醛」.
 */
const OUTWEIGHS = 1.5

/** The sources' passages that give the same figures as a sentence, and figures that contradict it. */
export interface FigureSupport {
  readonly agreeing: readonly FigurePassage[]
  readonly against: readonly FigureClaim[]
}

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
  const reported = supportOfReports(sentence, passages)
  return reported.length > 0 ? { agreeing: reported, against: [] } : inOne
}

/**
 * The passages that give the values of a sentence about several sources: 「一年內復發的比例，有的說兩成，有的說四成」. Each value is
 * searched with the words of the whole sentence and with its figures of other units.
 */
function supportOfReports(sentence: SentenceWithFigures, passages: FigurePassages): FigurePassage[] {
  const last = sentence.figures.at(-1)
  if (last === undefined || !REPORTS.test(sentence.bare)) return []
  const isReport = ({ figure }: FigureClaim) => haveSameUnit(figure, last.figure)
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
 * A few passages of one page that together give all figures of a sentence, for a sentence that summarises several sections. Each passage
 * is similar to the sentence and gives at least one of its figures.
 */
function supportOnOnePage(sentence: SentenceWithFigures, passages: FigurePassages): FigurePassage[] {
  if (isTableRow(sentence)) return []
  const near = passages.near(sentence.bare).filter(({ passage }) => sentence.isNamed(passage))
  const least = Math.max(
    SAME_THING_TWO_NUMBERS.similarity,
    SAME_THING_TWO_NUMBERS.ofBest * (near[0]?.similarity ?? 0),
  )
  const about = near.filter(({ similarity }) => similarity >= least).map(({ passage }) => passage)
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
    const rows = isTableRow(sentence) ? given.filter(({ text }) => text.includes('\t')) : []
    return given.length === all.length && rows.length < 2 ? given : []
  }
  for (const { pageId, heading } of found[0] ?? []) {
    const inSection = together((each) => each.pageId === pageId && each.heading === heading)
    if (inSection.length > 0) return inSection
  }
  return parts.every(({ bare }) => wordsIn(bare) >= LEAST_WORDS_OF_PART) ? together(() => true) : []
}

/**
 * The parts of a sentence that contain figures. A part with too few words is joined to the one before it.
 * @param textOf the text of the part that contains a figure
 */
function partsOf(
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

function clauseOf({ clause }: FigureClaim): string {
  return clause
}

/** The text around a figure between two commas; it may list several things. */
function textBetweenCommas({ bare, figure }: FigureClaim): string {
  const from = bare.slice(0, figure.start).search(AFTER_LAST_COMMA)
  const to = bare.slice(figure.end).search(COMMA)
  return bare.slice(Math.max(0, from), to < 0 ? bare.length : figure.end + to)
}

function supportInOnePassage(sentence: SentenceWithFigures, passages: FigurePassages): FigureSupport {
  const all = passages.near(subjectOf(sentence))
  const near = all.filter(({ passage }) => sentence.isNamed(passage) && isComparable(sentence, passage))
  const best = near[0]?.similarity ?? 0
  const isAbout = ({ similarity }: NearPassage, least: typeof SAME_THING) =>
    similarity >= least.similarity && similarity >= least.ofBest * best
  const count = numbersOf(sentence)
  const said = near.filter(
    (each) =>
      isAbout(each, count > 2 ? SAME_THING_THREE_NUMBERS : SAME_THING_TWO_NUMBERS) &&
      givesFigures(each.passage, sentence),
  )
  const isOutweighed = ({ similarity }: NearPassage) =>
    wordsIn(sentence.bare) >= LEAST_WORDS &&
    near.some(
      (other) =>
        other.similarity >= CONTRADICTS &&
        other.similarity >= OUTWEIGHS * similarity &&
        sentence.figures.some((own) => {
          const theirs = nearestOf(own, other.passage)
          return theirs !== null && areDifferent(own.figure, theirs.figure)
        }),
    )
  const isOfSibling = ({ passage: { pageId, heading, numbers }, similarity }: NearPassage) =>
    sentence.figures.length === 0 &&
    all.some(
      ({ passage: other, similarity: liker }) =>
        other.pageId === pageId &&
        other.heading === heading &&
        liker >= CONTRADICTS &&
        liker >= SIBLING * similarity &&
        other.numbers.size === numbers.size,
    )
  const agreeing = said.filter((each) =>
    count > 1 ? !isOfSibling(each) : isAbout(each, SAME_THING) && !isOutweighed(each),
  )
  return {
    agreeing: agreeing.map(({ passage }) => passage),
    against: said.length > 0 || wordsIn(sentence.bare) < LEAST_WORDS ? [] : contradictions(sentence, near),
  }
}

function isTableRow({ bare }: SentenceWithFigures): boolean {
  return bare.includes('\t')
}

/** The words that say what a sentence is about; for figures without words, as in a table, those of the heading and the column. */
function subjectOf({ bare, heading, figures }: SentenceWithFigures): string {
  return wordsIn(bare) === 0 ? `${heading} ${bare} ${figures.map(({ clause }) => clause).join(' ')}` : bare
}

function isComparable({ figures, numbers }: SentenceWithFigures, passage: FigurePassage): boolean {
  return (
    numbers.some((number) => passage.numbers.has(number)) ||
    figures.some(
      ({ figure }) =>
        passage.claims.some((theirs) => haveSameUnit(theirs.figure, figure)) ||
        isReference(figure, passage.text) ||
        containsVerbatim(figure, passage) ||
        isBareNumber(figure, passage),
    )
  )
}

/** Figures with another value in passages that are otherwise similar to the sentence. */
function contradictions({ figures }: SentenceWithFigures, near: readonly NearPassage[]): FigureClaim[] {
  return near
    .filter(({ similarity }) => similarity >= CONTRADICTS)
    .flatMap(({ passage, similarity }) =>
      figures.flatMap((own) => {
        const theirs = nearestOf(own, passage)
        return theirs !== null &&
          !theirs.anecdote &&
          !own.anecdote &&
          isCompared(own.figure, own.sentence) &&
          isCompared(theirs.figure, theirs.sentence) &&
          areDifferent(own.figure, theirs.figure) &&
          (similarity >= CONTRADICTS_FAR || !differInMagnitude(own, theirs)) &&
          isOfRow(theirs, own.sentence) &&
          !isRangeOfEnds(own, passage) &&
          !passage.claims.some((each) => isSameValue(each.figure, own.figure, each.sentence))
          ? [theirs]
          : []
      }),
    )
}

/** Whether a table's figure is from the row that a sentence names: a row 「A 牌」 says nothing about 「B 牌」. */
function isOfRow({ sentence: row }: FigureClaim, sentence: string): boolean {
  const [label = '', ...cells] = row.split('\t')
  return cells.length === 0 || canonicalText(sentence).includes(canonicalText(label))
}

/** Number of distinct Chinese characters and words of other scripts. */
function wordsIn(text: string): number {
  return new Set([...charactersOf(text), ...(text.match(/[a-z]{3,}/giu) ?? [])]).size
}
