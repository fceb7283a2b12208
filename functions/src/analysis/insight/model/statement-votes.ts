import type { JudgedSupport } from '@gaplens/coverage/table/coverage-table'

type Support = readonly JudgedSupport[]

/** A statement, and the pages on which two answers differ about it. */
export interface DisputedStatement {
  readonly statementId: string
  readonly pageIds: readonly string[]
}

/** What at least so many answers say counts. */
const MOST = 2

/** The statements that two answers do not find alike on a page. None if an answer finds nothing at all: then there is only the other. */
export function disputedStatements(one: Support, other: Support): DisputedStatement[] {
  if (one.length === 0 || other.length === 0) return []
  const pages = new Map<string, string[]>()
  for (const [{ statementId, pageId, level }, ...more] of byPage([one, other]))
    if (!more.some((each) => each.level === level))
      pages.set(statementId, [...(pages.get(statementId) ?? []), pageId])
  return [...pages].map(([statementId, pageIds]) => ({ statementId, pageIds }))
}

/**
 * The statements that most answers find on a page: wholly if most say so, otherwise in part. If only one answer finds anything, it
 * counts alone.
 * @param answers two, and a third one if it was asked about what these dispute
 */
export function foundByMost(answers: readonly Support[]): Support {
  const given = answers.filter((answer) => answer.length > 0)
  if (given.length < MOST) return given.flat()
  return byPage(given).flatMap((votes) => {
    if (votes.length < MOST) return []
    const whole = votes.filter(({ level }) => level === 'found')
    const [first] = whole.length >= MOST ? whole : votes.filter(({ level }) => level === 'partly')
    return first ?? []
  })
}

/** What the answers say of each statement and page that any of them finds. */
function byPage(answers: readonly Support[]): [JudgedSupport, ...JudgedSupport[]][] {
  const found = new Map<string, [JudgedSupport, ...JudgedSupport[]]>()
  for (const answer of answers)
    for (const each of new Map(answer.map((one) => [keyOf(one), one])).values()) {
      const before = found.get(keyOf(each))
      found.set(keyOf(each), before === undefined ? [each] : [...before, each])
    }
  return [...found.values()]
}

function keyOf({ statementId, pageId }: JudgedSupport): string {
  return `${statementId} ${pageId}`
}
