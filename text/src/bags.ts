/** A text as a bag of words: the number of each term, in the order of its first use, and how often it occurs. */
export class Bag {
  readonly ids: Int32Array
  readonly counts: Int32Array
  /** Number of terms, repeats included. */
  readonly length: number
  private known: Set<number> | null = null

  constructor(ids: Int32Array, counts: Int32Array, length: number) {
    this.ids = ids
    this.counts = counts
    this.length = length
  }

  has(id: number): boolean {
    this.known ??= new Set(this.ids)
    return this.known.has(id)
  }
}

/** Gives every term a number, so that counts and weights can be kept in arrays instead of maps, which are slower. */
export class Vocabulary {
  private readonly ids = new Map<string, number>()
  /**
   * Numbers of the terms that are one UTF-16 unit long, indexed by that unit and stored plus one, since 0 means "none".
   * Single characters are looked up most often, and an array is faster than the map.
   */
  private readonly letters = new Int32Array(0x10000)
  private readonly terms: string[] = []
  private readonly tally = new Tally()

  /** Number of terms in the vocabulary. Term numbers start at 0. */
  get size(): number {
    return this.terms.length
  }

  numberOf(term: string): number | undefined {
    if (term.length !== 1) return this.ids.get(term)
    const letter = this.letters[term.charCodeAt(0)] ?? 0
    return letter === 0 ? undefined : letter - 1
  }

  termOf(id: number): string {
    return this.terms[id] ?? ''
  }

  /** Counts the terms that `each` passes to its callback. A new term gets a number. */
  bagOf(each: (take: (term: string) => void) => void): Bag {
    each((term) => {
      this.tally.add(this.number(term), 1)
    })
    return this.tally.finish()
  }

  /** The bag of several texts taken together. */
  merge(bags: readonly Bag[]): Bag {
    const { tally } = this
    for (const { ids, counts } of bags)
      for (let at = 0; at < ids.length; at++) tally.add(ids[at] ?? 0, counts[at] ?? 0)
    return tally.finish()
  }

  private number(term: string): number {
    const known = this.numberOf(term)
    if (known !== undefined) return known
    this.terms.push(term)
    if (term.length === 1) this.letters[term.charCodeAt(0)] = this.terms.length
    else this.ids.set(term, this.terms.length - 1)
    return this.terms.length - 1
  }
}

/** Counts the terms of one text at a time. The arrays are reused, so every count is back at zero when a text is done. */
class Tally {
  private counts = new Int32Array(4096)
  private seen = new Int32Array(512)
  private distinct = 0
  private length = 0

  add(id: number, times: number): void {
    if (id >= this.counts.length) this.counts = enlarged(this.counts, id + 1)
    const before = this.counts[id] ?? 0
    if (before === 0) {
      if (this.distinct === this.seen.length) this.seen = enlarged(this.seen, this.distinct + 1)
      this.seen[this.distinct] = id
      this.distinct += 1
    }
    this.counts[id] = before + times
    this.length += times
  }

  finish(): Bag {
    const ids = this.seen.slice(0, this.distinct)
    const counts = new Int32Array(ids.length)
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      counts[at] = this.counts[id] ?? 0
      this.counts[id] = 0
    }
    const bag = new Bag(ids, counts, this.length)
    this.distinct = 0
    this.length = 0
    return bag
  }
}

function enlarged(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, 2 * array.length))
  larger.set(array)
  return larger
}
