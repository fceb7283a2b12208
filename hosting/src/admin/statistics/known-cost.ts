import type { SystemFigures } from '@gaplens/contracts/stats'

/** The known part of the cost. Parts without a price are left out, and the panel says so. */
export function knownCost({ searchCostUsd, modelCostUsd }: SystemFigures): number | null {
  if (searchCostUsd === null && modelCostUsd === null) return null
  return (searchCostUsd ?? 0) + (modelCostUsd ?? 0)
}
