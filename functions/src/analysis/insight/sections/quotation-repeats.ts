import { lettersOf } from '../quotable/plain.ts'

/** Whether a text has all letters of another, however it is spaced and punctuated. */
export function holdsText(whole: string, part: string): boolean {
  return lettersOf(whole).includes(lettersOf(part))
}

/** A fact of which a quote begins with the last sentences, with what the quote has after them; null if there is no more. */
export function joinedWith(quote: string, fact: string): string | null {
  const starts = [...fact.matchAll(/[。；！？]/gu)].map(({ index }) => index + 1)
  const at = starts.find((start) => start < fact.length && quote.startsWith(fact.slice(start)))
  const whole = at === undefined ? fact : fact.slice(0, at) + quote
  return lettersOf(whole) === lettersOf(fact) ? null : whole
}

/** What stands before an item in a paragraph but not in its list: 「第一條是」. 「第二期」 is a word of it. */
const ORDINAL = /第[一二三四五六七八九十](?:[條個種點項步類](?:則?是|為)?|則?是|為|(?=[，、：]))/gu

/** Words of a page. */
interface Said {
  readonly text: string
  readonly pageId: string | null
}

/** The quotes without those of which another one of their page holds every clause. */
export function withoutParts<Each extends Said>(said: readonly Each[]): Each[] {
  const known = said.map((each) => ({
    each,
    letters: lettersOf(each.text),
    clauses: each.text
      .replace(ORDINAL, '')
      .split(/[，。；：！？]/u)
      .map(lettersOf)
      .filter((clause) => clause !== ''),
  }))
  type Known = (typeof known)[number]
  const isIn = (part: Known, whole: Known) =>
    part.each.pageId === whole.each.pageId && part.clauses.every((clause) => whole.letters.includes(clause))
  const isLeftOut = (part: Known, at: number) =>
    known.some((whole, place) => place !== at && isIn(part, whole) && (place < at || !isIn(whole, part)))
  return known.filter((part, at) => !isLeftOut(part, at)).map(({ each }) => each)
}
