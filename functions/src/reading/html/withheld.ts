import type { PageSource } from '../metadata/source.ts'
import { descendants, type Element, isElement, isText, tidy } from './dom.ts'

/** Google heeds `data-nosnippet` on these elements only. */
const HEEDED = new Set(['span', 'div', 'section'])
const MAX_STRETCHES = 200
/** A shorter piece of text stands in too many places to be told apart. */
const PIECE_MIN = 4

/** Stretches of the main text that stand under `data-nosnippet`. */
export function withheldOf(source: PageSource, text: string): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = []
  for (const node of descendants(source.root, isWithheld)) {
    if (!isElement(node) || !isWithheld(node)) continue
    let from = 0
    for (const inner of descendants(node)) {
      const piece = isText(inner) ? tidy(inner.data) : ''
      if (piece.length < PIECE_MIN) continue
      const start = text.indexOf(piece, from) < 0 ? text.indexOf(piece) : text.indexOf(piece, from)
      if (start < 0) continue
      from = start + piece.length
      stretches.push({ start, end: from })
      if (stretches.length >= MAX_STRETCHES) return stretches
    }
  }
  return stretches
}

function isWithheld(element: Element): boolean {
  return 'data-nosnippet' in element.attribs && HEEDED.has(element.name)
}
