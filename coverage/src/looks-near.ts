import { termsOf } from '@gaplens/text/terms'

/**
 * Whether a passage says any word of a topic's names or of what Google says of it, the keyword's own words aside: what
 * is shown as the user's nearest passage must look near to a reader.
 */
export function looksNear(
  text: string,
  topic: {
    readonly name: string
    readonly aliases: readonly string[]
    readonly statements: readonly { readonly text: string }[]
  },
  keyword: string,
): boolean {
  const named = [topic.name, ...topic.aliases, ...topic.statements.map((statement) => statement.text)]
  const common = new Set(termsOf(keyword))
  const own = new Set(named.flatMap(termsOf).filter((term) => [...term].length > 1 && !common.has(term)))
  return termsOf(text).some((term) => own.has(term))
}
