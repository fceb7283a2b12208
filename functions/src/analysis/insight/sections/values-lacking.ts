import { figuresMeet } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { traditionalOf } from '@gaplens/text/simplified'

/** What only counts what is told: 「以下三種」, 「一半剁碎」. */
const COUNTS = /[種項款類點個半]$/u

/** The figures of a text that another does not give: the row that bears out a price at night has none by day. */
export function valuesLackingIn(told: string, text: string): string[] {
  const read = traditionalOf(told) ?? told
  const sought = readFigures(text).filter((value) => !COUNTS.test(value.text) && !read.includes(value.text))
  // Whole pages are long to read, and mostly say the figure in the same characters.
  if (sought.length === 0) return []
  const given = readFigures(read)
  const lacking = sought.filter((value) => !given.some((each) => figuresMeet(value, each)))
  return [...new Set(lacking.map((value) => value.text))]
}
