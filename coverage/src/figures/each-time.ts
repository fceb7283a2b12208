import type { FigureClaim } from './figure-claims.ts'
import { charactersOf } from './shared-words.ts'
import { asksFor } from './what-headings-ask.ts'

/** One time of what the keyword names: 「每次 10 到 15 分鐘」, 「一回多久」. */
const EACH_TIME = /[一每單][次回趟]/u
/** How often, and not how long: 「多久洗一次」. */
const HOW_OFTEN = /多久[^，。]*[一每][次回趟]/u

/**
 * Whether two durations are of one time of what the keyword names: one stands under a heading that asks how long a time takes, the other
 * beside 「每次」 and nothing else, or under such a heading too.
 */
export function areOfEachTime(a: FigureClaim, b: FigureClaim, keyword: string): boolean {
  const asked = [a, b].filter(isAsked).length
  return asked === 2 || (asked === 1 && [a, b].some((one) => isBare(one, keyword)))
}

function isAsked(claim: FigureClaim): boolean {
  const { figure, heading } = claim
  return figure.dimension === 'time' && EACH_TIME.test(heading) && !HOW_OFTEN.test(heading) && asksFor(claim)
}

function isBare({ figure, clause }: FigureClaim, keyword: string): boolean {
  const rest = charactersOf(clause.replace(EACH_TIME, ' '))
  return (
    figure.dimension === 'time' && EACH_TIME.test(clause) && [...rest].every((each) => keyword.includes(each))
  )
}
