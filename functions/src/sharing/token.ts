import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 16

/** A new token of 128 random bits, as 22 characters of an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The last characters of a token, by which its owner knows the link again. The rest still cannot be guessed. */
export function endingOf(token: string): string {
  return token.slice(-4)
}

/** Whether a text has the form of a token. Any other text is refused without reading the database. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}

/** The hash of a token, which is stored instead of it. A plain hash is enough, because 128 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a text has the form of a share's id, which is the hash of its token. */
export function isShareId(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
