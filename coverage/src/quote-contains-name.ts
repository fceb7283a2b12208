import { charactersOf, termsOf } from '@gaplens/text/terms'
import type { Corpus } from './corpus/corpus.ts'
import type { Quote } from './table/coverage-table.ts'
import { nameForms } from './topics/name-forms.ts'

/** Least share of a name's characters that the heading must contain. */
const HEADING_SHARE = 0.5

/** Whether a quote or its heading contains a word of a name, or its heading half the characters of the name or a question about it. */
export type QuoteContainsName = (name: string, quote: Quote) => boolean

/** Returns the test for the quotes of these pages. */
export function quoteContainsNameIn({ pages }: Pick<Corpus, 'pages'>): QuoteContainsName {
  const texts = new Map(pages.map(({ source }) => [source.id, source.page?.text ?? '']))
  return (name, { pageId, heading, start, end }) => {
    const text = `${heading}\n${texts.get(pageId)?.slice(start, end) ?? ''}`
    const said = new Set(termsOf(text))
    if (termsOf(name).some((term) => said.has(term))) return true
    // 「可以留多久？」 asks about 「保存期限」 in other words.
    if (nameForms(heading).some((form) => form.text === name)) return true
    const heads = new Set(charactersOf(heading))
    const own = charactersOf(name)
    return own.length > 0 && own.filter((each) => heads.has(each)).length >= HEADING_SHARE * own.length
  }
}
