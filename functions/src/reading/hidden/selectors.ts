import { parse, type Selector } from 'css-what'

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

/** Selectors that were parsed before: pages of one software bring the same rules. */
const parsed = new Map<string, readonly SimpleSelector[]>()
const MAX_PARSED = 5_000
const MAX_PARSED_CHARS = 200

/** The selectors of a rule that hold on the page as it stands. */
export function unconditionalSelectors(text: string): readonly SimpleSelector[] {
  const known = parsed.get(text)
  if (known !== undefined) return known
  const selectors = unconditionalIn(text)
  if (parsed.size >= MAX_PARSED) parsed.clear()
  if (text.length <= MAX_PARSED_CHARS) parsed.set(text, selectors)
  return selectors
}

function unconditionalIn(text: string): SimpleSelector[] {
  if (COMMA_INSIDE.test(text)) return parsedUnconditional(text)
  return text.split(',').flatMap((part) => {
    if (PLAIN.test(part)) return plainSelector(part) ?? []
    if (PLAIN_CLASS.test(part)) return classSelector(part.trim().slice(1).replace(/\\(.)/g, '$1')) ?? []
    return PSEUDO.test(part) || !INVOLVED.test(part) ? [] : parsedUnconditional(part)
  })
}

function parsedUnconditional(text: string): SimpleSelector[] {
  return parseSelectors(text).filter(({ conditional }) => !conditional)
}

/** A comma that may not part two selectors. */
const COMMA_INSIDE = /["']|[([][^)\]]*,/
/** All pseudo-classes but `:root` are conditions. */
const PSEUDO = /(?<!\\):(?!root)/
/** What is neither plain nor has one of these is conditional. */
const INVOLVED = /[()[\]\\|/*]|:root/
/** Names, ids and classes alone, in descendants and children: most of what sheets hold. */
const PLAIN =
  /^\s*[.#]?[\w\-\u00b0-\uffff]+(?:[.#][\w\-\u00b0-\uffff]+)*(?:(?:\s*>\s*|\s+)[.#]?[\w\-\u00b0-\uffff]+(?:[.#][\w\-\u00b0-\uffff]+)*)*\s*$/
const PLAIN_TOKEN = /\s*([\s>])\s*|([.#]?)([\w\-\u00b0-\uffff]+)/g
/** One class, with marks in its name: `.md\:w-1\/2`. */
const PLAIN_CLASS = /^\s*\.(?:[\w-]|\\[^\da-f\s])+\s*$/i

function plainSelector(text: string): SimpleSelector | null {
  const compounds: Compound[] = []
  let specificity = 0
  let tag: string | null = null
  let id: string | null = null
  let classes: string[] = []
  let child = false
  for (const [, combinator, mark, name = ''] of text.trim().matchAll(PLAIN_TOKEN)) {
    if (combinator !== undefined) {
      compounds.push({ tag, id, classes, child })
      tag = id = null
      classes = []
      child = combinator === '>'
    } else if (mark === '#') {
      id = name
      specificity += ID
    } else if (mark === '.') {
      classes.push(name)
      specificity += CLASS
    } else {
      tag = name.toLowerCase()
      specificity += 1
    }
  }
  compounds.push({ tag, id, classes, child })
  return selectorOf(compounds, specificity, false)
}

function classSelector(name: string): SimpleSelector | null {
  return selectorOf([{ tag: null, id: null, classes: [name], child: false }], CLASS, false)
}

/** What an id and a class weigh against a name. */
const ID = 10_000
const CLASS = 100

function selectorOf(
  compounds: readonly Compound[],
  specificity: number,
  conditional: boolean,
): SimpleSelector | null {
  if (compounds.length > MAX_COMPOUNDS) return null
  const around = bitsOf(compounds.slice(0, -1).flatMap(keysOf))
  return { compounds, specificity, around, conditional }
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
      specificity += ID
    } else if (token.type === 'attribute' && token.action === 'element' && token.name === 'class') {
      classes.push(token.value)
      specificity += CLASS
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
  return selectorOf(compounds, specificity, conditional)
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

/** An element as selectors see it. */
export interface Selectable {
  readonly tag: string
  readonly id: string | undefined
  readonly classes: readonly string[]
}

/** An element with those around it; null around the outermost. */
export interface Nested {
  readonly kind: Selectable
  readonly outer: Nested | null
}

/**
 * Whether an element in a place is what a selector asks for; each ancestor asked for is the nearest that fits.
 * @param kind of an element that is the selector's last part: see `endsAt`
 */
export function matches(selector: SimpleSelector, kind: Selectable, around: Nested | null): boolean {
  const { compounds } = selector
  let index = compounds.length - 1
  let compound = compounds[index]
  if (compound === undefined || !fits(compound, kind)) return false
  let at = around
  while (index > 0) {
    const parentOnly = compound?.child === true
    compound = compounds[--index]
    while (at !== null && compound !== undefined && !fits(compound, at.kind)) {
      if (parentOnly) return false
      at = at.outer
    }
    if (at === null) return false
    at = at.outer
  }
  return true
}

/** Whether an element is what a selector's last part asks for, whatever is around it. */
export function endsAt({ compounds }: SimpleSelector, kind: Selectable): boolean {
  const own = compounds.at(-1)
  return own !== undefined && fits(own, kind)
}

function fits({ tag, id, classes }: Compound, own: Selectable): boolean {
  if (tag !== null && own.tag !== tag) return false
  if (id !== null && own.id !== id) return false
  for (const name of classes) if (!own.classes.includes(name)) return false
  return true
}

/** What a browser would look the selector up by: its own part's id, else a class, else its name. */
export function keyOf({ compounds }: SimpleSelector): string {
  const own = compounds.at(-1)
  if (own === undefined) return '*'
  if (own.id !== null) return `#${own.id}`
  return own.classes[0] === undefined ? (own.tag ?? '*') : `.${own.classes[0]}`
}

/** What has to be parsed to be understood: nested brackets, namespaces, escapes other than of a mark in a name. */
const NO_KEY = /[()[\]"'|/\\]/
/** A mark written as part of a name: `.w-1\/2`. */
const ESCAPED_MARK = /\\[^0-9a-f\s>+~,]/gi
const COMBINATORS = ' >+~\t\n\r\f'
/** Conditions in brackets, which no key is read off. */
const CONDITION = /\[[^[\]\\]*\]|\([^()\\]*\)/g
const NAMES = /([.#]|::?|^)((?:\\.|[^.#:\\])+)/g

/** The keys of the selectors of a rule, read off the text without parsing it; null where that cannot be done. */
export function keysWritten(text: string): string[] | null {
  if (SIMPLE.test(text)) return [text]
  const bare = text.includes('(') || text.includes('[') ? text.replace(CONDITION, '') : text
  const marks = bare.includes('\\') ? bare.replace(ESCAPED_MARK, '') : bare
  return NO_KEY.test(marks) ? null : bare.split(',').map((part) => keyWritten(lastPart(part.trimEnd())))
}

function lastPart(selector: string): string {
  let start = selector.length
  while (start > 0 && !COMBINATORS.includes(selector.charAt(start - 1))) start--
  return start === 0 ? selector : selector.slice(start)
}

function keyWritten(compound: string): string {
  if (SIMPLE.test(compound)) return compound
  if (!compound.includes('#') && !compound.includes('\\')) return plainKey(compound)
  let tag = '*'
  let id: string | null = null
  let first: string | null = null
  for (const [, mark, written = ''] of compound.matchAll(NAMES)) {
    const name = written.includes('\\') ? written.replace(/\\(.)/g, '$1') : written
    if (mark === '#') id = name
    else if (mark === '.') first ??= name
    else if (mark === '') tag = name.toLowerCase()
  }
  if (id !== null) return `#${id}`
  return first === null ? tag : `.${first}`
}

/** The first class, else the name, of a compound without ids and escapes. */
function plainKey(compound: string): string {
  const start = compound.indexOf('.')
  if (start < 0) {
    const colon = compound.indexOf(':')
    return (colon < 0 ? compound : compound.slice(0, colon)).toLowerCase() || '*'
  }
  let end = start + 1
  while (end < compound.length && compound[end] !== '.' && compound[end] !== ':') end++
  return compound.slice(start, end)
}

const SIMPLE = /^(?:[.#][\w-]+|[a-z][a-z\d]*)$/
