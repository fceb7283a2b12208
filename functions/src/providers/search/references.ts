import type { SerpReference } from '@gaplens/contracts/analysis/serp'
import type { RawReference } from './raw-answer.ts'
import { splitTextFragment } from './text-fragment.ts'

export interface References {
  /** One reference for each URL, in order of first appearance. */
  readonly list: SerpReference[]
  /** Maps each index of the vendor to the index of the reference that represents its URL. */
  readonly indexes: ReadonlyMap<number, number>
}

/**
 * The cited sources, one for each page. A page that is cited for several passages has several indexes. Fields that the first
 * mention lacks (title, snippet, passage) are taken from later ones. Links that are not web addresses are left out.
 */
export function normaliseReferences(raw: readonly RawReference[]): References {
  const byUrl = new Map<string, SerpReference>()
  const indexes = new Map<number, number>()
  // Statements refer to `index` and not to a position. The position is used only if no reference has an index.
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
