import type { Unit } from './units.ts'

/** A number. A vague one (「十幾」, 「兩三千」, 「20 多」) has two different ends. */
export interface Amount {
  readonly low: number
  readonly high: number
  /** The scale word of the number as a value: 10,000 for 「5 萬」, 1 without such a word. */
  readonly scale: number
  readonly end: number
  /** Whether it is written in Chinese numerals or English words. These often occur where nothing is counted. */
  readonly chinese: boolean
  /** Whether it is a fraction such as 1/2 or ½. Without a unit, 1/2 may be a date. */
  readonly fraction: boolean
}

/** One number with its unit, before ranges are joined. */
export interface Term {
  /** In the unit as written; `unit` converts it. */
  readonly low: number
  readonly high: number
  readonly amount: Amount
  readonly unit: Unit | null
  /** The unit as written, in lower case; empty when it is a currency sign or missing. */
  readonly spelling: string
  readonly start: number
  readonly end: number
}
