import type { Term } from './amount.ts'
import { HALVABLE_UNITS, readUnit } from './units.ts'

/** Characters after which 「半」 is a part of a name or of a time: 「下半年」, 「過半」. */
const NO_HALF_BEFORE = /[一大前後上下多對減夜]$|(?<!超)過$/u
/** Words after which 「半」 begins a duration: 「開封之後半年內」. */
const HALF_AFTER = /[之以][前後]$/u

/** Reads 「半小時」, 「半年」 and 「半個月」 at position `at` of a folded text; null where no half begins. */
export function readHalf(text: string, at: number): Term | null {
  if (text[at] !== '半') return null
  // 「下半年」 is a part of a year, 「飯後半小時」 half an hour.
  const isPart = NO_HALF_BEFORE.test(text.slice(Math.max(0, at - 2), at))
  if (isPart && !(HALF_AFTER.test(text.slice(Math.max(0, at - 2), at)) || isHalfHour(text, at))) return null
  const found = readUnit(text, at + 1, at)
  if (!found || found.unit.dimension === 'money') return null
  if (found.unit.dimension === 'count' && !HALVABLE_UNITS.has(found.spelling)) return null
  const amount = { low: 0.5, high: 0.5, scale: 1, end: at + 1, chinese: true, fraction: false }
  return {
    low: 0.5,
    high: 0.5,
    amount,
    unit: found.unit,
    spelling: found.spelling,
    start: at,
    end: found.end,
  }
}

function isHalfHour(text: string, at: number): boolean {
  return /[前後]$/u.test(text.slice(0, at)) && /^個?(?:小時|鐘頭)/u.test(text.slice(at + 1, at + 4))
}
