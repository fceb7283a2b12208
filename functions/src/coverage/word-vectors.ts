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

/** Adds a word's vector, `weight` times, to a sum. A word that is not in the table counts as its characters. */
export function addWordVector(sum: Float32Array, word: string, weight: number): void {
  const row = rows.get(word)
  const known = row === undefined ? [...word].flatMap((letter) => rows.get(letter) ?? []) : [row]
  for (const each of known) addRow(sum, each, weight / known.length)
}

function addRow(sum: Float32Array, row: number, weight: number): void {
  for (let byte = 0; byte < BYTES; byte++) {
    const signs = bits[row * BYTES + byte] ?? 0
    for (let bit = 0; bit < 8; bit++) {
      const at = byte * 8 + bit
      sum[at] = (sum[at] ?? 0) + (signs & (0x80 >> bit) ? weight : -weight)
    }
  }
}
