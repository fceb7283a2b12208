import type { Element } from '../dom.ts'
import { type Declarations, type Declared, parseDeclarations, withoutComments } from './declarations.ts'
import { classesOf, keyOf, matches, parseSelectors, type SimpleSelector } from './selectors.ts'

interface Rule {
  readonly selector: SimpleSelector
  readonly order: number
  readonly declarations: Declarations
}

/** Bounds of what is looked at: pages have a tenth of it. */
const MAX_CSS = 1_000_000
const MAX_RULES = 6_000
/** Rules of one key that an element is held against. */
const MAX_CANDIDATES = 200

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

  /** What the sheets declare for an element; null where they declare nothing. */
  declarationsFor(element: Element): Declarations | null {
    if (this.empty) return null
    const found: Rule[] = []
    for (const key of keysOf(element))
      for (const rule of this.#rules.get(key) ?? []) if (matches(rule.selector, element)) found.push(rule)
    if (found.length === 0) return null
    found.sort((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order)
    const all = new Map<string, Declared>()
    for (const { declarations } of found) addDeclarations(all, declarations)
    return all
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
