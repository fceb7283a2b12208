import { withoutEmptyColumns } from '../structured-data/table-columns.ts'
import type { Container, Segment, Segmentation } from './segmentation.ts'

/**
 * The rows of a table among the segments from `start` on, by their places, without the columns that are empty in all of them, which only make room.
 * @param table the container of the table; the rows of those inside it are not its own
 */
export function tidyRows(
  { segments, containers }: Segmentation,
  start: number,
  table: number,
): [place: number, row: Segment][] {
  const rows: [number, Segment][] = []
  for (let at = start; at < segments.length; at++) {
    const row = segments[at]
    if (row?.kind === 'tableRow' && tableOf(row, containers) === table) rows.push([at, row])
  }
  const texts = withoutEmptyColumns(rows.map(([, { text }]) => text))
  return rows.map(([at, row], place) => [at, { ...row, text: texts[place] ?? row.text }])
}

/** The container of the table that a row is in; −1 where there is none. */
export function tableOf({ container }: Segment, containers: readonly Container[]): number {
  let at = container
  while (at >= 0 && containers[at]?.element.name !== 'table') at = containers[at]?.parent ?? -1
  return at
}
