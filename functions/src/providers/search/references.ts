import type { SerpReference } from '@gaplens/contracts/serp'
import type { RawReference } from './answer.ts'
import { splitTextFragment } from './text-fragment.ts'

export interface References {
  /** One a URL, in the order of their first appearance. */
  readonly list: SerpReference[]
  /** From any index the vendor gave to that of the reference which stands for its URL. */
  readonly indexes: ReadonlyMap<number, number>
}

/**
 * Cited sources, one a page: a page cited for several passages comes under several indexes. What a later mention knows
 * and the first does not (title, snippet, passage) is kept. Links that are no web addresses are left out.
 */
export function normaliseReferences(raw: readonly RawReference[]): References {
  const byUrl = new Map<string, SerpReference>()
  const indexes = new Map<number, number>()
  // Statements point at `index`, never at a position; only where no reference has one does the position stand in.
  const positional = raw.every(({ index }) => index === undefined)
  let unclaimed = 1 + Math.max(raw.length, ...raw.map(({ index }) => index ?? 0))

  for (const [position, { link, title, source, snippet, index: given }] of raw.entries()) {
    const target = splitTextFragment(link)
    if (target === null) continue
    const index = given ?? (positional ? position : unclaimed++)
    const known = byUrl.get(target.url)
    const reference: SerpReference = {
      index: known?.index ?? index,
      url: target.url,
      title: known?.title || title.trim(),
      source: known?.source || source.trim(),
      snippet: known?.snippet || snippet.trim(),
      highlightedText: known?.highlightedText || target.highlightedText,
    }
    byUrl.set(target.url, reference)
    if (!indexes.has(index)) indexes.set(index, reference.index)
  }
  return { list: [...byUrl.values()], indexes }
}
