import type { Term } from './amount.ts'
import { match } from './match.ts'
import type { Raw } from './ranges.ts'
import { readTerm } from './term.ts'

/** Scales that are known by their letters alone: 「SPF 50」, 「pH 6.5」. Others are called values: 「R 值」, 「U 係數」. */
const KNOWN = /(?:spf|upf|ph|gi|bmi) ?-?(?=\d)/iy
/** The name of a scale right before a number, with words that only say how surely the number holds. */
const NAMED =
  /(?<![a-z])(?:(?:(?<known>spf|upf|ph|gi|bmi)|(?<letters>[a-z]{1,5})) ?(?:值|係數|指數)|(?<alone>spf|upf|ph|gi|bmi))[要需應是為達到在約超過大高低小於不介建議維持控制抓至少≧≥>≦≤< ]*$/iu
/** What may stand between the ends of a range. */
const TO = / ?[到至~～–—-] ?/y
/** What stands before a number that may belong to it: a name of five letters with its hedge. */
const BEFORE = 20

/** Reads the value of a named scale whose number, or whose letters right before it, are at a position: 「R 值要 5 以上」, 「SPF50」. */
export function readOnScale(plain: string, at: number): { figure: Raw; end: number } | null {
  const start = at + (match(KNOWN, plain, at)?.[0].length ?? 0)
  const named = NAMED.exec(plain.slice(Math.max(0, start - BEFORE), start))
  const scale = named?.groups?.known ?? named?.groups?.letters ?? named?.groups?.alone
  const first = scale === undefined ? null : readTerm(plain, start)
  if (named === null || scale === undefined || first === null || first.unit !== null) return null
  const last = lastOf(plain, first)
  // 「pH 6 到 7 天」 is no range of a scale.
  if (last.unit !== null) return null
  return {
    figure: {
      dimension: 'scale',
      unit: scale.toLowerCase(),
      low: first.low,
      high: last.high,
      start,
      nameLength: named[0].length,
    },
    end: last.end,
  }
}

/** The term that ends a range which begins with another; that one itself if it begins none. */
function lastOf(plain: string, first: Term): Term {
  const to = match(TO, plain, first.end)
  const last = to && readTerm(plain, first.end + to[0].length)
  return last && last.low > first.low ? last : first
}
