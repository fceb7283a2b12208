import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { OVERVIEW, reportedValues, writtenValue } from '../facts/reported-values.ts'
import type { View } from '../facts/view.ts'
import type { NameOf } from './prompt-names.ts'

/** Most values that a sentence of a gap lists. */
const VALUES_MAX = 3

/** A value as it is shown, the first figure in it, and who gives it. */
interface GivenValue {
  readonly shown: string
  readonly figure: Figure | undefined
  readonly who: readonly string[]
}

/**
 * The values of a group, each with all that give it: 「3 年：[1]、[4]；8 年：AI Overview」. A reader weighs the values by whose they are,
 * and a cited page may bear out the AI Overview. Empty where nobody but the user's page gives one.
 */
export function valuesByGiver(view: View, { figures }: FigureGroup, nameOf?: NameOf): string {
  const values = onceEach(
    reportedValues(view, figures, nameOf).map((value): GivenValue => {
      const shown = writtenValue(view, value)
      return { shown, figure: readFigures(value.shown)[0], who: value.who }
    }),
  )
  // The AI Overview's value comes first: it is what readers of Google see.
  const isOfOverview = ({ who }: GivenValue) => who.includes(OVERVIEW)
  values.sort((a, b) => Number(isOfOverview(b)) - Number(isOfOverview(a)))
  const listed = values.slice(0, VALUES_MAX).map(({ shown, who }) => `${shown}：${who.join('、')}`)
  const rest = values.length - listed.length
  return [...listed, ...(rest > 0 ? [`另有 ${rest} 個數字`] : [])].join('；')
}

/** Values of one number as one, in the words of the first: 「28,000 元起」 after 「28,000 元」 is no third saying. */
function onceEach(values: readonly GivenValue[]): GivenValue[] {
  return values.flatMap((value, at) => {
    if (values.slice(0, at).some((earlier) => sayOne(earlier, value))) return []
    const alike = values.slice(at).filter((other) => other === value || sayOne(value, other))
    return [{ ...value, who: [...new Set(alike.flatMap(({ who }) => who))] }]
  })
}

function sayOne(a: GivenValue, b: GivenValue): boolean {
  if (a.figure === undefined || b.figure === undefined) return a.shown === b.shown
  // 「3 個月以上」 and 「3 個月以內」 are two.
  const meet =
    a.figure.bound === b.figure.bound || [a.figure, b.figure].some(({ bound }) => bound === 'exact')
  return meet && sameNumber(a.figure, b.figure)
}

function sameNumber(a: Figure, b: Figure): boolean {
  return a.unit === b.unit && a.per === b.per && a.value === b.value
}
