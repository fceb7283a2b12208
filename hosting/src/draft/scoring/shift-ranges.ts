/** A range of a text. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Moves ranges of a text after an edit: ranges before it stay, ranges after it move, and ranges that it touches are dropped.
 */
export function shiftRanges<T extends Range>(ranges: readonly T[], before: string, after: string): T[] {
  if (before === after) return [...ranges]
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  const moved = after.length - before.length
  return ranges.flatMap((range) => {
    if (range.end <= head) return [range]
    if (range.start >= before.length - tail)
      return [{ ...range, start: range.start + moved, end: range.end + moved }]
    return []
  })
}

/** A text in pieces, each with the ranges that cover it, in order. */
export function piecesOf<T extends Range>(
  text: string,
  ranges: readonly T[],
): { text: string; start: number; in: T[] }[] {
  const fit = ranges.filter(({ start, end }) => start < end && end <= text.length)
  const cuts = [...new Set([0, text.length, ...fit.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? text.length
    return {
      text: text.slice(start, end),
      start,
      in: fit.filter((range) => range.start <= start && range.end >= end),
    }
  })
}
