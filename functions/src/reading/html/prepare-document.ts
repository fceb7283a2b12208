import type { PageStyles } from '../hidden/remove-hidden-text.ts'
import { attribute, type ChildNode, type Document, type Element, isElement, nextNode, textOf } from './dom.ts'
import { addControlledIds } from './visibility.ts'

/** Limit on moved parts, because moving one takes a search among its siblings. No real page has as many. */
const MAX_MOVED = 1000
/** Longer style sheets are cut to this many characters. */
const MAX_SHEET = 500_000

/** The result of one walk over the document. */
export interface PreparedDocument {
  /** Ids that a control on the page opens. */
  readonly controlled: ReadonlySet<string>
  readonly styles: PageStyles
}

/**
 * Moves streamed parts to their places, and collects style sheets and the ids that controls open, all in one walk.
 *
 * React streams late parts of a page as `<div hidden id="S:1">` at its end, with a script that moves them to
 * `<template id="B:1">` or `"P:1"`. People see them there, so this function does what the script would do.
 */
export function prepareDocument(root: Document): PreparedDocument {
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
    node = nextNode(node, root, true)
  }
  for (const part of parts) delete part.attribs.hidden
  for (const part of parts.slice(0, MAX_MOVED)) {
    const place = places.get(attribute(part, 'id').slice(2))
    // Moving a part into itself would make the tree a cycle.
    if (place !== undefined && !contains(part, place)) {
      detach(part)
      insertBefore(part, place)
    }
  }
  return { controlled, styles: { sheets, linked } }
}

/** Whether a style sheet applies on a screen in a browser that runs scripts. */
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
