import { normalise, termsOf } from '@gaplens/text/terms'
import type { ClaimUnit } from '../corpus/corpus.ts'

/** What a statement tells as a rule of law: 「依規定，至少要…」. What a contract lays down is none. */
const AS_LAW =
  /依(?:現行)?(?:法令?|規定|法規|法律)(?!院)|法定|(?:法律|法令|法規|政府|國家)(?:明文)?(?:規定|要求|強制)/u
/** That no law says so: 「現行法令未就家電訂有保固年限」, 「法律沒有規定試用期」. */
const NO_LAW =
  /(?:法令|法規|法律|法條)(?:上|中|裡)?(?:目前|現行|其實)?(?:並?未|並?沒有|並?無)[^，。；]{0,16}?(?:[訂定]有?|規定|明文|強制|要求|限制)[^，。；]*/u
/** So many of the denial's words stand in the statement: then both are of one matter. */
const WORDS_LEAST = 2

/** The claim of a page that no law says what a statement tells as a rule of law; null when there is none. */
export function unregulatedIn(statement: string, claims: readonly ClaimUnit[]): ClaimUnit | null {
  if (!AS_LAW.test(statement)) return null
  const stated = normalise(statement)
  return (
    claims.find(({ claim }) => {
      const [denial = ''] = NO_LAW.exec(claim.text) ?? []
      const words = new Set(termsOf(denial).filter((term) => [...term].length > 1 && stated.includes(term)))
      return words.size >= WORDS_LEAST
    }) ?? null
  )
}
