import type { FigureClaim } from './figure-claims.ts'

/** Words quoted to say what they mean: 「「最大 900 克」是兩籃加起來」. */
const OPEN_QUOTE = /[「『“][^」』”]*$/u
const MEANS = /^[^「『“」』”]*[」』”](?:是(?!否)|指的?是?|代表|的意思)/u
/** Things listed as those for which another value holds: 「計程車、外送車為 6 個月」. */
const LISTED =
  /(?:^|[，。；])\s*((?:\p{Script=Han}{2,6}、)+\p{Script=Han}{2,6})(?:則?為|則是?|[都均]為?)\s*$/u
/** Whose rule a page tells: a city's, or a county's. */
const OWN_PLACE = /本([市縣])/u

/** Whether a figure stands in words that are only quoted for what they mean. */
export function isMentioned({ sentence, figure }: Pick<FigureClaim, 'sentence' | 'figure'>): boolean {
  return OPEN_QUOTE.test(sentence.slice(0, figure.start)) && MEANS.test(sentence.slice(figure.end))
}

/**
 * Whether a figure holds for listed things only, of which the other claim names none, and its section gives another value for the rest:
 * 「自換裝日起 18 個月。計程車、外送車為 6 個月」 beside 「12 個月」.
 */
export function isException(one: FigureClaim, other: FigureClaim, all: readonly FigureClaim[]): boolean {
  const [, list] = LISTED.exec(one.bare.slice(0, one.figure.start)) ?? []
  if (list === undefined) return false
  const said = `${other.title} ${other.heading} ${other.bare}`
  return (
    !list.split('、').some((name) => said.includes(name)) &&
    all.some(
      (each) =>
        each !== one &&
        each.sourceId === one.sourceId &&
        each.heading === one.heading &&
        each.figure.dimension === one.figure.dimension,
    )
  )
}

/** Whether one page tells what holds in 「本市」 and the other what holds in 「本縣」, as at least one of the sentences says. */
export function areOfOtherPlaces(a: FigureClaim, b: FigureClaim): boolean {
  const said = [a, b].map(({ sentence }) => ownPlaceIn(sentence))
  const [mine, theirs] = [a, b].map(({ ownPlace }, at) => said[at] ?? ownPlace)
  return (
    said.some((each) => each !== undefined) && mine !== undefined && theirs !== undefined && mine !== theirs
  )
}

/** Whether a text speaks of its own city (「本市」) or county first; undefined if of none. */
export function ownPlaceIn(text: string): string | undefined {
  return OWN_PLACE.exec(text)?.[1]
}
