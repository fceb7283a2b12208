import { charactersOf, termsOf } from '@gaplens/text/terms'

/** How one asks. What is left of a question is what it asks about. */
const ASKING =
  /為什麼|什麼|怎麼[辦算做樣]?|怎樣|如何|多少|多久|哪[裡些種個家一]?|幾|能不能|可不可以|會不會|要不要|有沒有|是不是|還是|可以|應該|需要|好[嗎呢]|[嗎呢太很最]|\b(?:what|how|which|when|where|why|much|many|long|best)\b/giu

/** A character that stands by itself once the asking is gone (「太酸怎麼辦」) is a word. */
const ALONE = /(?<!\p{Script=Han})\p{Script=Han}(?!\p{Script=Han})/gu

/**
 * Whether one of some texts speaks of what a question asks, in a word of it besides the keyword's; one that has no such word
 * cannot tell.
 */
export function speaksOfQuestion(question: string, texts: readonly string[], keyword: string): boolean {
  const said = new Set(termsOf(keyword))
  const subject = question.replace(ASKING, ' ')
  const asked = new Set(termsOf(subject.replace(ALONE, ' ')).filter((word) => !said.has(word)))
  const alone = charactersOf([...subject.matchAll(ALONE)].join(''))
  if (asked.size === 0 && alone.length === 0) return true
  return texts.some(
    (text) =>
      termsOf(text).some((term) => asked.has(term)) || alone.some((character) => text.includes(character)),
  )
}
