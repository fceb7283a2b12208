import type { HistoryItem } from '@gaplens/contracts/analysis/requests'

/**
 * For each run, by id, the change of its coverage score since the previous run of the same keyword and address. A run without a
 * previous one in the list, or without a score, has no entry.
 * @param items in any order
 */
export function scoreChanges(items: readonly HistoryItem[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>()
  const last = new Map<string, number>()
  for (const item of [...items].sort((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    if (item.coverageScore === null) continue
    const page = JSON.stringify([item.targetKeyword, item.userPageUrl])
    const score = Math.round(item.coverageScore)
    const before = last.get(page)
    if (before !== undefined) changes.set(item.id, score - before)
    last.set(page, score)
  }
  return changes
}
