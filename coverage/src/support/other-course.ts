import { pairsOf } from './character-pairs.ts'
import { clausesOf } from './clauses.ts'

/** What is done at once, and who or what by: 「直接由法院選任」. */
const AT_ONCE = /(?:直接|逕行|逕)(?:由|向|到|去|送|找|請|交)?(?<by>.{2,})$/u
/** What is done only after something else failed: 「選不出來再請法院」. */
const AFTER_FAILING =
  /(?:不出來?|不成|不了|不攏|不到|不服|未果|失敗)(?:時|後|的話|，)?(?:才|再|始|方)(?:由|向|到|去|送|找|請|交)?(?<then>[^，。；]{2,})/u
/** What holds on after something: 「退租後仍可使用」. */
const HOLDS_ON =
  /(?<verb>\p{Script=Han})(?<thing>\p{Script=Han}{0,3})[之以]?[後了]，?[仍還](?:可|能|有效|然|得)/u
/** What ends by something: 「退租就終止」. What is left of it or goes back to is no end of all. */
const ENDS =
  '[^，。；不未沒]{0,4}(?:就|即|便|後|時|，|視同|視為){1,2}(?:自動|立即|立刻|一律|資格)?(?:終止|失效|作廢|無效|消滅|歸零|取消)'
/** Whom one turns to first, and what comes after: 「先到里辦公處，再轉區公所」. */
const FIRST = /先(?:看|到|去|找|掛|問|洽|向)(?<first>\p{Script=Han}{2,})(?<rest>.*)/su
const THEN = /轉介?|再|才|之後|然後/u

/**
 * Whether a claim tells of another course than a statement: that what is done at once comes only after something else failed (「選不出來再請法院」 for
 * 「直接由法院選任」), that what holds on after something ends by it (「賣掉就終止」 for 「賣車後仍可轉讓」), or that one turns to
 * somebody else first (「先到里辦公處，再轉區公所」 for 「先到區公所」).
 */
export function tellsOtherCourse(statement: string, claim: string): boolean {
  const { then = '' } = AFTER_FAILING.exec(claim)?.groups ?? {}
  const last = new Set(pairsOf(then))
  if (turnsElsewhereFirst(statement, claim)) return true
  return clausesOf(statement).some((clause) => {
    const { by = '' } = AT_ONCE.exec(clause)?.groups ?? {}
    if (pairsOf(by).some((pair) => last.has(pair))) return true
    const { verb } = HOLDS_ON.exec(clause)?.groups ?? {}
    return verb !== undefined && new RegExp(`(?<![未沒不])${verb}${ENDS}`, 'u').test(claim)
  })
}

function turnsElsewhereFirst(statement: string, claim: string): boolean {
  const stated = pairsOf(FIRST.exec(statement)?.groups?.first ?? '')
  const { first = '', rest = '' } = FIRST.exec(claim)?.groups ?? {}
  const then = rest.split(THEN).slice(1).join(' ')
  const named = stated.filter((pair) => then.includes(pair))
  return named.length > 1 && !stated.some((pair) => first.includes(pair))
}
