import { wordsIn } from '../count-words.ts'
import type { Segmentation } from '../segmentation.ts'

/** Words in a row that are looked up together. */
const RUN = 3
const MAX_BODY_WORDS = 20_000
const MAX_SEGMENT_WORDS = 200
/** Shorter texts are found in any body by chance. */
const MIN_WORDS = 4
const ENOUGH = 0.6

/** Where the text that the page declares as its body in JSON-LD stands on it. */
export interface DeclaredBody {
  /** Share of each segment's runs of words that the declared body has; −1 of short ones, and of all when none is declared. */
  readonly shares: Float32Array
  /** The first and the last segment that are in it; −1 when none is. */
  readonly first: number
  readonly last: number
}

/** Looks each segment up in the declared body. Linear in both. */
export function locateBody({ segments }: Segmentation, body: string): DeclaredBody {
  const shares = new Float32Array(segments.length).fill(-1)
  const runs = new Set(runsOf(wordsIn(body, MAX_BODY_WORDS)))
  let first = -1
  let last = -1
  if (runs.size === 0) return { shares, first, last }
  for (const [index, { text, words }] of segments.entries()) {
    if (words < MIN_WORDS) continue
    const own = runsOf(wordsIn(text, MAX_SEGMENT_WORDS))
    if (own.length === 0) continue
    const share = own.filter((run) => runs.has(run)).length / own.length
    shares[index] = share
    if (share < ENOUGH) continue
    if (first < 0) first = index
    last = index
  }
  return { shares, first, last }
}

function runsOf(words: readonly string[]): string[] {
  const runs: string[] = []
  for (let i = 0; i + RUN <= words.length; i++) runs.push(words.slice(i, i + RUN).join(' '))
  return runs
}
