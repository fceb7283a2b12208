/** Computed values by key. All are forgotten when there are too many. */
export class BoundedCache<Value extends object> {
  readonly #most: number
  readonly #known = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** The value of a key, computed if it is not known. */
  get(key: string, compute: () => Value): Value {
    const before = this.#known.get(key)
    if (before !== undefined) return before
    const value = compute()
    if (this.#known.size >= this.#most) this.#known.clear()
    this.#known.set(key, value)
    return value
  }
}
