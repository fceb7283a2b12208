import type { Segment } from './segment.ts'

/** A copy of a text of so many words is the same text again: for another width of screen, or a slide. */
const COPY_WORDS = 8
/** The first copy is kept unless a later one is likelier by more than this. */
const CLEARLY = 0.02

/**
 * Which segments to keep, given how likely each is main text: those at least as likely as the threshold that makes
 * the expected F1 over words greatest, 2·Σpw / (Σw + Σpw over all), w being words and p the likelihood (Lewis 1995).
 * Of copies of a text one is kept.
 */
export function chooseSegments(segments: readonly Segment[], likelihood: Float64Array): boolean[] {
  const p = withoutCopies(segments, likelihood)
  const order = Array.from(p.keys()).sort((a, b) => (p[b] ?? 0) - (p[a] ?? 0))
  let expected = 0
  for (const [index, { words }] of segments.entries()) expected += words * (p[index] ?? 0)
  let mass = 0
  let kept = 0
  let best = -1
  let threshold = 1
  for (const index of order) {
    const words = segments[index]?.words ?? 0
    mass += words * (p[index] ?? 0)
    kept += words
    const f1 = mass / (kept + expected + 1e-9)
    if (f1 > best) {
      best = f1
      threshold = p[index] ?? 1
    }
  }
  return segments.map((_, index) => (p[index] ?? 0) >= threshold)
}

/** Likelihoods with all but the likeliest copy of each longer text at 0, and short copies that directly follow one. */
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
