/**
 * Boosted regression trees as plain numbers.
 *
 * A model's text has a line of feature names, a line with what the sum starts from, and a line a tree. A tree is its nodes in
 * preorder: `3<0.5` goes to the next node when feature 3 is at most 0.5, and to the node after that one's subtree
 * when it is more; a bare number is a leaf.
 */
export interface Trees {
  /** Adds up the trees for the row of features that starts at `offset`. The sum is a logit. */
  score(features: Float32Array, offset: number): number
}

/**
 * @param text as above
 * @param names what each column of the rows will hold; a model's feature that is not among them is an error
 */
export function parseTrees(text: string, names: readonly string[]): Trees {
  const [header = '', start = '0', ...lines] = text.trim().split('\n')
  const columns = header.split(' ').map((name) => {
    const column = names.indexOf(name)
    if (column < 0) throw new Error(`the model wants the feature ${name}, which is not computed`)
    return column
  })
  const feature: number[] = []
  const value: number[] = []
  const right: number[] = []
  const roots: number[] = []
  for (const line of lines) {
    roots.push(feature.length)
    // Splits whose right subtree is still to come.
    const open: number[] = []
    for (const token of line.split(' ')) {
      const at = feature.length
      const mark = token.indexOf('<')
      if (mark < 0) {
        feature.push(-1)
        value.push(Number(token))
        right.push(0)
        const split = open.pop()
        if (split !== undefined) right[split] = at + 1
      } else {
        feature.push(columns[Number(token.slice(0, mark))] ?? 0)
        value.push(Number(token.slice(mark + 1)))
        right.push(0)
        open.push(at)
      }
    }
  }
  return treesOf(
    Int32Array.from(roots),
    Int16Array.from(feature),
    Float64Array.from(value),
    Int32Array.from(right),
    Number(start),
  )
}

function treesOf(
  roots: Int32Array,
  feature: Int16Array,
  value: Float64Array,
  right: Int32Array,
  start: number,
): Trees {
  const count = roots.length
  return {
    score(features, offset) {
      let sum = start
      for (let tree = 0; tree < count; tree++) {
        let node = roots[tree] as number
        let column = feature[node] as number
        while (column >= 0) {
          // The next node in preorder is the left child.
          node =
            (features[offset + column] as number) <= (value[node] as number)
              ? node + 1
              : (right[node] as number)
          column = feature[node] as number
        }
        sum += value[node] as number
      }
      return sum
    },
  }
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
