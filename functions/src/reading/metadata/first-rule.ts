/** Rules of extraction in order of trust: the first that answers wins. A rule that finds nothing answers null. */
export type Rule<Input, Found> = (input: Input) => Found | null

export function first<Input, Found>(rules: ReadonlyArray<Rule<Input, Found>>, input: Input): Found | null {
  for (const rule of rules) {
    const found = rule(input)
    if (found !== null) return found
  }
  return null
}
