import type { CoverageLevel } from '@gaplens/contracts/report'
import type { Row } from './rows.ts'
import type { StatementSupport } from './statement-support.ts'

/** How far a page may be said to bear out a statement that treats the statement's topic this far. */
const AT_MOST: Record<CoverageLevel, readonly StatementSupport['level'][]> = {
  covered: ['found', 'partly', 'unverified'],
  touched: ['partly', 'unverified'],
  absent: ['unverified'],
}

/** How far the user's page treats the topic of each statement, by the statement's id. */
export function userTopicLevels(rows: readonly Row[], userId: string): ReadonlyMap<string, CoverageLevel> {
  return new Map(
    rows.flatMap(({ topic, cells }) => {
      const own = cells.find(({ verdict }) => verdict.pageId === userId)
      return topic.statements.map(({ id }): [string, CoverageLevel] => [id, own?.level ?? 'absent'])
    }),
  )
}

/**
 * What may be said of the user's page and a statement. A page that Google cites probably says what it is cited for, so few
 * shared words are enough there; the user's page is cited for nothing, and a statement of a topic that it does not treat
 * is not found on it, whatever words they share. So no two parts of a report disagree.
 */
export function capByCoverage(support: StatementSupport, own: CoverageLevel | undefined): StatementSupport {
  const allowed = AT_MOST[own ?? 'absent']
  if (allowed.includes(support.level)) return support
  const level = allowed[0] ?? 'unverified'
  return { ...support, level, unit: level === 'unverified' ? null : support.unit }
}
