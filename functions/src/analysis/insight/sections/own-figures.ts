import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { datingOf } from '@gaplens/text/figures/outdated'
import { MONEY } from '../facts/gaps/gap-prices.ts'
import { reportedValues, valueKey } from '../facts/reported-values.ts'
import type { View } from '../facts/view.ts'
import { inQuotes, oneLine } from '../facts/wording.ts'
import { isOffer } from '../markup/service.ts'
import { figureWords } from './words-around-figure.ts'

/** A seller speaks of itself: 「本院」, 「店裡」. */
const SELLER =
  /本(?:[店院所館社廠室]|診所|公司|中心|工作室|事務所)(?!身)|敝[店院社公]|店[裡內]|門市|我們(?:的)?(?:收費|[定售報]價|價[格目位]|店|診所)/u

type OwnFigure = FigureGroup['figures'][number]

/**
 * The note on the user's own figures that are outdated or that no source gives; empty when there is none. A seller's price need not be
 * others'.
 */
export function ownNote(view: View, group: FigureGroup): string {
  const [first] = ownFigures(view, group)
  const old = outdatedOwn(view, group)
  if (old !== null) {
    const listed = lastListedYear(view, group)
    return listed === null
      ? `您的網頁寫的${asWritten(view, old)}是較舊的數字，請核對後更新。`
      : `您的網頁列到 ${listed} 年，請補上之後的數字。`
  }
  if (!group.userDiffers || first === undefined || lastListedYear(view, group) !== null) return ''
  return `您的網頁寫${asWritten(view, first)}，與這些說法不同，${isOwnPrice(view, first) ? '若是您自己的收費，不必一致' : '若講的是同一件事，請核對'}。`
}

/** What the user's page says itself, beside sources that disagree; none where a note tells it. */
export function ownValues(view: View, group: FigureGroup): string[] {
  const [first] = ownFigures(view, group)
  if (first === undefined || !group.disagree || ownNote(view, group) !== '') return []
  const words = figureWords(view.passage(first.passageId)?.quote ?? '', oneLine(first.shown))
  return words === null ? [] : [`您的網頁：「${inQuotes(words)}」`]
}

/** A figure in the page's own words; without quotation marks where it is put together, as 「每月」 and 「兩萬五」 of two places. */
function asWritten(view: View, { shown, passageId }: OwnFigure): string {
  const value = oneLine(shown)
  const said = view.passage(passageId)?.quote
  const words = oneLine(said ?? value).includes(value) ? value : figureWords(said ?? '', value)
  if (words !== null) return `「${inQuotes(words)}」`
  return /^\p{Script=Han}/u.test(value) ? value : ` ${value}`
}

/**
 * The user's figure that must be corrected because a later one took its place; null when there is none. A seller's own price is as old as
 * the seller says. Of figures that are listed by year only the last can lack a later one.
 */
export function outdatedOwn(view: View, group: FigureGroup): OwnFigure | null {
  const last = lastListedYear(view, group)
  const old = ownFigures(view, group).find(
    (each) =>
      each.outdated &&
      !isStillGiven(view, group.figures, each.shown) &&
      (last === null || yearIn(view, each) === last) &&
      (!isOwnPrice(view, each) || yearIn(view, each) !== null),
  )
  return old ?? null
}

function ownFigures(view: View, { figures }: FigureGroup): OwnFigure[] {
  return figures.filter(({ pageId }) => pageId !== null && pageId === view.user?.id)
}

function isOwnPrice(view: View, { unit, passageId }: OwnFigure): boolean {
  if (view.user === null || !MONEY.test(unit)) return false
  const { heading, quote } = view.passage(passageId) ?? { heading: '', quote: '' }
  return isOffer(view.user.page) || SELLER.test(`${heading}\n${quote}`)
}

/** The last year of the user's figures where these are listed by year, as in a table of the minimum wage; else null. */
function lastListedYear(view: View, group: FigureGroup): number | null {
  const years = ownFigures(view, group).map((each) => yearIn(view, each))
  const known = new Set(years.filter((year) => year !== null))
  return known.size < 2 || years.includes(null) ? null : Math.max(...known)
}

/** The year that the sentence or the table row of a figure names; null when it names none. */
function yearIn(view: View, { passageId }: OwnFigure): number | null {
  return datingOf(view.passage(passageId)?.quote ?? '').spokenYear
}

/** Whether a source gives this value too, in a figure that is not outdated: then the user's need not be corrected. */
function isStillGiven(view: View, figures: FigureGroup['figures'], shown: string): boolean {
  return reportedValues(view, figures).some(
    (saying) => !saying.outdated && valueKey(saying.shown) === valueKey(shown),
  )
}
