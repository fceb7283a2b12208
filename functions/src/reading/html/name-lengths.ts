/** Longer names are never known. */
export const LONGEST_NAME = 31

/**
 * For each ASCII letter in either case, a bit for each length of a name that begins with it. It rules most names in a page's
 * markup out without slicing them out of the page.
 */
export function lengthsByFirstLetter(names: Iterable<string>): Int32Array {
  const lengths = new Int32Array(128)
  for (const name of names)
    for (const letter of [name.charCodeAt(0), name.toUpperCase().charCodeAt(0)])
      lengths[letter] = (lengths[letter] ?? 0) | (1 << name.length)
  return lengths
}
