import type { Ranges, Run } from './feature-rows.ts'

export const LEAF = -1
/** Numbers for each node: feature, threshold, and start of the right subtree; for a leaf LEAF, 0 and the leaf's index. */
export const NODE_SIZE = 3

/** The nodes of all trees in one array, and where each tree begins. */
export interface Forest {
  readonly roots: Int32Array
  readonly nodes: Int32Array
  readonly leaves: Float64Array
}

/** An empty forest with enough space for a pruned copy. */
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

/** The rows of a run to score. */
export function rowsOf({ first, last }: Run, asked: Uint8Array | undefined): Int32Array {
  const rows = new Int32Array(last - first)
  let count = 0
  for (let row = first; row < last; row++) if (asked === undefined || asked[row] === 1) rows[count++] = row
  return rows.subarray(0, count)
}

/** Adds up the trees for some rows, tree by tree, because neighbouring rows mostly take the same branches. */
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

/** Removes every split at which all rows within the ranges take the same branch. The sums stay the same to the last bit. */
export function prune({ roots, nodes }: Forest, { least, greatest }: Ranges, into: Forest): void {
  const thresholds = new Float32Array(nodes.buffer)
  const kept = into.nodes
  const keptThresholds = new Float32Array(kept.buffer)
  // Kept splits whose right subtrees are still to come.
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
        // Until now it held the start of that subtree in the unpruned tree.
        at = kept[split + 2] as number
        kept[split + 2] = to
      }
    }
  }
}
