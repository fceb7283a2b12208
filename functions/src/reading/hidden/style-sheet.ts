import type { Element } from '../html/dom.ts'
import { type Declarations, type Declared, withoutComments } from './declarations.ts'
import { isHiding } from './hiding.ts'
import { bitsOf, endsAt, matches, type Nested, type Selectable } from './selectors.ts'
import { type Rule, SheetRules } from './sheet-rules.ts'

/** The rules for all elements with the same name, id and classes. */
interface Kind extends Selectable {
  /** From 1; 0 when there are too many kinds to cache. */
  readonly number: number
  /** Its keys: see `keyOf`. */
  readonly keys: readonly string[]
  /** The bits of its keys: see `bitsOf`. */
  readonly bits: number
  /** Rules without conditions on ancestors, and their combined declarations. */
  readonly own: readonly Rule[]
  readonly declarations: Declarations | null
  /** Whether that hides the element. */
  readonly hides: boolean
  /** Rules with conditions on ancestors. */
  readonly nested: readonly Rule[]
}

/** An element and its ancestors, as far as selectors test them. */
export interface Place extends Nested {
  readonly kind: Kind
  readonly outer: Place | null
  /** The bits of the element and its ancestors: see `bitsOf`. */
  readonly bits: number
  /** The declarations of the style sheets for the element; null when there are none. */
  readonly declarations: Declarations | null
  /** Whether these declarations hide it. */
  readonly hides: boolean
  /** The places of child elements, by the number of their kind; null while there are none. */
  inner: Map<number, Place> | null
}

/** Limit on characters of style sheets. Real pages have a tenth of it. */
const MAX_CSS = 1_000_000
/** Limit on kinds whose rules are cached. */
const MAX_KINDS = 5_000
const MAX_CLASSES = 50
const NO_CLASSES: readonly string[] = []

/** The declarations of a page's own style sheets that can hide text. */
export class StyleSheet {
  readonly #rules = new SheetRules()
  /** By name and id, then by the class attribute as written. */
  readonly #kinds = new Map<string, Map<string, Kind>>()
  #kindCount = 0

  constructor(sheets: readonly string[]) {
    let left = MAX_CSS
    for (const sheet of sheets) {
      this.#rules.read(withoutComments(sheet.slice(0, left)))
      left -= sheet.length
      if (left <= 0) break
    }
  }

  /**
   * The place of an element with the declarations for it. It depends only on the kinds of the element and its ancestors, so the
   * cards of a list are looked up once.
   *
   * @param outer the place of its parent; null for a root element
   * @returns null when there are no rules at all
   */
  placeOf(element: Element, outer: Place | null): Place | null {
    if (this.#rules.empty) return null
    const kind = this.#kindOf(element)
    const known = outer?.inner?.get(kind.number)
    if (known !== undefined) return known
    const around = outer?.bits ?? 0
    const nested =
      kind.nested.length === 0
        ? kind.nested
        : kind.nested.filter(
            ({ selector }) => (selector.around & ~around) === 0 && matches(selector, kind, outer),
          )
    const declarations = nested.length === 0 ? kind.declarations : declarationsOf([...kind.own, ...nested])
    const hides = nested.length === 0 ? kind.hides : declarations !== null && isHiding(declarations)
    const place: Place = { kind, outer, bits: around | kind.bits, declarations, hides, inner: null }
    if (kind.number > 0 && outer !== null) {
      outer.inner ??= new Map()
      outer.inner.set(kind.number, place)
    }
    return place
  }

  #kindOf(element: Element): Kind {
    const { id: written, class: classes } = element.attribs
    const id = written !== undefined && this.#rules.asksForId(written) ? written : undefined
    const sort = id === undefined ? element.name : `${element.name}#${id}`
    let ofSort = this.#kinds.get(sort)
    if (ofSort === undefined) {
      ofSort = new Map()
      this.#kinds.set(sort, ofSort)
    }
    const known = ofSort.get(classes ?? '')
    if (known !== undefined) return known
    const isKept = this.#kindCount < MAX_KINDS
    if (isKept) this.#kindCount += 1
    const kind = this.#newKind(element.name, id, classes, isKept ? this.#kindCount : 0)
    if (isKept) ofSort.set(classes ?? '', kind)
    return kind
  }

  #newKind(tag: string, id: string | undefined, written: string | undefined, number: number): Kind {
    const classes = written === undefined ? NO_CLASSES : [...new Set(written.split(/\s+/, MAX_CLASSES))]
    const keys = ['*', tag]
    for (const name of classes) keys.push(`.${name}`)
    if (id !== undefined) keys.push(`#${id}`)
    const own: Rule[] = []
    const nested: Rule[] = []
    for (const key of keys)
      for (const rule of this.#rules.held(key))
        if (endsAt(rule.selector, { tag, id, classes }))
          (rule.selector.compounds.length > 1 ? nested : own).push(rule)
    const declarations = own.length === 0 ? null : declarationsOf(own)
    const hides = declarations !== null && isHiding(declarations)
    return { number, tag, id, classes, keys, bits: bitsOf(keys), own, nested, declarations, hides }
  }

  /**
   * The declarations for an element in states other than the initial one: opened, scrolled to, on another screen. They may
   * show content that is not visible yet.
   */
  *declaredElsewhere({ kind, outer }: Place): Generator<Declarations> {
    for (const key of kind.keys) if (key.length > 1 && /^[.#]/.test(key)) yield* this.#rules.elsewhere(key)
    for (const key of kind.keys)
      for (const { selector, declarations } of this.#rules.held(key))
        if (!matches(selector, kind, outer)) yield declarations
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

/** Later declarations over earlier ones, unless those are important. */
export function addDeclarations(all: Map<string, Declared>, more: Declarations): void {
  for (const [name, declared] of more)
    if (declared.important || all.get(name)?.important !== true) all.set(name, declared)
}
