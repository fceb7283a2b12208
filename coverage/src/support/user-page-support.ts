import type { CoverageLevel } from '@gaplens/contracts/analysis/report'
import type { Row } from '../rows.ts'
import type { StatementSupport } from './statement-parts.ts'

/** The levels of support that may be reported for a page, by how far it covers the statement's topic. */
const ALLOWED: Record<CoverageLevel, readonly StatementSupport['level'][]> = {
  covered: ['found', 'partly', 'unverified'],
  touched: ['partly', 'unverified'],
  absent: ['unverified'],
}

/** How far the user's page covers the topic of each statement, by the statement's id. */
export function userTopicLevels(rows: readonly Row[], userId: string): ReadonlyMap<string, CoverageLevel> {
  return new Map(
    rows.flatMap(({ topic, cells }) => {
      const own = cells.find(({ verdict }) => verdict.pageId === userId)
      return topic.statements.map(({ id }): [string, CoverageLevel] => [id, own?.level ?? 'absent'])
    }),
  )
}

/**
 * Limits the support of a statement by the user's page to what the coverage of its topic allows. A page that Google cites
 * probably says what it is cited for, so few shared words are enough there. The user's page is not cited; on it a statement is not
 * found if its topic is not covered, whatever words they share. So the parts of a report do not contradict each other.
 * @param own how far the user's page covers the statement's topic
 */
export function capByCoverage(support: StatementSupport, own: CoverageLevel | undefined): StatementSupport {
  const allowed = ALLOWED[own ?? 'absent']
  const level = allowed.includes(support.level) ? support.level : (allowed[0] ?? 'unverified')
  return { ...support, level, unit: level === 'unverified' ? null : support.unit }
}
