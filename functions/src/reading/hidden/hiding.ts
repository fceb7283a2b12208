import type { Declarations } from './declarations.ts'
import { functionsOf, parts, pixels } from './lengths.ts'

/** A style's value of a property; empty where it has none. */
export function declared(style: Declarations, name: string): string {
  return style.get(name)?.value ?? ''
}

/** Ways of hiding that a page reverses when a part is opened or scrolled to. */
const REVERSIBLE: readonly ((style: Declarations) => boolean)[] = [
  (style) => declared(style, 'display') === 'none',
  (style) => /^(?:hidden|collapse)$/.test(declared(style, 'visibility')),
  (style) => declared(style, 'content-visibility') === 'hidden',
  (style) => isTransparent(style) && !entersByAnimation(style),
  isFlat,
]
/** For each way of hiding, in the same order, the properties that reverse it. */
const REVEALED_BY = [
  ['display'],
  ['visibility'],
  ['content-visibility'],
  ['opacity', 'filter', 'animation', 'animation-name'],
  ['height', 'max-height', 'width', 'max-width', 'overflow', 'overflow-x', 'overflow-y'],
] as const

/**
 * The ways in which a style hides an element until something opens it. Each is given as the properties that a rule would
 * set to show the element. Empty where the style hides nothing.
 */
export function reversibleWays(style: Declarations): readonly (readonly string[])[] {
  if (!hasOneOf(style, REVERSIBLE_PROPERTIES)) return NONE
  return remembered(reversibleKnown, style, () =>
    REVERSIBLE.flatMap((hides, index) => (hides(style) ? [REVEALED_BY[index] ?? []] : [])),
  )
}

const NONE: readonly (readonly string[])[] = []
/** A style without any of these properties hides nothing reversibly. */
const REVERSIBLE_PROPERTIES = new Set(
  'display visibility content-visibility opacity filter overflow overflow-x overflow-y'.split(' '),
)
/** A style without any of these properties hides nothing for good. */
const PERMANENT_PROPERTIES = new Set(
  'clip clip-path scale transform translate margin margin-left margin-top left right top bottom inset'.split(
    ' ',
  ),
)

function hasOneOf(style: Declarations, names: ReadonlySet<string>): boolean {
  for (const name of style.keys()) if (names.has(name)) return true
  return false
}

/** Similar elements share one style object, so each style is judged once. */
const reversibleKnown = new WeakMap<Declarations, readonly (readonly string[])[]>()
const permanentKnown = new WeakMap<Declarations, boolean>()

function remembered<Found>(
  known: WeakMap<Declarations, Found>,
  style: Declarations,
  find: () => Found,
): Found {
  const before = known.get(style)
  if (before !== undefined) return before
  const found = find()
  known.set(style, found)
  return found
}

/** Whether a style hides an element and all in it for good: cut away, shrunk to nothing or far off the screen. */
export function isHiddenForGood(style: Declarations): boolean {
  return hasOneOf(style, PERMANENT_PROPERTIES) && remembered(permanentKnown, style, () => isPermanent(style))
}

function isPermanent(style: Declarations): boolean {
  return (
    ((style.has('clip') || style.has('clip-path')) && isClipped(style)) ||
    ((style.has('scale') || style.has('transform')) && isShrunk(style)) ||
    isFarOff(style)
  )
}

/**
 * Whether a style hides an element, for good or until something opens it. The result is not cached, because each place asks
 * once and few styles hide.
 */
export function isHiding(style: Declarations): boolean {
  if (hasOneOf(style, PERMANENT_PROPERTIES) && isPermanent(style)) return true
  return hasOneOf(style, REVERSIBLE_PROPERTIES) && REVERSIBLE.some((hides) => hides(style))
}

/** Whether rules of another state undo one way of hiding. */
export function undoes(style: Declarations, way: readonly string[]): boolean {
  return way.some((name) => style.has(name)) && !reversibleWays(style).includes(way)
}

const FAINT = 0.1

function isTransparent(style: Declarations): boolean {
  const opacity = declared(style, 'opacity')
  if (opacity !== '' && isUnder(opacity, FAINT)) return true
  return functionsOf(declared(style, 'filter')).some(
    ({ name, args }) => name === 'opacity' && isUnder(args[0] ?? '1', FAINT),
  )
}

/** Whether an element fades or moves in when the page is shown: by an animation, or from a small shift beside `opacity: 0`. */
function entersByAnimation(style: Declarations): boolean {
  if (/[1-9]/.test(declared(style, 'transition')) || /opacity|transform/.test(declared(style, 'will-change')))
    return true
  const animation = `${declared(style, 'animation')}${declared(style, 'animation-name')}`
  if (animation !== '' && animation !== 'none') return true
  return functionsOf(declared(style, 'transform')).some(
    ({ name, args }) => /^translate|^matrix/.test(name) && args.some((arg) => Number.parseFloat(arg) !== 0),
  )
}

function isUnder(value: string, limit: number): boolean {
  const number = Number.parseFloat(value.replace(/^calc\(/, ''))
  return Number.isFinite(number) && (value.includes('%') ? number / 100 : number) < limit
}

/** Without height or width, and its overflow hidden. A box that has padding, or that grows in a row, is not flat. */
function isFlat(style: Declarations): boolean {
  const hides = (axis: string) =>
    /hidden|clip/.test(`${declared(style, 'overflow')} ${declared(style, `overflow-${axis}`)}`)
  const upTo = (limit: number, ...names: readonly string[]) =>
    names.some((name) => (pixels(declared(style, name), 10) ?? Infinity) <= limit)
  const padded = ['padding', 'padding-top', 'padding-bottom'].some((name) =>
    /[1-9]/.test(declared(style, name)),
  )
  const low = hides('y') && upTo(1, 'height', 'max-height')
  const narrow = hides('x') && upTo(1, 'width', 'max-width')
  if (low && narrow) return true
  return (low && !padded && upTo(0, 'height', 'max-height')) || (narrow && upTo(0, 'width', 'max-width'))
}

/** Cut to nothing by `clip` or `clip-path`. */
function isClipped(style: Declarations): boolean {
  const isNothing = (sides: readonly string[]) => {
    const [top = 0, right = 0, bottom = 0, left = 0] = sides.map((side) => pixels(side, 1) ?? Number.NaN)
    return Math.abs(bottom - top) <= 1 || Math.abs(right - left) <= 1
  }
  for (const { name, args } of functionsOf(declared(style, 'clip')))
    if (name === 'rect' && args.length === 4 && isNothing(args)) return true
  for (const { name, args } of functionsOf(declared(style, 'clip-path'))) {
    if (name === 'inset') {
      const [top = '0', right = top, bottom = top, left = right] = args.slice(0, indexOf(args, 'round'))
      if (share(top) + share(bottom) >= 100 || share(left) + share(right) >= 100) return true
    } else if (name === 'circle' || name === 'ellipse') {
      if (args[0] !== undefined && pixels(args[0], 1) === 0) return true
    } else if (name === 'polygon') {
      const points = args.map((arg) => pixels(arg, 1))
      if (isOne(points.filter((_, at) => at % 2 === 0)) || isOne(points.filter((_, at) => at % 2 === 1)))
        return true
    } else if (name === 'rect' && args.length >= 4 && isNothing(args)) return true
  }
  return false
}

function indexOf(args: readonly string[], word: string): number {
  const at = args.indexOf(word)
  return at < 0 ? args.length : at
}

function share(value: string): number {
  return value.endsWith('%') ? Number.parseFloat(value) : (pixels(value) ?? 0) >= FAR ? 100 : 0
}

function isOne(values: readonly (number | null)[]): boolean {
  return values.length > 0 && values.every((value) => value !== null && value === values[0])
}

/** Text scaled to less than this share of its size cannot be read. */
const SMALL = 0.06

function isShrunk(style: Declarations): boolean {
  const small = (value: string | undefined) => value !== undefined && value !== '' && isUnder(value, SMALL)
  const [own] = parts(declared(style, 'scale'))
  if (small(own) && !own?.startsWith('-')) return true
  return functionsOf(declared(style, 'transform')).some(({ name, args }) => {
    if (/^scale(?:x|y|3d)?$/.test(name)) return args.slice(0, 2).some((arg) => small(arg.replace(/^-/, '')))
    return name === 'matrix' && args.length === 6 && Number(args[0]) === 0 && Number(args[1]) === 0
  })
}

/** An element this far up or left is off the screen, in pixels. */
const FAR = 900
/** An element this far to the right or down is off the screen, in pixels: pages do scroll there. */
const VERY_FAR = 5_000
/** How many pixels one per cent counts: -100 % is a slide or a drawer that comes in, -400 % is off the screen. */
const PERCENT = 3

function isFarOff(style: Declarations): boolean {
  const isFarBy = (name: string) => isFar(declared(style, name))
  if (isFarBy('margin-left') || isFarBy('margin-top')) return true
  if (isPlaced(style) && (OFFSETS.some(isFarBy) || parts(declared(style, 'inset')).some(isFar))) return true
  if (parts(declared(style, 'margin')).some(isFar) || parts(declared(style, 'translate')).some(isFar))
    return true
  return functionsOf(declared(style, 'transform')).some(
    ({ name, args }) => name.startsWith('translate') && args.some(isFar),
  )
}

const OFFSETS = ['left', 'right', 'top', 'bottom']
/** A quick check for the most common offsets, which are never far. */
const NEAR = /^(?:|auto|\d{1,2}(?:px|rem|em|%)?)$/

function isFar(value: string): boolean {
  if (NEAR.test(value)) return false
  const length = pixels(value, PERCENT) ?? 0
  return length <= -FAR || length >= VERY_FAR
}

function isPlaced(style: Declarations): boolean {
  return /^(?:absolute|fixed|relative)$/.test(declared(style, 'position'))
}
