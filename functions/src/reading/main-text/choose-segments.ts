import type { PageType } from '@gaplens/contracts/analysis/read-page'
import type { Segment } from './segmentation.ts'

/** A text of at least this many words that occurs again is a copy, for another width of screen or as a slide. */
const COPY_WORDS = 8
/** The page type that repeats texts on purpose: parameters, return values, steps for another language. */
const REPEATING: PageType = 'documentation'
/** A later copy is kept instead of the first only when it is likelier by more than this. */
const CLEARLY = 0.02

/** Share of the expectation that assumes independent segments. The rest assumes that all are right or wrong together. */
const INDEPENDENT = 0.6
/** Number of cases over which the second part is averaged. */
const CASES = 24

/**
 * Which segments to keep, given how likely each is main text: those at least as likely as the threshold that makes
 * the expected F1 over words greatest.
 *
 * Were segments independent, that would be 2·Σpw / (Σw + Σpw over all), w being words, p the likelihood (Lewis 1995).
 * But segments are not independent: all reviews of a page, or all its cards, are main text or none is. So the expectation
 * is blended with that of the other extreme: u is uniform on 0…1, and main text is every segment that is likelier than u.
 */
export function chooseSegments(
  segments: readonly Segment[],
  likelihood: Float64Array,
  type: PageType,
): boolean[] {
  const p = type === REPEATING ? likelihood : withoutCopies(segments, likelihood)
  const order = Array.from(p.keys()).sort((a, b) => (p[b] ?? 0) - (p[a] ?? 0))
  const kept = new Float64Array(order.length)
  const mass = new Float64Array(order.length)
  let [allWords, allMass] = [0, 0]
  for (let rank = 0; rank < order.length; rank++) {
    const index = order[rank] as number
    const words = segments[index]?.words ?? 0
    kept[rank] = allWords += words
    mass[rank] = allMass += words * (p[index] as number)
  }
  const cases = casesOf(order, p, kept)
  let best = -1
  let threshold = 1
  for (let rank = 0; rank < order.length; rank++) {
    const words = kept[rank] as number
    let together = 0
    for (let i = 0; i < cases.length; i++) {
      const truth = cases[i] as number
      together += (2 * Math.min(words, truth)) / (words + truth)
    }
    const apart = (2 * (mass[rank] as number)) / (words + allMass + 1e-9)
    const f1 = INDEPENDENT * apart + ((1 - INDEPENDENT) * together) / CASES
    if (f1 > best) {
      best = f1
      threshold = p[order[rank] as number] as number
    }
  }
  return segments.map((_, index) => (p[index] ?? 0) >= threshold)
}

/** For each of the evenly spread u, the words of all segments likelier than u. Cases without any are left out. */
function casesOf(order: readonly number[], p: Float64Array, kept: Float64Array): number[] {
  const cases: number[] = []
  let rank = order.length
  for (let i = 0; i < CASES; i++) {
    const u = (i + 0.5) / CASES
    while (rank > 0 && (p[order[rank - 1] ?? 0] ?? 0) <= u) rank--
    const words = kept[rank - 1] ?? 0
    if (words > 0) cases.push(words)
  }
  return cases
}

/** Sets the likelihood of every copy of a longer text but the likeliest to 0, and of short copies that directly follow one. */
function withoutCopies(segments: readonly Segment[], likelihood: Float64Array): Float64Array {
  const best = new Map<string, number>()
  for (const [index, { text, words }] of segments.entries()) {
    if (words < COPY_WORDS) continue
    const before = best.get(text)
    if (before === undefined || (likelihood[index] ?? 0) > (likelihood[before] ?? 0) + CLEARLY)
      best.set(text, index)
  }
  const p = Float64Array.from(likelihood)
  const seen = new Set<string>()
  let dropped = false
  for (const [index, { text, words }] of segments.entries()) {
    dropped = words >= COPY_WORDS ? best.get(text) !== index : dropped && seen.has(text)
    if (dropped) p[index] = 0
    seen.add(text)
  }
  return p
}
