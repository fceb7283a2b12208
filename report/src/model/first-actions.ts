import { TIERS } from '../../../contracts/src/report.ts'
import { STRATEGY_TEXT } from '../text/report-text.ts'
import { actionId } from './action-id.ts'
import type { ReportModel } from './report-model.ts'

const FIRST_ACTIONS = 3

/** The three things to do first, with the place in the report where each is set out. */
export function firstActions({ result }: ReportModel) {
  return TIERS.flatMap((tier) =>
    (result.strategyAndPlan?.[tier] ?? []).map((item, index) => ({
      id: actionId(tier, index),
      label: `${STRATEGY_TEXT.tiers[tier].label}-${index + 1}`,
      text: item.recommendation,
    })),
  ).slice(0, FIRST_ACTIONS)
}
