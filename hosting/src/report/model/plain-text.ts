import { TIERS } from '@gaplens/contracts/report'
import { fillPrompt } from '@gaplens/contracts/report-view/prompt'
import { stripAddresses } from '@gaplens/contracts/report-view/reference'
import type { ReportModel } from '@gaplens/contracts/report-view/report-model'
import {
  AI_VIEW_TEXT,
  CITED_TEXT,
  EEAT_TEXT,
  INTENT_TEXT,
  OVERVIEW_TEXT,
  QUALITY_TEXT,
  REPORT_TEXT,
  STRATEGY_TEXT,
  STRUCTURED_TEXT,
  WEBSITE_TEXT,
} from '@gaplens/contracts/report-view/text'
import { BRAND } from '../../ui/brand.ts'

const RULE = '─'.repeat(24)

function section(title: string, lines: readonly (string | false)[]): string[] {
  const kept = lines.filter((line) => line !== false && line.trim() !== '')
  return kept.length === 0 ? [] : ['', title, RULE, ...kept.map(String)]
}

function titled(title: string, text: string): string {
  return text === '' ? '' : `${title}：${text}`
}

function bullets(items: readonly string[]): string[] {
  return items.map((item) => `・${item}`)
}

/** The whole report as text for a document editor, with the company's footer. */
export function reportToPlainText({ result, keyword }: ReportModel, pageUrl: string): string {
  const { websiteAssessment: site, keywordIntent: intent, aiOverviewAnalysis: aiView } = result
  const plan = TIERS.flatMap((tier) => {
    const { label, name } = STRATEGY_TEXT.tiers[tier]
    return (result.strategyAndPlan?.[tier] ?? []).flatMap((item, index) => [
      `${label}-${index + 1}（${name}）${item.recommendation}`,
      `　提示詞：${fillPrompt(item.geminiPrompt, keyword)}`,
    ])
  })
  const cited = result.citedSourceAnalysis.flatMap((source, index) => [
    `[${index + 1}] ${source.title ?? source.url}`,
    source.url,
    titled(CITED_TEXT.summary, source.contentSummary),
    titled(CITED_TEXT.contribution, source.contribution),
    ...Object.entries(EEAT_TEXT).map(([key, name]) =>
      titled(name, source.eeatAnalysis[key as keyof typeof EEAT_TEXT]),
    ),
  ])
  const structured = result.structuredDataRecommendations.flatMap((item) => [
    `${item.schemaType}（${STRUCTURED_TEXT.priorities[item.priority]}）`,
    item.description,
    titled(STRUCTURED_TEXT.implementation, item.implementation),
    ...bullets(item.benefits),
  ])
  const { score, completedSteps, totalSteps } = result.qualityAssessment
  return [
    REPORT_TEXT.heading(keyword),
    `${REPORT_TEXT.ownPage}：${pageUrl}`,
    `${QUALITY_TEXT.score}：${QUALITY_TEXT.outOf(score)}（${QUALITY_TEXT.steps(completedSteps, totalSteps)}）`,
    ...section(OVERVIEW_TEXT.title, [
      stripAddresses(result.aiOverviewData.summaryText),
      ...result.aiOverviewData.references,
    ]),
    ...section(`1. ${WEBSITE_TEXT.title}`, [
      titled(WEBSITE_TEXT.summary, site.contentSummary),
      site.contentGaps.length > 0 && `${WEBSITE_TEXT.contentGaps}：`,
      ...bullets(site.contentGaps),
      titled(WEBSITE_TEXT.pageExperience, site.pageExperience),
    ]),
    ...section(`2. ${INTENT_TEXT.title}`, [
      titled(INTENT_TEXT.core, intent.coreIntent),
      intent.latentIntents.length > 0 && `${INTENT_TEXT.latent}：`,
      ...bullets(intent.latentIntents),
    ]),
    ...section(`3. ${AI_VIEW_TEXT.title}`, [
      titled(AI_VIEW_TEXT.summary, aiView.summary),
      titled(AI_VIEW_TEXT.presentation, aiView.presentationAnalysis),
    ]),
    ...section(`4. ${CITED_TEXT.title}`, cited),
    ...section(`5. ${STRATEGY_TEXT.title}`, plan),
    ...section(`6. ${STRUCTURED_TEXT.title}`, structured),
    '',
    result.reportFooter,
    RULE,
    `${BRAND.fullName}｜${BRAND.company}`,
    `聯絡我們：${BRAND.supportEmail}`,
  ].join('\n')
}
