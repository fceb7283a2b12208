import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { sayingsOf } from '../facts/sayings.ts'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { SAYINGS_MAX } from './figure-notes.ts'

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
  const sayings = sayingsOf(view, figures).slice(0, SAYINGS_MAX)
  const [old, current] = [true, false].map((isOld) =>
    sayings.filter(({ outdated }) => outdated === isOld),
  ) as [typeof sayings, typeof sayings]
  if (old.length === 0 || current.length === 0) return ''
  const newer = current.every(({ pages }) => pages === 0) ? 'AI Overview ' : '較新的'
  return `較舊的來源寫${listed(old)}，${newer}寫${listed(current)}`
}

/** The values in a sentence, behind a Chinese character. */
function listed(sayings: ReturnType<typeof sayingsOf>): string {
  const list = sayings.map(({ shown }) => oneLine(shown)).join('、')
  return HAN_FIRST.test(list) ? list : ` ${list}`
}
