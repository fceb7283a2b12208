import type { Term } from './amount.ts'
import { readFeetAndInches } from './feet-and-inches.ts'
import { readHalf } from './half.ts'
import { match } from './match.ts'
import { readPlain } from './plain-term.ts'
import { readShare } from './shares.ts'
import type { Unit } from './units.ts'

const MINUS = /(?:零下|負)\s?|[-−](?=\d)/y
/** The sign or word between the ends of a range. */
export const TO = /\s?[到至~–-]\s?/y
/** Twice as much. 「一倍」 means one time more, which is the same. */
const DOUBLED = /翻(?:了一)?倍|雙倍|(?:twice|double)(?=\s(?:as|the)\b)|[一1]\s?倍(?![半速])/iy

/** Reads the number at position `at` of a folded text with its unit; null when nothing is counted there. */
export function readTerm(text: string, at: number): Term | null {
  const minus = match(MINUS, text, at)
  if (minus) {
    const term = withLaterUnit(text, readPlain(text, at + minus[0].length))
    if (term?.unit?.dimension !== 'temperature') return null
    return { ...term, low: -term.high, high: -term.low, start: at }
  }
  const doubled = match(DOUBLED, text, at)
  if (doubled) return multiple(2, at, at + doubled[0].length)
  return readFeetAndInches(text, at) ?? readShare(text, at) ?? readHalf(text, at) ?? readPlain(text, at)
}

/** Takes the unit from the end of a range: 「零下五到十度」 gives its sign and its unit once, for both ends. */
function withLaterUnit(text: string, term: Term | null): Term | null {
  if (term === null || term.unit !== null) return term
  const to = match(TO, text, term.end)
  const last = to ? readPlain(text, term.end + to[0].length) : null
  return last && { ...last, low: term.low, start: term.start }
}

function multiple(value: number, start: number, end: number): Term {
  const amount = { low: value, high: value, scale: 1, end, chinese: true, fraction: false }
  const unit: Unit = { dimension: 'multiple', unit: '×', factor: 1 }
  return { low: value, high: value, amount, unit, spelling: '倍', start, end }
}
