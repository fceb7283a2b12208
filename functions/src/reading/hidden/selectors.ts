import { parse, type Selector } from 'css-what'
import { attribute, type Element, isElement } from '../html/dom.ts'

/** What one element must be: its name, id and classes; null for any name or id. */
interface Compound {
  readonly tag: string | null
  readonly id: string | null
  readonly classes: readonly string[]
  /** It must be the parent of the one after it, not any ancestor. */
  readonly child: boolean
}

/** A selector of names, ids and classes, the element's own part last. */
export interface SimpleSelector {
  readonly compounds: readonly Compound[]
  readonly specificity: number
  /** What the parts before the last ask for: see `bitsOf`. */
  readonly around: number
  /** It holds only in some state, or beside some sibling, that is not looked at. */
  readonly conditional: boolean
}

const MAX_COMPOUNDS = 8
/** States that end when the pointer or the keyboard goes on: what they show is a menu or a hint. */
const PASSING = /^(?:hover|focus|focus-within|focus-visible|active)$/

/** The selectors of a rule; those that name no element of the page as it stands are marked or left out. */
export function parseSelectors(text: string): SimpleSelector[] {
  try {
    return parse(text).flatMap((tokens) => simplify(tokens) ?? [])
  } catch {
    return []
  }
}

function simplify(tokens: readonly Selector[]): SimpleSelector | null {
  const compounds: Compound[] = []
  let conditional = false
  let specificity = 0
  let tag: string | null = null
  let id: string | null = null
  let classes: string[] = []
  let child = false
  const close = () => {
    compounds.push({ tag, id, classes, child })
    tag = id = null
    classes = []
  }
  for (const token of tokens) {
    if (token.type === 'tag') {
      tag = token.name.toLowerCase()
      specificity += 1
    } else if (token.type === 'attribute' && token.action === 'equals' && token.name === 'id') {
      id = token.value
      specificity += 10_000
    } else if (token.type === 'attribute' && token.action === 'element' && token.name === 'class') {
      classes.push(token.value)
      specificity += 100
    } else if (token.type === 'pseudo-element') return null
    else if (token.type === 'descendant' || token.type === 'child') {
      close()
      child = token.type === 'child'
    } else if (token.type === 'pseudo' && PASSING.test(token.name)) return null
    else if (token.type !== 'universal' && !(token.type === 'pseudo' && token.name === 'root')) {
      conditional = true
      // What stands before `+` or `~` is another element.
      if (token.type === 'adjacent' || token.type === 'sibling') {
        tag = id = null
        classes = []
      }
    }
  }
  close()
  if (compounds.length > MAX_COMPOUNDS) return null
  const around = bitsOf(compounds.slice(0, -1).flatMap(keysOf))
  return { compounds, specificity, around, conditional }
}

/** All that a part of a selector asks for, as keys. */
function keysOf({ tag, id, classes }: Compound): string[] {
  return [
    ...(tag === null ? [] : [tag]),
    ...(id === null ? [] : [`#${id}`]),
    ...classes.map((name) => `.${name}`),
  ]
}

/**
 * One bit a key, some keys sharing theirs (a Bloom filter): an element stands in what a selector asks for only if the bits of all around
 * it hold the selector's, which tells of most that they do not match without a look at the tree.
 */
export function bitsOf(keys: readonly string[]): number {
  let bits = 0
  for (const key of keys) {
    let hash = 0
    for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) | 0
    bits |= 1 << ((hash ^ (hash >>> 15)) & 31)
  }
  return bits
}

/** Whether an element is what a selector asks for; each ancestor asked for is the nearest that fits. */
export function matches(selector: SimpleSelector, element: Element): boolean {
  let at: Element | null = element
  for (let index = selector.compounds.length - 1; index >= 0; index--) {
    const compound = selector.compounds[index]
    if (compound === undefined) return false
    const parentOnly =
      index === selector.compounds.length - 1 || selector.compounds[index + 1]?.child === true
    while (at !== null && !fits(compound, at)) {
      if (parentOnly) return false
      at = parentOf(at)
    }
    if (at === null) return false
    at = parentOf(at)
  }
  return true
}

/** Whether an element is what a selector's last part asks for, whatever is around it. */
export function endsAt({ compounds }: SimpleSelector, element: Element): boolean {
  const own = compounds.at(-1)
  return own !== undefined && fits(own, element)
}

function fits({ tag, id, classes }: Compound, element: Element): boolean {
  if (tag !== null && element.name !== tag) return false
  if (id !== null && attribute(element, 'id') !== id) return false
  if (classes.length === 0) return true
  const own = classesOf(element)
  for (const name of classes) if (!own.includes(name)) return false
  return true
}

/** The class names of an element. */
export function classesOf(element: Element): readonly string[] {
  const written = element.attribs.class
  if (written === undefined) return NONE
  const known = classLists.get(written)
  if (known !== undefined) return known
  const classes = written.split(/\s+/, MAX_CLASSES)
  if (classLists.size >= MAX_CACHED) classLists.clear()
  if (written.length <= MAX_CACHED_CHARS) classLists.set(written, classes)
  return classes
}

const NONE: readonly string[] = []
const MAX_CLASSES = 50
/** Elements of a page have the same few class lists, and are asked for them once a rule. */
const classLists = new Map<string, readonly string[]>()
const MAX_CACHED = 5_000
const MAX_CACHED_CHARS = 300

function parentOf(element: Element): Element | null {
  const { parent } = element
  return parent !== null && isElement(parent as Element) ? (parent as Element) : null
}

/** What a browser would look the selector up by: its own part's id, else a class, else its name. */
export function keyOf({ compounds }: SimpleSelector): string {
  const own = compounds.at(-1)
  if (own === undefined) return '*'
  if (own.id !== null) return `#${own.id}`
  return own.classes[0] === undefined ? (own.tag ?? '*') : `.${own.classes[0]}`
}

/** What has to be parsed to be understood: brackets, quotations, escapes other than of a mark in a name. */
const INVOLVED = /[()[\]"'|/]|\\[0-9a-f\s>+~,]/i
const LAST_PART = /[^\s>+~]+$/
const NAMES = /([.#]|::?|^)((?:\\.|[^.#:\\])+)/g

/** The keys of the selectors of a rule, read off the text without parsing it; null where that cannot be done. */
export function keysWritten(text: string): string[] | null {
  return INVOLVED.test(text) ? null : text.split(',').map((part) => keyWritten(part.trimEnd()))
}

function keyWritten(selector: string): string {
  let tag = '*'
  let id: string | null = null
  let first: string | null = null
  for (const [, mark, written = ''] of (selector.match(LAST_PART)?.[0] ?? '').matchAll(NAMES)) {
    const name = written.includes('\\') ? written.replace(/\\(.)/g, '$1') : written
    if (mark === '#') id = name
    else if (mark === '.') first ??= name
    else if (mark === '') tag = name.toLowerCase()
  }
  if (id !== null) return `#${id}`
  return first === null ? tag : `.${first}`
}
