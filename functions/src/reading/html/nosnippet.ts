import type { Container, Segment } from '../main-text/segmentation.ts'
import type { PageSource } from '../metadata/page-source.ts'
import { type ChildNode, descendants, type Element, isElement, isText, tidy } from './dom.ts'

/** Google honours `data-nosnippet` on these elements only (Search Central, "Robots meta tag specifications"). */
const HONOURED_ON = new Set(['span', 'div', 'section'])
const MAX_RANGES = 200
/** Shorter pieces of text are skipped, because they occur in too many places to be located. */
const PIECE_MIN = 4

/** What of a page was kept as its main text. */
interface Kept {
  readonly containers: readonly Container[]
  readonly segments: readonly Pick<Segment, 'text' | 'container'>[]
}

/** The ranges of the main text that `data-nosnippet` keeps out of Google's snippets. */
export function nosnippetRanges(
  source: PageSource,
  text: string,
  kept: Kept,
): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  if (!source.page.withholds) return ranges
  const texts = keptTexts(kept)
  for (const node of descendants(source.root, hasNosnippet)) {
    if (!isElement(node) || !hasNosnippet(node)) continue
    let from = 0
    for (const inner of descendants(node)) {
      const piece = isText(inner) ? tidy(inner.data) : ''
      if (piece.length < PIECE_MIN || !keptAround(inner, texts).includes(piece)) continue
      const start = text.indexOf(piece, from) < 0 ? text.indexOf(piece) : text.indexOf(piece, from)
      if (start < 0) continue
      from = start + piece.length
      ranges.push({ start, end: from })
      if (ranges.length >= MAX_RANGES) return ranges
    }
  }
  return ranges
}

/** The kept text directly in each element. */
function keptTexts({ containers, segments }: Kept): ReadonlyMap<Element, string> {
  const texts = new Map<Element, string[]>()
  for (const { text, container } of segments) {
    const element = containers[container]?.element
    if (element === undefined) continue
    const list = texts.get(element)
    if (list === undefined) texts.set(element, [text])
    else list.push(text)
  }
  return new Map([...texts].map(([element, list]) => [element, list.join('\n')]))
}

/** The kept text around a node. A menu that was left out has none, though the headings that it names may be kept. */
function keptAround(node: ChildNode, texts: ReadonlyMap<Element, string>): string {
  for (let at = node.parent; at !== null; at = at.parent) {
    const text = texts.get(at as Element)
    if (text !== undefined) return text
  }
  return ''
}

function hasNosnippet(element: Element): boolean {
  return 'data-nosnippet' in element.attribs && HONOURED_ON.has(element.name)
}
