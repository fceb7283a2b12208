import type { Tier } from '@gaplens/contracts/analysis/report'

/** The id of one action inside the report. */
export function actionId(tier: Tier, index: number): string {
  return `action-${tier.slice(0, 2)}-${index + 1}`
}
