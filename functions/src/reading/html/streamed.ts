import type { PageStyles } from '../hidden/remove-unseen.ts'
import {
  attribute,
  type ChildNode,
  type Document,
  type Element,
  following,
  isElement,
  textOf,
} from './dom.ts'
import { addControlledIds } from './visibility.ts'

/** Parts beyond this, which no page has, stay at the end: each is looked for among its siblings. */
const MAX_MOVED = 1000
/** Characters of one style sheet that are kept. */
const MAX_SHEET = 500_000

/** What the walk over a whole document finds. */
export interface SettledDocument {
  /** Ids that a control on the page opens. */
  readonly controlled: ReadonlySet<string>
  readonly styles: PageStyles
}

/**
 * Puts streamed parts in their places, and gathers the ids that controls open and the page's style sheets, in one walk.
 *
 * React sends late parts of a page as `<div hidden id="S:1">` at its end, with a script that moves them to
 * `<template id="B:1">` or `"P:1"`. A reader of the page sees them there, so this does what the script does.
 */
export function settleDocument(root: Document): SettledDocument {
  const controlled = new Set<string>()
  const sheets: string[] = []
  let linked = false
  const places = new Map<string, Element>()
  const parts: Element[] = []
  let node = root.children[0] ?? null
  while (node !== null) {
    if (isElement(node)) {
      if (controlled.size < 5000) addControlledIds(controlled, node)
      if (node.name === 'style' && isApplied(node)) sheets.push(textOf(node, MAX_SHEET))
      else if (node.name === 'link' && /\bstylesheet\b/i.test(attribute(node, 'rel'))) linked = true
      const id = attribute(node, 'id')
      if (id.length > 2 && id.length < 20 && id[1] === ':') {
        if (node.name === 'template' && /^[BP]:/.test(id)) places.set(id.slice(2), node)
        else if ('hidden' in node.attribs && id.startsWith('S:')) parts.push(node)
      }
    }
    node = following(node, root, true)
  }
  for (const part of parts) delete part.attribs.hidden
  for (const part of parts.slice(0, MAX_MOVED)) {
    const place = places.get(attribute(part, 'id').slice(2))
    // A place inside the part itself would tie the tree into a ring.
    if (place !== undefined && !contains(part, place)) {
      detach(part)
      insertBefore(part, place)
    }
  }
  return { controlled, styles: { sheets, linked } }
}

/** Whether a style sheet of the page holds for a reader whose scripts run. */
function isApplied(style: Element): boolean {
  if (/print|speech/i.test(attribute(style, 'media'))) return false
  for (let at = style.parent; at !== null && isElement(at as ChildNode); at = at.parent)
    if (/^(?:noscript|template|svg)$/.test((at as Element).name)) return false
  return true
}

function contains(outer: Element, inner: Element): boolean {
  for (let at: Element['parent'] = inner; at !== null; at = at.parent) if (at === outer) return true
  return false
}

function detach(node: ChildNode): void {
  const { parent, prev, next } = node
  if (prev !== null) prev.next = next
  if (next !== null) next.prev = prev
  if (parent !== null) parent.children.splice(parent.children.indexOf(node), 1)
  node.parent = node.prev = node.next = null
}

function insertBefore(node: ChildNode, place: ChildNode): void {
  const { parent, prev } = place
  if (parent === null) return
  parent.children.splice(parent.children.indexOf(place), 0, node)
  node.parent = parent
  node.prev = prev
  node.next = place
  place.prev = node
  if (prev !== null) prev.next = node
}
