import type { Figure } from './figure.ts'
import { YEAR } from './units.ts'

/** An age as the time since birth, in seconds: 「滿 1 歲」 and 「12 個月以上」 are one. Other figures stay as they are. */
export function ageAsTime(figure: Figure): Figure {
  if (figure.dimension !== 'age') return figure
  return { ...figure, dimension: 'time', unit: 's', low: figure.low * YEAR, high: figure.high * YEAR }
}
