import type { Ranges, Run } from './feature-rows.ts'

export const LEAF = -1
/** Numbers a node: its feature, its threshold, and where the subtree for more begins; of a leaf, LEAF, 0 and which leaf. */
export const NODE_SIZE = 3

/** All trees' nodes in one row of numbers, and where each tree begins. */
export interface Forest {
  readonly roots: Int32Array
  readonly nodes: Int32Array
  readonly leaves: Float64Array
}

/** Room for what pruning leaves of a forest. */
export function emptyLike({ roots, nodes, leaves }: Forest): Forest {
  return { roots: new Int32Array(roots.length), nodes: new Int32Array(nodes.length), leaves }
}

/** The sum of the trees for the row of features that starts at `offset`. */
export function scoreRow({ roots, nodes, leaves }: Forest, features: Float32Array, offset: number): number {
  const thresholds = new Float32Array(nodes.buffer)
  let sum = 0
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] as number
    let column = nodes[node] as number
    while (column >= 0) {
      // The next node in preorder is the left child.
      node =
        (features[offset + column] as number) <= (thresholds[node + 1] as number)
          ? node + NODE_SIZE
          : (nodes[node + 2] as number)
      column = nodes[node] as number
    }
    sum += leaves[nodes[node + 2] as number] as number
  }
  return sum
}

/** The rows of a run that are to be scored. */
export function rowsOf({ first, last }: Run, asked: Uint8Array | undefined): Int32Array {
  const rows = new Int32Array(last - first)
  let count = 0
  for (let row = first; row < last; row++) if (asked === undefined || asked[row] === 1) rows[count++] = row
  return rows.subarray(0, count)
}

/** Tree by tree, so that rows alike go the same way one after another. */
export function addUp(
  { roots, nodes, leaves }: Forest,
  run: Run,
  rows: Int32Array,
  sums: Float64Array,
): void {
  const { features, width } = run
  const thresholds = new Float32Array(nodes.buffer)
  for (let tree = 0; tree < roots.length; tree++) {
    const root = roots[tree] as number
    const rootColumn = nodes[root] as number
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number
      const offset = row * width
      let node = root
      let column = rootColumn
      while (column >= 0) {
        node =
          (features[offset + column] as number) <= (thresholds[node + 1] as number)
            ? node + NODE_SIZE
            : (nodes[node + 2] as number)
        column = nodes[node] as number
      }
      sums[row] = (sums[row] as number) + (leaves[nodes[node + 2] as number] as number)
    }
  }
}

/** Leaves out every split on which all rows within the ranges go the same way: the sums stay the same, to the last bit. */
export function prune({ roots, nodes }: Forest, { least, greatest }: Ranges, into: Forest): void {
  const thresholds = new Float32Array(nodes.buffer)
  const kept = into.nodes
  const keptThresholds = new Float32Array(kept.buffer)
  // Splits that are kept, whose subtrees for more are still to come.
  const open: number[] = []
  let to = 0
  for (let tree = 0; tree < roots.length; tree++) {
    into.roots[tree] = to
    let at = roots[tree] as number
    for (;;) {
      const column = nodes[at] as number
      const threshold = thresholds[at + 1] as number
      if (column >= 0 && (greatest[column] as number) <= threshold) at += NODE_SIZE
      else if (column >= 0 && (least[column] as number) > threshold) at = nodes[at + 2] as number
      else {
        kept[to] = column
        keptThresholds[to + 1] = threshold
        kept[to + 2] = nodes[at + 2] as number
        to += NODE_SIZE
        if (column >= 0) {
          open.push(to - NODE_SIZE)
          at += NODE_SIZE
          continue
        }
        const split = open.pop()
        if (split === undefined) break
        // Until now it held where that subtree begins in the whole tree.
        at = kept[split + 2] as number
        kept[split + 2] = to
      }
    }
  }
}
