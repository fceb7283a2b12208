import type { SystemFigures } from '@gaplens/contracts/admin/stats'

/**
 * The known part of the cost. Parts without a price are left out, and the panel says so; where nothing else is left, the
 * cost is not zero but unknown.
 */
export function knownCost({
  searchCostUsd,
  modelCostUsd,
}: Pick<SystemFigures, 'searchCostUsd' | 'modelCostUsd'>): number | null {
  const known = (searchCostUsd ?? 0) + (modelCostUsd ?? 0)
  return known === 0 && (searchCostUsd === null || modelCostUsd === null) ? null : known
}
