import type { Passage } from '@gaplens/contracts/analysis/report'
import type { ReportModel } from '../model/report-model.ts'
import type { Block } from './blocks.ts'
import { quote } from './parts.ts'

/** Makes sure that a document quotes every passage only once, and knows the place of each quote. */
export interface QuoteIndex {
  /** Quotes the passages that no earlier part of the document has quoted. @param part where a later part says that they stand */
  quote(passages: readonly Passage[], part?: string): Block[]
  /** The passages that an earlier part of the document has quoted, each with the name of that part. */
  quotedBefore(passages: readonly Passage[]): { readonly passage: Passage; readonly part: string }[]
  /** The id of a passage's quote in the document; passages with the same text share it. */
  placeOf(passage: Passage): string
}

export function createQuoteIndex(model: ReportModel): QuoteIndex {
  const places = new Map<string, { readonly id: string; readonly part: string }>()
  return {
    quote: (passages, part = '') =>
      passages.flatMap((passage) => {
        const key = keyOf(passage)
        if (places.has(key)) return []
        const id = placeName(passage)
        places.set(key, { id, part })
        return [quote(model, passage, id)]
      }),
    quotedBefore: (passages) =>
      passages.flatMap((passage) => {
        const place = places.get(keyOf(passage))
        return place === undefined ? [] : [{ passage, part: place.part }]
      }),
    placeOf: (passage) => places.get(keyOf(passage))?.id ?? placeName(passage),
  }
}

function keyOf({ pageId, quote: text }: Passage): string {
  return `${pageId} ${text}`
}

/** The id of a quote. Stored reports are not trusted, so characters that an id must not contain are replaced. */
function placeName({ id }: Passage): string {
  return `quote-${id}`.replace(/[^A-Za-z0-9-]/g, '_')
}
