import table from './word-vectors.json' with { type: 'json' }

/**
 * Word vectors: words that are used alike have similar vectors (「費用」, 「預算」, "cost"). Each vector holds the signs
 * of an embedding's dimensions only; `scripts/train/word-vectors` says which embedding and how it was reduced. The table
 * is a file of this package, so nothing is looked up over the network.
 */
export const DIMENSIONS = table.dimensions

const BYTES = DIMENSIONS / 8
const rows = new Map(wordsOf(table.wordsByFirst).map((word, row) => [word, row]))
const bits = rowsOf(Uint8Array.from(atob(table.bits), (letter) => letter.charCodeAt(0)))

/** Rows of bits, each but the first stored as what differs from the one before, which is a word like it, so that less is sent. */
function rowsOf(stored: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let at = BYTES; at < stored.length; at++) stored[at] = (stored[at] ?? 0) ^ (stored[at - BYTES] ?? 0)
  return stored
}

/** The words in their order. Each line holds those with one first character: 「水準 果」 is 水準 and 水果. */
export function wordsOf(byFirst: string): string[] {
  return byFirst.split('\n').flatMap((line) => {
    const [first = ''] = line
    return line
      .slice(first.length)
      .split(' ')
      .map((rest) => first + rest)
  })
}

/** The vector of a word. A word that the table lacks gets the vectors of its characters, if the table has those. */
export function signsOfWord(word: string): Int8Array[] {
  const row = rows.get(word)
  const known = row === undefined ? [...word].flatMap((letter) => rows.get(letter) ?? []) : [row]
  return known.map(signsOf)
}

/** The weighted sum of sign vectors; `weights[i]` belongs to `signs[i]`. */
export function sumOfSigns(signs: readonly Int8Array[], weights: readonly number[]): Float32Array {
  const sum = new Float32Array(DIMENSIONS)
  // Four vectors at a time, so that each element of the sum is read and written once for all four: this is a hot loop.
  for (let at = 0; at < signs.length; at += 4) {
    const one = signs[at] ?? NONE
    const two = signs[at + 1] ?? NONE
    const three = signs[at + 2] ?? NONE
    const four = signs[at + 3] ?? NONE
    const a = weights[at] ?? 0
    const b = weights[at + 1] ?? 0
    const c = weights[at + 2] ?? 0
    const d = weights[at + 3] ?? 0
    for (let dimension = 0; dimension < DIMENSIONS; dimension++)
      sum[dimension] =
        (sum[dimension] ?? 0) +
        a * (one[dimension] ?? 0) +
        b * (two[dimension] ?? 0) +
        c * (three[dimension] ?? 0) +
        d * (four[dimension] ?? 0)
  }
  return sum
}

const NONE = new Int8Array(DIMENSIONS)

/** Caches unpacked rows, one number for each dimension. The same words recur, and unpacking bits costs more than adding. */
const unpacked: (Int8Array | undefined)[] = []

function signsOf(row: number): Int8Array {
  let signs = unpacked[row]
  if (signs === undefined) {
    signs = new Int8Array(DIMENSIONS)
    for (let at = 0; at < DIMENSIONS; at++) {
      const byte = bits[row * BYTES + (at >> 3)] ?? 0
      signs[at] = byte & (0x80 >> (at & 7)) ? 1 : -1
    }
    unpacked[row] = signs
  }
  return signs
}

/** Integers in a packed vector: each holds 32 signs. */
export const WORD_INTEGERS = DIMENSIONS / 32
const integers = new Int32Array(bits.buffer, bits.byteOffset, Math.floor(bits.length / 4))

/**
 * The signs of a word packed into integers, for counting differing signs quickly. A word that the table lacks gets those that most of
 * its characters have, of a tie those of the first; null if the table has none of them.
 */
export function packedSignsOfWord(word: string): Int32Array | null {
  const row = rows.get(word)
  return row === undefined
    ? majorityOf(signsOfWord(word))
    : integers.subarray(row * WORD_INTEGERS, (row + 1) * WORD_INTEGERS)
}

function majorityOf(signs: readonly Int8Array[]): Int32Array | null {
  const [first] = signs
  if (first === undefined) return null
  const packed = new Uint8Array(BYTES)
  for (let at = 0; at < DIMENSIONS; at++) {
    const sum = signs.reduce((all, each) => all + (each[at] ?? 0), 0)
    if ((sum || (first[at] ?? 0)) > 0) packed[at >> 3] = (packed[at >> 3] ?? 0) | (0x80 >> (at & 7))
  }
  return new Int32Array(packed.buffer)
}
