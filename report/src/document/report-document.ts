import type { JobStatus } from '../../../contracts/src/analysis.ts'
import type { Warning } from '../../../contracts/src/errors.ts'
import { contentsOf, SECTION } from '../model/contents.ts'
import { showsDebug } from '../model/quality.ts'
import type { ReportModel } from '../model/report-model.ts'
import {
  AI_VIEW_TEXT,
  BRIEF_TEXT,
  CITED_TEXT,
  DEBUG_TEXT,
  DOCUMENT_TEXT,
  INTENT_TEXT,
  OVERVIEW_TEXT,
  QUALITY_TEXT,
  REFERENCE_TEXT,
  REPORT_TEXT,
  STRATEGY_TEXT,
  STRUCTURED_TEXT,
  SUMMARY_TEXT,
  WEBSITE_TEXT,
} from '../text/report-text.ts'
import { longTime, ZONE_NOTE } from '../text/taiwan-time.ts'
import { aiViewBlocks, citedBlocks, intentBlocks } from './analysis.ts'
import { annexBlocks } from './annex.ts'
import { type Block, type Line, link } from './blocks.ts'
import { briefBlocks } from './brief.ts'
import { overviewBlocks, qualityBlocks, referenceBlocks, summaryBlocks, warningBlocks } from './opening.ts'
import { provenance } from './parts.ts'
import { planBlocks, structuredBlocks } from './plan.ts'
import { websiteBlocks } from './website.ts'

export interface DocumentInput {
  readonly model: ReportModel
  readonly status: JobStatus
  readonly pageUrl: string
  /** ISO 8601 */
  readonly createdAt: string
  readonly warnings: readonly Warning[]
  readonly brand: { readonly fullName: string; readonly company: string; readonly supportEmail: string }
}

export interface ReportDocument {
  readonly title: string
  /** Below the title: when it was made, and for which page. */
  readonly lead: readonly Line[]
  readonly blocks: readonly Block[]
  /** The evidence and the tools, after all that is read: quotes, matrix, prompts, code. */
  readonly annex: readonly Block[]
  /** The report's last words, then the company's. */
  readonly footer: readonly string[]
}

/** The whole report, in the order and the words of the screen. */
export function reportDocument(input: DocumentInput): ReportDocument {
  const { model, status, pageUrl, createdAt, warnings, brand } = input
  const { result, keyword } = model
  const section = (id: string, title: string, number: number | null, blocks: readonly Block[]): Block[] =>
    blocks.length === 0
      ? []
      : [
          {
            kind: 'section',
            id,
            title,
            blocks,
            ...(number === null ? {} : { number }),
            ...(id === SECTION.structuredData ? provenance(result, 'structuredDataRecommendations') : {}),
          },
        ]
  const legacy: Block[] = result.strategyAndPlan
    ? []
    : [{ kind: 'notice', title: REPORT_TEXT.legacyTitle, lines: [REPORT_TEXT.legacyBody] }]
  return {
    title: REPORT_TEXT.heading(keyword),
    lead: [
      [`${REPORT_TEXT.eyebrow}・${REPORT_TEXT.created} ${longTime(createdAt)}${ZONE_NOTE}`],
      [`${REPORT_TEXT.ownPage}：`, link(pageUrl, pageUrl)],
    ],
    blocks: [
      ...legacy,
      ...section(SECTION.summary, SUMMARY_TEXT.title, null, summaryBlocks(model, warnings)),
      { kind: 'contents', entries: contentsOf(model) },
      ...section(SECTION.brief, BRIEF_TEXT.band, null, result.brief ? briefBlocks(model, result.brief) : []),
      ...section(SECTION.overview, OVERVIEW_TEXT.title, null, overviewBlocks(model)),
      ...(result.competitorUrls.length > 0
        ? section(SECTION.references, REFERENCE_TEXT.title, null, referenceBlocks(model))
        : []),
      ...section(SECTION.quality, QUALITY_TEXT.title, null, qualityBlocks(model)),
      ...warningBlocks(model, status, warnings),
      ...section(SECTION.website, WEBSITE_TEXT.title, 1, websiteBlocks(model)),
      ...section(SECTION.intent, INTENT_TEXT.title, 2, intentBlocks(model)),
      ...section(SECTION.aiView, AI_VIEW_TEXT.title, 3, aiViewBlocks(model)),
      ...section(SECTION.cited, CITED_TEXT.title, 4, citedBlocks(model)),
      ...section(SECTION.strategy, STRATEGY_TEXT.title, 5, planBlocks(model)),
      ...(result.structuredDataRecommendations.length > 0
        ? section(SECTION.structuredData, STRUCTURED_TEXT.title, 6, structuredBlocks(model))
        : []),
      ...(showsDebug(status, result) ? [debug(model)] : []),
    ],
    annex: annexBlocks(model),
    footer: [
      ...(result.reportFooter === '' ? [] : [result.reportFooter]),
      `${brand.fullName}｜${brand.company}`,
      DOCUMENT_TEXT.contact(brand.supportEmail),
    ],
  }
}

function debug({ result }: ReportModel): Block {
  const { score, completedSteps, totalSteps } = result.qualityAssessment
  return {
    kind: 'disclosure',
    summary: [DEBUG_TEXT.title],
    fileOnly: true,
    blocks: [
      {
        kind: 'facts',
        items: [
          [DEBUG_TEXT.id, [result.analysisId]],
          [DEBUG_TEXT.timestamp, [result.timestamp]],
          [DEBUG_TEXT.fallback, [result.usedFallbackData ? DEBUG_TEXT.yes : DEBUG_TEXT.no]],
          [DEBUG_TEXT.quality, [DEBUG_TEXT.qualityValue(score, completedSteps, totalSteps)]],
        ],
      },
    ],
  }
}
