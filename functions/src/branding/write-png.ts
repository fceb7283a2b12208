import { crc32, deflateSync } from 'node:zlib'
import { FILTERS, type Pixels, SIGNATURE } from './png-format.ts'

/** Writes pixels as a PNG file without any other chunks, such as text or colour profiles. */
export function encodePng(pixels: Pixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels.width, 0)
  header.writeUInt32BE(pixels.height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const [smallest = Buffer.alloc(0)] = FILTERS.map((_, filter) =>
    deflateSync(filtered(pixels, filter), { level: 9 }),
  ).sort((a, b) => a.length - b.length)
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', header), pngChunk('IDAT', smallest), pngChunk('IEND')])
}

/** The lines of a picture, all with the same filter. Which filter compresses best depends on the picture. */
function filtered({ width, height, rgba }: Pixels, filter: number): Buffer {
  const predict = FILTERS[filter] ?? (() => 0)
  const rowBytes = width * 4
  const lines = Buffer.alloc(height * (rowBytes + 1))
  for (let row = 0; row < height; row += 1) {
    lines[row * (rowBytes + 1)] = filter
    for (let column = 0; column < rowBytes; column += 1) {
      const at = row * rowBytes + column
      const left = column < 4 ? 0 : (rgba[at - 4] ?? 0)
      const above = rgba[at - rowBytes] ?? 0
      const corner = column < 4 ? 0 : (rgba[at - rowBytes - 4] ?? 0)
      lines[row * (rowBytes + 1) + 1 + column] = (rgba[at] ?? 0) - predict(left, above, corner)
    }
  }
  return lines
}

/** One part of a PNG file: its length, its type, its data and their checksum. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
