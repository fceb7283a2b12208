import type { FigureClaim } from './figure-claims.ts'
import { contentCharacters } from './shared-words.ts'
import { ASKING, asksFor } from './what-headings-ask.ts'

/** One time of what the keyword names: 「每次 10 到 15 分鐘」, 「一回多久」. */
const EACH_TIME = /(?<![第上下再])[一每單][次回趟]/u
/** How often, and not how long: 「多久洗一次」. */
const HOW_OFTEN = /多久[^，。]*[一每][次回趟]/u
/** What is between two times or lasts after one is another duration: 「每次間隔」, 「一次可以維持多久」. */
const OTHER = /間隔|[隔等撐放歇]|維持|恢復|保固|有效|休息|再/u

/**
 * Whether two durations are of one time of what the keyword names: one stands under a heading that asks only how long a time takes, the other
 * beside 「每次」 and nothing else, or under such a heading too.
 */
export function areOfEachTime(a: FigureClaim, b: FigureClaim, keyword: string): boolean {
  const isAsked = (claim: FigureClaim) => asksOfEachTime(claim, keyword)
  if (isAsked(a)) return isAsked(b) || isBare(b, keyword)
  return isAsked(b) && isBare(a, keyword)
}

function asksOfEachTime(claim: FigureClaim, keyword: string): boolean {
  const { figure, heading, clause } = claim
  return (
    figure.dimension === 'time' &&
    EACH_TIME.test(heading) &&
    !HOW_OFTEN.test(heading) &&
    !OTHER.test(clause) &&
    asksFor(claim) &&
    namesOnly(heading.replace(ASKING, ' '), keyword)
  )
}

function isBare({ figure, clause }: FigureClaim, keyword: string): boolean {
  return figure.dimension === 'time' && EACH_TIME.test(clause) && namesOnly(clause, keyword)
}

/** Whether a text names nothing but the keyword and a time of it. */
function namesOnly(text: string, keyword: string): boolean {
  return [...contentCharacters(text.replace(EACH_TIME, ' '))].every((each) => keyword.includes(each))
}
