/** The conditions on one element: its name, id and classes; null for any name or id. */
export interface Compound {
  readonly tag: string | null
  readonly id: string | null
  readonly classes: readonly string[]
  /** Whether it must be the parent of the next compound's element, and not just an ancestor. */
  readonly child: boolean
}

/** A selector of names, ids and classes. The last compound is the element's own. */
export interface SimpleSelector {
  readonly compounds: readonly Compound[]
  readonly specificity: number
  /** The bits of the compounds before the last: see `bitsOf`. */
  readonly around: number
  /** Whether it depends on a state or a sibling, which is not evaluated. */
  readonly conditional: boolean
}

/**
 * A Bloom filter of keys, with one bit for each key. An element can match a selector only if the bits of its ancestors
 * include the selector's, which rules out most selectors without visiting the tree.
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

/** The properties of an element that selectors test. */
export interface Selectable {
  readonly tag: string
  readonly id: string | undefined
  readonly classes: readonly string[]
}

/** An element with its ancestors; `outer` is null for the root. */
export interface Nested {
  readonly kind: Selectable
  readonly outer: Nested | null
}

/**
 * Whether an element matches a selector. For each ancestor in the selector the nearest that fits is taken.
 * @param kind of an element that matches the last compound: see `endsAt`
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

/** Whether an element matches the last compound of a selector. */
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
