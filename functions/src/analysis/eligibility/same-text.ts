const SHINGLE = 6
/** Copies of a page differ in a menu or a date; other pages of its site share less than half. */
const SAME = 0.6

/** Whether two texts are copies of one: the share of parts of six characters that both hold among those that either does. */
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
