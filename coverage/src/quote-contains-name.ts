import { charactersOf, termsOf } from '@gaplens/text/terms'
import type { Corpus } from './corpus/corpus.ts'
import { type Quote, quoteTextIn } from './corpus/quote.ts'
import { nameForms } from './topics/name-forms.ts'

/** Least share of a name's characters that the heading must contain. */
const HEADING_SHARE = 0.5

/** Whether a quote or its heading contains a word of a name, or its heading half the characters of the name or a question about it. */
export type QuoteContainsName = (name: string, quote: Quote) => boolean

/** Returns the test for the quotes of these pages. */
export function quoteContainsNameIn(corpus: Pick<Corpus, 'pages'>): QuoteContainsName {
  const textOf = quoteTextIn(corpus)
  return (name, quote) => {
    const { heading } = quote
    if (sharesWord(`${heading}\n${textOf(quote)}`, name)) return true
    // 「可以留多久？」 asks about 「保存期限」 in other words.
    if (nameForms(heading).some((form) => form.text === name)) return true
    const heads = new Set(charactersOf(heading))
    const own = charactersOf(name)
    return own.length > 0 && own.filter((each) => heads.has(each)).length >= HEADING_SHARE * own.length
  }
}

/** Whether a text contains a word of a name. */
export function sharesWord(text: string, name: string): boolean {
  const terms = new Set(termsOf(text))
  return termsOf(name).some((term) => terms.has(term))
}
