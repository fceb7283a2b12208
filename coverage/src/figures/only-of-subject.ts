import { memoize } from '@gaplens/text/memoize'
import { compareConditions } from './compare-conditions.ts'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { contentCharacters } from './shared-words.ts'

/** Dimensions in which something has one least value: for how long, or which part. */
const WITH_LEAST = new Set(['time', 'share'])
/** For how long a day: 「每天開燈 6 小時」. */
const DAILY = /(?:每[天日]|[一1]天)[^，。；、,.;\d]{0,5}$/u
/** How often something is done ends with how many times: 「每半年檢查一次」. What can be asked for every half year is no such habit. */
const TIMES = /[次回趟遍]$/u
/** The last of several numbers that count weeks or months: 「第 4、8、12 週」. */
const LAST_OF_LIST = /[\d一二三四五六七八九十]\s?[、,]\s?$/u
/** What is done stands in the figure or right behind it: 「兩年放一次水」, 「每年一次回來重測」. */
const BEHIND = /^[^，。；、,.;]{0,5}/u
/** Characters that count or time. */
const COUNTING = /[每一二三四五六七八九十兩半年月週周天日季次回趟遍個數可要應得再]/u

/**
 * Whether two figures measure one thing because each is the only one of its kind that its page gives on one subject of the coverage table:
 * how often something is done (「每半年放一次水」, 「兩年放一次水」), for how long a day, or the least time or part (「至少開一小時」, 「至少行駛 30 分鐘」).
 */
export function areOnlyOfSubject(
  a: PreparedClaim,
  b: PreparedClaim,
  { all, keyword }: { readonly all: readonly PreparedClaim[]; readonly keyword: string },
): boolean {
  const kind = kindOf(a)
  if (kind === null || kind !== kindOf(b) || !shareSubject(a, b)) return false
  if (compareConditions(a.claim, b.claim) === 'differ') return false
  const isOnly = (one: PreparedClaim) =>
    all.filter(
      (each) =>
        each.claim.sourceId === one.claim.sourceId && kindOf(each) === kind && shareSubject(each, one),
    ).length === 1
  if (!isOnly(a) || !isOnly(b)) return false
  const theirs = doneIn(b)
  return (
    kind.startsWith('least') || [...doneIn(a)].some((each) => theirs.has(each) && !keyword.includes(each))
  )
}

/** Of which kind a page may give one figure only: a frequency, or a least value of a dimension. It is read once, though every pair asks. */
const kindOf = memoize(({ claim: { figure, bare }, limits }: PreparedClaim): string | null => {
  if (figure.dimension === 'frequency') return figure.dimension
  if (figure.dimension === 'time' && DAILY.test(bare.slice(0, figure.start))) return 'time a day'
  return limits.lower === 'stated' && WITH_LEAST.has(figure.dimension) ? `least ${figure.dimension}` : null
})

/** The characters of what is done so often, or so long a day. */
function doneIn({ claim: { figure, bare, sentence, clause } }: PreparedClaim): ReadonlySet<string> {
  const isHabit = TIMES.test(figure.text) && !LAST_OF_LIST.test(sentence.slice(0, figure.start))
  if (figure.dimension === 'frequency' && !isHabit) return new Set()
  const said = isHabit ? `${figure.text} ${BEHIND.exec(bare.slice(figure.end))?.[0] ?? ''}` : clause
  return new Set([...contentCharacters(said)].filter((each) => !COUNTING.test(each)))
}
