import { randomBytes } from 'node:crypto'

/** A page token is valid for one minute and one use. */
export const TOKEN_LIFE_MS = 60_000
/** Beyond this number the oldest tokens are dropped, so that a client that never redeems them cannot fill memory. */
const MAX_KEPT = 2_000

export class PageTokens<Value> {
  readonly #kept = new Map<string, { value: Value; until: number }>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  issue(value: Value): string {
    const token = randomBytes(96).toString('base64url')
    this.#kept.set(token, { value, until: this.#now() + TOKEN_LIFE_MS })
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_KEPT) break
      this.#kept.delete(oldest)
    }
    return token
  }

  /** The value of a token that is neither used nor expired, once. */
  redeem(token: string): Value | null {
    const kept = this.#kept.get(token)
    this.#kept.delete(token)
    return kept !== undefined && kept.until > this.#now() ? kept.value : null
  }
}
