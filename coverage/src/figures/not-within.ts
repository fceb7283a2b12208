import { memoize } from '@gaplens/text/memoize'
import { compareConditions } from './compare-conditions.ts'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'

/** What must not be done within a time: 「七天內請勿降車窗」, 「48 小時內先不洗」. */
const NOT_WITHIN =
  /^[之以]?內(?:都|皆|均|也)?(?:先|請|切)*(?:不(?:得|可以?|能|要|宜|應)?|別|勿|禁止?|避免)(?:再|先)?(\p{Script=Han}{1,4})/u
/** So many characters name what is done to what. */
const NAMING = 2

/**
 * What two times say must not be done within them, if it is the same on one subject of the table; else null. The verb is the same, and what it is
 * done to stands in the other's sentence too: 「染後洗頭：48 小時內先不洗」, 「72 小時內請勿洗頭」.
 */
export function byDenial(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
  const [mine, theirs] = [deniedIn(a), deniedIn(b)]
  if (mine === null || theirs === null || mine[0] !== theirs[0] || !shareSubject(a, b)) return null
  // The most words of one of them that both sentences have.
  const named = [4, 3, NAMING]
    .flatMap((length) => [mine, theirs].map((each) => each.slice(0, length)))
    .find((words) => words.length >= NAMING && [a, b].every((one) => names(one, words)))
  return named === undefined || compareConditions(a.claim, b.claim) === 'differ' ? null : [named]
}

/** The first characters of what must not be done within a time. It is read once, though many pairs ask. */
const deniedIn = memoize(({ claim: { figure, bare } }: PreparedClaim): string | null => {
  if (figure.dimension !== 'time') return null
  const end = figure.text.endsWith('內') ? '內' : ''
  return NOT_WITHIN.exec(`${end}${bare.slice(figure.end).trimStart()}`)?.[1] ?? null
})

function names({ claim: { heading, sentence } }: PreparedClaim, words: string): boolean {
  return `${heading} ${sentence}`.includes(words)
}
