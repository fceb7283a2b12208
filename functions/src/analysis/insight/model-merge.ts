import type { Evidence, StrategyItem, Tier } from '@gaplens/contracts/report'
import { TIERS } from '@gaplens/contracts/report'
import type { CheckedBody } from './model-check.ts'
import { completePrompt } from './prompts.ts'
import type { Insight } from './types.ts'
import type { View } from './view.ts'
import { oneLine } from './wording.ts'

/** Stands in the model's prompts where it names the keyword by role. */
const KEYWORD_PLACEHOLDER = /目標關鍵字/gu

/**
 * Puts the model's checked text over the fallback's. The fallback keeps what is observed: evidence, signals, tiers,
 * structured data, and every text the model did not write. `inferredFields` says which texts are the model's.
 */
export function mergeAnswer(fallback: Insight, body: CheckedBody, view: View): Insight {
  const inferred: string[] = []
  const take = (field: string, written: string | undefined, observed: string): string => {
    if (written === undefined) return observed
    inferred.push(field)
    return oneLine(written)
  }
  const websiteAssessment = {
    ...fallback.websiteAssessment,
    contentSummary: take(
      'websiteAssessment.contentSummary',
      body.contentSummary?.text,
      fallback.websiteAssessment.contentSummary,
    ),
    contentGaps: fallback.websiteAssessment.contentGaps.map((observed, at) => {
      const topicId = view.gaps[at]?.topicId
      const written = body.gaps.find((gap) => gap.topicId === topicId)?.text
      return take(`websiteAssessment.contentGaps[${at}]`, written, observed)
    }),
  }
  const latentIntents = body.latentIntents.map((item) => oneLine(item.text))
  if (latentIntents.length > 0) inferred.push('keywordIntent.latentIntents')
  const keywordIntent = {
    coreIntent: take('keywordIntent.coreIntent', body.coreIntent?.text, fallback.keywordIntent.coreIntent),
    latentIntents: latentIntents.length > 0 ? latentIntents : fallback.keywordIntent.latentIntents,
  }
  const aiOverviewAnalysis = {
    summary: take(
      'aiOverviewAnalysis.summary',
      body.overviewSummary?.text,
      fallback.aiOverviewAnalysis.summary,
    ),
    presentationAnalysis: take(
      'aiOverviewAnalysis.presentationAnalysis',
      body.presentationAnalysis?.text,
      fallback.aiOverviewAnalysis.presentationAnalysis,
    ),
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
      actionText(body, fallback.evidence.actions, tier, index, observed, view, inferred),
    )
  return {
    ...fallback,
    websiteAssessment,
    keywordIntent,
    aiOverviewAnalysis,
    citedSourceAnalysis,
    strategyAndPlan,
    evidence: { ...fallback.evidence, inferredFields: inferred },
  }
}

function actionText(
  body: CheckedBody,
  actions: Evidence['actions'],
  tier: Tier,
  index: number,
  observed: StrategyItem,
  view: View,
  inferred: string[],
): StrategyItem {
  const topicId = actions.find((action) => action.tier === tier && action.index === index)?.topicId
  const written = body.actions.find((action) => action.topicId === topicId)
  if (topicId === null || topicId === undefined || written === undefined) return observed
  inferred.push(`strategyAndPlan.${tier}[${index}]`)
  const prompt = written.prompt.replace(KEYWORD_PLACEHOLDER, () => oneLine(view.input.keyword))
  const gap = view.gaps.find((each) => each.topicId === topicId)
  return {
    recommendation: oneLine(written.recommendation),
    geminiPrompt: gap === undefined ? prompt : completePrompt(view, gap, prompt),
  }
}
