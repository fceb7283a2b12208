/** FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). A keyword always gets the same answer by its hash. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) {
    value ^= byte
    value = Math.imul(value, 0x01000193) >>> 0
  }
  return value
}
