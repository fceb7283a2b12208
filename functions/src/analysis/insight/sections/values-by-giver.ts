import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import {
  OVERVIEW,
  type ReportedValue,
  reportedValues,
  sideOf,
  writtenValue,
} from '../facts/reported-values.ts'
import type { View } from '../facts/view.ts'
import { joinNames, type NameOf } from './prompt-names.ts'

/** Most values that a sentence of a gap lists. */
const VALUES_MAX = 3

/**
 * The values of a group, each with all that give it: 「3 年：[1]、[4]；8 年：AI Overview」. A reader weighs the values by whose they are,
 * and a cited page may bear out the AI Overview. Empty where nobody but the user's page gives one.
 */
export function valuesByGiver(view: View, { figures }: FigureGroup, nameOf?: NameOf): string {
  const values = reportedValues(view, figures, nameOf)
  // The AI Overview's value comes first: it is what readers of Google see.
  const isOfOverview = ({ who }: ReportedValue) => who.includes(OVERVIEW)
  values.sort((a, b) => Number(isOfOverview(b)) - Number(isOfOverview(a)))
  const listed = values
    .slice(0, VALUES_MAX)
    .map((value) => `${writtenValue(view, value)}：${joinNames(value.who)}`)
  const rest = values.length - listed.length
  return [
    ...listed,
    ...(rest > 0 ? [`另有 ${rest} 個數字`] : []),
    ...severalGivenBy(view, values, nameOf),
  ].join('；')
}

/** That a page gives more than one of the values: each then holds under a condition, and none denies the other. */
function severalGivenBy(view: View, values: readonly ReportedValue[], nameOf?: NameOf): string[] {
  const pages = values.flatMap(({ figures }) => [...new Set(figures.flatMap(({ pageId }) => pageId ?? []))])
  const several = [...new Set(pages.filter((pageId, at) => pages.indexOf(pageId) !== at))]
  if (several.length === 0) return []
  const names = joinNames(several.map((pageId) => nameOf?.(pageId) ?? sideOf(view, pageId)))
  return [`其中${/^\p{Script=Han}/u.test(names) ? '' : ' '}${names} 寫了不只一個，各有條件`]
}
