/** New sections with at least this cosine similarity of terms are placed next to each other. */
const ALIKE = 0.2

/** Reorders items so that each is followed by the most similar of the later ones, if it is similar enough. */
export function mostSimilarNext<Item>(
  items: readonly Item[],
  similarity: (a: Item, b: Item) => number,
): Item[] {
  const left = [...items]
  const ordered: Item[] = []
  while (left.length > 0) {
    const last = ordered.at(-1)
    const values = left.map((item) => (last === undefined ? 0 : similarity(last, item)))
    const most = Math.max(...values)
    ordered.push(...left.splice(most >= ALIKE ? values.indexOf(most) : 0, 1))
  }
  return ordered
}
