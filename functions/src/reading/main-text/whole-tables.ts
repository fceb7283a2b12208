import type { Segmentation } from './segmentation.ts'
import { tableOf } from './table-rows.ts'

/** A longer table is a list of its own, and the models judge its rows. */
const MAX_ROWS = 40
const MAX_LINKS = 0.3

/**
 * Whether each segment is main text, when a table is so as a whole: the rows of a table between two paragraphs of the main text,
 * beside it in the same part of the page, belong to it however short their cells are.
 *
 * @param chosen which segments the models chose
 */
export function withWholeTables(
  { segments, containers }: Segmentation,
  chosen: readonly boolean[],
): boolean[] {
  const whole = [...chosen]
  for (let first = 0; first < segments.length; first++) {
    const table = tableAt(first)
    if (table < 0) continue
    let last = first
    while (last + 1 < segments.length && tableAt(last + 1) === table) last++
    if (last > first && belongs(first, last, table)) whole.fill(true, first, last + 1)
    first = last
  }
  return whole

  /** The container of the table that a segment is a row of; −1 where it is none. */
  function tableAt(index: number): number {
    const segment = segments[index]
    return segment?.kind === 'tableRow' ? tableOf(segment, containers) : -1
  }

  function belongs(first: number, last: number, table: number): boolean {
    const rows = segments.slice(first, last + 1)
    const links = rows.reduce((sum, row) => sum + row.linkChars, 0)
    const chars = rows.reduce((sum, row) => sum + row.text.length, 0)
    if (rows.length > MAX_ROWS || links > chars * MAX_LINKS) return false
    const part = containers[table]?.parent ?? -1
    const isBeside = (at: number): boolean =>
      chosen[at] === true && isWithin(segments[at]?.container ?? -1, part)
    const kept = rows.filter((_, index) => chosen[first + index] === true).length
    return isBeside(first - 1) && (isBeside(last + 1) || kept * 2 >= rows.length)
  }

  /** Whether a container is in another, at most two levels below it. */
  function isWithin(container: number, part: number): boolean {
    const parent = containers[container]?.parent ?? -1
    return part >= 0 && (container === part || parent === part || containers[parent]?.parent === part)
  }
}
