import { type DecodedText, decode } from './encoding/decode.ts'
import { removeHiddenText } from './hidden/remove-hidden-text.ts'
import { parseHtml } from './html/parse.ts'
import { settleDocument } from './html/streamed.ts'
import { segmentPage } from './main-text/segment.ts'
import type { Segmentation } from './main-text/segmentation.ts'
import { type PageSource, sourceOf } from './metadata/source.ts'

/** A page as its readers see it, before anything is chosen of it. */
export interface SettledPage {
  readonly decoded: DecodedText
  readonly source: PageSource
  readonly segmentation: Segmentation
}

/** Decodes and parses a page, puts its late parts in their places, takes out what it hides, and cuts the rest into segments. */
export function settledPage(bytes: Uint8Array, url: string, contentType: string | null): SettledPage {
  const decoded = decode(bytes, contentType)
  const parsed = parseHtml(decoded.text)
  const { controlled, styles } = settleDocument(parsed.root)
  removeHiddenText(parsed.root, styles, controlled)
  const source = sourceOf(parsed, url)
  return { decoded, source, segmentation: segmentPage(parsed.root, controlled) }
}
