/** Colours as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Least contrast ratio of text to its background (WCAG 2.2, 1.4.3, level AA). */
export const TEXT_CONTRAST = 4.5

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]
/** Steps of the binary search for a shade; 12 are finer than the 256 values of a channel. */
const SEARCH_STEPS = 12

/** Parses a colour. @param hex `#rrggbb` */
export function parseColour(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

/** A colour as `#rrggbb`. */
export function formatColour(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, from 0 for black to 1 for white (WCAG 2.2, definition of "relative luminance"). */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2, definition of "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour between two. @param share of `to`, from 0 to 1 */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [between(0), between(1), between(2)]
}

/**
 * The shade nearest to a colour that is readable as text on all of the backgrounds: the colour itself if it is readable, else
 * darkened for light backgrounds or lightened for dark ones as little as possible.
 */
export function readableShade(colour: Rgb, backgrounds: readonly Rgb[]): Rgb {
  const isReadable = (shade: Rgb) => backgrounds.every((behind) => contrast(shade, behind) >= TEXT_CONTRAST)
  if (isReadable(colour)) return colour
  const end = backgrounds.every((behind) => contrast(BLACK, behind) > contrast(WHITE, behind)) ? BLACK : WHITE
  let [too, enough] = [0, 1]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const half = (too + enough) / 2
    if (isReadable(mix(colour, end, half))) enough = half
    else too = half
  }
  return mix(colour, end, enough)
}
