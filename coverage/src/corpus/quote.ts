import type { Corpus } from './corpus.ts'

/** A verbatim range of a page that a report may quote: `page.text.slice(start, end)`. */
export interface Quote {
  readonly id: string
  readonly pageId: string
  readonly start: number
  readonly end: number
  readonly heading: string
}

/** Returns the text of a page by its id; empty for a page that was not read. */
export function pageTextIn({ pages }: Pick<Corpus, 'pages'>): (pageId: string) => string {
  const texts = new Map(pages.map(({ source }) => [source.id, source.page?.text ?? '']))
  return (pageId) => texts.get(pageId) ?? ''
}

/** Returns the text of a quote from one of these pages. */
export function quoteTextIn(
  corpus: Pick<Corpus, 'pages'>,
): (quote: Pick<Quote, 'pageId' | 'start' | 'end'>) => string {
  const textOf = pageTextIn(corpus)
  return ({ pageId, start, end }) => textOf(pageId).slice(start, end)
}
