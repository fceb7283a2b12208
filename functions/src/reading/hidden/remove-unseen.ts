import { type ChildNode, type Document, descendants, type Element, isElement, isText } from '../html/dom.ts'
import { isCollapsed, isOverlay } from '../html/visibility.ts'
import { type Declarations, type Declared, parseDeclarations } from './declarations.ts'
import { isCutAway, openingWays, undoes } from './hiding.ts'
import { addDeclarations, type Place, StyleSheet } from './style-sheet.ts'
import { isUnseenLook, lookOf, PLAIN_LOOK, type TextLook, UNKNOWN_LOOK } from './text-look.ts'
import { TEXTLESS, TextSize } from './text-size.ts'

/** What a page brings to look at its text by. */
export interface PageStyles {
  /** The text of its own style sheets. */
  readonly sheets: readonly string[]
  /** It also links to some that are not read. */
  readonly linked: boolean
}

/**
 * Takes text out of a page that its own styles hide from a reader: transparent, of no size, in the colour of what is behind
 * it, cut away, shrunk to nothing, far off the screen; by attributes or by the page's own `<style>`. What opens in
 * place (accordions, tabs) stays, as does what an animation or a rule of another state brings in.
 *
 * Styles of linked sheets and of scripts are not seen. Where a linked sheet may have set a colour or a background, no
 * text is taken for lost by its colour.
 */
export function removeUnseen(root: Document, styles: PageStyles, controlled: ReadonlySet<string>): void {
  const page: Page = {
    sheet: new StyleSheet(styles.sheets),
    size: new TextSize(root, controlled),
    controlled,
  }
  const hidden = new Map<string, Hidden[]>()
  const linked = styles.linked
  walk(page, { node: root, look: linked ? UNKNOWN_LOOK : PLAIN_LOOK, place: null }, linked, (part) => {
    const alike = hidden.get(part.way)
    if (alike === undefined) hidden.set(part.way, [part])
    else alike.push(part)
  })
  for (const found of hidden.values()) {
    const wholes = found.filter(({ node }) => isElement(node) && isWhole(page, node))
    for (const { node } of wholes) if (isElement(node)) delete node.attribs.style
    showAll(page, wholes, linked)
    const parts = found.filter((part) => !wholes.includes(part))
    // What is hidden alike is shown alike: the parts of a page that scripts reveal one by one.
    const characters = parts.reduce((sum, { node }) => sum + page.size.of(node), 0)
    if (page.size.isMost(characters)) showAll(page, parts, linked)
    else for (const part of parts) empty(part)
  }
}

/**
 * Whether a part is the page itself, which its own style hides until a script has looked at the visitor: a test of variants, a lock by
 * country. It holds more text than all else; or a main heading, and more than is shown. A dialog with as much text in it is none.
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

/** Shows parts and what in them is hidden in the same way; what is hidden otherwise goes. Each node is passed once. */
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

/** A part of the page, with the look of the text in it. */
interface Walked {
  readonly node: Element | Document
  readonly look: TextLook
  /** Its place for the style sheets; null of the document, and where there are none. */
  readonly place: Place | null
}

/** Children that are being passed, with what they inherit. */
interface Open {
  readonly nodes: readonly ChildNode[]
  readonly look: TextLook
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

/** Goes over a part in document order: text of an unseen look goes, and `found` gets each hidden part, which is not entered. */
function walk(page: Page, part: Walked, linked: boolean, found: (part: Hidden) => void): void {
  const stack: Open[] = [{ nodes: part.node.children, look: part.look, place: part.place, at: 0 }]
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const node = top.nodes[top.at++]
    if (node === undefined) stack.pop()
    else if (isText(node)) {
      if (isUnseenLook(top.look)) node.data = ' '
    } else if (isElement(node) && !TEXTLESS.has(node.name) && node.children.length > 0) {
      const place = page.sheet.placeOf(node, top.place)
      const sheets = place?.declarations ?? null
      const style = withInline(node, sheets)
      const look = lookOf(node, style, top.look, linked)
      const isShown = style === null || (style === sheets && place?.hides === false)
      const way = isShown ? null : wayOfHiding(node, style, place, page)
      if (way !== null) found({ node, look, place, way })
      else stack.push({ nodes: node.children, look, place, at: 0 })
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

/** How a style hides an element, null where it does not. `html`, `body` and `main`, which scripts reveal, never are. */
function wayOfHiding(
  element: Element,
  style: Declarations,
  place: Place | null,
  { sheet, controlled }: Page,
): string | null {
  if (element.name === 'html' || element.name === 'body' || element.name === 'main') return null
  if (isCutAway(style)) return 'cut away'
  const ways = openingWays(style)
  if (ways.length === 0 || isCollapsed(element, controlled)) return null
  const sheets = place?.declarations ?? null
  const bySheet = sheets !== null && openingWays(sheets).length >= ways.length
  if (bySheet && place !== null) {
    const elsewhere = [...sheet.declaredElsewhere(place)]
    if (ways.every((way) => elsewhere.some((other) => undoes(other, way)))) return null
  }
  return `${ways.map(([name]) => name).join(' ')}, ${bySheet ? 'sheet' : 'attribute'}`
}
