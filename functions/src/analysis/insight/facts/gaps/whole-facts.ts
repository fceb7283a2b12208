import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'

/** A fact of a page. */
interface Told {
  readonly fact: Pick<BriefFact, 'text' | 'pageId'>
}

/** Facts with others behind them. Another that begins or ends with a fact of its page takes its place. */
export function withWhole<T extends Told>(facts: readonly T[], others: readonly T[]): T[] {
  const holds = ({ fact: whole }: T, { fact: part }: T) =>
    whole.pageId === part.pageId && whole.text !== part.text && whole.text.includes(part.text)
  const placed = facts.map((each) => others.find((other) => holds(other, each)) ?? each)
  return [...new Set([...placed, ...others])].filter(
    (each, _, all) => !all.some((other) => holds(other, each)),
  )
}
