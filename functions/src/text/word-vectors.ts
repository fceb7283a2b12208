import table from './word-vectors.json' with { type: 'json' }

/**
 * What words mean, as small vectors: words used alike point alike (「費用」, 「預算」, "cost"). Each is the signs of
 * its embedding's directions; `scripts/train/word-vectors` says whose and how. Nothing is looked up over the network.
 */
export const DIMENSIONS = table.dimensions

const BYTES = DIMENSIONS / 8
/** Row of each word in the table. */
const rows = new Map(table.words.split(' ').map((word, row) => [word, row]))
const bits = Uint8Array.from(atob(table.bits), (letter) => letter.charCodeAt(0))

/** A word's vector; one that is not in the table has those of its characters. */
export function signsOfWord(word: string): Int8Array[] {
  const row = rows.get(word)
  const known = row === undefined ? [...word].flatMap((letter) => rows.get(letter) ?? []) : [row]
  return known.map(signsOf)
}

/** The sum of vectors, each `weights` times. */
export function sumOfSigns(signs: readonly Int8Array[], weights: readonly number[]): Float32Array {
  const sum = new Float32Array(DIMENSIONS)
  // Four at a time: each sum is read and written once for them.
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

/** Rows that were asked for, one number a direction: words come again, and unpacking bits costs more than adding. */
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

/** 32 signs an integer. */
export const WORD_INTEGERS = DIMENSIONS / 32
const integers = new Int32Array(bits.buffer, bits.byteOffset, Math.floor(bits.length / 4))

/** A word's signs packed into integers, for counting in how many two words differ; null for a word that is not in the table. */
export function packedSignsOfWord(word: string): Int32Array | null {
  const row = rows.get(word)
  return row === undefined ? null : integers.subarray(row * WORD_INTEGERS, (row + 1) * WORD_INTEGERS)
}
