import type { PageSource } from '../metadata/page-source.ts'
import { descendants, type Element, isElement, isText, tidy } from './dom.ts'

/** Google honours `data-nosnippet` on these elements only (Search Central, "Robots meta tag specifications"). */
const HONOURED_ON = new Set(['span', 'div', 'section'])
const MAX_RANGES = 200
/** Shorter pieces of text are skipped, because they occur in too many places to be located. */
const PIECE_MIN = 4

/** The ranges of the main text that `data-nosnippet` keeps out of Google's snippets. */
export function nosnippetRanges(source: PageSource, text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  if (!source.page.withholds) return ranges
  for (const node of descendants(source.root, hasNosnippet)) {
    if (!isElement(node) || !hasNosnippet(node)) continue
    let from = 0
    for (const inner of descendants(node)) {
      const piece = isText(inner) ? tidy(inner.data) : ''
      if (piece.length < PIECE_MIN) continue
      const start = text.indexOf(piece, from) < 0 ? text.indexOf(piece) : text.indexOf(piece, from)
      if (start < 0) continue
      from = start + piece.length
      ranges.push({ start, end: from })
      if (ranges.length >= MAX_RANGES) return ranges
    }
  }
  return ranges
}

function hasNosnippet(element: Element): boolean {
  return 'data-nosnippet' in element.attribs && HONOURED_ON.has(element.name)
}
