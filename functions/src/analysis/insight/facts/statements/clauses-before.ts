/** Fewer characters before a clause are only a lead-in to it. */
export const LEAD_IN = 8

/**
 * The clauses of a text that end before a place in it, without the mark at their end: what may be told where the clause at that place may
 * not. The whole text where they have fewer characters than `least`.
 */
export function clausesBefore(text: string, at: number, least = 1): string {
  const before = /^(.+)[，；。]/su.exec(text.slice(0, at))?.[1] ?? ''
  return [...before].length < least ? text : before
}
