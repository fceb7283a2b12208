import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, formatColour, parseColour, readableShade, TEXT_CONTRAST } from './contrast.ts'
import { DARK_BACKGROUNDS, LIGHT_BACKGROUNDS, shadesOf } from './shades.ts'

const of = (one: string, other: string) => contrast(parseColour(one), parseColour(other))
const colours = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((channels) => formatColour(channels))

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0b6e4f', '#0b6e4f', 1],
  ])('%s on %s is %d, as WCAG computes it', (one, other, expected) => {
    expect(of(one, other)).toBeCloseTo(expected, 2)
    expect(of(other, one)).toBeCloseTo(expected, 2)
  })
})

describe('a readable shade', () => {
  it('is the colour itself where that can be read', () => {
    expect(readableShade(parseColour('#0b3d91'), [parseColour('#ffffff')])).toEqual(parseColour('#0b3d91'))
  })

  it('is darkened no more than is needed', () => {
    const shade = formatColour(readableShade(parseColour('#ffcc00'), [parseColour('#ffffff')]))
    expect(of(shade, '#ffffff')).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    expect(of(shade, '#ffffff')).toBeLessThan(TEXT_CONTRAST + 0.15)
  })

  it('has the 4.5 to 1 that WCAG 2.2 asks of text at level AA', () => {
    const white = [parseColour('#ffffff')]
    // 4.54 to 1 and 4.48 to 1.
    expect(formatColour(readableShade(parseColour('#767676'), white))).toBe('#767676')
    expect(formatColour(readableShade(parseColour('#777777'), white))).toBe('#767676')
  })
})

describe('the shades of a brand', () => {
  it('can be read as text wherever documents show them, whatever the colour', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const { light, dark } = shadesOf(colour)
        for (const behind of [...LIGHT_BACKGROUNDS, light.tint])
          expect(of(light.ink, behind)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        for (const behind of [...DARK_BACKGROUNDS, dark.tint])
          expect(of(dark.ink, behind)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        // Marks: white on the light shade, the sheet's dark ink on the dark one.
        expect(of('#ffffff', light.ink)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        expect(of('#06110f', dark.ink)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      }),
      { numRuns: 500 },
    )
  })
})
