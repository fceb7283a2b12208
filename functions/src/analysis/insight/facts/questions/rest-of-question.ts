import { cutWords } from '@gaplens/coverage/topics/clauses'
import { charactersOf, normalise, termsOf } from '@gaplens/text/terms'
import { ASKING, HAPPENS } from './question-words.ts'

/** What is done in 「怎麼判斷？」 and which quality decides in 「哪個比較便宜？」, which an answer need not repeat. */
const HOW_DONE =
  /(?:怎麼|如何)\p{Script=Han}{1,2}(?=[？?]?$)|(?<=哪(?:一?[個種]|裡|邊))(?:比較|更|最)?\p{Script=Han}{1,2}(?=[？?]?$)/gu
/** What is done with what is asked for: 「準備」 in 「要準備什麼？」. */
const DONE_WITH = /^(?:什麼|多少|多久|幾|哪)/u
/** Words that say hardly anything of what is asked. */
const LIGHT =
  /^(?:一定|真的|馬上|繼續|自己|直接|比較|到底|適合|準備|注意|期間|東西|幫忙|時候|原因|影響|[用做弄行該還再當去來跟先幫掉完才夠上前後]|put|get|make|take|keep|start|need|go|my|your)$/iu
/** Characters of verbs that stand before any other one. */
const MODAL = /[會要能可以到從]/u
/** Behind such a word stands what is asked: 「幫忙打包」 of 「搬家公司會幫忙打包嗎？」. */
const ASKED_BEHIND = /^(?:[會能要]|可以|需要|應該|[會能要]不[會能要]|可不可以)$/u
/** A word of another script that begins another one is one with it: "compost", "composting". */
const STEM_MIN = 4
/** So many characters shared with a text stand for a word: 「列報」 in 「列在同一張申報書上」. */
const SHARED_MIN = 2

/**
 * Whether texts speak of what a question asks beyond their subject (「會上癮」 of 「安眠藥會上癮嗎？」): they share a word or two characters
 * with that, or a heading one. True where no word remains: 「喝」 in 「痛風可以喝咖啡嗎？」.
 * @param subject the keyword, the name of the subject and other words that are not what is asked
 */
export function speakOfTheRest(
  question: string,
  subject: readonly string[],
  texts: readonly string[],
  headings: readonly string[],
): boolean {
  const { words, characters } = beyond(question, subject)
  if (words.length === 0) return true
  const sharedBy = (text: string) => characters.filter((character) => text.includes(character)).length
  return (
    [...texts, ...headings].some((text) => {
      const terms = termsOf(text)
      return words.some((word) => terms.some((term) => isOneWord(term, word))) || sharedBy(text) >= SHARED_MIN
    }) || headings.some((heading) => sharedBy(heading) > 0)
  )
}

/** The words and characters of a question without those of its subject. */
function beyond(
  question: string,
  subject: readonly string[],
): { words: readonly string[]; characters: readonly string[] } {
  const known = subject.flatMap(termsOf)
  const knownCharacters = new Set(subject.flatMap(charactersOf))
  const all = cutWords(question.replace(HOW_DONE, ' '))
  const asked = all
    .slice(all.findLastIndex((word) => ASKED_BEHIND.test(word)) + 1)
    .map((word, at, words) => (LIGHT.test(word) || DONE_WITH.test(words[at + 1] ?? '') ? ' ' : word))
    .join('')
    .replace(ASKING, ' ')
  const rest = withoutPairs(normalise(asked), new Set(known))
  const words = termsOf(rest).filter(
    (word) =>
      word.length > 1 &&
      !MODAL.test(word) &&
      !HAPPENS.test(word) &&
      ![...word].some((character) => knownCharacters.has(character)) &&
      known.every((each) => !isOneWord(each, word)),
  )
  const characters = new Set(charactersOf(rest).filter((character) => !knownCharacters.has(character)))
  return { words, characters: [...characters] }
}

/** A text without the pairs of Chinese characters that are among others, so that no pair joins the end of one word with the next. */
function withoutPairs(text: string, pairs: ReadonlySet<string>): string {
  const characters = [...text]
  const isIn = (at: number) => pairs.has(`${characters[at] ?? ''}${characters[at + 1] ?? ''}`)
  return characters.map((character, at) => (isIn(at) || isIn(at - 1) ? ' ' : character)).join('')
}

function isOneWord(one: string, other: string): boolean {
  if (one === other) return true
  const [shorter = '', longer = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  return shorter.length >= STEM_MIN && /^\p{Script=Latin}/u.test(shorter) && longer.startsWith(shorter)
}
