import type { Weighed } from './vectors.ts'

/**
 * Which texts hold a term, and with what weight: the terms' lists one after the other. A group is compared with all
 * texts by walking the lists of its own terms, most of which are short, instead of every text's terms.
 */
export class InvertedIndex {
  /** Where each term's list begins; its end is where the next begins. */
  private readonly starts: Int32Array
  /** Texts in ascending order, and the term's weight in each. */
  private readonly texts: Int32Array
  private readonly values: Float32Array

  /** @param terms how many terms there are: ids run from 0 */
  constructor(texts: readonly Weighed[], terms: number) {
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

  /** Adds to the first texts' sums the product of each with a sparse vector, `share` times. */
  addProducts(sums: Float32Array, { ids, values }: Weighed, share: number): void {
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
