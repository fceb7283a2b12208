/**
 * The coverage of the user's page as printed: its score, or the range it lies in.
 * @param atMost the most that it can be where `score` is only the least, 0–100; else null
 */
export function coverageText(score: number, atMost: number | null): string {
  const least = String(Math.round(score))
  return atMost === null ? least : `${least}–${Math.round(atMost)}`
}

/** The coverage of the user's page before and after a change, 0–100. */
export interface CoverageChange {
  readonly before: number
  readonly after: number
  /** Whether `before` is only the least that the page covers; then only the rise is sure. */
  readonly isAtLeast: boolean
}

/** A change as printed: both scores, or the rise alone. Empty if nothing changes. */
export function changeText({ before, after, isAtLeast }: CoverageChange): string {
  if (before === after) return ''
  return isAtLeast ? `+${after - before}` : `${before}\u00a0→\u00a0${after}`
}

/** The same as a sentence. */
export function spokenChange({ before, after, isAtLeast }: CoverageChange): string {
  return isAtLeast ? `完成後涵蓋度估計可提高 ${after - before}` : `完成後涵蓋度估計由 ${before} 升到 ${after}`
}
