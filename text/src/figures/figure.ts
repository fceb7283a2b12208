/**
 * What a figure measures. Only figures of the same dimension can be compared. `number` is a figure without a unit,
 * `year` a calendar year, `frequency` how often something is done, `ratio` one part to another, `size` the sides of a thing, `angle`
 * English degrees by which something bends, leans or turns, `scale` a value of a named scale, such as 「pH 6.5」, `other` one in
 * letters that are no unit of these, such as 「100 ppm」.
 */
export type Dimension =
  | 'time'
  | 'frequency'
  | 'age'
  | 'year'
  | 'money'
  | 'share'
  | 'multiple'
  | 'ratio'
  | 'temperature'
  | 'angle'
  | 'weight'
  | 'volume'
  | 'length'
  | 'speed'
  | 'size'
  | 'area'
  | 'energy'
  | 'power'
  | 'light'
  | 'sound'
  | 'pressure'
  | 'data'
  | 'scale'
  | 'other'
  | 'count'
  | 'number'

/** Times are converted to seconds. */
export const SECONDS_A_DAY = 86_400

/** The unit of times in working days. How many days or seconds these are depends on the calendar. */
export const WORKING_DAY = 'working day'

/** How a text hedges a figure: 「約」, 「以上」, 「以下」, or not at all. */
export type Bound = 'exact' | 'about' | 'least' | 'most'

/** How a text words that a figure is a limit. */
interface LimitWords {
  /** What stands before and after the figure: 「未滿」 18 歲, 3 天 「內」. One of both may be empty. */
  readonly before: string
  readonly after: string
  /** Whether the number itself is not allowed: 「未滿 18 歲」, unlike 「18 歲以下」. */
  readonly isStrict: boolean
}

/** A figure that was read from a text. `text` is the slice from `start` to `end` of that text. */
export interface Figure {
  readonly dimension: Dimension
  /**
   * The unit of `value`, `low` and `high`: seconds or working days, times a day, years, a currency (`TWD`, `USD` …), percent, °C, °,
   * grams, millilitres, metres, metres a second, square metres, kilocalories, watts, lux or lumens, decibels, pascals, bytes; for a
   * count the measure word itself; for a scale its name (`r`); for others the letters (`ppm`); for a size all its sides
   * (`1.2×0.6 m`), of which there is one. Only figures of the same unit can be compared.
   */
  readonly unit: string
  /**
   * The reference of the value: 「月」 in 「每月 300 元」, 「坪·月」 in 「每月每坪 60 元」; empty when there is none. The value of a speed is
   * for a second, whatever it is told for.
   */
  readonly per: string
  /** The number itself; the middle of a range. */
  readonly value: number
  /** Ends of the range, both included: `low` is −∞ for 「N 以下」, `high` ∞ for 「N 以上」. */
  readonly low: number
  readonly high: number
  readonly bound: Bound
  /** Missing for a figure that is no limit. */
  readonly limit?: LimitWords
  readonly text: string
  readonly start: number
  readonly end: number
}
