import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 16

/** A new token of 128 random bits, as 22 characters of an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Whether a text has the form of a token; any other is answered without a look into the database. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}

/** What is stored of a token. A plain hash is enough, because 128 random bits cannot be guessed from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a text can name a share: the hash of a token. */
export function isShareId(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
