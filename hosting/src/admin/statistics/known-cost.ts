import type { SystemFigures } from '@gaplens/contracts/stats'

/** What is known of the cost: parts without a price are left out, and the panel's note says so. */
export function knownCost({ searchCostUsd, modelCostUsd }: SystemFigures): number | null {
  if (searchCostUsd === null && modelCostUsd === null) return null
  return (searchCostUsd ?? 0) + (modelCostUsd ?? 0)
}
