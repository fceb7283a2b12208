/** The values in an archive's manifest. Its numbers are integers, which can be written in one way only. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain }

/**
 * JSON in one form only: names in the order of their UTF-16 code units, no white space, strings as `JSON.stringify` writes
 * them. For the values here this is RFC 8785 (JCS), so that others can compute the same hash.
 */
export function canonicalJson(value: Plain): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`
}

function isList(value: object): value is readonly Plain[] {
  return Array.isArray(value)
}
