/** The highest difficulty of an action with small, and with medium effort. */
const SMALL_EFFORT = 25
const MEDIUM_EFFORT = 45

/** How much work an action is, by its difficulty (0–100). Readers see this and not the figure, so the tiers are made of it. */
export function effortOf(difficulty: number): 'small' | 'medium' | 'large' {
  if (difficulty <= SMALL_EFFORT) return 'small'
  return difficulty <= MEDIUM_EFFORT ? 'medium' : 'large'
}
