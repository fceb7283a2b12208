import { readFigures } from '@gaplens/text/figures/read-figures'

/**
 * Whether two values are one number in other words: 「28,000 元起」 after 「28,000 元」 is no further saying. 「3 個月以上」 and 「3 個月以內」 are
 * two.
 */
export function sayOneNumber(a: string, b: string): boolean {
  const [[one], [other]] = [readFigures(a), readFigures(b)]
  if (one === undefined || other === undefined) return a === b
  const meet = one.bound === other.bound || [one, other].some(({ bound }) => bound === 'exact')
  return meet && one.unit === other.unit && one.per === other.per && one.value === other.value
}

/**
 * Groups of values with those of one number put together, at the place of the first. Where all are of one number only their limits differ,
 * and they stay apart.
 */
export function joinedByNumber<Value extends { readonly shown: string }>(
  groups: readonly (readonly Value[])[],
): readonly (readonly Value[])[] {
  const joined: Value[][] = []
  for (const group of groups) {
    const shown = group[0]?.shown ?? ''
    const known = joined.find(([first]) => first !== undefined && sayOneNumber(first.shown, shown))
    if (known) known.push(...group)
    else joined.push([...group])
  }
  return joined.length > 1 ? joined : groups
}
