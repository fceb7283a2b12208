import type { Passage } from '@gaplens/contracts/analysis/report'
import type { ReportModel } from '../model/report-model.ts'
import type { Block } from './blocks.ts'
import { quote } from './parts.ts'

/** Makes sure that a document quotes every passage only once, and knows the place of each quote. */
export interface QuoteIndex {
  /** Quotes the passages that no earlier part of the document has quoted. */
  quote(passages: readonly Passage[]): Block[]
  /** The passages that an earlier part of the document has quoted. */
  quotedBefore(passages: readonly Passage[]): Passage[]
  /** The id of a passage's quote in the document; passages with the same text share it. */
  placeOf(passage: Passage): string
}

export function createQuoteIndex(model: ReportModel): QuoteIndex {
  const places = new Map<string, string>()
  return {
    quote: (passages) =>
      passages.flatMap((passage) => {
        const key = keyOf(passage)
        if (places.has(key)) return []
        places.set(key, placeName(passage))
        return [quote(model, passage, placeName(passage))]
      }),
    quotedBefore: (passages) => passages.filter((passage) => places.has(keyOf(passage))),
    placeOf: (passage) => places.get(keyOf(passage)) ?? placeName(passage),
  }
}

function keyOf({ pageId, quote: text }: Passage): string {
  return `${pageId} ${text}`
}

/** The id of a quote. Stored reports are not trusted, so characters that an id must not contain are replaced. */
function placeName({ id }: Passage): string {
  return `quote-${id}`.replace(/[^A-Za-z0-9-]/g, '_')
}
