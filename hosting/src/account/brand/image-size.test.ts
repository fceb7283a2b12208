import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../../tests/support/hostile-strings.ts'
import { imageSize } from './image-size.ts'
import { logoProblem } from './read-logo.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

// Heads of files as their specifications lay them out.
const PNG = '89504e470d0a1a0a0000000d49484452000001e0000000a00806000000'
const JPEG = 'ffd8ffe000104a46494600010100000100010000ffc40005000000ffc2001108005001e00301220002110103110'
const VP8 = '52494646000000005745425056503820000000000000009d012ae001a000'
const VP8L = '5249464600000000574542505650384c000000002fdfc127000000'
const VP8X = '5249464600000000574542505650385800000000000000 00df01009f0000'.replaceAll(' ', '')

describe('the size of a picture', () => {
  it.each([
    ['PNG', PNG, { type: 'image/png', width: 480, height: 160 }],
    ['a progressive JPEG behind its tables', `${JPEG}0`, { type: 'image/jpeg', width: 480, height: 80 }],
    ['WebP with loss', VP8, { type: 'image/webp', width: 480, height: 160 }],
    ['WebP without loss', VP8L, { type: 'image/webp', width: 480, height: 160 }],
    ['extended WebP', VP8X, { type: 'image/webp', width: 480, height: 160 }],
  ])('is read from the head of %s', (_, hex, expected) => {
    expect(imageSize(bytes(hex))).toEqual(expected)
  })

  it('is unknown of everything else, and of a file that ends too soon', () => {
    for (const hex of [PNG, JPEG, VP8, VP8L, VP8X]) expect(imageSize(bytes(hex.slice(0, 40)))).toBeNull()
    expect(imageSize(new Uint8Array())).toBeNull()
    const encoder = new TextEncoder()
    for (const { text } of HOSTILE_STRINGS) expect(imageSize(encoder.encode(text))).toBeNull()
  })
})

describe('a file that was chosen as a logo', () => {
  const file = (content: BlobPart, name = 'logo.png', type = 'image/png') =>
    new File([content], name, { type })
  const declaring = (width: number, height: number) => {
    const head = bytes(PNG)
    const view = new DataView(head.buffer)
    view.setUint32(16, width)
    view.setUint32(20, height)
    return head
  }

  it.each([
    ['svg', file('<svg/>', 'logo.svg', 'image/svg+xml')],
    ['svg', file('<svg/>', 'LOGO.SVG', '')],
    ['type', file('alert(1)')],
    ['type', file('<svg onload="alert(1)"/>')],
    ['heavy', file(new Uint8Array(5_000_001))],
    ['pixels', file(declaring(10_000, 10_000))],
    [null, file(declaring(5_000, 5_000))],
  ])('is looked at before it is decoded: %s', async (problem, chosen) => {
    expect(await logoProblem(chosen)).toBe(problem)
  })
})
