import { memoize } from '@gaplens/text/memoize'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { contentCharacters, sharedWords } from './shared-words.ts'

/** So many characters in a row before two figures, with so many different ones that tell something, are of one thing. */
const ALIKE_MIN = 8
const TELLING_MIN = 5

/**
 * The words by which two figures on one subject of the table are of one thing, because the same words stand before both: 「小坪數、一戶兩人，
 * 半年清一次」, 「小坪數、一戶兩人，每季清一次」. Null where fewer do, and on two subjects, where such words are a formula of the law.
 */
export function byWordsBefore(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
  if (!shareSubject(a, b)) return null
  const [mine, theirs] = [wordsBefore(a), wordsBefore(b)]
  let alike = 0
  while (alike < mine.length && mine.at(-1 - alike) === theirs.at(-1 - alike)) alike += 1
  const words = alike === 0 ? '' : mine.slice(-alike).join('')
  if (alike < ALIKE_MIN || contentCharacters(words).size < TELLING_MIN) return null
  return sharedWords(a.around, b.around, '')
}

/** The letters and digits of a sentence before its figure. They are read once, though many pairs ask. */
const wordsBefore = memoize(({ claim: { sentence, figure } }: PreparedClaim): string[] => [
  ...sentence.slice(0, figure.start).replace(/[^\p{L}\p{N}]/gu, ''),
])
