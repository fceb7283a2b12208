const SHINGLE = 6
/** The similarity from which texts count as copies. Copies differ in a menu or date; other pages of a site share under half. */
const SAME = 0.6

/** Whether two texts are copies of each other, by the Jaccard similarity of their shingles of six characters. */
export function isSameText(a: string, b: string): boolean {
  const [first, second] = [shingles(a), shingles(b)]
  let shared = 0
  for (const shingle of first) if (second.has(shingle)) shared++
  const all = first.size + second.size - shared
  return all > 0 && shared / all >= SAME
}

function shingles(text: string): Set<string> {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')
  const found = new Set<string>()
  for (let at = 0; at + SHINGLE <= plain.length; at++) found.add(plain.slice(at, at + SHINGLE))
  return found
}
