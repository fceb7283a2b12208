import type { Element } from '../html/dom.ts'
import { type Declarations, type Declared, withoutComments } from './declarations.ts'
import { bitsOf, classesOf, endsAt, matches } from './selectors.ts'
import { type Rule, SheetRules } from './sheet-rules.ts'

/** What holds for all elements of one name, id and classes. */
interface Kind {
  /** From 1; 0 of one too many to be remembered. */
  readonly number: number
  /** Of its name, id and classes: see `bitsOf`. */
  readonly bits: number
  /** Rules that ask for nothing else, and what they come to. */
  readonly own: readonly Rule[]
  readonly declarations: Declarations | null
  /** Rules that also ask for something around the element. */
  readonly nested: readonly Rule[]
}

/** What is around an element and itself, as selectors see it. */
export interface Place {
  /** Of it and of all around it: see `bitsOf`. */
  readonly bits: number
  /** What the sheets declare there; null where they declare nothing. */
  readonly declarations: Declarations | null
  /** The places in it, by the number of their kind. */
  readonly inner: Map<number, Place>
}

const NOWHERE: Place = { bits: 0, declarations: null, inner: new Map() }

/** Characters of style sheets that are looked at: pages have a tenth of it. */
const MAX_CSS = 1_000_000
/** Kinds of element whose rules are remembered. */
const MAX_KINDS = 5_000

/** What a page's own style sheets declare for its elements, of what can hide text. */
export class StyleSheet {
  readonly #rules = new SheetRules()
  readonly #kinds = new Map<string, Kind>()

  constructor(sheets: readonly string[]) {
    let left = MAX_CSS
    for (const sheet of sheets) {
      this.#rules.read(withoutComments(sheet.slice(0, left)))
      left -= sheet.length
      if (left <= 0) break
    }
  }

  /**
   * Where an element stands, as selectors see it, and what the sheets declare for it: nothing but the kinds of itself and of what
   * is around it, so that the cards of a list are looked up once.
   *
   * @param outer the place of its parent; null for the first element of a walk
   */
  placeOf(element: Element, outer: Place | null): Place {
    if (this.#rules.empty) return NOWHERE
    const kind = this.#kindOf(element)
    const known = outer?.inner.get(kind.number)
    if (known !== undefined) return known
    const around = outer?.bits ?? 0
    const nested = kind.nested.filter(
      ({ selector }) => (selector.around & ~around) === 0 && matches(selector, element),
    )
    const declarations = nested.length === 0 ? kind.declarations : declarationsOf([...kind.own, ...nested])
    const place = { bits: around | kind.bits, declarations, inner: new Map() }
    if (kind.number > 0) outer?.inner.set(kind.number, place)
    return place
  }

  #kindOf(element: Element): Kind {
    const { id, class: classes } = element.attribs
    const name = `${element.name} ${id ?? ''} ${classes ?? ''}`
    const known = this.#kinds.get(name)
    if (known !== undefined) return known
    const keys = keysOf(element)
    const rules = keys.flatMap((key) => this.#rules.of(key).held)
    const own = rules.filter(({ selector }) => selector.compounds.length === 1 && matches(selector, element))
    const nested = rules.filter(({ selector }) => selector.compounds.length > 1 && endsAt(selector, element))
    const isKept = this.#kinds.size < MAX_KINDS - 1
    const kind = {
      number: isKept ? this.#kinds.size + 1 : 0,
      bits: bitsOf(keys),
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
      if (key.length > 1 && /^[.#]/.test(key)) yield* this.#rules.of(key).elsewhere
    for (const key of keysOf(element))
      for (const { selector, declarations } of this.#rules.of(key).held)
        if (!matches(selector, element)) yield declarations
  }
}

function declarationsOf(rules: readonly Rule[]): Declarations {
  const [only] = rules
  if (rules.length === 1 && only !== undefined) return only.declarations
  const all = new Map<string, Declared>()
  const ordered = rules.toSorted(
    (a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order,
  )
  for (const { declarations } of ordered) addDeclarations(all, declarations)
  return all
}

/** What an element is looked up by: see `keyOf`. */
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
