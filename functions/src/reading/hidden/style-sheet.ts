import type { Element } from '../html/dom.ts'
import { type Declarations, type Declared, parseDeclarations, withoutComments } from './declarations.ts'
import { classesOf, endsAt, keyOf, matches, parseSelectors, type SimpleSelector } from './selectors.ts'

interface Rule {
  readonly selector: SimpleSelector
  readonly order: number
  readonly declarations: Declarations
}

/** What holds for all elements of one name, id and classes. */
interface Kind {
  /** From 1; 0 of one too many to be remembered. */
  readonly number: number
  /** Rules that ask for nothing else, and what they come to. */
  readonly own: readonly Rule[]
  readonly declarations: Declarations | null
  /** Rules that also ask for something around the element. */
  readonly nested: readonly Rule[]
}

/** What is around an element and itself, as selectors see it. */
export interface Place {
  readonly number: number
  /** What the sheets declare there; null where they declare nothing. */
  readonly declarations: Declarations | null
}

const NOWHERE: Place = { number: 0, declarations: null }

/** Bounds of what is looked at: pages have a tenth of it. */
const MAX_CSS = 1_000_000
const MAX_RULES = 6_000
/** Rules of one key that an element is held against. */
const MAX_CANDIDATES = 200
/** Kinds of element whose rules are remembered. */
const MAX_KINDS = 5_000

/** At-rules whose rules hold for a reader at a desk, unless their condition says otherwise. */
const ENTERED = /^@(?:media|supports|layer|container|scope)\b/i
const ELSEWHERE = /print|speech|max-width|max-height|orientation|prefers-|hover|scripting|width\s*[<>]/i
const FROM_WIDTH = /min-width\s*:\s*([\d.]+)/i
/** Every screen is at least so wide, in pixels; in `em` no page gives more. */
const ANY_WIDTH = 320

/** The rules of a page's own style sheets that can hide text, by what they are looked up by. */
export class StyleSheet {
  readonly #rules = new Map<string, Rule[]>()
  readonly #elsewhere = new Map<string, Declarations[]>()
  readonly #kinds = new Map<string, Kind>()
  /** By the place of the parent and the kind of the element: see `placeOf`. */
  readonly #places = new Map<number, Place>()
  #placeCount = 0
  #count = 0

  constructor(sheets: readonly string[]) {
    let left = MAX_CSS
    for (const sheet of sheets) {
      this.#read(withoutComments(sheet.slice(0, left)))
      left -= sheet.length
      if (left <= 0) break
    }
  }

  get empty(): boolean {
    return this.#rules.size === 0
  }

  /**
   * Where an element stands, as selectors see it, and what the sheets declare for it: nothing but the kinds of itself and of what
   * is around it, so that the cards of a list are looked up once.
   *
   * @param outer the place of its parent; null for the first element of a walk
   */
  placeOf(element: Element, outer: Place | null): Place {
    if (this.empty) return NOWHERE
    const kind = this.#kindOf(element)
    const key = outer === null ? null : outer.number * MAX_KINDS + kind.number
    const known = key === null ? undefined : this.#places.get(key)
    if (known !== undefined) return known
    const nested = kind.nested.filter(({ selector }) => matches(selector, element))
    const declarations = nested.length === 0 ? kind.declarations : declarationsOf([...kind.own, ...nested])
    this.#placeCount += 1
    const place = { number: this.#placeCount, declarations }
    if (key !== null && kind.number > 0) this.#places.set(key, place)
    return place
  }

  #kindOf(element: Element): Kind {
    const { id, class: classes } = element.attribs
    const name = `${element.name} ${id ?? ''} ${classes ?? ''}`
    const known = this.#kinds.get(name)
    if (known !== undefined) return known
    const rules = keysOf(element).flatMap((key) => this.#rules.get(key) ?? [])
    const own = rules.filter(({ selector }) => selector.compounds.length === 1 && matches(selector, element))
    const nested = rules.filter(({ selector }) => selector.compounds.length > 1 && endsAt(selector, element))
    const isKept = this.#kinds.size < MAX_KINDS - 1
    const kind = {
      number: isKept ? this.#kinds.size + 1 : 0,
      own,
      nested,
      declarations: own.length === 0 ? null : declarationsOf(own),
    }
    if (isKept) this.#kinds.set(name, kind)
    return kind
  }

  /**
   * What rules for such an element declare in a state that is not the page's first: opened, scrolled to, on another
   * screen. What they show is content that is not seen yet.
   */
  *declaredElsewhere(element: Element): Generator<Declarations> {
    for (const key of keysOf(element))
      if (key.length > 1 && /^[.#]/.test(key)) yield* this.#elsewhere.get(key) ?? []
    for (const key of keysOf(element))
      for (const { selector, declarations } of this.#rules.get(key) ?? [])
        if (!matches(selector, element)) yield declarations
  }

  /** Walks the sheet brace by brace: a prelude, then either rules of their own or declarations. */
  #read(css: string): void {
    let start = 0
    /** For each open at-rule, whether its rules hold. */
    const open: boolean[] = []
    let skipped = 0
    for (let at = nextBrace(css, 0); at >= 0; at = nextBrace(css, at + 1)) {
      const text = css.slice(start, at)
      start = at + 1
      if (css[at] === '}') {
        if (skipped > 0) skipped -= 1
        else open.pop()
        continue
      }
      if (skipped > 0) {
        skipped += 1
        continue
      }
      const prelude = text.slice(text.lastIndexOf(';') + 1).trim()
      if (prelude.startsWith('@')) {
        if (ENTERED.test(prelude)) open.push(isAnywhere(prelude))
        else skipped = 1
        continue
      }
      const end = css.indexOf('}', at)
      this.#add(prelude, css.slice(at + 1, end < 0 ? css.length : end), !open.includes(false))
      if (end < 0 || this.#count >= MAX_RULES) return
      at = end
      start = end + 1
    }
  }

  #add(prelude: string, style: string, holds: boolean): void {
    const declarations = parseDeclarations(style)
    if (declarations.size === 0) return
    for (const selector of parseSelectors(prelude.slice(0, 2_000))) {
      this.#count += 1
      const key = keyOf(selector)
      if (holds && !selector.conditional)
        push(this.#rules, key, { selector, order: this.#count, declarations })
      else push(this.#elsewhere, key, declarations)
    }
  }
}

function declarationsOf(rules: readonly Rule[]): Declarations {
  const all = new Map<string, Declared>()
  const ordered = rules.toSorted(
    (a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order,
  )
  for (const { declarations } of ordered) addDeclarations(all, declarations)
  return all
}

function isAnywhere(condition: string): boolean {
  const from = Number(condition.match(FROM_WIDTH)?.[1] ?? 0)
  return (
    !ELSEWHERE.test(condition) &&
    from <= (/min-width\s*:\s*[\d.]+r?em/i.test(condition) ? ANY_WIDTH / 16 : ANY_WIDTH)
  )
}

const BRACE = /[{}]/g

function nextBrace(css: string, from: number): number {
  BRACE.lastIndex = from
  return BRACE.exec(css)?.index ?? -1
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else if (list.length < MAX_CANDIDATES) list.push(item)
}

function keysOf(element: Element): string[] {
  const { id } = element.attribs
  return [
    '*',
    element.name,
    ...new Set(classesOf(element).map((name) => `.${name}`)),
    ...(id === undefined ? [] : [`#${id}`]),
  ]
}

/** Later declarations over earlier ones, unless those are important. */
export function addDeclarations(all: Map<string, Declared>, more: Declarations): void {
  for (const [name, declared] of more)
    if (declared.important || all.get(name)?.important !== true) all.set(name, declared)
}
