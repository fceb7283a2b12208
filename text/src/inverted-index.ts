import type { SparseVector } from './vectors.ts'

/**
 * Lists for every term the texts that contain it and its weight in each. All lists are stored in one array.
 * A text is compared with all others by iterating over the lists of its own terms. Most of these are short, so this is faster
 * than iterating over the terms of every other text.
 */
export class InvertedIndex {
  /** Where the list of each term begins. It ends where the next one begins. */
  private readonly starts: Int32Array
  /** The lists: texts in ascending order, and the weight of the term in each of them. */
  private readonly texts: Int32Array
  private readonly values: Float32Array

  /** @param terms the size of the vocabulary; term ids run from 0 */
  constructor(texts: readonly SparseVector[], terms: number) {
    this.starts = new Int32Array(terms + 1)
    for (const { ids } of texts) for (const id of ids) this.starts[id + 1] = (this.starts[id + 1] ?? 0) + 1
    for (let id = 0; id < terms; id++)
      this.starts[id + 1] = (this.starts[id + 1] ?? 0) + (this.starts[id] ?? 0)
    const next = this.starts.slice(0, terms)
    this.texts = new Int32Array(this.starts[terms] ?? 0)
    this.values = new Float32Array(this.texts.length)
    texts.forEach(({ ids, values }, text) => {
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] ?? 0
        const place = next[id] ?? 0
        this.texts[place] = text
        this.values[place] = values[at] ?? 0
        next[id] = place + 1
      }
    })
  }

  /**
   * Adds to `sums[i]` the inner product of text i and a sparse vector, multiplied by `share`. Only the first
   * `sums.length` texts are compared.
   */
  addProducts(sums: Float32Array, { ids, values }: SparseVector, share: number): void {
    const { starts, texts } = this
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const value = share * (values[at] ?? 0)
      const end = starts[id + 1] ?? 0
      for (let place = starts[id] ?? 0; place < end; place++) {
        const text = texts[place] ?? 0
        if (text >= sums.length) break
        sums[text] = (sums[text] ?? 0) + value * (this.values[place] ?? 0)
      }
    }
  }
}
