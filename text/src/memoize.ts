/** So many characters of texts are remembered at least, and twice as many at most: some of the longest analysis. */
const REMEMBERED = 500_000

/**
 * A function whose result is computed once for each text, as long as it is among the last ones that were asked for. The result must not be
 * changed.
 * @param compute a pure function
 */
export function rememberTexts<Value extends object>(
  compute: (text: string) => Value,
): (text: string) => Value {
  let newer = new Map<string, Value>()
  let older = new Map<string, Value>()
  let characters = 0
  return (text) => {
    const known = newer.get(text)
    if (known !== undefined) return known
    const value = older.get(text) ?? compute(text)
    newer.set(text, value)
    characters += text.length
    if (characters > REMEMBERED) {
      older = newer
      newer = new Map()
      characters = 0
    }
    return value
  }
}

/**
 * A function whose result is computed once for each object that it is given, and forgotten with that object. The objects must not change.
 * @param compute a pure function
 */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) }
    known.set(key, found)
    return found.value
  }
}
