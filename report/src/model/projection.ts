import { COVERAGE_CREDIT } from '@gaplens/contracts/analysis/coverage-credit'
import type { Topic } from '@gaplens/contracts/analysis/report'

/**
 * A page's coverage score, 0–100, if it also covered the topics in `done`: 100 × Σ weight × (1 if covered, ½ if touched).
 * If `done` is empty, it is the page's present score.
 */
export function projectedScore(topics: readonly Topic[], pageId: string, done: ReadonlySet<string>): number {
  const share = topics.reduce((sum, topic) => {
    const level = topic.cells.find((cell) => cell.pageId === pageId)?.level ?? 'absent'
    return sum + topic.weight * (done.has(topic.id) ? 1 : COVERAGE_CREDIT[level])
  }, 0)
  return Math.min(100, Math.round(share * 100))
}
