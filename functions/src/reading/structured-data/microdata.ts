import { attribute, type Element, isElement, nextNode, textOf, tidy } from '../html/dom.ts'
import type { ParsedPage } from '../html/parse.ts'
import type { DataItem, DataValue } from './data-item.ts'

const MAX_ITEMS = 500
const MAX_VALUES = 3000
/** Longer values are whole articles, which are read as the page's text. */
export const MAX_VALUE_CHARS = 4000

/** The items of `itemscope` elements, outer before inner, found in one walk. `itemref` is followed. */
export function microdataItems(page: ParsedPage): DataItem[] {
  return collectItems(page, {
    syntax: 'microdata',
    startsItem: (element) => 'itemscope' in element.attribs,
    types: (element) => attribute(element, 'itemtype'),
    properties: (element) => attribute(element, 'itemprop'),
    value: microdataValue,
  })
}

export interface Vocabulary {
  readonly syntax: 'microdata' | 'rdfa'
  readonly startsItem: (element: Element) => boolean
  readonly types: (element: Element) => string
  readonly properties: (element: Element) => string
  readonly value: (element: Element) => string
}

/** Collects items from attributes: the element that starts an item, and the elements below it with its properties. */
export function collectItems(page: ParsedPage, vocabulary: Vocabulary): DataItem[] {
  const items: DataItem[] = []
  let kept = 0
  const open: { element: Element; values: Record<string, DataValue[]> }[] = []
  let node = page.root.children[0] ?? null
  while (node !== null) {
    if (isElement(node)) {
      while (open.length > 0 && !encloses(open.at(-1)?.element, node)) open.pop()
      const holder = open.at(-1)
      const properties = vocabulary.properties(node)
      const names = properties === '' ? NO_NAMES : namesIn(properties)
      let value: DataValue | null = null
      if (vocabulary.startsItem(node) && items.length < MAX_ITEMS) {
        const values: Record<string, DataValue[]> = Object.create(null)
        const written = vocabulary.types(node)
        const item: DataItem = {
          syntax: vocabulary.syntax,
          types: shortTypes(written),
          values,
          problems: [],
          top: names.length === 0 || holder === undefined,
        }
        if (
          written !== '' &&
          /:\/\//.test(written) &&
          !/schema\.org|data-vocabulary|ogp\.me|purl\.org/i.test(written)
        )
          (item.problems as string[]).push('型別不屬於 schema.org')
        if (/data-vocabulary\.org/i.test(written))
          (item.problems as string[]).push('data-vocabulary.org 已停用，請改用 schema.org')
        items.push(item)
        open.push({ element: node, values })
        value = item
      } else if (holder !== undefined && names.length > 0 && kept++ < MAX_VALUES)
        value = vocabulary.value(node).slice(0, MAX_VALUE_CHARS)
      if (holder !== undefined && value !== null && value !== '') {
        for (const name of names) {
          const short = name.replace(/^.*[/#:]/, '')
          const values = holder.values[short] ?? []
          holder.values[short] = values
          if (values.length < 500) values.push(value)
        }
      }
    }
    node = nextNode(node, page.root, isElement(node) && node.name !== 'script' && node.name !== 'style')
  }
  return items
}

const NO_NAMES: readonly string[] = []

function namesIn(written: string): string[] {
  return written
    .split(/\s+/)
    .filter((name) => name !== '')
    .slice(0, 10)
}

function encloses(outer: Element | undefined, inner: Element): boolean {
  for (let at: Element['parent'] = inner.parent; at !== null; at = at.parent) if (at === outer) return true
  return false
}

function shortTypes(written: string): string[] {
  return written
    .split(/\s+/)
    .map((type) => type.replace(/^.*[/#:]/, '').slice(0, 80))
    .filter((type) => type !== '')
    .slice(0, 10)
}

function microdataValue(element: Element): string {
  const from = VALUE_ATTRIBUTE[element.name]
  const written = 'content' in element.attribs ? attribute(element, 'content') : ''
  if (written !== '') return written
  if (from !== undefined && from in element.attribs) return attribute(element, from)
  return tidy(textOf(element, MAX_VALUE_CHARS))
}

const VALUE_ATTRIBUTE: Readonly<Record<string, string>> = {
  meta: 'content',
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  iframe: 'src',
  embed: 'src',
  track: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
}
