import type { Element } from '../html/dom.ts'
import { BLACK, backgroundOf, type Colour, colourOf, FAINT, isLost, WHITE } from './colours.ts'
import type { Declarations } from './declarations.ts'
import { declared } from './hiding.ts'
import { parts, pixels } from './lengths.ts'

/** The inherited styles that decide whether text is visible. Null when the page alone does not determine them. */
export interface TextStyle {
  /** Pixels. */
  readonly size: number
  readonly colour: Colour | null
  readonly background: Colour | null
  /** Whether its first line is indented beyond the screen. */
  readonly indented: boolean
}

/** The browser's own style, before any rule. */
export const DEFAULT_STYLE: TextStyle = { size: 16, colour: BLACK, background: WHITE, indented: false }
/** The style at the root when linked style sheets, which are not read, may have set the colours. */
export const UNKNOWN_STYLE: TextStyle = { size: 16, colour: null, background: null, indented: false }

const LINK: Colour = [0, 0, 238, 1]
/** Text smaller than this cannot be read, in pixels. */
const TINY = 2
/** An indent beyond this, in pixels, moves the line off the screen. */
const FAR = 500

/** Whether nobody can see text of this style. */
export function isInvisible({ size, colour, background, indented }: TextStyle): boolean {
  if (size < TINY || indented) return true
  if (colour === null) return false
  return colour[3] < FAINT || (background !== null && isLost(colour, background))
}

/**
 * The style of an element's text.
 * @param style the declarations of its attributes and the page's own style sheets
 * @param others whether linked style sheets, which are not read, may set what these leave open
 */
export function textStyleOf(
  element: Element,
  style: Declarations | null,
  outer: TextStyle,
  others: boolean,
): TextStyle {
  const { attribs, name } = element
  const open = others && ('class' in attribs || 'id' in attribs || SECTIONING.test(name))
  const link = name === 'a' && 'href' in attribs
  if (style === null && attribs.bgcolor === undefined && attribs.color === undefined) {
    const nothingKnown = outer.colour === null && outer.background === null
    if (open ? nothingKnown : !link) return outer
  }
  const own = style ?? EMPTY
  const size = sizeOf(own, outer.size)
  const colour = textColour(element, own, open ? null : link ? LINK : outer.colour)
  const background = behind(element, own, open ? null : outer.background)
  const indented = indentOf(own) ?? outer.indented
  const isOuter =
    size === outer.size &&
    colour === outer.colour &&
    background === outer.background &&
    indented === outer.indented
  return isOuter ? outer : { size, colour, background, indented }
}

const EMPTY: Declarations = new Map()
const SECTIONING = /^(?:section|header|footer|nav|aside|main|article|button|th|mark)$/

/** Sizes in `em` and per cent are relative to the parent's; others are absolute. */
function sizeOf(style: Declarations, outer: number): number {
  const font = declared(style, 'font')
  const shorthand =
    font === '' ? undefined : parts(font.replace(/\/.*/, '')).find((part) => /^[\d.]/.test(part))
  const value = declared(style, 'font-size') || shorthand || ''
  if (value === '') return outer
  const relative = value.match(/^([\d.]+)(em|%)$/)
  if (relative !== null) return outer * (Number(relative[1]) / (relative[2] === '%' ? 100 : 1))
  if (/^(?:inherit|smaller|larger)$/.test(value)) return outer
  return pixels(value) ?? DEFAULT_STYLE.size
}

function textColour(element: Element, style: Declarations, outer: Colour | null): Colour | null {
  const value =
    declared(style, '-webkit-text-fill-color') || declared(style, 'color') || element.attribs.color
  const shadow = declared(style, 'text-shadow')
  const filled = declared(style, 'background-clip') || declared(style, '-webkit-background-clip')
  // Text clipped out of a background or drawn by its shadow is visible in any colour.
  if ((shadow !== '' && shadow !== 'none') || filled.includes('text')) return null
  if (value === undefined || value === '' || /^(?:inherit|currentcolor|unset)$/.test(value)) return outer
  return /^(?:initial|revert)$/.test(value) ? BLACK : colourOf(value)
}

function behind(element: Element, style: Declarations, outer: Colour | null): Colour | null {
  const image = declared(style, 'background-image')
  if (image !== '' && image !== 'none') return null
  const value =
    declared(style, 'background-color') || declared(style, 'background') || (element.attribs.bgcolor ?? '')
  const own = value === '' ? 'none' : backgroundOf(value)
  if (own !== 'none') return own
  // A positioned element may lie over other parts of the page, which then are its background.
  return /^(?:absolute|fixed)$/.test(declared(style, 'position')) ? null : outer
}

function indentOf(style: Declarations): boolean | null {
  const value = declared(style, 'text-indent')
  return value === '' ? null : (pixels(value, FAR / 100) ?? 0) <= -FAR
}
