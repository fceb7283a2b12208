import type { Places } from '../model/standing.ts'

/** The ranks that a page may have: 「第 3」, 「約第 1–5」. */
export function ranksText([best, worst]: Places): string {
  return best === worst ? `第 ${best}` : `約第 ${best}–${worst}`
}
