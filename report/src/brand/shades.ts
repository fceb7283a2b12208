import { formatColour, mix, parseColour, type Rgb, readableShade } from './contrast.ts'

/** The shades of a brand's colour that a document uses in its light or dark scheme, as `#rrggbb`. */
export interface Shades {
  /** For text, marks and lines; in light documents also behind white text. */
  readonly ink: string
  /** For subtle backgrounds, also of text in `ink`. */
  readonly tint: string
}

const WHITE: Rgb = [255, 255, 255]
const DARK_SHEET = parseColour('#1a2026')
/** The backgrounds in the style sheets of the HTML file and of print: sheets, notices, the rows of the user's page. */
export const LIGHT_BACKGROUNDS = ['#ffffff', '#f5f7f8', '#fdf1d3', '#fff3da', '#fce8e6', '#e3f4e9', '#edf0f2']
export const DARK_BACKGROUNDS = ['#1a2026', '#12161a', '#342a12', '#35290f', '#3d1f1d', '#163124', '#262d34']
/** Share of the sheet's colour in a tint, 0–1. */
const LIGHT_TINT = 0.88
const DARK_TINT = 0.75

/** The shades of a colour for light and dark documents. Text in them is readable on all of the document's backgrounds. */
export function shadesOf(hex: string): { readonly light: Shades; readonly dark: Shades } {
  const colour = parseColour(hex)
  const shades = (backgrounds: readonly Rgb[], sheet: Rgb, share: number): Shades => {
    const tint = mix(colour, sheet, share)
    return { ink: formatColour(readableShade(colour, [...backgrounds, tint])), tint: formatColour(tint) }
  }
  return {
    light: shades(LIGHT_BACKGROUNDS.map(parseColour), WHITE, LIGHT_TINT),
    dark: shades(DARK_BACKGROUNDS.map(parseColour), DARK_SHEET, DARK_TINT),
  }
}

/**
 * The custom properties of the style sheets that hold the product's colour, with the values of a brand.
 * @param fill colour behind white text: the light shade in both schemes
 */
export function brandVariables({ ink, tint }: Shades, fill: string): Record<string, string> {
  return { '--brand': ink, '--brand-bg': tint, '--brand-fill': fill, '--bar': ink, '--touched': tint }
}
