import { crc32, inflateSync } from 'node:zlib'
import { LOGO_MAX_HEIGHT, LOGO_MAX_WIDTH } from '@gaplens/contracts/shares/branding'
import { FILTERS, type Pixels, SIGNATURE } from './png-format.ts'

const HEADER_BYTES = 13
/** Bytes of a chunk besides its data: length, type, checksum. */
const CHUNK_FRAME = 12
/** Channels of the colour types that a browser's canvas writes (PNG specification, section 11.2.2). */
const CHANNELS: ReadonlyMap<number, number> = new Map([
  [2, 3],
  [6, 4],
])

/**
 * Decodes a PNG file as a browser's canvas writes it: eight bits a channel, with or without opacity, not interlaced.
 * Other forms are refused, because our client does not send them. Sizes are checked before decompression, which stops at
 * the size of the picture, so a small file cannot claim much memory.
 * @returns null for anything else
 */
export function decodePng(file: Buffer): Pixels | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const chunks = chunksOf(file)
  const [first] = chunks ?? []
  if (chunks === null || first?.type !== 'IHDR' || first.data.length !== HEADER_BYTES) return null
  const width = first.data.readUInt32BE(0)
  const height = first.data.readUInt32BE(4)
  const [depth, type, ...methods] = first.data.subarray(8)
  const channels = CHANNELS.get(type ?? -1)
  if (width < 1 || width > LOGO_MAX_WIDTH || height < 1 || height > LOGO_MAX_HEIGHT) return null
  if (depth !== 8 || channels === undefined || methods.some((method) => method !== 0)) return null
  const packed = Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map((chunk) => chunk.data))
  const rowBytes = width * channels
  const lines = inflated(packed, height * (rowBytes + 1))
  const bytes = lines && unfiltered(lines, height, rowBytes, channels)
  return bytes === null ? null : { width, height, rgba: withOpacity(bytes, width * height, channels) }
}

/** The chunks before IEND; null when the file is malformed or a checksum is wrong. */
function chunksOf(file: Buffer): { type: string; data: Buffer }[] | null {
  const chunks: { type: string; data: Buffer }[] = []
  let at = SIGNATURE.length
  while (at + CHUNK_FRAME <= file.length) {
    const end = at + CHUNK_FRAME + file.readUInt32BE(at)
    if (end > file.length) return null
    const named = file.subarray(at + 4, end - 4)
    if (crc32(named) !== file.readUInt32BE(end - 4)) return null
    const type = named.toString('latin1', 0, 4)
    if (type === 'IEND') return chunks
    chunks.push({ type, data: named.subarray(4) })
    at = end
  }
  return null
}

/** Decompresses to exactly `size` bytes; null when the data has another size or is damaged. */
function inflated(packed: Buffer, size: number): Buffer | null {
  try {
    const bytes = inflateSync(packed, { maxOutputLength: size })
    return bytes.length === size ? bytes : null
  } catch {
    return null
  }
}

/** Undoes the filter of each line (PNG specification, section 9.2); null for an unknown filter. */
function unfiltered(lines: Buffer, height: number, rowBytes: number, step: number): Uint8Array | null {
  const bytes = new Uint8Array(height * rowBytes)
  for (let row = 0; row < height; row += 1) {
    const predict = FILTERS[lines[row * (rowBytes + 1)] ?? -1]
    if (predict === undefined) return null
    for (let column = 0; column < rowBytes; column += 1) {
      const at = row * rowBytes + column
      const left = column < step ? 0 : (bytes[at - step] ?? 0)
      const above = bytes[at - rowBytes] ?? 0
      const corner = column < step ? 0 : (bytes[at - rowBytes - step] ?? 0)
      bytes[at] = (lines[row * (rowBytes + 1) + 1 + column] ?? 0) + predict(left, above, corner)
    }
  }
  return bytes
}

function withOpacity(bytes: Uint8Array, pixels: number, channels: number): Uint8Array {
  if (channels === 4) return bytes
  const rgba = new Uint8Array(pixels * 4).fill(255)
  for (let pixel = 0; pixel < pixels; pixel += 1)
    rgba.set(bytes.subarray(pixel * channels, (pixel + 1) * channels), pixel * 4)
  return rgba
}
