import { BATCH_FILE_MAX_BYTES } from '@gaplens/contracts/limits'
import { loadPart } from '../../../loading/load-part.ts'
import { cellsOf } from './cells.ts'
import { isAddress } from './columns.ts'
import { decodeText } from './decode-text.ts'
import { ListProblem } from './list-problem.ts'

/** Largest number of rows that are put into the field; more than a batch may have, so that the user sees the surplus. */
const MAX_ROWS = 1_000

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Signature of the Excel format before 2007, and of a workbook of any version that is encrypted with a password. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

const workbooks = () => loadPart(() => import('./read-workbook.ts'))

/** Beginnings of formats that are text in part, or whole, and no lists. */
const OTHER_FORMATS = ['%PDF-', '{\\rtf', '<!doctype', '<html', '<?xml', '%!ps']

/**
 * The cells of an uploaded list: an Excel workbook, or text in UTF-8, UTF-16 or Big5 with commas, semicolons or tabs. The format is
 * detected by content, not by the file's name.
 * @throws ListProblem with the reason in words
 */
export async function readListFile(
  file: Pick<File, 'size' | 'arrayBuffer'> & Partial<Pick<File, 'name'>>,
): Promise<string[][]> {
  if (file.size > BATCH_FILE_MAX_BYTES) throw new ListProblem('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (begins(OLD_OFFICE)) throw new ListProblem('old-excel')
  const isWorkbook = begins(ZIP)
  const cells = isWorkbook ? await (await workbooks()).readWorkbook(bytes) : textCells(bytes)
  const rows = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (rows.length === 0) throw new ListProblem(isWorkbook ? 'empty-sheet' : 'empty')
  // A damaged workbook may still be text, and then holds no address; a list with a wrong name does.
  if (!isWorkbook && /\.xls[xm]?$/i.test(file.name ?? '') && !rows.some((row) => row.some(isAddress)))
    throw new ListProblem('not-excel')
  if (rows.length > MAX_ROWS) throw new ListProblem('too-many-rows')
  return rows
}

function textCells(bytes: Uint8Array): string[][] {
  const beginning = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart().toLowerCase()
  if (OTHER_FORMATS.some((format) => beginning.startsWith(format.toLowerCase())))
    throw new ListProblem('not-list')
  return cellsOf(decodeText(bytes))
}
