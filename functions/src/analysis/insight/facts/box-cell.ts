import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { runAround } from './table-range.ts'
import { oneLine } from './wording.ts'

/** In a table laid out without table markup, cells are consecutive short paragraphs, at least this many. */
const BOXES_MIN = 5
const CELL_MAX = 16

/** Whether a line is a cell of a table without table markup, so that the rest of its row is unknown. */
export function isBoxCell({ blocks }: Pick<ReadPage, 'blocks'>, line: string): boolean {
  const at = blocks.findIndex(({ kind, text }) => kind === 'paragraph' && oneLine(text) === oneLine(line))
  if (at < 0) return false
  const isCell = (place: number) => {
    const block = blocks[place]
    return (
      block?.kind === 'paragraph' && [...block.text].length <= CELL_MAX && !/[。！？!?：:]$/u.test(block.text)
    )
  }
  if (!isCell(at)) return false
  const [first, last] = runAround(at, isCell)
  return last - first + 1 >= BOXES_MIN
}
