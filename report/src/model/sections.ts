import type { Brief } from '@gaplens/contracts/analysis/report-brief'
import {
  AI_VIEW_TEXT,
  ANNEX_TEXT,
  BRIEF_TEXT,
  CITED_TEXT,
  CLIENT_TEXT,
  INTENT_TEXT,
  OVERVIEW_TEXT,
  QUALITY_TEXT,
  REFERENCE_TEXT,
  STRATEGY_TEXT,
  STRUCTURED_TEXT,
  SUMMARY_TEXT,
  WEBSITE_TEXT,
} from '../text/report-text.ts'
import { actionCount, type ReportModel } from './report-model.ts'

/** Ids of the sections. They are part of addresses that people share, so they must not change. */
export const SECTION = {
  summary: 'summary',
  brief: 'brief',
  overview: 'ai-overview',
  references: 'references',
  quality: 'quality',
  website: 'website',
  standing: 'standing',
  contentGaps: 'content-gaps',
  gaps: 'gaps',
  matrix: 'coverage',
  strengths: 'strengths',
  pageExperience: 'page-experience',
  intent: 'intent',
  aiView: 'ai-view',
  statements: 'statements',
  cited: 'cited-sources',
  strategy: 'strategy',
  structuredData: 'structured-data',
} as const

/**
 * Where a section appears: on the screen, in the full document (HTML file, Markdown, plain text, print), in that document's annex,
 * or in the document for clients.
 */
export type SectionPlace = 'screen' | 'full' | 'annex' | 'client'

export interface SectionRow {
  readonly id: string
  readonly title: string
  /** The number of one of the six sections of the specification. */
  readonly number?: number
  readonly places: readonly SectionPlace[]
  /** On the screen it is collapsed to one line. */
  readonly folded?: true
  /** Whether a report has content for it. */
  readonly has?: (model: ReportModel) => boolean
  readonly parts?: readonly PartRow[]
}

/** A part of a section with its own entry in the table of contents. */
export interface PartRow {
  readonly id: string
  readonly title: string
  /** Documents have it in the annex under this title. */
  readonly annexTitle?: string
  readonly has: (model: ReportModel) => boolean
}

const WEBSITE_PARTS: readonly PartRow[] = [
  {
    id: SECTION.standing,
    title: WEBSITE_TEXT.standing,
    annexTitle: WEBSITE_TEXT.standing,
    has: ({ sources }) => sources.length > 0,
  },
  {
    id: SECTION.contentGaps,
    title: WEBSITE_TEXT.contentGaps,
    has: ({ result }) => result.websiteAssessment.contentGaps.length > 0,
  },
  {
    id: SECTION.gaps,
    title: WEBSITE_TEXT.gaps,
    annexTitle: ANNEX_TEXT.gaps,
    has: ({ result }) => (result.coverage?.gaps.length ?? 0) > 0,
  },
  {
    id: SECTION.matrix,
    title: WEBSITE_TEXT.matrix,
    annexTitle: ANNEX_TEXT.matrix,
    has: ({ result }) => (result.coverage?.topics.length ?? 0) > 0,
  },
  {
    id: SECTION.strengths,
    title: WEBSITE_TEXT.strengths,
    annexTitle: ANNEX_TEXT.strengths,
    has: ({ result }) => (result.strengths?.length ?? 0) > 0,
  },
  {
    id: SECTION.pageExperience,
    title: WEBSITE_TEXT.pageExperience,
    has: ({ result }) => result.websiteAssessment.pageExperience !== '',
  },
]

const AI_VIEW_PARTS: readonly PartRow[] = [
  {
    id: SECTION.statements,
    title: AI_VIEW_TEXT.statements,
    annexTitle: ANNEX_TEXT.statements,
    has: ({ result }) => (result.coverage?.statements.length ?? 0) > 0,
  },
]

/** Whether a brief says anything: that of a page that could not be read may not. */
function hasContent({ unsure, outline, conflicts, onlyYou, links, technical, notNeeded }: Brief): boolean {
  return [unsure, outline, conflicts, onlyYou, links, technical, notNeeded].some(({ length }) => length > 0)
}

/** Every section of a report, in order. The screen, the documents and the table of contents are all made from this table. */
const SECTIONS = [
  {
    id: SECTION.summary,
    title: SUMMARY_TEXT.title,
    places: ['screen', 'full'],
    has: ({ result }) => result.coverage !== undefined || actionCount(result) > 0,
  },
  {
    id: SECTION.brief,
    title: BRIEF_TEXT.band,
    places: ['screen', 'full'],
    folded: true,
    has: ({ result: { brief } }) => brief !== undefined && hasContent(brief),
  },
  { id: SECTION.overview, title: OVERVIEW_TEXT.title, places: ['screen', 'full'], folded: true },
  {
    id: SECTION.references,
    title: REFERENCE_TEXT.title,
    places: ['screen', 'full'],
    folded: true,
    has: ({ result }) => result.competitorUrls.length > 0,
  },
  { id: SECTION.quality, title: QUALITY_TEXT.title, places: ['screen', 'full'], folded: true },
  {
    id: SECTION.website,
    title: WEBSITE_TEXT.title,
    number: 1,
    places: ['screen', 'full'],
    has: (model) =>
      model.result.websiteAssessment.contentSummary !== '' || WEBSITE_PARTS.some(({ has }) => has(model)),
    parts: WEBSITE_PARTS,
  },
  {
    id: SECTION.intent,
    title: INTENT_TEXT.title,
    number: 2,
    places: ['screen', 'full'],
    has: ({ result: { keywordIntent } }) =>
      keywordIntent.coreIntent !== '' || keywordIntent.latentIntents.length > 0,
  },
  {
    id: SECTION.aiView,
    title: AI_VIEW_TEXT.title,
    number: 3,
    places: ['screen', 'full'],
    has: (model) => {
      const { summary, presentationAnalysis } = model.result.aiOverviewAnalysis
      return summary !== '' || presentationAnalysis !== '' || AI_VIEW_PARTS.some(({ has }) => has(model))
    },
    parts: AI_VIEW_PARTS,
  },
  {
    id: SECTION.cited,
    title: CITED_TEXT.title,
    number: 4,
    places: ['screen', 'full'],
    has: ({ result }) => result.citedSourceAnalysis.length > 0,
  },
  {
    id: SECTION.strategy,
    title: STRATEGY_TEXT.title,
    number: 5,
    places: ['screen', 'full'],
    has: ({ result }) => actionCount(result) > 0,
  },
  {
    id: SECTION.structuredData,
    title: STRUCTURED_TEXT.title,
    number: 6,
    places: ['screen', 'full'],
    has: ({ result }) => result.structuredDataRecommendations.length > 0,
  },
  { id: 'annex', title: ANNEX_TEXT.title, places: ['annex'] },
  { id: 'client-standing', title: CLIENT_TEXT.standing, places: ['client'] },
  { id: 'client-matrix', title: WEBSITE_TEXT.matrix, places: ['client'] },
  { id: 'client-plan', title: STRATEGY_TEXT.title, places: ['client'] },
  { id: 'client-decide', title: CLIENT_TEXT.decide, places: ['client'] },
  { id: 'client-sources', title: CLIENT_TEXT.sources, places: ['client'] },
  { id: 'client-method', title: CLIENT_TEXT.method, places: ['client'] },
] as const satisfies readonly SectionRow[]

type Row = (typeof SECTIONS)[number]
export type SectionId = Row['id']

/** The ids of the sections at a place, so that a record over them must be complete. */
export type SectionIdAt<P extends SectionPlace, R extends Row = Row> = R extends Row
  ? P extends R['places'][number]
    ? R['id']
    : never
  : never

/** The sections at a place, in their order. */
export function sectionsAt<P extends SectionPlace>(
  place: P,
): readonly (SectionRow & { readonly id: SectionIdAt<P> })[] {
  const rows: readonly SectionRow[] = SECTIONS
  return rows.filter((row): row is SectionRow & { readonly id: SectionIdAt<P> } => row.places.includes(place))
}

/** A section's row by its id. @throws RangeError for an unknown id */
export function sectionOf(id: SectionId): SectionRow {
  const row = (SECTIONS as readonly SectionRow[]).find((each) => each.id === id)
  if (row === undefined) throw new RangeError(`no section ${id}`)
  return row
}

/** The title of a part in the annex. @throws RangeError if it is not in the annex */
export function annexTitle(id: string): string {
  const part = [...WEBSITE_PARTS, ...AI_VIEW_PARTS].find((each) => each.id === id)
  if (part?.annexTitle === undefined) throw new RangeError(`${id} is no part of the annex`)
  return part.annexTitle
}
