/** A text as a bag of terms: each term's number, in order of its first use, and how often it stands there. */
export class Bag {
  readonly ids: Int32Array
  readonly counts: Int32Array
  /** Terms, repeats counted. */
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

/** Numbers terms, so that what is counted and weighed is held in arrays by number instead of maps by text. */
export class Vocabulary {
  private readonly ids = new Map<string, number>()
  /** Numbers of terms of one unit by its code, each one higher: single characters are asked for most. */
  private readonly letters = new Int32Array(0x10000)
  private readonly terms: string[] = []
  private readonly tally = new Tally()

  /** How many terms have a number: they run from 0. */
  get size(): number {
    return this.terms.length
  }

  /** A term's number, if it has one. */
  numberOf(term: string): number | undefined {
    if (term.length !== 1) return this.ids.get(term)
    const letter = this.letters[term.charCodeAt(0)] ?? 0
    return letter === 0 ? undefined : letter - 1
  }

  termOf(id: number): string {
    return this.terms[id] ?? ''
  }

  /** Counts the terms that `each` passes on; new ones get a number. */
  bagOf(each: (take: (term: string) => void) => void): Bag {
    each((term) => {
      this.tally.add(this.number(term), 1)
    })
    return this.tally.finish()
  }

  /** Several texts as one. */
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

/** Counts of one text at a time; all zero between texts. */
class Tally {
  private counts = new Int32Array(4096)
  private seen = new Int32Array(512)
  private distinct = 0
  private length = 0

  add(id: number, times: number): void {
    if (id >= this.counts.length) this.counts = grown(this.counts, id + 1)
    const before = this.counts[id] ?? 0
    if (before === 0) {
      if (this.distinct === this.seen.length) this.seen = grown(this.seen, this.distinct + 1)
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

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, 2 * array.length))
  larger.set(array)
  return larger
}
