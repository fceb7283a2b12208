import type { Passage } from '../../../contracts/src/report.ts'
import type { ReportModel } from '../model/report-model.ts'
import type { Block } from './blocks.ts'
import { quote } from './parts.ts'

/** Quotes every passage once, and knows where. */
export interface QuoteBook {
  /** Quotes those of the passages that no earlier part of the document has quoted. */
  quote(passages: readonly Passage[]): Block[]
  /** The place in the document where a passage's words stand; passages of the same words share it. */
  placeOf(passage: Passage): string
}

export function createQuoteBook(model: ReportModel): QuoteBook {
  const places = new Map<string, string>()
  return {
    quote: (passages) =>
      passages.flatMap((passage) => {
        const key = keyOf(passage)
        if (places.has(key)) return []
        places.set(key, placeName(passage))
        return [quote(model, passage, placeName(passage))]
      }),
    placeOf: (passage) => places.get(keyOf(passage)) ?? placeName(passage),
  }
}

function keyOf({ pageId, quote: text }: Passage): string {
  return `${pageId} ${text}`
}

/** Stored reports are not trusted, so everything that an address must not contain is replaced. */
function placeName({ id }: Passage): string {
  return `quote-${id}`.replace(/[^A-Za-z0-9-]/g, '_')
}
