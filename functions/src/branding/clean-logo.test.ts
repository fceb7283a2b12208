import { deflateSync } from 'node:zlib'
import {
  LOGO_MAX_BYTES,
  LOGO_MAX_HEIGHT,
  LOGO_MAX_WIDTH,
  LogoSchema,
} from '@gaplens/contracts/shares/branding'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'
import { cleanLogo } from './clean-logo.ts'
import { decodePng } from './read-png.ts'
import { pngChunk as chunk, encodePng } from './write-png.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** A PNG file of any declared size around any packed lines. */
function png(
  width: number,
  height: number,
  lines: Buffer,
  { depth = 8, type = 6, interlaced = 0, extra = [] as Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, type, 0, 0, interlaced], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND'),
  ])
}
const plain = (width: number, height: number, channels = 4) => Buffer.alloc(height * (width * channels + 1))
const clean = (file: Buffer) => cleanLogo(file.toString('base64'))

function kept(file: Buffer): { bytes: Buffer; width: number; height: number } {
  const logo = LogoSchema.parse(clean(file))
  return { ...logo, bytes: Buffer.from(logo.png, 'base64') }
}

describe('a logo', () => {
  it('keeps every pixel, whichever filters its lines were written with', () => {
    const picture = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
      .chain(([width, height]) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          rgba: fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }),
        }),
      )
    fc.assert(
      fc.property(picture, (pixels) => {
        expect(decodePng(encodePng(pixels))).toEqual(pixels)
      }),
      { numRuns: 200 },
    )
  })

  it('reads lines of every filter as the PNG specification says', () => {
    // Two pixels a line, red channel only counted up; each line repeats the picture of the line before by its filter.
    const first = [0, 10, 20, 30, 255, 12, 24, 36, 255]
    const sub = [1, 10, 20, 30, 255, 2, 4, 6, 0]
    const up = [2, 0, 0, 0, 0, 0, 0, 0, 0]
    const average = [3, 5, 10, 15, 128, 1, 2, 3, 0]
    const paeth = [4, 0, 0, 0, 0, 0, 0, 0, 0]
    const pixels = decodePng(png(2, 5, Buffer.from([first, sub, up, average, paeth].flat())))
    const rows = [0, 1, 2, 3, 4].map((row) => [...(pixels?.rgba.subarray(row * 8, row * 8 + 8) ?? [])])
    for (const row of rows) expect(row).toEqual(first.slice(1))
  })

  it('without opacity is kept as fully opaque', () => {
    const { bytes } = kept(png(3, 2, plain(3, 2, 3), { type: 2 }))
    expect(decodePng(bytes)?.rgba.filter((_, at) => at % 4 === 3)).toEqual(new Uint8Array(6).fill(255))
  })

  it('loses all that is not a pixel: text, profiles, and a second format behind its end', () => {
    const script = '<script>alert(1)</script>'
    const hiding = png(4, 4, plain(4, 4), {
      extra: [chunk('tEXt', Buffer.from(script)), chunk('eXIf', Buffer.from(script))],
    })
    const { bytes } = kept(Buffer.concat([hiding, Buffer.from(`PK\u0003\u0004${script}`)]))
    expect(bytes.toString('latin1')).not.toContain('script')
    expect(bytes.toString('latin1').match(/IHDR|tEXt|eXIf|IDAT|IEND/g)).toEqual(['IHDR', 'IDAT', 'IEND'])
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a script', 'alert(1)'],
    ['a GIF that is a script', 'GIF89a/*\u0000\u0000*/=1;alert(1)'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['a signature alone', SIGNATURE.toString('latin1')],
  ])('that is %s is refused', (_, content) => {
    expect(clean(Buffer.from(content, 'latin1'))).toBe('invalid')
  })

  it.each([
    ['of 100 megapixels', png(10_000, 10_000, plain(1, 1))],
    ['of four billion pixels a side', png(0xffff_ffff, 0xffff_ffff, plain(1, 1))],
    ['wider than allowed', png(LOGO_MAX_WIDTH + 1, 1, plain(LOGO_MAX_WIDTH + 1, 1))],
    ['higher than allowed', png(1, LOGO_MAX_HEIGHT + 1, plain(1, LOGO_MAX_HEIGHT + 1))],
    ['without a pixel', png(0, 0, Buffer.alloc(0))],
    ['that inflates to more than its pixels', png(2, 2, Buffer.alloc(50_000_000))],
    ['that inflates to less', png(20, 20, plain(2, 2))],
    ['with an unknown filter', png(1, 1, Buffer.from([9, 0, 0, 0, 0]))],
    ['of a palette', png(1, 1, Buffer.from([0, 0]), { type: 3 })],
    ['of sixteen bits', png(1, 1, plain(1, 1, 8), { depth: 16 })],
    ['that is interlaced', png(1, 1, plain(1, 1), { interlaced: 1 })],
  ])('%s is refused', (_, file) => {
    const before = process.memoryUsage().arrayBuffers
    expect(clean(file)).toBe('invalid')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  it('with one changed byte in any part but its last four is refused', () => {
    const file = encodePng({ width: 5, height: 5, rgba: new Uint8Array(100).fill(77) })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: file.length - 5 }),
        fc.integer({ min: 1, max: 255 }),
        (at, by) => {
          const changed = Buffer.from(file)
          changed[at] = (changed[at] ?? 0) ^ by
          expect(clean(changed)).toBe('invalid')
        },
      ),
    )
  })

  it('of noise is refused as too large, and never kept', () => {
    const rgba = new Uint8Array(LOGO_MAX_WIDTH * LOGO_MAX_HEIGHT * 4)
    let state = 1
    for (let at = 0; at < rgba.length; at += 1) {
      state = (state * 48_271) % 2_147_483_647
      rgba[at] = state % 256
    }
    const file = encodePng({ width: LOGO_MAX_WIDTH, height: LOGO_MAX_HEIGHT, rgba })
    expect(file.length).toBeGreaterThan(LOGO_MAX_BYTES)
    expect(clean(file)).toBe('too-large')
  })

  it('is never made of a hostile string', () => {
    for (const { text } of HOSTILE_STRINGS) {
      expect(cleanLogo(text)).toBe('invalid')
      expect(clean(Buffer.concat([SIGNATURE, Buffer.from(text)]))).toBe('invalid')
    }
  })
})
