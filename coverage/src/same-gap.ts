import { readFigures } from '@gaplens/text/figures/read-figures'
import type { Quote } from './corpus/quote.ts'
import type { Row } from './rows.ts'
import { cutWords } from './topics/clauses.ts'

/** Two gaps are the same if they share at least this part of their quotes. */
const SAME_QUOTES = 0.5

/** As much of a gap as tells whether another is the same. */
interface ComparedGap {
  readonly row: Row
  readonly judgeIsCertain: boolean
  /** The main passage of each page that covers it. */
  readonly all: readonly Quote[]
}

/**
 * Whether two gaps are one: half of their quotes are the same, or a quote and nearly the name. What the AI Overview states apart under
 * other names is never one.
 */
export function isSameGap(one: ComparedGap, other: ComparedGap): boolean {
  const before = new Set(one.all.map(({ id }) => id))
  const shared = other.all.filter(({ id }) => before.has(id)).length
  const fewer = Math.min(before.size, other.all.length)
  const isOneName = sameName(one.row.topic.name, other.row.topic.name, shared > 0)
  if (one !== other && !isOneName && [one, other].every(({ row }) => row.topic.statements.length > 0))
    return false
  // Two topics that a judge distinguished are one gap only if all their quotes are the same, or their names.
  if (one.judgeIsCertain && other.judgeIsCertain)
    return areNamesakes(one.row.topic.name, other.row.topic.name) || (shared > 0 && shared >= fewer)
  return isOneName || (shared > 0 && shared >= SAME_QUOTES * fewer)
}

/** What a name may have beside its figure without naming something else: 「起」, 「約」, 「以上」. */
const BESIDE_FIGURE_MAX = 2

/** Whether two names differ in fillers only, or one contains the other and they quote the same, or only a figure is added to it. */
function sameName(one: string, other: string, quoteTheSame: boolean): boolean {
  if (areNamesakes(one, other)) return true
  const [shorter = '', longer = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  if (shorter === '' || !longer.includes(shorter)) return false
  return quoteTheSame || (!/\d/u.test(shorter) && addsOnlyFigure(shorter, longer))
}

/** What stands between the things that a name names together: 「取消與退款」. */
const TOGETHER = /[與和及、]/u

/** Whether two names differ in fillers or in the order of their words only, or one names the other beside something else. */
function areNamesakes(one: string, other: string): boolean {
  const [a, b] = [withoutFillers(one), withoutFillers(other)]
  const inOrder = (name: string) => cutWords(name).toSorted().join(' ')
  const names = (list: string, name: string) => list !== name && list.split(TOGETHER).includes(name)
  return a === b || names(a, b) || names(b, a) || (a.length === b.length && inOrder(a) === inOrder(b))
}

/** A name without what adds nothing to it: 「行李的重量」, 「行李重量分級」. */
function withoutFillers(name: string): string {
  return name.replace(/的|(?<=..)(?:分級|相關)$|^相關(?=..)/gu, '')
}

/** Whether a name is another and a figure with its unit: 「悶蒸」, 「悶蒸 30 秒」. A bare number can name another thing: 「X 200」. */
function addsOnlyFigure(shorter: string, longer: string): boolean {
  const figures = readFigures(longer).filter(({ unit }) => unit !== '')
  const added = figures.reduce((rest, { text }) => rest.replace(text, ''), longer).replace(shorter, '')
  return figures.length > 0 && added.trim().length <= BESIDE_FIGURE_MAX
}
