/** Fields whose words are the program's own: replaced, the report would no longer be one. */
const FIXED =
  /^(id|.*Ids?|level|state|role|tier|status|.*Status|failure|priority|dimension|certainty|readAt|timestamp)$/

/** Every text of a report, ids and fixed words aside, replaced. */
export function withTexts(value: unknown, replace: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return FIXED.test(key) ? value : replace(value)
  if (Array.isArray(value)) return value.map((item) => withTexts(item, replace, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withTexts(item, replace, name)]),
  )
}
