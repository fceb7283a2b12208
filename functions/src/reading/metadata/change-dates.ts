import {
  type DatedSource,
  dateIn,
  firstTimes,
  fromItems,
  fromMetas,
  kindOfTime,
  lineBefore,
  ownSegments,
  timeOf,
} from './dated-source.ts'
import { first, type Rule } from './first-rule.ts'
import { META_NAMES } from './meta-names.ts'
import { writtenDates } from './written-dates.ts'

/** When the page says it was last changed; ISO 8601, null when it does not say. */
export function modifiedOf(input: DatedSource): string | null {
  return first(MODIFIED_RULES, input)
}

const DIGIT = /\d/
const MAX_CHARS = 160
/** Labels that stand before a date in any form, of other languages too: "Last updated: March 5, 2026". */
const LABELLED =
  /(?:最後更新|最近更新|更新日期|更新時間|更新於|更新(?=\s?(?:19|20)\d\d)|修[改訂]日期|最后更新|更新时间|更新日|last (?:updated|modified|reviewed)|updated)\s*(?:on)?\s*[:：|｜]?\s*(.{6,40})/i

const MODIFIED_RULES: ReadonlyArray<Rule<DatedSource, string>> = [
  fromItems('dateModified'),
  fromMetas(META_NAMES.modified),
  (input) => {
    const changed = firstTimes(input.source).find((element) => kindOfTime(element, input) === 'changed')
    return changed === undefined ? null : timeOf(changed, input)
  },
  (input) => {
    const own = ownSegments(input).length
    for (const [index, { text }] of input.segments.entries()) {
      if (text.length > MAX_CHARS || !DIGIT.test(text)) continue
      const date = writtenChange(input, index, index < own) ?? dateIn(LABELLED.exec(text)?.[1] ?? '', input)
      if (date !== null) return date
    }
    return null
  },
]

/** The date of a change in a line. What others wrote, after the page's own text, needs a label: 「2026/3/5 更新」 may be theirs. */
function writtenChange(input: DatedSource, index: number, isOwn: boolean): string | null {
  const text = input.segments[index]?.text ?? ''
  const changed = writtenDates(text, lineBefore(input, index)).find(
    ({ kind, isBehind }) => kind === 'changed' && (isOwn || !isBehind),
  )
  return changed === undefined ? null : dateIn(changed.date, input)
}
