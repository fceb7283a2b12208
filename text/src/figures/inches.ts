import { match } from './match.ts'

/** "in" is a word in most places. Behind a number it is inches where nothing goes on: 「43 in」 in a cell, "24 in.", "30 in x 60 in". */
const INCHES =
  /[ -]?in(?=\s*(?:$|[\t\n.,;:()|~–×]|\/(?![a-z])|x\s?\d|wide\b|tall\b|high\b|deep\b|long\b|thick\b))/iy

/** The length of an "in" that is inches by what follows it; 0 where it is a word. */
export function inchesAt(text: string, at: number): number {
  return match(INCHES, text, at)?.[0].length ?? 0
}
