/**
 * The coverage of the user's page as printed: its score, or the range it lies in.
 * @param atMost the most that it can be where `score` is only the least, 0–100; else null
 */
export function coverageText(score: number, atMost: number | null): string {
  const least = String(Math.round(score))
  return atMost === null ? least : `${least}–${Math.round(atMost)}`
}
