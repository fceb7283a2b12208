/** Splits a text into words as the benchmark's scorer does: runs of letters and digits, and single Han or kana characters. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}_]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{L}\p{N}_]|$)/gu,
      ) ?? []
  )
}

/**
 * Marks the words of `page` that belong to a longest common subsequence with `truth`. Uses Hirschberg's algorithm, which takes
 * linear memory and quadratic time, after removing common ends.
 */
export function alignedWords(page: readonly string[], truth: readonly string[]): Uint8Array {
  const ids = new Map<string, number>()
  const encode = (words: readonly string[]) =>
    Int32Array.from(words, (word) => {
      const id = ids.get(word) ?? ids.size
      ids.set(word, id)
      return id
    })
  const a = encode(page)
  const b = encode(truth)
  const aligned = new Uint8Array(a.length)
  const tasks: [number, number, number, number][] = [[0, a.length, 0, b.length]]
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    let [a0, a1, b0, b1] = task
    while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) {
      aligned[a0++] = 1
      b0++
    }
    while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) {
      aligned[--a1] = 1
      b1--
    }
    if (a0 === a1 || b0 === b1) continue
    if (a1 - a0 === 1) {
      if (b.subarray(b0, b1).includes(a[a0] ?? -1)) aligned[a0] = 1
      continue
    }
    const middle = (a0 + a1) >> 1
    const upper = lengths(a, a0, middle, b, b0, b1, false)
    const lower = lengths(a, middle, a1, b, b0, b1, true)
    let best = -1
    let split = b0
    for (let j = b0; j <= b1; j++) {
      const total = (upper[j - b0] ?? 0) + (lower[b1 - j] ?? 0)
      if (total > best) {
        best = total
        split = j
      }
    }
    tasks.push([a0, middle, b0, split], [middle, a1, split, b1])
  }
  return aligned
}

/** Last row of the table of common-subsequence lengths of a[a0…a1) with each start (or end) of b[b0…b1). */
function lengths(
  a: Int32Array,
  a0: number,
  a1: number,
  b: Int32Array,
  b0: number,
  b1: number,
  back: boolean,
): Int32Array {
  const width = b1 - b0
  const row = new Int32Array(width + 1)
  for (let i = 0; i < a1 - a0; i++) {
    const word = back ? a[a1 - 1 - i] : a[a0 + i]
    let diagonal = 0
    for (let j = 1; j <= width; j++) {
      const above = row[j] as number
      const other = back ? b[b1 - j] : b[b0 + j - 1]
      const left = row[j - 1] as number
      row[j] = word === other ? diagonal + 1 : above > left ? above : left
      diagonal = above
    }
  }
  return row
}
