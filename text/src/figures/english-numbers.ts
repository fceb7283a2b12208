import type { Amount } from './amount.ts'

const ONES = [
  'half',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const
/** `half` is at index 0. */
const VALUES = new Map<string, number>(ONES.map((word, value) => [word, value === 0 ? 0.5 : value]))
for (const [word, value] of [
  ['a', 1],
  ['an', 1],
  ['a dozen', 12],
  ['half a', 0.5],
  ['half an', 0.5],
  ['half a dozen', 6],
  ['a couple of', 2],
  ['fifteen', 15],
  ['eighteen', 18],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
] as const)
  VALUES.set(word, value)
const WORDS = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|')
const NUMBER = new RegExp(`(${WORDS})(?![a-z])`, 'iy')
const DOZENS = / dozen\b/iy
const AND_A_HALF = / and a half\b/iy

/**
 * Reads an English number word: "two", "two dozen", "two and a half". "two" and the "a" of "a year" count only before a unit,
 * which the caller must check.
 */
export function readEnglish(text: string, at: number): Amount | null {
  if (/[a-z]/i.test(text[at - 1] ?? '')) return null
  NUMBER.lastIndex = at
  const found = NUMBER.exec(text)
  const named = VALUES.get((found?.[1] ?? '').toLowerCase())
  if (!found || named === undefined) return null
  let end = at + found[0].length
  const follows = (pattern: RegExp): boolean => {
    pattern.lastIndex = end
    const length = pattern.exec(text)?.[0].length ?? 0
    end += length
    return length > 0
  }
  const value = (named >= 1 && follows(DOZENS) ? 12 * named : named) + (follows(AND_A_HALF) ? 0.5 : 0)
  return { low: value, high: value, scale: 1, end, chinese: true, fraction: false }
}
