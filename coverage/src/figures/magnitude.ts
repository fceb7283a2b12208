import type { FigureClaim } from './figure-claims.ts'

/** Figures whose ratio exceeds this measure different quantities whatever the words say: minutes and weeks. */
const MAGNITUDE_RATIO = 12

/** Whether even the nearest ends of two figures differ by more than a ratio. An open end counts as its value. */
export function differInMagnitude(
  { figure: a }: Pick<FigureClaim, 'figure'>,
  { figure: b }: Pick<FigureClaim, 'figure'>,
  ratio = MAGNITUDE_RATIO,
): boolean {
  if (a.dimension === 'temperature') return false
  const ends = ({ low, high, value }: FigureClaim['figure']) =>
    Number.isFinite(low) && Number.isFinite(high) ? { low, high } : { low: value, high: value }
  const [small, large] = a.value < b.value ? [ends(a), ends(b)] : [ends(b), ends(a)]
  return small.high > 0 && large.low / small.high > ratio
}
