/** The JSON values in an archive's manifest. Numbers are integers, which have only one notation. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain }

/**
 * Canonical JSON: names sorted by UTF-16 code units, no white space, strings as `JSON.stringify` writes them. For these values this
 * is RFC 8785 (JCS), so that others can compute the same hash.
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
