import { readFigures } from '@gaplens/text/figures/read-figures'
import { charactersOf, termsOf } from '@gaplens/text/terms'

/** Interrogative words. The rest of a question is its subject. */
export const ASKING =
  /為什麼|什麼|怎麼[辦算做樣]?|怎樣|如何|多少|多久|哪[裡些種個家一]?|幾|能不能|可不可以|會不會|要不要|有沒有|是不是|還是|可以|應該|需要|好[嗎呢]|[嗎呢很最]|(?<!太)太(?![太陽魯平原保極]|麻里|空[人包被站船])|\b(?:what|how|which|when|where|why|much|many|long|best)\b/giu

/** A single character that remains without the interrogative words (「太酸怎麼辦」) counts as a word. */
const ALONE = /(?<!\p{Script=Han})\p{Script=Han}(?!\p{Script=Han})/gu

/** That something happens or exists, or that one does it oneself, and units, which say nothing of what it is. */
export const HAPPENS = /^(?:出現|發生|產生|存在|自己|second|minute|hour|day|week|month|year)$/u
/** A heading with this share of the words of a question asks or answers it. */
const NEARLY_ALL = 0.75
/** One word alone stands in headings on other subjects too. */
const WORDS_MIN = 2

/**
 * Whether one of the texts shares a word with the question, other than those of the keyword, and other than that something
 * happens if it has another word. True for a question without such words, which cannot be checked.
 */
export function mentionsQuestion(question: string, texts: readonly string[], keyword: string): boolean {
  const { asked, alone } = wordsOf(question, keyword)
  if (asked.size === 0 && alone.length === 0) return true
  return texts.some(
    (text) =>
      termsOf(text).some((term) => asked.has(term)) || alone.some((character) => text.includes(character)),
  )
}

/**
 * Whether a heading holds nearly all words of a question, other than those of the keyword, and one of each of its parts: it asks the
 * same, or answers it. Single characters do not count, because they stand in other headings too.
 */
export function holdsQuestion(question: string, heading: string, keyword: string): boolean {
  const { asked } = wordsOf(question, keyword)
  const terms = new Set(termsOf(heading))
  const held = [...asked].filter((word) => terms.has(word)).length
  const parts = question
    .split(ASKING)
    .map((part) => termsOf(part).filter((word) => asked.has(word)))
    .filter((words) => words.length > 0)
  return (
    asked.size >= WORDS_MIN &&
    held >= NEARLY_ALL * asked.size &&
    parts.every((words) => words.some((word) => terms.has(word)))
  )
}

/** The words of a question's subject, other than the keyword's, and its characters that stand alone. */
function wordsOf(
  question: string,
  keyword: string,
): { asked: ReadonlySet<string>; alone: readonly string[] } {
  const said = new Set(termsOf(keyword))
  const subject = question.replace(ASKING, ' ')
  const wordsIn = (text: string) => termsOf(text.replace(ALONE, ' ')).filter((word) => !said.has(word))
  const words = wordsIn(subject)
  const others = wordsIn(withoutLimits(question).replace(ASKING, ' ')).filter((word) => !HAPPENS.test(word))
  const asked = new Set(others.length > 0 ? others : words)
  const common = new Set(charactersOf(keyword))
  const alone = charactersOf([...subject.matchAll(ALONE)].join('')).filter((each) => !common.has(each))
  return { asked, alone }
}

/** What limits a question to a case and is not what it asks about: 「不到五人」, 「30 歲以上」. */
function withoutLimits(question: string): string {
  let text = question
  for (const { start, end, limit } of readFigures(question).toReversed()) {
    if (limit === undefined) continue
    const before = text.slice(0, start)
    const from = before.endsWith(limit.before) ? start - limit.before.length : start
    const to = text.startsWith(limit.after, end) ? end + limit.after.length : end
    text = `${text.slice(0, from)} ${text.slice(to)}`
  }
  return text
}

/**
 * Whether a short name shares a character that carries meaning with the question, other than those of the keyword: 「穿著與保暖」
 * with 「看日出要穿什麼？」.
 */
export function sharesCharacter(question: string, names: readonly string[], keyword: string): boolean {
  const said = new Set(charactersOf(keyword))
  const asked = charactersOf(question.replace(ASKING, ' ')).filter((character) => !said.has(character))
  return names.some((name) => asked.some((character) => name.includes(character)))
}
