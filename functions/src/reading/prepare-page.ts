import { type DecodedText, decode } from './encoding/decode.ts'
import { removeHiddenText } from './hidden/remove-hidden-text.ts'
import { parseHtml } from './html/parse.ts'
import { prepareDocument } from './html/prepare-document.ts'
import { segmentPage } from './main-text/segment.ts'
import type { Segmentation } from './main-text/segmentation.ts'
import { type PageSource, sourceOf } from './metadata/page-source.ts'

/** A page as readers see it, before the main text is chosen. */
export interface PreparedPage {
  readonly decoded: DecodedText
  readonly source: PageSource
  readonly segmentation: Segmentation
}

/** Decodes and parses a page, moves streamed parts to their places, removes hidden text, and splits the rest into segments. */
export function preparePage(bytes: Uint8Array, url: string, contentType: string | null): PreparedPage {
  const decoded = decode(bytes, contentType)
  const parsed = parseHtml(decoded.text)
  const { controlled, styles } = prepareDocument(parsed.root)
  removeHiddenText(parsed.root, styles, controlled)
  const source = sourceOf(parsed, url)
  return { decoded, source, segmentation: segmentPage(parsed.root, controlled) }
}
