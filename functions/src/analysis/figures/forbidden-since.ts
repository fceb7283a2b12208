import type { Passage } from '@gaplens/contracts/analysis/report'
import type { Source } from '@gaplens/coverage/source'
import { rememberTexts } from '@gaplens/text/memoize'

/** What a text forbids and what it allows, each with what is done: 「不予編釘門牌」, 「可以申請編釘門牌」. 「可能」 and 「許可」 allow nothing. */
const FORBIDS =
  /(?:不得(?!不)|不可以?|不能(?!不)|不准|不予|禁止|嚴禁|切勿|請勿)(?<done>\p{Script=Han}{2,8})/gu
const ALLOWS =
  /(?<![不未無認許是非可功性才懂覺值獲取])(?:可以|可|得以?|能夠?|准許?|允許)(?![能靠是惜見])(?<done>\p{Script=Han}{2,8})/gu
/** As many characters in succession that both name are no chance: of 95 cases two pages of years ago have such a rule, both truly of another time. */
const SAME_LEAST = 3

/**
 * Whether a passage allows what a later page forbids, or forbids what it allows: 「可置樟腦丸二粒」 of 2002 beside 「不可放樟腦丸」. Whichever of them is right, a
 * rule of years ago is no fact beside it.
 * @param later pages that were changed years after the passage's own
 */
export function isForbiddenSince({ quote }: Pick<Passage, 'quote'>, later: readonly Source[]): boolean {
  const { forbidden, allowed } = rulesIn(quote)
  if (forbidden.length + allowed.length === 0) return false
  return later.some(({ page }) => {
    const theirs = rulesIn(page?.text ?? '')
    return meet(forbidden, theirs.allowed) || meet(allowed, theirs.forbidden)
  })
}

/** What a text forbids and allows, without its questions, which say nothing. A page is read once, though every old passage is compared with it. */
const rulesIn = rememberTexts((text) => {
  const sentences = text.split(/(?<=[。！？?\n])/u).filter((sentence) => !/[？?嗎]\s*$/u.test(sentence))
  const doneAs = (pattern: RegExp) =>
    sentences
      .flatMap((sentence) => [...sentence.matchAll(pattern)])
      .flatMap(({ groups }) => groups?.done ?? [])
  return { forbidden: doneAs(FORBIDS), allowed: doneAs(ALLOWS) }
})

function meet(told: readonly string[], others: readonly string[]): boolean {
  return told.some((each) => others.some((other) => partsOf(each).some((part) => other.includes(part))))
}

function partsOf(done: string): string[] {
  return Array.from({ length: Math.max(0, done.length - SAME_LEAST + 1) }, (_, at) =>
    done.slice(at, at + SAME_LEAST),
  )
}
