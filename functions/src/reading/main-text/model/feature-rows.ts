/** Number of rows that trees are pruned for at once. Neighbouring rows have most of their numbers in common. */
const RUN = 64

/** Rows of `width` numbers to score, in runs of neighbours whose ranges are measured once for all forests. */
export class FeatureRows {
  readonly count: number
  readonly runs: readonly Run[]

  /** Each column must be measured or shared before a forest that uses it scores the rows. */
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

  /** Sets columns from `from` on to values that all rows share. The rows need not hold them, because pruning removes all splits on them. */
  share(from: number, values: readonly number[]): void {
    for (const { least, greatest } of this.runs) {
      least.set(values, from)
      greatest.set(values, from)
    }
  }

  /** Measures the ranges of the columns from `from` up to but not including `to`, after they are filled. */
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

/** The minimum and maximum of each column over some rows. */
export interface Ranges {
  readonly least: Float32Array
  readonly greatest: Float32Array
}

/** Rows from `first` up to but not including `last`, with their ranges. */
export interface Run extends Ranges {
  readonly features: Float32Array
  readonly width: number
  readonly first: number
  readonly last: number
}

export function rangesOfAll(parts: readonly Ranges[]): Ranges {
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
