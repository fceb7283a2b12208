import { type ChildNode, type Document, descendants, type Element, isElement, isText } from '../html/dom.ts'
import { isCollapsed, isOverlay } from '../html/visibility.ts'
import { type Declarations, type Declared, parseDeclarations } from './declarations.ts'
import { isHiddenForGood, reversibleWays, undoes } from './hiding.ts'
import { addDeclarations, type Place, StyleSheet } from './style-sheet.ts'
import { TEXTLESS, TextSize } from './text-size.ts'
import { DEFAULT_STYLE, isInvisible, type TextStyle, textStyleOf, UNKNOWN_STYLE } from './text-style.ts'

/** The style sheets of a page. */
export interface PageStyles {
  /** The text of its own style sheets. */
  readonly sheets: readonly string[]
  /** Whether it also links to style sheets, which are not read. */
  readonly linked: boolean
}

/**
 * Removes the text that a page's own styles, in attributes or in `<style>`, hide from a reader: transparent, tiny, in the
 * colour of its background, clipped, shrunk to nothing, far off the screen. Text that opens in place (accordions, tabs)
 * stays, and so does text that an animation or a rule for another state shows.
 *
 * Linked style sheets and scripts are not read. Where a linked sheet may have set a colour or a background, no text is
 * removed for its colour.
 */
export function removeHiddenText(root: Document, styles: PageStyles, controlled: ReadonlySet<string>): void {
  const page: Page = {
    sheet: new StyleSheet(styles.sheets),
    size: new TextSize(root, controlled),
    controlled,
  }
  const hidden = new Map<string, Hidden[]>()
  const linked = styles.linked
  walk(
    page,
    { node: root, textStyle: linked ? UNKNOWN_STYLE : DEFAULT_STYLE, place: null },
    linked,
    (part) => {
      const alike = hidden.get(part.way)
      if (alike === undefined) hidden.set(part.way, [part])
      else alike.push(part)
    },
  )
  for (const found of hidden.values()) {
    const wholes = found.filter(({ node }) => isElement(node) && isWhole(page, node))
    for (const { node } of wholes) if (isElement(node)) delete node.attribs.style
    showAll(page, wholes, linked)
    const parts = found.filter((part) => !wholes.includes(part))
    // Scripts reveal parts that are hidden in the same way one by one, so such parts are kept or removed together.
    const characters = parts.reduce((sum, { node }) => sum + page.size.of(node), 0)
    if (page.size.isMost(characters)) showAll(page, parts, linked)
    else for (const part of parts) empty(part)
  }
}

/**
 * Whether a part is the page itself, which its own style hides until a script has checked the visitor, for an A/B test or to
 * block a country. Such a part has more text than everything else, or has the main heading and more text than the visible
 * parts. A dialog with that much text does not count.
 */
function isWhole({ size }: Page, part: Element): boolean {
  if (part.attribs.style === undefined || isOverlay(part)) return false
  const characters = size.of(part)
  return size.isMoreThanAllElse(characters) || (size.isMoreThanShown(characters) && holdsHeading(part))
}

function holdsHeading(part: Element): boolean {
  for (const inner of descendants(part)) if (isElement(inner) && inner.name === 'h1') return true
  return false
}

/** Keeps parts and whatever inside them is hidden in the same way, and removes what is hidden otherwise. Visits each node once. */
function showAll(page: Page, parts: readonly Hidden[], linked: boolean): void {
  const waiting = [...parts]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { way } = part
    walk(page, part, linked, (inner) => (inner.way === way ? void waiting.push(inner) : empty(inner)))
  }
}

interface Page {
  readonly sheet: StyleSheet
  readonly size: TextSize
  readonly controlled: ReadonlySet<string>
}

/** A part of the page, with the style of the text in it. */
interface Walked {
  readonly node: Element | Document
  readonly textStyle: TextStyle
  /** Its place for the style sheets; null for the document, and when there are no style sheets. */
  readonly place: Place | null
}

/** Children that are being visited, with the style they inherit. */
interface Open {
  readonly nodes: readonly ChildNode[]
  readonly textStyle: TextStyle
  readonly place: Place | null
  at: number
}

interface Hidden extends Walked {
  /** How it is hidden, and whether by an attribute of its own. */
  readonly way: string
}

function empty({ node }: Walked): void {
  node.children = []
}

/** Visits a part in document order: removes text of an invisible style, and hands each hidden part to `found` without entering it. */
function walk(page: Page, part: Walked, linked: boolean, found: (part: Hidden) => void): void {
  const stack: Open[] = [{ nodes: part.node.children, textStyle: part.textStyle, place: part.place, at: 0 }]
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const node = top.nodes[top.at++]
    if (node === undefined) stack.pop()
    else if (isText(node)) {
      if (isInvisible(top.textStyle)) node.data = ' '
    } else if (isElement(node) && !TEXTLESS.has(node.name) && node.children.length > 0) {
      const place = page.sheet.placeOf(node, top.place)
      const sheets = place?.declarations ?? null
      const style = withInline(node, sheets)
      const textStyle = textStyleOf(node, style, top.textStyle, linked)
      const isShown = style === null || (style === sheets && place?.hides === false)
      const way = isShown ? null : wayOfHiding(node, style, place, page)
      if (way !== null) found({ node, textStyle, place, way })
      else stack.push({ nodes: node.children, textStyle, place, at: 0 })
    }
  }
}

function withInline({ attribs }: Element, sheets: Declarations | null): Declarations | null {
  if (attribs.style === undefined) return sheets
  const inline = parseDeclarations(attribs.style)
  if (sheets === null) return inline
  const all = new Map<string, Declared>(sheets)
  addDeclarations(all, inline)
  return all
}

/** How a style hides an element; null when it does not. `html`, `body` and `main` count as shown, because scripts reveal them. */
function wayOfHiding(
  element: Element,
  style: Declarations,
  place: Place | null,
  { sheet, controlled }: Page,
): string | null {
  if (element.name === 'html' || element.name === 'body' || element.name === 'main') return null
  if (isHiddenForGood(style)) return 'cut away'
  const ways = reversibleWays(style)
  if (ways.length === 0 || isCollapsed(element, controlled)) return null
  const sheets = place?.declarations ?? null
  const bySheet = sheets !== null && reversibleWays(sheets).length >= ways.length
  if (bySheet && place !== null) {
    const elsewhere = [...sheet.declaredElsewhere(place)]
    if (ways.every((way) => elsewhere.some((other) => undoes(other, way)))) return null
  }
  return `${ways.map(([name]) => name).join(' ')}, ${bySheet ? 'sheet' : 'attribute'}`
}
