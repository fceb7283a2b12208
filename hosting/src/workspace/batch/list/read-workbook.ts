import { BATCH_FILE_MAX_UNPACKED_BYTES } from '@gaplens/contracts/limits'
import { strFromU8, Unzip, type UnzipFile, UnzipInflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { ListProblem } from './list-problem.ts'

/** Bytes that are decompressed at a time: so few that even their largest output, a thousand times as much, fits into memory. */
const PIECE_BYTES = 4_096
/** Largest number of parts: a workbook has a dozen, and one for each sheet. */
const MAX_PARTS = 1_000
/** Largest numbers of columns and rows that are read. A list has two columns and 200 rows. */
const MAX_COLUMN_LETTERS = 2
const MAX_ROW = 20_000
/** The reference of a cell or a row in a sheet's XML. */
const PLACE = /<(?:\w+:)?(?:c|row)\s(?:[^>]*?\s)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The cells of a workbook's first sheet.
 * @throws ListProblem if it is no workbook or is larger than a list needs
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = unpack(bytes)
  for (const part of Object.values(parts)) refuseFarCells(part)
  // Repacked without compression, because the library would decompress large parts in a worker, which the CSP forbids.
  const plain = zipSync(parts, { level: 0 })
  try {
    const rows = await readSheet(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength))
    return rows.map((row) => row.map(textOf))
  } catch {
    throw new ListProblem('not-excel')
  }
}

/** Formats a date as 2026-11-20, without the time of day. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null ? '' : String(cell)
}

/** Checks references, because for one cell at the far end of a sheet the library would create billions of empty ones. */
function refuseFarCells(part: Uint8Array): void {
  for (const [, double, single] of strFromU8(part).matchAll(PLACE)) {
    const place = /^([A-Z]*)(\d*)$/.exec(double ?? single ?? '')
    if (place === null) throw new ListProblem('not-excel')
    const [, letters = '', row = ''] = place
    if (letters.length > MAX_COLUMN_LETTERS || Number(row) > MAX_ROW) throw new ListProblem('bomb')
  }
}

/** The XML parts of a workbook. Their sizes are counted while decompressing, because those in the archive may be wrong. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  const pieces = new Map<string, Uint8Array[]>()
  let size = 0
  const keep = (file: UnzipFile) => {
    if (!/\.(xml|rels)$/i.test(file.name)) return
    if (pieces.size >= MAX_PARTS) throw new ListProblem('bomb')
    const kept: Uint8Array[] = []
    pieces.set(file.name, kept)
    file.ondata = (error, piece) => {
      // The library catches errors thrown here and returns them as its own.
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
