import type { Amount } from './amount.ts'

const ONES = 'one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const VALUES = new Map<string, number>([
  ...ONES.map((word, at): [string, number] => [word, at + 1]),
  ...TEENS.map((word, at): [string, number] => [word, at + 10]),
  ...TENS.map((word, at): [string, number] => [word, 10 * (at + 2)]),
  ['half', 0.5],
  ['a', 1],
  ['an', 1],
  ['a hundred', 100],
  ['a dozen', 12],
  ['half a', 0.5],
  ['half an', 0.5],
  ['half a dozen', 6],
  ['a couple of', 2],
])
const WORDS = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|')
const NUMBER = new RegExp(`(${WORDS})(?![a-z])`, 'iy')
const DOZENS = / dozen\b/iy
const HUNDREDS = / hundred\b/iy
/** The rest of "twenty-one". */
const REST = new RegExp(`[- ](${ONES.join('|')})(?![a-z])`, 'iy')
/** The rest of "two hundred and fifty-one". */
const AFTER_HUNDRED = new RegExp(
  `(?: and)? (?:(${[...TEENS, ...ONES].join('|')})|(${TENS.join('|')})(?:[- ](${ONES.join('|')}))?)(?![a-z])`,
  'iy',
)
const AND_A_HALF = / and a half\b/iy

/**
 * Reads an English number word: "two", "twenty-one", "two dozen", "two and a half". "two" and the "a" of "a year" count only before a unit,
 * which the caller must check.
 */
export function readEnglish(text: string, at: number): Amount | null {
  if (/[a-z]/i.test(text[at - 1] ?? '')) return null
  NUMBER.lastIndex = at
  const found = NUMBER.exec(text)
  const word = (found?.[1] ?? '').toLowerCase()
  const named = VALUES.get(word)
  if (!found || named === undefined) return null
  let end = at + found[0].length
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = end
    const match = pattern.exec(text)
    end += match?.[0].length ?? 0
    return match
  }
  const rest = TENS.includes(word) ? (next(REST)?.[1] ?? '') : ''
  const counted = named + (VALUES.get(rest.toLowerCase()) ?? 0)
  const times = named < 1 ? 1 : next(DOZENS) ? 12 : next(HUNDREDS) ? 100 : 1
  const isOfHundreds = times === 100 || word === 'a hundred'
  const added = isOfHundreds ? (next(AFTER_HUNDRED)?.slice(1) ?? []) : []
  const more = added.reduce((sum, part) => sum + (VALUES.get((part ?? '').toLowerCase()) ?? 0), 0)
  const value = times * counted + more + (next(AND_A_HALF) ? 0.5 : 0)
  return { low: value, high: value, scale: 1, end, chinese: true, fraction: false }
}
