import { attribute, type Document, type Element, isElement, nextNode } from '../html/dom.ts'
import type { ParsedPage } from '../html/parse.ts'
import type { DataItem } from '../structured-data/data-item.ts'
import { findDataItems } from '../structured-data/structured-data.ts'

/** The input of the extraction rules: the tree, and indexes of it made in one walk. */
export interface PageSource {
  readonly page: ParsedPage
  readonly root: Document
  readonly url: string
  /** The base URL for relative addresses. */
  readonly base: string
  /** Contents of meta elements by lower-case name, property, itemprop or http-equiv, in document order. */
  readonly metas: ReadonlyMap<string, readonly string[]>
  /** Elements by name, in document order, for the names that the rules use. */
  readonly elements: ReadonlyMap<string, readonly Element[]>
  readonly items: readonly DataItem[]
}

const INDEXED: ReadonlySet<string> = new Set(
  'html title base link meta a area img amp-img h1 h2 h3 h4 time script form iframe video source'.split(' '),
)
const MAX_INDEXED = 20_000

/** Makes the indexes. */
export function sourceOf(page: ParsedPage, url: string): PageSource {
  const metas = new Map<string, string[]>()
  const elements = new Map<string, Element[]>()
  let count = 0
  let microdata = false
  let rdfa = false
  let node = page.root.children[0] ?? null
  while (node !== null) {
    let enter = true
    if (isElement(node)) {
      enter = node.name !== 'template'
      if ('itemscope' in node.attribs) microdata = true
      if ('typeof' in node.attribs) rdfa = true
      if (INDEXED.has(node.name) && count++ < MAX_INDEXED) {
        const list = elements.get(node.name)
        if (list === undefined) elements.set(node.name, [node])
        else list.push(node)
        if (node.name === 'meta') indexMeta(node, metas)
      }
    }
    node = nextNode(node, page.root, enter)
  }
  const declaredBase = elements.get('base')?.find((element) => attribute(element, 'href') !== '')
  const base = resolve(declaredBase === undefined ? '' : attribute(declaredBase, 'href'), url) ?? url
  const items = findDataItems(page, { scripts: elements.get('script') ?? [], microdata, rdfa })
  return { page, root: page.root, url, base, metas, elements, items }
}

function indexMeta(meta: Element, metas: Map<string, string[]>): void {
  const content = attribute(meta, 'content').trim()
  if (content === '') return
  const names = ['name', 'property', 'itemprop', 'http-equiv'].map((key) =>
    attribute(meta, key).trim().toLowerCase(),
  )
  for (const name of new Set(names)) {
    if (name === '' || name.length > 100) continue
    const list = metas.get(name)
    if (list === undefined) metas.set(name, [content])
    else if (list.length < 20) list.push(content)
  }
}

/** The first content of the first of these meta names that has one. */
export function metaContent(source: PageSource, ...names: readonly string[]): string | null {
  for (const name of names) {
    const content = source.metas.get(name)?.[0]
    if (content !== undefined) return content
  }
  return null
}

/**
 * Addresses that the URL standard leaves as they are: a host in lower case that is no number and not encoded, and a path, a
 * query and a fragment without dot segments and characters that would be encoded.
 */
const REST =
  /(?:\/(?!\.|%2[eE])[\w~!$&'()*+,;=:@%.-]*)+(?:\?[\w~!$&()*+,;=:@%./?-]*)?(?:#[\w~!$&'()*+,;=:@%./?-]*)?$/
    .source
const PLAIN = new RegExp(`^https?://[a-z\\d-]+(?:\\.[a-z][a-z\\d-]*)+${REST}`)
const PLAIN_PATH = new RegExp(`^(?!//)${REST}`)

/** The origin of the base asked for last, because a page has one base. */
let lastBase = ''
let lastOrigin: string | null = null

function originOf(base: string): string | null {
  if (base !== lastBase) {
    const url = URL.canParse(base) ? new URL(base) : null
    lastOrigin = url !== null && /^https?:$/.test(url.protocol) ? url.origin : null
    lastBase = base
  }
  return lastOrigin
}

/** An absolute http(s) address without credentials, or null. */
export function resolve(address: string, base: string): string | null {
  const trimmed = address.trim()
  if (trimmed.length > 2000) return null
  // Most addresses are plain, and parsing one takes longer than seeing that.
  if (PLAIN.test(trimmed) && !trimmed.includes('xn--')) return trimmed
  if (PLAIN_PATH.test(trimmed)) {
    const origin = originOf(base)
    return origin === null ? null : origin + trimmed
  }
  try {
    // An absolute address needs no base, which would be parsed again each time.
    const url = /^https?:\/\//i.test(trimmed) ? new URL(trimmed) : new URL(trimmed, base)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
    if (url.username !== '') url.username = ''
    if (url.password !== '') url.password = ''
    return url.href
  } catch {
    return null
  }
}
