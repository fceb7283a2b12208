/** 32 hexadecimal digits; works without a secure context, unlike `crypto.randomUUID`. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Keeps a submit's key until its outcome is known: the same request sent again after a lost answer carries the same
 * key, so that it can't start (and charge) a second analysis, or change points twice.
 */
export function createKeyKeeper(newKey: () => string = newIdempotencyKey) {
  let open: { key: string; body: string } | null = null
  return {
    keyFor(request: object): string {
      const body = JSON.stringify(request)
      if (open?.body !== body) open = { key: newKey(), body }
      return open.key
    },
    settled(): void {
      open = null
    },
  }
}
