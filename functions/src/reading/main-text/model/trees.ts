/**
 * Boosted regression trees as plain numbers, as scripts/train writes them: the features that they ask for, and a line a tree.
 *
 * A tree is its nodes in preorder: `3<0.5` goes to the next node when feature 3 is at most 0.5, and to the node after that
 * one's subtree when it is more; a bare number is a leaf.
 */
export interface TreeData {
  readonly features: readonly string[]
  readonly trees: readonly string[]
}

export interface Trees {
  /** Adds up the trees for the row of features that starts at `offset`. The sum is a logit. */
  score(features: Float32Array, offset: number): number
}

/** @param names what each column of the rows will hold; a model's feature that is not among them is an error */
export function parseTrees(data: TreeData, names: readonly string[]): Trees {
  const columns = data.features.map((name) => {
    const column = names.indexOf(name)
    if (column < 0) throw new Error(`the model wants the feature ${name}, which is not computed`)
    return column
  })
  const nodes: number[] = []
  const leaves: number[] = []
  const roots: number[] = []
  for (const line of data.trees) {
    roots.push(nodes.length)
    // Splits whose right subtree is still to come.
    const open: number[] = []
    for (const token of line.split(' ')) {
      const mark = token.indexOf('<')
      if (mark < 0) {
        nodes.push(LEAF, 0, leaves.length)
        leaves.push(Number(token))
        const split = open.pop()
        if (split !== undefined) nodes[split + 2] = nodes.length
      } else {
        open.push(nodes.length)
        nodes.push(columns[Number(token.slice(0, mark))] ?? 0, floor32(Number(token.slice(mark + 1))), 0)
      }
    }
  }
  return treesOf(Int32Array.from(roots), nodes, Float64Array.from(leaves))
}

const LEAF = -1
/** Numbers a node: its feature, its threshold, and where the subtree for more begins; of a leaf, LEAF, 0 and which leaf. */
const NODE_SIZE = 3

/** A node's numbers lie together in memory, since looking them up is all that scoring does. */
function treesOf(roots: Int32Array, nodes: readonly number[], leaves: Float64Array): Trees {
  const whole = Int32Array.from(nodes)
  const thresholds = new Float32Array(whole.buffer)
  for (let i = 1; i < nodes.length; i += NODE_SIZE) thresholds[i] = nodes[i] as number
  const count = roots.length
  return {
    score(features, offset) {
      let sum = 0
      for (let tree = 0; tree < count; tree++) {
        let node = roots[tree] as number
        let column = whole[node] as number
        while (column >= 0) {
          // The next node in preorder is the left child.
          node =
            (features[offset + column] as number) <= (thresholds[node + 1] as number)
              ? node + NODE_SIZE
              : (whole[node + 2] as number)
          column = whole[node] as number
        }
        sum += leaves[whole[node + 2] as number] as number
      }
      return sum
    },
  }
}

/** The greatest 32-bit number not above: as a threshold for features of 32 bits it decides the same. */
function floor32(value: number): number {
  const near = Math.fround(value)
  if (near <= value) return near
  const bits = new Int32Array(Float32Array.of(near).buffer)
  // The next number down has the next pattern of bits towards zero, or away from it when negative.
  bits[0] = (bits[0] ?? 0) + (near > 0 ? -1 : 1)
  return new Float32Array(bits.buffer)[0] ?? near
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
