import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { Warning } from '@gaplens/contracts/errors'
import type { ReportBrand } from '../brand/report-brand.ts'
import { contentsOf } from '../model/contents.ts'
import { showsDebug } from '../model/quality.ts'
import type { ReportModel } from '../model/report-model.ts'
import { SECTION, type SectionIdAt, type SectionRow, sectionsAt } from '../model/sections.ts'
import { DEBUG_TEXT, REPORT_TEXT } from '../text/report-text.ts'
import { shortTime, ZONE_NOTE } from '../text/taiwan-time.ts'
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
  readonly brand: ReportBrand
}

export interface ReportDocument {
  readonly title: string
  /** Lines below the title: when the report was made, and for which page. */
  readonly lead: readonly Line[]
  readonly blocks: readonly Block[]
  /** The annex with the evidence and the tools: quotes, matrix, prompts, code. */
  readonly annex: readonly Block[]
  /** The report's closing line, then the brand's lines. */
  readonly footer: readonly string[]
}

/** The blocks of each section; a section without blocks is left out. */
const CONTENT: Record<SectionIdAt<'full'>, (input: DocumentInput) => readonly Block[]> = {
  [SECTION.summary]: ({ model, warnings }) => summaryBlocks(model, warnings),
  [SECTION.brief]: ({ model }) => (model.result.brief ? briefBlocks(model, model.result.brief) : []),
  [SECTION.overview]: ({ model }) => overviewBlocks(model),
  [SECTION.references]: ({ model }) => (model.result.competitorUrls.length > 0 ? referenceBlocks(model) : []),
  [SECTION.quality]: ({ model }) => qualityBlocks(model),
  [SECTION.website]: ({ model }) => websiteBlocks(model),
  [SECTION.intent]: ({ model }) => intentBlocks(model),
  [SECTION.aiView]: ({ model }) => aiViewBlocks(model),
  [SECTION.cited]: ({ model }) => citedBlocks(model),
  [SECTION.strategy]: ({ model }) => planBlocks(model),
  [SECTION.structuredData]: ({ model }) =>
    model.result.structuredDataRecommendations.length > 0 ? structuredBlocks(model) : [],
}

/** Blocks that are inserted after a section. */
const AFTER: Partial<Record<SectionIdAt<'full'>, (input: DocumentInput) => readonly Block[]>> = {
  [SECTION.summary]: ({ model }) => [{ kind: 'contents', entries: contentsOf(model) }],
  [SECTION.quality]: ({ model, status, warnings }) => warningBlocks(model, status, warnings),
}

/** Sections that are marked as a whole with who wrote them, and the field that says it. */
const PROVENANCE_FIELDS: Partial<Record<string, string>> = {
  [SECTION.cited]: 'citedSourceAnalysis',
  [SECTION.structuredData]: 'structuredDataRecommendations',
}

function section(
  { id, title, number }: SectionRow,
  blocks: readonly Block[],
  { result }: ReportModel,
): Block[] {
  if (blocks.length === 0) return []
  const numbered = number === undefined ? {} : { number }
  const field = PROVENANCE_FIELDS[id]
  const aside = field === undefined ? {} : provenance(result, field)
  return [{ kind: 'section', id, title, blocks, ...numbered, ...aside }]
}

/** The whole report as a document, with the same order and text as on the screen. */
export function reportDocument(input: DocumentInput): ReportDocument {
  const { model, status, pageUrl, createdAt, brand } = input
  const { result, keyword } = model
  const legacy: Block[] = result.strategyAndPlan
    ? []
    : [{ kind: 'notice', title: REPORT_TEXT.legacyTitle, lines: [REPORT_TEXT.legacyBody] }]
  return {
    title: REPORT_TEXT.heading(keyword),
    lead: [
      [`${REPORT_TEXT.eyebrow}・${REPORT_TEXT.created} ${shortTime(createdAt)}${ZONE_NOTE}`],
      [`${REPORT_TEXT.ownPage}：`, link(pageUrl, pageUrl)],
    ],
    blocks: [
      ...legacy,
      ...sectionsAt('full').flatMap((row) => [
        ...section(row, CONTENT[row.id](input), model),
        ...(AFTER[row.id]?.(input) ?? []),
      ]),
      ...(showsDebug(status, result) ? [debug(model)] : []),
    ],
    annex: annexBlocks(model),
    footer: [
      ...(result.reportFooter === '' ? [] : [result.reportFooter]),
      brand.signature,
      ...(brand.contact === null ? [] : [brand.contact]),
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
