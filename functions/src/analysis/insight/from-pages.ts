import { longTime } from '@gaplens/report/text/taiwan-time'
import { eligibilityOf } from '../eligibility/eligibility.ts'
import { planGaps } from './facts/gaps/gap-plan.ts'
import type { View } from './facts/view.ts'
import { quoteList, shorten } from './facts/wording.ts'
import { ownPassagesOf } from './own-passages.ts'
import { place, unreadReason, writeAssessment } from './sections/assessment.ts'
import { writeBrief } from './sections/brief.ts'
import { sourceSignals, writeCitedSources } from './sections/cited-sources.ts'
import { writeIntent } from './sections/intent.ts'
import { writeOverviewAnalysis } from './sections/overview-analysis.ts'
import { writeStrategy } from './sections/strategy.ts'
import { writeStructuredData } from './sections/structured-data.ts'
import { structuredDataOf } from './sections/structured-data-notes.ts'
import { writeSubQuestions } from './sections/sub-questions.ts'
import type { Insight } from './types.ts'

const SUMMARY_MAX = 120
const SUMMARY_GAPS = 3

/** Writes the whole report from the pages alone. Every sentence follows from what was read. No I/O, no clock. */
export function writeFromPages(view: View): Insight {
  const plans = planGaps(view)
  const { plan, actions } = writeStrategy(view, plans)
  const markup = writeStructuredData(view)
  const { recommendations, jsonLd } = markup
  return {
    brief: writeBrief(view, plans, markup),
    websiteAssessment: writeAssessment(view),
    keywordIntent: writeIntent(view),
    aiOverviewAnalysis: writeOverviewAnalysis(view),
    citedSourceAnalysis: writeCitedSources(view),
    strategyAndPlan: plan,
    structuredDataRecommendations: recommendations,
    reportFooter: writeFooter(view),
    evidence: {
      actions,
      sources: sourceSignals(view),
      structuredData: structuredDataOf(view),
      eligibility: eligibilityOf(view.input.sources, view.input.coverage.passages),
      subQuestions: writeSubQuestions(view),
      jsonLd,
      inferredFields: [],
    },
    ownPassages: ownPassagesOf(plans),
    summary: writeSummary(view),
  }
}

/** The line of the history list. */
function writeSummary(view: View): string {
  if (view.user === null)
    return shorten(
      `無法讀取您的網頁（${unreadReason(view)}）；已整理 ${view.othersRead.length} 個來源的 ${view.topics.length} 個主題`,
      SUMMARY_MAX,
    )
  const names = view.gaps.map((gap) => gap.name)
  const first = names.slice(0, SUMMARY_GAPS)
  const rest = names.length > first.length ? '等' : ''
  const missing =
    names.length > 0 ? `缺口 ${names.length} 個：${quoteList(first, SUMMARY_GAPS)}${rest}` : '沒有發現缺口'
  return shorten(`${missing}。${place(view)}`, SUMMARY_MAX)
}

function writeFooter(view: View): string {
  const { others, othersRead, input } = view
  return (
    `本報告依「${shorten(input.keyword, 60)}」的搜尋結果與 ${othersRead.length}／${others.length} 個讀取成功的來源寫成，` +
    `缺口、佐證與陳述查核的引文附有回到原頁該段的連結。涵蓋度、影響與難度是本工具的估計，不是 Google 的評分；` +
    `AI Overview 的內容與來源會隨時間變動（搜尋資料取得時間：${longTime(input.serp.fetchedAt)}，台北時間）。`
  )
}
