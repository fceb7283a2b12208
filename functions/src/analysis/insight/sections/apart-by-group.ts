import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { figureKey, type ReportedValue, reportedValues, valueKey } from '../facts/reported-values.ts'
import type { View } from '../facts/view.ts'
import { figureWords } from './words-around-figure.ts'

/** A group of people of whom a figure holds: 「沒症狀的人」, 「孕婦」. */
const GROUP = /[沒有無](?:\p{Script=Han}{0,4})(?:症狀|病史|病|過敏)的人|患者|病人|兒童|孩童|孕婦|長者|老人/u

/** A kind that a clause names in Latin letters: 「LED 燈泡是三年」. */
const NAMED_KIND = /(?<![\p{Script=Latin}\d])\p{Lu}[\p{Script=Latin}\d-]+/u

/** A value with the pages that give it for a group of people, or for a kind that the others do not name, apart from these: the words of one page do not hold for the other. */
export function apartByGroup(view: View, value: ReportedValue): ReportedValue[] {
  const groupOf = ({ passageId }: FigureGroup['figures'][number]) => {
    const quote = view.passage(passageId)?.quote ?? ''
    const group = GROUP.exec(figureWords(quote, value.shown) ?? '')?.[0]
    return group ?? NAMED_KIND.exec(clauseWith(quote, value.shown))?.[0] ?? ''
  }
  const stated = value.figures.filter(({ pageId }) => pageId === null)
  const given = value.figures.filter(({ pageId }) => pageId !== null)
  const groups = Map.groupBy(given, groupOf)
  return groups.size < 2
    ? [value]
    : [...groups.values()].flatMap((own, at) => reportedValues(view, at === 0 ? [...own, ...stated] : own))
}

/** The part of a text between semicolons and full stops that gives a value. */
function clauseWith(text: string, shown: string): string {
  const parts = text.split(/[；。;\n]/u)
  return parts.find((part) => readFigures(part).some((each) => figureKey(each) === valueKey(shown))) ?? ''
}
