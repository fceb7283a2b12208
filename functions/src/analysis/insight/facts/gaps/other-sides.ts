import type { FigureGroup, Gap, Passage } from '@gaplens/contracts/analysis/report'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { isOfOffice, type ReportedValue, reportedValues } from '../reported-values.ts'
import type { View } from '../view.ts'
import { attributionsOf, isSellers } from './attributions.ts'
import { factIn, type SubjectOfGap } from './fact-in-passage.ts'
import { isOutdated } from './gap-passages.ts'
import type { GapFact } from './stated-fact.ts'
import { withWhole } from './whole-facts.ts'

/**
 * The groups of figures on which sources disagree within a gap: first those of its topic, then those of which passages of two pages give it two values,
 * whatever they are named by. A writer who reads both would else not know that a row tells of them.
 */
export function disagreementsOn(
  view: View,
  { topicId, passageIds }: Pick<Gap, 'topicId' | 'passageIds'>,
): FigureGroup[] {
  const quotes = passageIds.flatMap((id) => view.passage(id) ?? [])
  const isQuoted = ({ pageId, quote }: Passage) =>
    quotes.some((each) => each.pageId === pageId && each.quote.includes(quote.trim()))
  const isBetween = (group: FigureGroup) => {
    const given = reportedValues(view, group.figures)
      .filter(({ outdated }) => !outdated)
      .map((side) => passagesOf(view, side).filter(isQuoted))
      .filter((passages) => passages.length > 0)
    return given.length > 1 && new Set(given.flat().map(({ pageId }) => pageId)).size > 1
  }
  const { own = [], others = [] } = Object.groupBy(
    view.input.coverage.report.figures.filter(({ disagree }) => disagree),
    (group) => (group.topicId === topicId ? 'own' : 'others'),
  )
  return [...own, ...others.filter(isBetween)]
}

/**
 * The facts of a gap with what other sources say where sources disagree on a figure that a fact gives. One value alone would read as
 * settled; the AI Overview's, or an office's, comes first. Outdated values and passages are left
 * out, with the overview's value if only such a passage supports it, another value of a page that states one, and what only a seller
 * says beside an office's rule: its plan keeps for seven years what the law wants for five.
 */
export function withOtherSides(
  view: View,
  { gap, subject }: SubjectOfGap,
  facts: readonly GapFact[],
): readonly GapFact[] {
  return disagreementsOn(view, gap).reduce(
    (told, group) => withSidesOf(view, group, { gap, subject, told }),
    facts,
  )
}

/** A gap with the facts told of it so far. */
interface ToldGap extends SubjectOfGap {
  readonly told: readonly GapFact[]
}

function withSidesOf(view: View, group: FigureGroup, { gap, subject, told }: ToldGap): readonly GapFact[] {
  const sides = reportedValues(view, group.figures).filter(
    (side) => !side.outdated && !isOfOldPages(view, gap, side),
  )
  const stating = told.filter((each) => sides.some((side) => gives(view, each, side)))
  const isOfStating = (pageId: string | null) => stating.some(({ fact }) => fact.pageId === pageId)
  const isByOffice = stating.some(({ fact }) => isOfOffice(view, fact.pageId))
  const others = sides
    .filter((side) => stating.length > 0 && !stating.some((each) => gives(view, each, side)))
    .filter((side) => !isByOffice || !isOfSellersOnly(view, side))
    .flatMap((side) => {
      const found = passagesOf(view, side)
        .filter((passage) => !isOfStating(passage.pageId) && !isOutdated(view, gap, passage))
        .flatMap((passage) => factIn(view, { gap, subject }, passage) ?? [])
      return found.find((each) => gives(view, each, side)) ?? []
    })
  if (stating.length + others.length < 2) return told
  const first = sides.filter((side) => isOfOverviewOrOffice(view, side))
  const isFirst = (each: GapFact) => first.some((side) => gives(view, each, side))
  return withWhole(told, others).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
}

/** Whether only sellers give a value. */
function isOfSellersOnly(view: View, { figures }: ReportedValue): boolean {
  return figures.every(({ pageId }) => pageId !== null && isSellers(attributionsOf(view).get(pageId)))
}

function passagesOf(view: View, { figures }: ReportedValue): Passage[] {
  return figures.flatMap(({ passageId }) => view.passage(passageId) ?? [])
}

/** Whether only outdated passages give a value; that the AI Overview took it from there makes it no newer. */
function isOfOldPages(view: View, gap: Gap, side: ReportedValue): boolean {
  const passages = passagesOf(view, side)
  return passages.length > 0 && passages.every((passage) => isOutdated(view, gap, passage))
}

/** Whether a fact gives the value of a side; of a page that gives it in another sentence the same number is of something else. */
function gives(view: View, { fact }: GapFact, { shown, figures }: ReportedValue): boolean {
  const own = figures.filter(({ pageId }) => pageId === fact.pageId)
  const isElsewhere = own.every(({ passageId }) => !overlaps(view.passage(passageId)?.quote ?? '', fact.text))
  if (own.length > 0 && isElsewhere) return false
  const values = readFigures(shown)
  return readFigures(fact.text).some((figure) => values.some((value) => sameValue(figure, value)))
}

function isOfOverviewOrOffice(view: View, { figures }: ReportedValue): boolean {
  return figures.some(({ giver, pageId }) => giver === 'overview' || isOfOffice(view, pageId))
}

/** Whether a text has a clause of another. */
function overlaps(text: string, other: string): boolean {
  const plain = (each: string) => each.replace(/[^\p{L}\p{N}]/gu, '')
  const whole = plain(other)
  return text
    .split(/[，,。；;\n]/u)
    .some((clause) => plain(clause).length > 2 && whole.includes(plain(clause)))
}
