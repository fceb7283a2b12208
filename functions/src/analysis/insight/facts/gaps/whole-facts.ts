import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'

/** A fact of a page, with the number of table rows that it states. */
interface Told {
  readonly fact: Pick<BriefFact, 'text' | 'pageId'>
  readonly rows?: number
}

/** Facts with others behind them. Another that begins or ends with a fact of its page, or is the table of its row, takes its place. */
export function withWhole<T extends Told>(facts: readonly T[], others: readonly T[]): T[] {
  const holds = (whole: T, part: T) =>
    whole.fact.pageId === part.fact.pageId &&
    whole.fact.text !== part.fact.text &&
    (whole.fact.text.includes(part.fact.text) || isRowOf(part, whole))
  const placed = facts.map((each) => others.find((other) => holds(other, each)) ?? each)
  return [...new Set([...placed, ...others])].filter(
    (each, _, all) => !all.some((other) => holds(other, each)),
  )
}

/** Whether a row is one of a table, which writes its columns otherwise: 「乙（費用：600 元）」 of 「甲：500 元；乙：600 元」. */
function isRowOf({ fact: row, rows = 0 }: Told, { fact: table, rows: all = 0 }: Told): boolean {
  const [label = ''] = row.text.split(/[（(：:]/u)
  const numbers = row.text.match(/\d[\d,.]*/gu) ?? []
  const has = (each: string) => table.text.includes(each)
  return rows === 1 && all > 1 && numbers.length > 0 && has(label.trim()) && numbers.every(has)
}
