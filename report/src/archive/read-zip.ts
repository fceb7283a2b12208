/** Signatures and sizes of the records of a ZIP file (PKWARE APPNOTE 4.3). */
const END = 0x06054b50
const ENTRY = 0x02014b50
const FILE = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const FILE_BYTES = 30

/** A file in a ZIP. */
export interface ZipEntry {
  /** The name in the central directory. */
  readonly name: string
  /** Null if the entry cannot be read. */
  readonly content: Uint8Array | null
  /** What is wrong: the entry is compressed, its local header has another name, or its content is cut off. */
  readonly fault: 'compressed' | 'other-name' | 'cut' | null
}

/** The entries of a ZIP's central directory, in order; null if there is none. Offsets and lengths are checked, not trusted. */
export function readZip(zip: Uint8Array): ZipEntry[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > zip.length || view.getUint32(at, true) !== ENTRY) return null
    const nameLength = view.getUint16(at + 28, true)
    const next = at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > zip.length) return null
    const name = textOf(zip, at + ENTRY_BYTES, nameLength)
    // Folders have no content of their own.
    if (!name.endsWith('/')) entries.push(readEntry(zip, view, at, name))
    at = next
  }
  return entries
}

function readEntry(zip: Uint8Array, view: DataView, at: number, name: string): ZipEntry {
  const bytes = view.getUint32(at + 20, true)
  const file = view.getUint32(at + 42, true)
  if (file + FILE_BYTES > zip.length || view.getUint32(file, true) !== FILE)
    return { name, content: null, fault: 'cut' }
  if (view.getUint16(at + 10, true) !== 0) return { name, content: null, fault: 'compressed' }
  const nameLength = view.getUint16(file + 26, true)
  const start = file + FILE_BYTES + nameLength + view.getUint16(file + 28, true)
  if (start + bytes > zip.length) return { name, content: null, fault: 'cut' }
  const isNamedAlike = textOf(zip, file + FILE_BYTES, nameLength) === name
  return { name, content: zip.subarray(start, start + bytes), fault: isNamedAlike ? null : 'other-name' }
}

/** Finds the end-of-central-directory record, which only a comment of at most 64 kB may follow. */
function findEnd(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - END_BYTES - 0xffff)
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  return null
}

function textOf(zip: Uint8Array, at: number, length: number): string {
  return new TextDecoder().decode(zip.subarray(at, at + length))
}
