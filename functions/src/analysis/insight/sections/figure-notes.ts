import type { FigureGroup } from '@gaplens/contracts/report'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'

const SAYINGS_MAX = 5

interface Saying {
  readonly shown: string
  readonly who: readonly string[]
  readonly outdated: boolean
}

/** What is measured: the topic's name, else the words that its sentences share. */
export function groupName(view: View, { topicId, about }: FigureGroup): string {
  const topic = topicId === null ? undefined : view.topic(topicId)
  return topic === undefined ? about.map(oneLine).join('、') : `「${oneLine(topic.name)}」`
}

/** Each value with everyone who gives it; the user's own page is not among the sources. */
export function valuesWithSources(view: View, { figures }: FigureGroup): string[] {
  return sayingsOf(view, figures)
    .map(({ shown, who, outdated }) => `${oneLine(shown)}（${who.join('、')}${outdated ? '，較舊' : ''}）`)
    .slice(0, SAYINGS_MAX)
}

/** Which value most of those who give one that is not out of date give; empty where no value has two or no one value has most. */
export function mostSaidNote(view: View, { figures }: FigureGroup): string {
  const [first, second] = sayingsOf(view, figures)
    .filter(({ outdated }) => !outdated)
    .toSorted((a, b) => b.who.length - a.who.length)
  return first === undefined || first.who.length < 2 || first.who.length === second?.who.length
    ? ''
    : `說「${oneLine(first.shown)}」的較多。`
}

/** The one value that is not older than others; empty where none is older, or several are left. */
export function notOlderNote(view: View, { figures }: FigureGroup): string {
  const sayings = sayingsOf(view, figures)
  const [left, another] = sayings.filter(({ outdated }) => !outdated)
  return left === undefined || another !== undefined || sayings.length === 1
    ? ''
    : `除「${oneLine(left.shown)}」外都是較舊的數字，請查證後採用較新的。`
}

/** What is wrong with the user's own figures: a later one took their place, or no source gives them; empty where nothing is. */
export function ownNote(view: View, { figures, userDiffers }: FigureGroup): string {
  const own = figures.filter(({ pageId }) => pageId !== null && pageId === view.user?.id)
  const old = own.find(({ outdated }) => outdated)
  if (old !== undefined) return `您的網頁寫的「${oneLine(old.shown)}」是較舊的數字，請核對後更新。`
  const [first] = own
  return userDiffers && first !== undefined
    ? `您的網頁寫「${oneLine(first.shown)}」，與這些說法都不同，請核對。`
    : ''
}

/** The values that others than the user give, each once however it is written (「1 個月」, 「一個月」), with who gives it. */
function sayingsOf(view: View, figures: FigureGroup['figures']): Saying[] {
  const others = figures.filter(({ pageId }) => pageId === null || pageId !== view.user?.id)
  return [...Map.groupBy(others, ({ shown }) => valueKey(shown)).values()].map((given) => ({
    shown: given[0]?.shown ?? '',
    who: [...new Set(given.map(({ pageId }) => (pageId === null ? 'AI Overview' : rankOf(view, pageId))))],
    outdated: given.every(({ outdated }) => outdated),
  }))
}

/** The same for a figure however it is written; a bound (「以上」) makes another of it. */
function valueKey(shown: string): string {
  const [figure] = readFigures(shown)
  if (figure === undefined) return shown
  const { dimension, unit, per, low, high } = figure
  return [dimension, unit, per, low, high].join(' ')
}

/** Which of the pages that tell their date is the newest; empty where that tells nothing. */
export function newestNote(view: View, { figures }: FigureGroup): string {
  const dated = figures.flatMap(({ pageId, date }) =>
    pageId === null || date === null || pageId === view.user?.id ? [] : [{ pageId, date: date.slice(0, 10) }],
  )
  const [newest, next] = dated.toSorted((a, b) => b.date.localeCompare(a.date))
  return newest === undefined || next === undefined || next.date === newest.date
    ? ''
    : `註明日期的以 ${rankOf(view, newest.pageId)} 較新（${newest.date}）。`
}

function rankOf(view: View, pageId: string): string {
  return `[${view.compared(pageId)?.rank ?? '?'}]`
}
