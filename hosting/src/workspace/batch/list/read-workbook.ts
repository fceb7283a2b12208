import { BATCH_FILE_MAX_UNPACKED_BYTES } from '@gaplens/contracts/limits'
import { strFromU8, Unzip, type UnzipFile, UnzipInflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { ListProblem } from './list-problem.ts'

/** So little goes in at a time that what comes out of it, at most a thousand times as much, can still be counted. */
const PIECE_BYTES = 4_096
/** A workbook has a dozen parts, and one more for each sheet. */
const MAX_PARTS = 1_000
/** A list has two columns and 200 rows; what else a sheet holds beside and below them is read within these. */
const MAX_COLUMN_LETTERS = 2
const MAX_ROW = 20_000
/** The place of a cell or a row in a sheet's XML. */
const PLACE = /<(?:\w+:)?(?:c|row)\s(?:[^>]*?\s)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The cells of a workbook's first sheet.
 * @throws ListProblem when it is none, or holds more than a list needs
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = unpack(bytes)
  for (const part of Object.values(parts)) refuseFarCells(part)
  // Packed again without compression: the library would unpack large parts in a worker, which the page's policy forbids.
  const plain = zipSync(parts, { level: 0 })
  try {
    const rows = await readSheet(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength))
    return rows.map((row) => row.map(textOf))
  } catch {
    throw new ListProblem('not-excel')
  }
}

/** A day is written as in Taiwan's forms of data: 2026-11-20. Its time of day, if any, says nothing about a list. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null ? '' : String(cell)
}

/** One cell at the far end of a sheet would have the library make all the empty ones before it: billions. */
function refuseFarCells(part: Uint8Array): void {
  for (const [, double, single] of strFromU8(part).matchAll(PLACE)) {
    const place = /^([A-Z]*)(\d*)$/.exec(double ?? single ?? '')
    if (place === null) throw new ListProblem('not-excel')
    const [, letters = '', row = ''] = place
    if (letters.length > MAX_COLUMN_LETTERS || Number(row) > MAX_ROW) throw new ListProblem('bomb')
  }
}

/** The XML parts of a workbook, counted as they are unpacked, because what an archive says of its sizes may be untrue. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  const pieces = new Map<string, Uint8Array[]>()
  let size = 0
  const keep = (file: UnzipFile) => {
    if (!/\.(xml|rels)$/i.test(file.name)) return
    if (pieces.size >= MAX_PARTS) throw new ListProblem('bomb')
    const kept: Uint8Array[] = []
    pieces.set(file.name, kept)
    file.ondata = (error, piece) => {
      // What is thrown here is caught by the library and comes back as its error.
      if (error !== null) throw error
      size += piece.length
      if (size > BATCH_FILE_MAX_UNPACKED_BYTES) throw new ListProblem('bomb')
      kept.push(piece)
    }
    file.start()
  }
  const archive = new Unzip(keep)
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES)
      archive.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
  } catch (error) {
    throw error instanceof ListProblem ? error : new ListProblem('not-excel')
  }
  return Object.fromEntries([...pieces].map(([name, kept]) => [name, joined(kept)]))
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
