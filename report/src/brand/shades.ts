import { formatColour, mix, parseColour, type Rgb, readable } from './contrast.ts'

/** The shades that a document shows a brand's colour in, for one of its two schemes. `#rrggbb` each. */
export interface Shades {
  /** Text, marks and lines; of light documents also behind white text. */
  readonly ink: string
  /** Quiet areas, behind `ink` among others. */
  readonly tint: string
}

const WHITE: Rgb = [255, 255, 255]
const DARK_SHEET = parseColour('#1a2026')
/** Backgrounds of documents, as in the style sheets of the file and of paper: sheets, notices, the user's own rows. */
export const LIGHT_BACKGROUNDS = ['#ffffff', '#f5f7f8', '#fdf1d3', '#fff3da', '#fce8e6', '#e3f4e9', '#edf0f2']
export const DARK_BACKGROUNDS = ['#1a2026', '#12161a', '#342a12', '#35290f', '#3d1f1d', '#163124', '#262d34']
const LIGHT_TINT = 0.88
const DARK_TINT = 0.75

/** The shades of a colour for light and dark documents. Text in them can be read on every background there is. */
export function shadesOf(hex: string): { readonly light: Shades; readonly dark: Shades } {
  const colour = parseColour(hex)
  const shades = (backgrounds: readonly Rgb[], sheet: Rgb, share: number): Shades => {
    const tint = mix(colour, sheet, share)
    return { ink: formatColour(readable(colour, [...backgrounds, tint])), tint: formatColour(tint) }
  }
  return {
    light: shades(LIGHT_BACKGROUNDS.map(parseColour), WHITE, LIGHT_TINT),
    dark: shades(DARK_BACKGROUNDS.map(parseColour), DARK_SHEET, DARK_TINT),
  }
}

/**
 * The variables of the style sheets that hold the product's colour, with a brand's shades.
 * @param fill behind white text: the light shade in both schemes
 */
export function brandVariables({ ink, tint }: Shades, fill: string): Record<string, string> {
  return { '--brand': ink, '--brand-bg': tint, '--brand-fill': fill, '--bar': ink, '--touched': tint }
}
