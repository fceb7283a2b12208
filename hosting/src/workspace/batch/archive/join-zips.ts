/** Signatures from PKWARE's APPNOTE 4.3: a directory entry, and the end record with the position of the directory. */
const ENTRY = 0x02014b50
const END = 0x06054b50
const END_BYTES = 22

/**
 * Joins several ZIPs into one without recompressing: their contents are concatenated and their directories merged. For ZIPs as the
 * API makes them: no comment at the end, sizes below 4 GB, no duplicate names.
 * @throws Error for bytes that are no such ZIP, for example a truncated download
 */
export function joinZips(zips: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const contents: Uint8Array<ArrayBuffer>[] = []
  const directories: Uint8Array<ArrayBuffer>[] = []
  let files = 0
  let at = 0
  for (const zip of zips) {
    const end = endOf(zip)
    directories.push(movedDirectory(zip.slice(end.start, end.start + end.bytes), end.files, at))
    contents.push(zip.subarray(0, end.start))
    files += end.files
    at += end.start
  }
  const bytes = directories.reduce((sum, directory) => sum + directory.length, 0)
  return new Blob([...contents, ...directories, endRecord(files, bytes, at)], { type: 'application/zip' })
}

interface End {
  readonly files: number
  /** Offset and length of the directory. */
  readonly start: number
  readonly bytes: number
}

function endOf(zip: Uint8Array): End {
  if (zip.length < END_BYTES) throw new Error('not a ZIP')
  const view = new DataView(zip.buffer, zip.byteOffset + zip.length - END_BYTES, END_BYTES)
  const end = {
    files: view.getUint16(10, true),
    bytes: view.getUint32(12, true),
    start: view.getUint32(16, true),
  }
  if (view.getUint32(0, true) !== END || end.start + end.bytes + END_BYTES !== zip.length)
    throw new Error('not a whole ZIP')
  return end
}

/** A directory with the offsets of its files increased by so many bytes. */
function movedDirectory(
  directory: Uint8Array<ArrayBuffer>,
  files: number,
  by: number,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  let at = 0
  for (let left = files; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('the directory of a ZIP is damaged')
    view.setUint32(at + 42, view.getUint32(at + 42, true) + by, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return directory
}

function endRecord(files: number, bytes: number, start: number): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(END_BYTES)
  const view = new DataView(record.buffer)
  view.setUint32(0, END, true)
  view.setUint16(8, files, true)
  view.setUint16(10, files, true)
  view.setUint32(12, bytes, true)
  view.setUint32(16, start, true)
  return record
}
