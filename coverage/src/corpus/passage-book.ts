import type { Passage } from '@gaplens/contracts/report'
import type { Quote } from '../table/truth-table.ts'
import { passageLink } from '../text-fragment.ts'
import type { Corpus } from './corpus.ts'

/** Collects the passages a report quotes: each is written out once, with its link. */
export class PassageBook {
  private readonly corpus: Corpus
  private readonly quotes = new Map<string, Quote>()

  constructor(corpus: Corpus) {
    this.corpus = corpus
  }

  /** Marks a passage as quoted. @returns its id */
  use(quote: Quote): string {
    this.quotes.set(quote.id, quote)
    return quote.id
  }

  /** The quoted passages, by page and place. */
  used(): Passage[] {
    return this.corpus.pages.flatMap(({ source }) => {
      const { page } = source
      if (page === null) return []
      return [...this.quotes.values()]
        .filter((quote) => quote.pageId === source.id)
        .sort((a, b) => a.start - b.start || a.end - b.end)
        .map(({ id, pageId, start, end, heading }) => ({
          id,
          pageId,
          url: source.url,
          heading,
          quote: page.text.slice(start, end),
          link: passageLink({ pageUrl: page.url, text: page.text, start, end }),
        }))
    })
  }
}
