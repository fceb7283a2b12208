import type { Evidence, StrategyItem, Tier } from '@gaplens/contracts/report'
import { TIERS } from '@gaplens/contracts/report'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import type { Insight } from '../types.ts'
import type { CheckedBody } from './check.ts'

/**
 * Puts the model's checked text over the fallback's. The fallback keeps what is observed: evidence, signals, tiers,
 * structured data, and every text the model did not write. `inferredFields` says which texts are the model's.
 */
export function mergeAnswer(fallback: Insight, body: CheckedBody, view: View): Insight {
  const inferred: string[] = []
  const take = (field: string, written: string | null | undefined, observed: string): string => {
    if (written == null) return observed
    inferred.push(field)
    return oneLine(written)
  }
  /** What is observed, such as figures on which the sources disagree, stands before what the model adds. */
  const add = (field: string, written: string | null | undefined, observed: string): string =>
    written == null ? observed : take(field, `${observed}${written}`, observed)
  const websiteAssessment = {
    ...fallback.websiteAssessment,
    contentSummary: take(
      'websiteAssessment.contentSummary',
      body.contentSummary,
      fallback.websiteAssessment.contentSummary,
    ),
    contentGaps: fallback.websiteAssessment.contentGaps.map((observed, at) => {
      const topicId = view.gaps[at]?.topicId
      const written = body.gaps.find((gap) => gap.topicId === topicId)?.text
      return add(`websiteAssessment.contentGaps[${at}]`, written, observed)
    }),
  }
  const aiOverviewAnalysis = {
    ...fallback.aiOverviewAnalysis,
    summary: add('aiOverviewAnalysis.summary', body.overviewSummary, fallback.aiOverviewAnalysis.summary),
  }
  const citedSourceAnalysis = fallback.citedSourceAnalysis.map((observed, at) => {
    const written = body.sources.find((source) => source.pageId === view.others[at]?.id)
    return {
      ...observed,
      contentSummary: take(
        `citedSourceAnalysis[${at}].contentSummary`,
        written?.contentSummary,
        observed.contentSummary,
      ),
      contribution: take(
        `citedSourceAnalysis[${at}].contribution`,
        written?.contribution,
        observed.contribution,
      ),
    }
  })
  const strategyAndPlan = { ...fallback.strategyAndPlan }
  for (const tier of TIERS)
    strategyAndPlan[tier] = strategyAndPlan[tier].map((observed, index) =>
      actionText(body, fallback.evidence.actions, tier, index, observed, inferred),
    )
  return {
    ...fallback,
    websiteAssessment,
    aiOverviewAnalysis,
    citedSourceAnalysis,
    strategyAndPlan,
    evidence: { ...fallback.evidence, inferredFields: inferred },
  }
}

/** The prompt stays ours: what a model wrote to another model cannot be checked. */
function actionText(
  body: CheckedBody,
  actions: Evidence['actions'],
  tier: Tier,
  index: number,
  observed: StrategyItem,
  inferred: string[],
): StrategyItem {
  const topicId = actions.find((action) => action.tier === tier && action.index === index)?.topicId
  const written = body.actions.find((action) => action.topicId === topicId)
  if (topicId === null || topicId === undefined || written === undefined) return observed
  inferred.push(`strategyAndPlan.${tier}[${index}]`)
  return { ...observed, recommendation: oneLine(`${observed.recommendation}${written.recommendation}`) }
}
