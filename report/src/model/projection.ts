import type { CoverageLevel, Topic } from '../../../contracts/src/report.ts'

/** What a topic's weight counts at each level: the formula of `coverageScore`. */
const VALUE: Record<CoverageLevel, number> = { covered: 1, touched: 0.5, absent: 0 }

/**
 * A page's coverage score, 0–100, were it to cover the topics of `done` too: 100 × Σ weight × (1 covered, ½ touched).
 * With none done it is the page's score as it is.
 */
export function projectedScore(topics: readonly Topic[], pageId: string, done: ReadonlySet<string>): number {
  const share = topics.reduce((sum, topic) => {
    const level = topic.cells.find((cell) => cell.pageId === pageId)?.level ?? 'absent'
    return sum + topic.weight * (done.has(topic.id) ? 1 : VALUE[level])
  }, 0)
  return Math.min(100, Math.round(share * 100))
}
