import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { reportedValues } from '../facts/reported-values.ts'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { VALUES_MAX } from './figure-notes.ts'

const HAN_FIRST = /^\p{Script=Han}/u

/** The groups of figures on which sources differ only because some are outdated: nobody contradicts anybody. */
export function renewedGroups(view: View): FigureGroup[] {
  return view.input.coverage.report.figures.filter(
    (group) => group.onlyOutdatedDiffers && renewalOf(view, group) !== '',
  )
}

/**
 * What older sources give and what newer ones do: 「較舊的來源寫 147,000 元，較新的寫 156,000 元」. Empty when no source but the user's page gives
 * one of both.
 */
export function renewalOf(view: View, { figures }: FigureGroup): string {
  const values = reportedValues(view, figures).slice(0, VALUES_MAX)
  const [old, current] = [true, false].map((isOld) =>
    values.filter(({ outdated }) => outdated === isOld),
  ) as [typeof values, typeof values]
  if (old.length === 0 || current.length === 0) return ''
  const newer = current.every(({ pages }) => pages === 0) ? 'AI Overview ' : '較新的'
  return `較舊的來源寫${listed(old)}，${newer}寫${listed(current)}`
}

/** The values in a sentence, behind a Chinese character. */
function listed(values: ReturnType<typeof reportedValues>): string {
  const list = values.map(({ shown }) => oneLine(shown)).join('、')
  return HAN_FIRST.test(list) ? list : ` ${list}`
}
