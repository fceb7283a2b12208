import { match } from './match.ts'

/**
 * "in" is a word in most places. Behind a number it is inches where nothing goes on: 「43 in」 in a cell, "24 in.", "30 in x 60 in", and
 * before another measure or a word for a side at the end of a clause: "20 in wide."
 */
const INCHES =
  /[ -]?in(?=\s*(?:$|[\t\n.;)|~–×]|,\s*\d+(?:\.\d+)?\s?in\b|\(\s?\d|\/(?![a-z])|x\s?\d|(?:wide|tall|high|deep|long|thick)\s*(?:$|[\t\n.,;)|])))/iy
/** A year, and a number that an "in" stands before: "Founded in 2015 in". */
const YEAR = /^\d{4}$/
const IN_BEFORE = /\bin\s+$/i

/** The length of an "in" that is inches by what follows it; 0 where it is a word. */
export function inchesAt(text: string, at: number, numberStart: number): number {
  if (
    YEAR.test(text.slice(numberStart, at)) ||
    IN_BEFORE.test(text.slice(Math.max(0, numberStart - 4), numberStart))
  )
    return 0
  return match(INCHES, text, at)?.[0].length ?? 0
}
