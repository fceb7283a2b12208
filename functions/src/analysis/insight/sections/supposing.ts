/**
 * Advice that holds if differing values are of one thing: what is known of a page holds in any case, and only what to do about it depends on
 * that. Advice that has no such two parts depends on it as a whole.
 */
export function ifOfOneThing(advice: string): string {
  const condition = '若說的是同一件事，'
  return advice.includes('，以') ? advice.replace('，以', `，${condition}以`) : `${condition}${advice}`
}
