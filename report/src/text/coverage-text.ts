import type { Places } from '../model/standing.ts'

/**
 * The coverage of the user's page as printed: its score, or the range it lies in.
 * @param atMost the most that it can be where `score` is only the least, 0–100; else null
 */
export function coverageText(score: number, atMost: number | null): string {
  const least = String(Math.round(score))
  return atMost === null ? least : `${least}–${Math.round(atMost)}`
}

/** The ranks that a page may have: 「第 3」, 「約第 1–5」. */
export function ranksText([best, worst]: Places): string {
  return best === worst ? `第 ${best}` : `約第 ${best}–${worst}`
}
