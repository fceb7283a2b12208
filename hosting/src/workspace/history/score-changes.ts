import type { HistoryItem } from '@gaplens/contracts/analysis/requests'

/**
 * For each run, by id, the change of its coverage score since the previous run of the same keyword and address that was made alike;
 * else the change would not be the page's. The list tells how a run was made only by its quality, which is lower without a model or
 * an AI Overview, and by the number of pages that its summary counts; the comparison of two runs names the sources. A run without
 * such a previous one in the list, or without a score, has no entry.
 * @param items in any order
 */
export function scoreChanges(items: readonly HistoryItem[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>()
  const last = new Map<string, number>()
  for (const item of [...items].sort((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    if (item.coverageScore === null) continue
    const { targetKeyword, userPageUrl, qualityScore, summary } = item
    const made = JSON.stringify([targetKeyword, userPageUrl, qualityScore, summary.match(/\d+ 個可比/)])
    const score = Math.round(item.coverageScore)
    const before = last.get(made)
    if (before !== undefined) changes.set(item.id, score - before)
    last.set(made, score)
  }
  return changes
}
