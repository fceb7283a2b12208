/** What one element must be: its name, id and classes; null for any name or id. */
export interface Compound {
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
