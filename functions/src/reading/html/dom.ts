import type { DomHandler } from 'htmlparser2'

export type Document = DomHandler['root']
export type ChildNode = Document['children'][number]
export type Element = Extract<ChildNode, { attribs: unknown }>
export type TextNode = Extract<ChildNode, { data: string }>

export function isElement(node: ChildNode | Document | null | undefined): node is Element {
  return node != null && 'attribs' in node
}

export function isText(node: ChildNode): node is TextNode {
  return node.type === 'text'
}

/** The value of an attribute; empty when the element lacks it. */
export function attribute(element: Element, name: string): string {
  return element.attribs[name] ?? ''
}

/** The text under a node as written, up to `limit` characters. It does not recurse, so deep trees cannot exhaust the stack. */
export function textOf(node: Element | Document, limit = 100_000): string {
  let text = ''
  for (const inner of descendants(node)) {
    if (isText(inner)) text += inner.data
    else if (isElement(inner) && inner.name === 'br') text += '\n'
    if (text.length >= limit) return text.slice(0, limit)
  }
  return text
}

/** Every node under `root` in document order. Elements for which `skip` returns true are not entered. */
export function* descendants(
  root: Element | Document,
  skip?: (element: Element) => boolean,
): Generator<ChildNode> {
  let node: ChildNode | null = root.children[0] ?? null
  while (node !== null) {
    yield node
    node = nextNode(node, root, isElement(node) && !(skip?.(node) ?? false))
  }
}

/** The next node in document order within `root`. The children of `node` come next only when `enter` is true. */
export function nextNode(node: ChildNode, root: Element | Document, enter: boolean): ChildNode | null {
  if (enter && 'children' in node && node.children[0] !== undefined) return node.children[0]
  let at: ChildNode | null = node
  while (at !== null) {
    if (at.next !== null) return at.next
    const parent: typeof at.parent = at.parent
    if (parent === null || parent === root || !isElement(parent as ChildNode)) return null
    at = parent as ChildNode
  }
  return null
}

/** Text with each run of white space replaced by one space, and without invisible characters. */
export function tidy(text: string): string {
  // Most texts only have superfluous space at their ends, from the indentation of the markup.
  const trimmed = text.trim()
  return isTidy(trimmed) ? trimmed : trimmed.replace(INVISIBLE, '').replace(BLANKS, ' ').trim()
}

/** Whether a text is only white space from indentation. Intended spaces, such as U+00A0, do not count. */
export function isIndentation(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x20) return false
  return true
}

/** A quick check that text needs no tidying: only ASCII and CJK characters, and no superfluous space. */
function isTidy(text: string): boolean {
  let afterBlank = true
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || (code === 0x20 && afterBlank)) return false
    if (code >= 0xa0 && (code < FIRST_CJK || code === 0x3000 || code === 0xfeff)) return false
    afterBlank = code === 0x20
  }
  return !afterBlank || text === ''
}

/** From this code on (CJK radicals) the only space is U+3000 and the only invisible character the byte-order mark. */
const FIRST_CJK = 0x2e80

/** Zero-width marks, soft hyphens and byte-order marks. Readers do not see them, and a quotation with them is not found. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g
const BLANKS = /\s+/g
