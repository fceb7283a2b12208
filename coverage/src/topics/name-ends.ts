import { cutWords } from './clauses.ts'

/** A subject before the number of ways told of it: 「消暑三法」. */
export const COUNTED_TOLD =
  /^(\p{Script=Han}{2,4}?)[二兩三四五六七八九十\d]+(?:法|招|問|訣|忌|撇步|要點|件事)$/u

/** A question for the object of the verb right before it, or for its place: 「下方墊什麼」, 「平常擺哪裡」. */
const ASKED = /(?:什麼|哪[裡兒])\s*[？?]?$/u

/**
 * What is before a question word without the verb of one character at its end, of which that is the object: a stump like 「下方墊」 or 「琴怕」
 * names nothing.
 * @param asked the question without its question word
 */
export function withoutAskedVerb(asked: string, question: string): string {
  if (question.replace(ASKED, '') !== asked || /[得不]\p{Script=Han}$/u.test(asked)) return asked
  const last = cutWords(asked).at(-1) ?? ''
  return [...last].length === 1 ? asked.slice(0, -last.length) : asked
}
