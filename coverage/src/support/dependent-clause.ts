import { pairsOf } from './character-pairs.ts'
import { clausesOf } from './clauses.ts'

/** That something holds of all: 「一律可以扣抵」, 「不論大小都收」. */
const OF_ALL = /一律|一概|[不無]論|任何|[皆都](?:可|能|會|免|收|得)/u
/** A clause that names its condition itself. */
const SAYS_CASE = /者|時$|若|如果|只[有要]|才|限|除[外了非]|不[得可能]/u
/** A page's words that something holds in one case: 「領有證明者，可申請」, 「以自住為限」, 「限本市市民」. */
const IN_ONE_CASE =
  /[者時]，(?:始|才|方|即)?(?:可|得|能|免)|以[^，。；]{1,12}為(?:目的|限)|(?:僅|只)限|(?:僅|只有)[^，。；]{1,12}(?:可|得|能)/u
/** What is excepted, in the words that follow: 「租屋的不行」, 「古蹟不在此限」. */
const EXCEPTED = /^[^，。；]{1,12}(?:不行|不可以?|除外|不在此限|不適用)(?=[，。；]|$)/u
/** A claim is on what a clause says if it has this share of its pairs of characters. */
const SHARED_LEAST = 1 / 3

/**
 * Whether a claim sets a condition for what a statement says of all: 「以自住為目的、設籍滿一年者，可申請房屋修繕補助」 for 「房屋修繕一律可以申請補助」.
 * @param next the claim after it in the text, which may name an exception
 */
export function makesDepend(statement: string, claim: string, next: string): boolean {
  if (!IN_ONE_CASE.test(claim) && !EXCEPTED.test(next)) return false
  return clausesOf(statement).some((clause) => {
    if (!OF_ALL.test(clause) || SAYS_CASE.test(clause)) return false
    const pairs = pairsOf(clause.replace(OF_ALL, ' '))
    const shared = pairs.filter((pair) => claim.includes(pair)).length
    return pairs.length > 0 && shared >= SHARED_LEAST * pairs.length
  })
}
