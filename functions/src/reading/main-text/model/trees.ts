import { type FeatureRows, rangesOfAll } from './feature-rows.ts'
import { addUp, emptyLike, type Forest, LEAF, NODE_SIZE, prune, rowsOf, scoreRow } from './forest.ts'

/**
 * Boosted regression trees in the format of scripts/train: the features that they use, and one line for each tree.
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
  /**
   * The same for many rows, which is faster.
   * @param asked 1 for each row to score; the others get 0. All rows are scored when it is left out
   */
  scoreRows(rows: FeatureRows, asked?: Uint8Array): Float64Array
}

/** @param names the columns of the rows. @throws Error for a feature of the model that is not among them */
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

/** The numbers of a node are adjacent in memory, because scoring is mostly memory access. */
function treesOf(roots: Int32Array, nodes: readonly number[], leaves: Float64Array): Trees {
  const whole: Forest = { roots, nodes: Int32Array.from(nodes), leaves }
  const thresholds = new Float32Array(whole.nodes.buffer)
  for (let i = 1; i < nodes.length; i += NODE_SIZE) thresholds[i] = nodes[i] as number
  const ofPage = emptyLike(whole)
  const ofRun = emptyLike(whole)
  return {
    score: (features, offset) => scoreRow(whole, features, offset),
    scoreRows({ count, runs }, asked) {
      const sums = new Float64Array(count)
      if (runs.length > 1) prune(whole, rangesOfAll(runs), ofPage)
      for (const run of runs) {
        const rows = rowsOf(run, asked)
        if (rows.length === 0) continue
        prune(runs.length > 1 ? ofPage : whole, run, ofRun)
        addUp(ofRun, run, rows, sums)
      }
      return sums
    },
  }
}

/** The greatest 32-bit float that is not above `value`. As a threshold for 32-bit features it decides the same. */
function floor32(value: number): number {
  const near = Math.fround(value)
  if (near <= value) return near
  const bits = new Int32Array(Float32Array.of(near).buffer)
  // The bit pattern of the next lower number is one less, or one more when negative.
  bits[0] = (bits[0] ?? 0) + (near > 0 ? -1 : 1)
  return new Float32Array(bits.buffer)[0] ?? near
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
