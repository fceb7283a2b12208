import type { Passage } from '@gaplens/contracts/report'
import type { Quote } from '../table/coverage-table.ts'
import { passageLink } from '../text-fragment.ts'
import type { Corpus } from './corpus.ts'

/**
 * The passages that a report quotes. Each is a slice of the page's own text, so it is verbatim, and is written out once with
 * a link that opens the page at it.
 */
export class VerbatimPassages {
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
