import { comparable } from '@gaplens/text/figures/compare'
import type { FigureClaim } from './figure-claims.ts'
import { sharedWords, wordsOf } from './shared-words.ts'

/** Words that say that one amount is added to another, or what both make. */
const ADDS =
  /加[上發給碼計]|另[加發補給]|再[加發補]|合[計共]|[共總]計|加總|加起來|一[起併]發|連同|併同|兩者(?:合|加)|\b(?:plus|on top|combined|in total)\b/iu
/** Only these add up: durations and lengths under one name are seldom parts. */
const ADDED = new Set(['share', 'money'])
const ROUNDING = 1e-6

/**
 * Whether two amounts are a part and the sum, or two parts of a sum that is stated too, and a text says that they are added:
 * 「6 成」, 「加發 2 成」 and 「8 成」 do not contradict each other.
 */
export function arePartsOfSum(a: FigureClaim, b: FigureClaim, all: readonly FigureClaim[]): boolean {
  if (!ADDED.has(a.figure.dimension) || !isExact(a) || !isExact(b)) return false
  const [less, more] = [a.figure.value, b.figure.value].sort((one, other) => one - other) as [number, number]
  return all.some((third) => {
    if (!isExact(third) || !comparable(third.figure, a.figure)) return false
    if (addsSomethingElse(third, [a, b])) return false
    const adds = [more - less, more + less].some(
      (value) => Math.abs(third.figure.value - value) < ROUNDING * more,
    )
    return adds && [a, b, third].some(({ sentence, heading }) => ADDS.test(`${heading}\n${sentence}`))
  })
}

function isExact({ figure: { low, high } }: FigureClaim): boolean {
  return low === high
}

/** A sentence with so many words names a thing. */
const NAMES_THING = 2

/** Whether a third page speaks of another thing: 「代購只是再加三成手續費」 says nothing of two other shares of one and two tenths. */
function addsSomethingElse(third: FigureClaim, pair: readonly FigureClaim[]): boolean {
  if (pair.some(({ sourceId }) => sourceId === third.sourceId)) return false
  const words = wordsOf(third.bare)
  const theirs = pair.flatMap(({ heading, bare }) => wordsOf(`${heading} ${bare}`))
  return words.length >= NAMES_THING && sharedWords(words, theirs, '').length === 0
}
