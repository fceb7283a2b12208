import { match } from './match.ts'
import { readAmount } from './numerals.ts'
import { readUnit, type Unit } from './units.ts'

/** Between two sides of a size. */
const BY = /\s?(x|[×*]|乘以?)\s?/iy
const LETTER = /x/i
const SIDES_MAX = 3

/** A size such as 「120 x 60 公分」. */
export interface Size {
  /** All sides, in metres: `1.2×0.6 m`. Null for numbers without a unit: 「1920 x 1080」. */
  readonly unit: string | null
  readonly end: number
}

interface Side {
  readonly value: number
  /** A unit of length, if one is written. */
  readonly unit: Unit | null
  readonly end: number
}

/**
 * Reads two or three lengths with an "x", 「×」 or 「乘」 between them as one size; null where there is none. Of numbers without a
 * unit only an "x" makes a size, since 「600 × 3」 may be a multiplication. 「2 x 500 ml」 is a count and a volume.
 */
export function readSize(text: string, at: number): Size | null {
  const { sides, isMultiplied } = readSides(text, at)
  // What follows the last unit is a number of pieces: 「30 x 20 公分 x 2」.
  const measured = sides.slice(0, sides.findLastIndex(({ unit }) => unit !== null) + 1)
  const last = measured.at(-1) ?? sides.at(-1)
  if (last === undefined || sides.length < 2) return null
  if (measured.length >= 2) return { unit: inMetres(measured), end: last.end }
  return measured.length === 0 && !isMultiplied ? { unit: null, end: last.end } : null
}

/** Numbers and lengths with a sign between them, and whether any sign is one of multiplication. */
function readSides(text: string, at: number): { sides: Side[]; isMultiplied: boolean } {
  const sides: Side[] = []
  let isMultiplied = false
  for (let next = at; sides.length < SIDES_MAX; ) {
    const side = readSide(text, next)
    if (side === null) break
    sides.push(side)
    const by = match(BY, text, side.end)
    if (by === null) break
    isMultiplied ||= !LETTER.test(by[0])
    next = side.end + by[0].length
  }
  return { sides, isMultiplied }
}

function readSide(text: string, at: number): Side | null {
  const amount = readAmount(text, at)
  if (amount === null || amount.low !== amount.high) return null
  const found = readUnit(text, amount.end, at)
  if (found === null) return { value: amount.low, unit: null, end: amount.end }
  return found.unit.dimension === 'length' ? { value: amount.low, unit: found.unit, end: found.end } : null
}

/** A side without a unit has that of the next side: 「120 x 60 公分」. */
function inMetres(sides: readonly Side[]): string {
  const lengths = sides.map(({ value }, at) => {
    const unit = sides.slice(at).find((side) => side.unit !== null)?.unit
    return Number((value * (unit?.factor ?? 1)).toPrecision(12))
  })
  return `${lengths.join('×')} m`
}
