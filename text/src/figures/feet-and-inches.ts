import type { Term } from './amount.ts'
import { match } from './match.ts'
import type { Unit } from './units.ts'

/** A height in feet and inches, with the signs of either: 5'10", 6′ 4″. */
const FEET_AND_INCHES = /(\d)['’′]\s?(\d{1,2})(\.\d|\s?[½¼¾])?(?:["”″]|'')/y
/** Minutes and seconds: "6'05\"", "5'30\" per km", "8'10\" pace". */
const SECONDS = /^\d['’′]\s?0\d/
const OF_PACE =
  /^[^.,;]{0,12}?(?:\bper (?:km|kilomet\w+|mile|mi|lap|k)\b|\/\s?(?:km|mi|k)\b|\bmin(?:ute)?s?\b|\bpace\b|\brest\b)/i
const FOOT: Unit = { dimension: 'length', unit: 'm', factor: 0.3048 }
const INCHES_A_FOOT = 12
const INCH: Unit = { dimension: 'length', unit: 'm', factor: FOOT.factor / INCHES_A_FOOT }
const PARTS = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
])

/** Reads a height such as 5'10" as one length; null where there is none. */
export function readFeetAndInches(text: string, at: number): Term | null {
  if (/[\d.,]/.test(text[at - 1] ?? '')) return null
  const found = match(FEET_AND_INCHES, text, at)
  const [all = '', feet, whole, part = ''] = found ?? []
  const inches = Number(whole) + (PARTS.get(part.trim()) ?? Number(part || 0))
  if (found === null || inches >= INCHES_A_FOOT) return null
  if (SECONDS.test(all) || OF_PACE.test(text.slice(at + all.length, at + all.length + 24))) return null
  const value = Number(feet) + inches / INCHES_A_FOOT
  const end = at + all.length
  const amount = { low: value, high: value, scale: 1, end, chinese: false, fraction: false }
  return { low: value, high: value, amount, unit: FOOT, spelling: 'ft', start: at, end }
}

/** Reads the "in" of "6 ft 2 in", which may be followed by anything. */
export function inchesAfterFeet(text: string, at: number, larger: Unit): { unit: Unit; end: number } | null {
  const found = larger.factor === FOOT.factor ? /^\s?in\b/i.exec(text.slice(at, at + 4)) : null
  return found ? { unit: INCH, end: at + found[0].length } : null
}
