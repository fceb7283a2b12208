import { wordsIn } from '../count-words.ts'
import type { Segmentation } from '../segmentation.ts'

/** Number of consecutive words that are looked up together. */
const RUN = 3
const MAX_BODY_WORDS = 20_000
const MAX_SEGMENT_WORDS = 200
/** A shorter text is found in any body by chance. */
const MIN_WORDS = 4
const ENOUGH = 0.6

/** Where the article body of the page's JSON-LD is found on the page. */
export interface DeclaredBody {
  /** Share of each segment's word sequences that are in the declared body; −1 for short segments, and without a body for all. */
  readonly shares: Float32Array
  /** The first and the last segment in the declared body; −1 when there is none. */
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
