import colorString from 'color-string'
import { parts } from './lengths.ts'

/** Red, green and blue 0–255, and opacity 0–1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

export const WHITE: Colour = [255, 255, 255, 1]
export const BLACK: Colour = [0, 0, 0, 1]

/** Readers cannot distinguish colours that differ by no more than this in each component (of 255). */
const SAME = 16
/** A colour with less opacity than this is invisible. */
export const FAINT = 0.06

/** Parses a colour; null when it is invalid or depends on something unknown. */
export function colourOf(value: string): Colour | null {
  if (value === 'transparent') return [0, 0, 0, 0]
  const read = colorString.get(value)
  if (read === null) return null
  const [first = 0, second = 0, third = 0, alpha = 1] = read.value
  if (read.model === 'rgb') return [first, second, third, alpha]
  return read.model === 'hsl' ? [...fromHsl(first, second / 100, third / 100), alpha] : null
}

/** CSS Color 4, section 7.1: hue in degrees, saturation and lightness 0–1. */
function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (turn: number) => {
    const at = (turn + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return [part(0), part(8), part(4)]
}

/** The colour of a background; `none` when the one behind it shows, null when it is an image or unknown. */
export function backgroundOf(value: string): Colour | 'none' | null {
  if (/url\(|gradient\(|image|var\(/.test(value)) return null
  for (const part of parts(value)) {
    const colour = colourOf(part)
    if (colour !== null) return colour[3] < FAINT ? 'none' : colour[3] > 0.9 ? colour : null
  }
  return /\b(?:none|transparent|initial|unset|inherit|revert|0)\b/.test(value) ? 'none' : null
}

/** Whether text of a colour is invisible on a background. */
export function isLost(colour: Colour, background: Colour): boolean {
  const alpha = colour[3]
  return [0, 1, 2].every((part) => {
    const behind = background[part] ?? 0
    return Math.abs(((colour[part] ?? 0) - behind) * alpha) <= SAME
  })
}
