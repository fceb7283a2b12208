import { match } from './numerals.ts'

const RATIO =
  /(\d+(?:\.\d+)?)(?:\s?(?:到|至|~|–|-|to)\s?(\d+(?:\.\d+)?))?\s?(?:[:∶]|\s比\s|比(?=\d)|\sto\s(?=1\b))\s?(\d+(?:\.\d+)?)(?:\s?(?:到|至|~|–|-|to)\s?(?:(\d+(?:\.\d+)?)\s?[:∶比]\s?)?(\d+(?:\.\d+)?))?(?![\d:∶])/iy

/** Reads 「1:15」, 「1:15 到 1:17」, 「25–30:1」, 「1 比 10」 as one part to another; null for none. */
export function readRatio(text: string, at: number): { low: number; high: number; end: number } | null {
  const found = match(RATIO, text, at)
  if (!found) return null
  const [first, firstTo, second, againFirst, secondTo] = found
    .slice(1)
    .map((part) => (part === undefined ? null : Number(part)))
  if (!first || !second) return null
  const values = [
    first / second,
    ...(firstTo ? [firstTo / second] : []),
    ...(secondTo ? [(againFirst ?? first) / secondTo] : []),
  ]
  return { low: Math.min(...values), high: Math.max(...values), end: at + found[0].length }
}
