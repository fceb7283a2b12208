import { BATCH_FILE_MAX_BYTES } from '@gaplens/contracts/limits'
import { cellsOf } from './cells.ts'
import { decodeText } from './decode-text.ts'
import { ListProblem } from './list-problem.ts'

/** Rows that are taken over for correction; far more than a batch may have, so that one sees what is too many. */
const MAX_ROWS = 1_000

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** The container of Excel before 2007. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The cells of an uploaded list: an Excel workbook, or text in UTF-8, UTF-16 or Big5 with commas, semicolons or tabs. It
 * goes by what the file holds, not by its name.
 * @throws ListProblem that says in words why it can't be read
 */
export async function readListFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string[][]> {
  if (file.size > BATCH_FILE_MAX_BYTES) throw new ListProblem('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (begins(OLD_OFFICE)) throw new ListProblem('old-excel')
  const cells = begins(ZIP)
    ? await (await import('./read-workbook.ts')).readWorkbook(bytes)
    : cellsOf(decodeText(bytes))
  const rows = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (rows.length === 0) throw new ListProblem('empty')
  if (rows.length > MAX_ROWS) throw new ListProblem('too-many-rows')
  return rows
}
