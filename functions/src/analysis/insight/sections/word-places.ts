import { cutWords } from '@gaplens/coverage/topics/clauses'
import { sameValue } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** A place of a word: its line, its offset there, and what stands between it and the places beside it. */
interface WordPlace {
  readonly line: string
  readonly at: number
  readonly before: string
  readonly behind: string
}

/** What stands right before a word that tells what comes of a figure: 「65 度以上才會死亡」, 「四小時即可使用」, 「罰 3 萬元並勒令停工」. */
const COMES_OF_IT = /(?:才|即|就|便|會|能|可以?|並)$/u

/** Whether a word is everywhere what comes of a figure, and so not what is measured. */
export function isOutcome(word: string, shown: string): boolean {
  return isEverywhere(word, shown, ({ before }) => COMES_OF_IT.test(before))
}

/** What stands before a thing with which another is compared, or before its size: 「低於平房」, 「低於 30 坪平房」. */
const COMPARED_WITH = /(?:比|低於|高於|少於|多於|勝過|贏過|不如|相當於|等於)(?:\s?\d+\s?\p{Script=Han}?)?$/u
/** What stands right behind a thing of which a figure is a share: 「新品價的 45%」. */
const SHARE_OF = /^[價值量]?的\s?(?:\d|[一二兩三四五六七八九半](?:[成半]|分之))/u

/** Whether a word is everywhere what a thing is compared with or a share of, and so not what is measured. */
export function isBase(word: string, shown: string): boolean {
  return isEverywhere(
    word,
    shown,
    ({ before, behind }) => COMPARED_WITH.test(before) || SHARE_OF.test(behind),
  )
}

/** Whether everywhere another figure than those of a row follows a word, which is what that one is of: 「一個月洗一次：小蘇打 20 克」. */
export function isOfOtherFigure(word: string, shown: string, values: readonly Figure[]): boolean {
  return isEverywhere(word, shown, ({ behind }) => {
    const [next] = readFigures(behind)
    return (
      next !== undefined &&
      /^\s?$/u.test(behind.slice(0, next.start)) &&
      !values.some((own) => sameValue(own, next))
    )
  })
}

/** What stands right behind an event from or up to which a time is counted: 「測驗後第 19 天」, 「知悉之日起」. */
const COUNTED_FROM =
  /^(?:[^，。；：\d]{0,2}[前後](?!續)|[^，。；：\d]{0,6}(?:之?[日時])?(?<![一發喚引])起(?![跳點算價來]))/u

/** Whether a word is everywhere the event from or up to which a time is counted, and so not what is measured. */
export function isEvent(word: string, shown: string): boolean {
  return /[前後]$/u.test(word) || isEverywhere(word, shown, ({ behind }) => COUNTED_FROM.test(behind))
}

/**
 * Whether a word is only cut out of others, wherever it stands: 「網登錄」 of 「上網登錄」, 「耳最高」 of 「每耳最高」, whose measure word it begins
 * with.
 */
export function isPartOfWord(word: string, shown: string): boolean {
  return isEverywhere(
    word,
    shown,
    ({ line, at, before }) => !startsOfWords(line).has(at) || /[每各]$/u.test(before),
  )
}

/** Whether something holds at all places of a word in some lines; false if it stands nowhere. */
function isEverywhere(word: string, lines: string, holds: (place: WordPlace) => boolean): boolean {
  const places = lines.split('\n').flatMap((line) => placesIn(line, word))
  return places.length > 0 && places.every(holds)
}

function placesIn(line: string, word: string): WordPlace[] {
  const between = line.split(word)
  let at = -word.length
  return between.slice(1).map((behind, place) => {
    const before = between[place] ?? ''
    at += word.length + before.length
    return { line, at, before, behind }
  })
}

/** The offsets at which the words of a line begin. */
function startsOfWords(line: string): ReadonlySet<number> {
  let at = 0
  return new Set(
    cutWords(line).map((each) => {
      at += each.length
      return at - each.length
    }),
  )
}
