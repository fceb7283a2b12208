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
  /**
   * The same for each of many rows, for less.
   * @param asked 1 for each row to be scored; the others get 0. All are scored when it is left out
   */
  scoreRows(rows: FeatureRows, asked?: Uint8Array): Float64Array
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

/** Rows that trees are pruned for at once: neighbours have most of their numbers in common. */
const RUN = 64

/** Rows of `width` numbers to be scored, in runs of neighbours whose ranges are measured once for all forests. */
export class FeatureRows {
  readonly count: number
  readonly runs: readonly Run[]

  /** Each column has to be measured, or shared, before a forest that asks for it scores the rows. */
  constructor(features: Float32Array, width: number) {
    this.count = features.length / width
    const runs: Run[] = []
    for (let first = 0; first < this.count; first += RUN) {
      const last = Math.min(this.count, first + RUN)
      const [least, greatest] = [new Float32Array(width), new Float32Array(width)]
      runs.push({ features, width, first, last, least, greatest })
    }
    this.runs = runs
  }

  /** Sets columns from `from` on to values that all rows have in common. The rows themselves need not hold them: no split on them is left. */
  share(from: number, values: readonly number[]): void {
    for (const { least, greatest } of this.runs) {
      least.set(values, from)
      greatest.set(values, from)
    }
  }

  /** Measures the columns from `from` up to before `to`, once they are filled. */
  measure(from: number, to: number): void {
    for (const { features, width, first, last, least, greatest } of this.runs) {
      for (let column = from; column < to; column++)
        least[column] = greatest[column] = features[first * width + column] as number
      for (let row = first + 1; row < last; row++) {
        const offset = row * width
        for (let column = from; column < to; column++) {
          const value = features[offset + column] as number
          if (value < (least[column] as number)) least[column] = value
          if (value > (greatest[column] as number)) greatest[column] = value
        }
      }
    }
  }
}

interface Forest {
  readonly roots: Int32Array
  readonly nodes: Int32Array
  readonly leaves: Float64Array
}

/** Room for what pruning leaves of a forest. */
function emptyLike({ roots, nodes, leaves }: Forest): Forest {
  return { roots: new Int32Array(roots.length), nodes: new Int32Array(nodes.length), leaves }
}

function scoreRow({ roots, nodes, leaves }: Forest, features: Float32Array, offset: number): number {
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
function rowsOf({ first, last }: Run, asked: Uint8Array | undefined): Int32Array {
  const rows = new Int32Array(last - first)
  let count = 0
  for (let row = first; row < last; row++) if (asked === undefined || asked[row] === 1) rows[count++] = row
  return rows.subarray(0, count)
}

/** Tree by tree, so that rows alike go the same way one after another. */
function addUp({ roots, nodes, leaves }: Forest, run: Run, rows: Int32Array, sums: Float64Array): void {
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

/** The least and the greatest number of each column, in some rows. */
interface Ranges {
  readonly least: Float32Array
  readonly greatest: Float32Array
}

/** Rows from `first` up to before `last`, with their ranges. */
interface Run extends Ranges {
  readonly features: Float32Array
  readonly width: number
  readonly first: number
  readonly last: number
}

function rangesOfAll(parts: readonly Ranges[]): Ranges {
  const least = new Float32Array(parts[0]?.least.length ?? 0).fill(Infinity)
  const greatest = new Float32Array(least.length).fill(-Infinity)
  for (const part of parts)
    for (let column = 0; column < least.length; column++) {
      const [low, high] = [part.least[column] as number, part.greatest[column] as number]
      if (low < (least[column] as number)) least[column] = low
      if (high > (greatest[column] as number)) greatest[column] = high
    }
  return { least, greatest }
}

/** Leaves out every split on which all rows within the ranges go the same way: the sums stay the same, to the last bit. */
function prune({ roots, nodes }: Forest, { least, greatest }: Ranges, into: Forest): void {
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
