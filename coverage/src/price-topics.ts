import { readFigures } from '@gaplens/text/figures/read-figures'
import type { Corpus } from './corpus/corpus.ts'
import { nounOfQuestion } from './topics/question-noun.ts'

/** The end of a name that is about what something costs. */
const PRICE =
  /(?:費用|花費|收費(?:方式|標準|項目)?|價格|價錢|價目表?|報價|行情|多少錢|\bcosts?|\bpric(?:es?|ing)|\bfees?)$/iu
const FREE = /免費|免收|不收費|不用錢|\bfree\b/iu

/** Whether a heading or a name is about what something costs. */
export function isAboutPrice(text: string): boolean {
  return PRICE.test(nounOfQuestion(text) ?? text)
}

/** Whether a text tells any price, or that something is free. */
export function tellsPrice(text: string): boolean {
  return FREE.test(text) || readFigures(text).some(({ dimension }) => dimension === 'money')
}

/** Returns a test for whether a page tells any price: by its id. Each page is read once. */
export function pagesWithPrices(corpus: Corpus): (pageId: string) => boolean {
  const known = new Map<string, boolean>()
  return (pageId) => {
    const before = known.get(pageId)
    if (before !== undefined) return before
    const text = corpus.pages.find(({ source }) => source.id === pageId)?.source.page?.text ?? ''
    const found = tellsPrice(text)
    known.set(pageId, found)
    return found
  }
}
