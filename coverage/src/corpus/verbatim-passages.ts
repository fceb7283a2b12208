import type { Passage } from '@gaplens/contracts/analysis/report'
import { passageLink } from '../text-fragment.ts'
import type { Corpus } from './corpus.ts'
import type { Quote } from './quote.ts'
import { withItsList } from './whole-list.ts'
import { wholeQuotation } from './whole-quotation.ts'

/** Ends the id of a passage of which another range of its page has the id: two statements may widen one claim differently. */
export const OTHER_RANGE = 'w'

/** The first row of two columns may itself be a name and its value: 「品牌｜森泉」. */
const COLUMNS_MIN = 3

/**
 * Collects the passages that a report quotes. Each is a slice of the page's text, so it is verbatim. Each is listed once, with a
 * link that opens the page at the passage.
 */
export class VerbatimPassages {
  private readonly corpus: Corpus
  private readonly quotes = new Map<string, Quote>()

  constructor(corpus: Corpus) {
    this.corpus = corpus
  }

  /** Marks a passage as quoted. @returns its id in the report */
  use(quote: Quote): string {
    const known = this.quotes.get(quote.id)
    if (known !== undefined && (known.start !== quote.start || known.end !== quote.end))
      return this.use({ ...quote, id: `${quote.id}${OTHER_RANGE}` })
    this.quotes.set(quote.id, quote)
    return quote.id
  }

  /** The quoted passages, sorted by page and position. */
  used(): Passage[] {
    const columnsOf = columnsIn(this.corpus)
    return this.corpus.pages.flatMap(({ source }) => {
      const { page } = source
      if (page === null) return []
      return [...this.quotes.values()]
        .filter((quote) => quote.pageId === source.id)
        .sort((a, b) => a.start - b.start || a.end - b.end)
        .map((quote) => {
          const { id, pageId, heading } = quote
          const { start, end } = withItsList(page.blocks, wholeQuotation(page.text, quote))
          return {
            id,
            pageId,
            url: source.url,
            heading,
            ...columnsOf(quote),
            quote: page.text.slice(start, end),
            link: passageLink({ pageUrl: page.url, title: page.title, text: page.text, start, end }),
          }
        })
    })
  }
}

/** Returns the names of the columns for a quote that begins where a row below them does, whatever id it has. */
export function columnsIn({
  claims,
}: Pick<Corpus, 'claims'>): (quote: Pick<Quote, 'pageId' | 'start'>) => Pick<Passage, 'columns'> {
  const columns = new Map(claims.map(({ claim }) => [placeOf(claim), claim.columns]))
  return (quote) => {
    const named = columns.get(placeOf(quote)) ?? ''
    return named.split('\t').length >= COLUMNS_MIN ? { columns: named } : {}
  }
}

function placeOf({ pageId, start }: Pick<Quote, 'pageId' | 'start'>): string {
  return `${pageId} ${start}`
}
