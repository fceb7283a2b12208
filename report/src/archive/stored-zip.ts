import type { Files } from './hashes.ts'

const VERSION = 20
/** 1 January 1980, 00:00. Archives contain no creation time, so that equal files give equal bytes. */
const NO_TIME = 0x00210000

/**
 * Writes the ZIP of these files in this order, without compression, times, comments or anything else that could differ. An archive
 * has exactly this form, so that a ZIP that differs from it has been changed. Names are ASCII.
 */
export function storedZip(order: readonly string[], files: Files): Uint8Array {
  const ascii = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const path of order) {
    const name = ascii.encode(path)
    const content = files.get(path) ?? new Uint8Array()
    // Version needed, flags, method, time, checksum, two sizes, length of the name.
    const shared = numbers(
      [2, VERSION],
      [2, 0],
      [2, 0],
      [4, NO_TIME],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
    )
    parts.push(numbers([4, 0x04034b50]), shared, numbers([2, 0]), name, content)
    directory.push(
      numbers([4, 0x02014b50], [2, VERSION]),
      shared,
      numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      name,
    )
    at += 30 + name.length + content.length
  }
  const listed = joined(directory)
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, order.length],
    [2, order.length],
    [4, listed.length],
    [4, at],
    [2, 0],
  )
  return joined([...parts, listed, end])
}

/** Encodes little-endian numbers, each with its number of bytes. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const out = new Uint8Array(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return out
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** CRC-32 as used in ZIP (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
