import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { ShareDocument } from '@gaplens/contracts/shares/share'

type StoredPassword = NonNullable<ShareDocument['password']>

/** OWASP's password storage cheat sheet: N = 2^15, r = 8, p = 3 takes 32 MB and resists guessing as 2^17, 8, 1 does. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const HASH_BYTES = 32
const SALT_BYTES = 16

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt)
  return { salt: salt.toString('base64'), hash: hash.toString('base64') }
}

/** Whether a text is the password. Compares in constant time. */
export async function isPassword(password: string, stored: StoredPassword): Promise<boolean> {
  const hash = await derive(password, Buffer.from(stored.salt, 'base64'))
  const wanted = Buffer.from(stored.hash, 'base64')
  return hash.length === wanted.length && timingSafeEqual(hash, wanted)
}

let latest: Promise<unknown> = Promise.resolve()

/**
 * Hashes run one after the other, because each takes 32 MB and an instance answers eighty requests.
 * The text is composed (NFC), because keyboards differ in how they encode the same letter.
 */
function derive(password: string, salt: Buffer): Promise<Buffer> {
  const hash = latest.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, HASH_BYTES, COST, (error, bytes) =>
          error === null ? resolve(bytes) : reject(error),
        )
      }),
  )
  latest = hash.catch(() => undefined)
  return hash
}
