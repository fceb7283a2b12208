import {
  AI_VIEW_TEXT,
  BRIEF_TEXT,
  CITED_TEXT,
  INTENT_TEXT,
  OVERVIEW_TEXT,
  QUALITY_TEXT,
  REFERENCE_TEXT,
  STRATEGY_TEXT,
  STRUCTURED_TEXT,
  SUMMARY_TEXT,
  WEBSITE_TEXT,
} from '../text/report-text.ts'
import type { ReportModel } from './report-model.ts'

export interface ContentsEntry {
  id: string
  label: string
  /** The section's number, for the six of the specification. */
  number?: number
  children?: ContentsEntry[]
}

/** Section ids are part of addresses people share: they stay as they are. */
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

type Candidate = ContentsEntry & { shown: boolean; children?: Candidate[] }

function keepShown(entries: readonly Candidate[]): ContentsEntry[] {
  return entries
    .filter((entry) => entry.shown)
    .map(({ shown: _, children, ...entry }) =>
      children ? { ...entry, children: keepShown(children) } : entry,
    )
}

/** Which sections a report has: those with something in them, in their order on the page. */
export function contentsOf({ result, sources }: ReportModel): ContentsEntry[] {
  const { coverage, websiteAssessment: site, keywordIntent: intent, aiOverviewAnalysis: aiView } = result
  const hasTopics = (coverage?.topics.length ?? 0) > 0
  const plan = result.strategyAndPlan
  const actions = plan ? plan.p1_immediate.length + plan.p2_mediumTerm.length + plan.p3_longTerm.length : 0
  const siteChildren: Candidate[] = [
    { id: SECTION.standing, label: WEBSITE_TEXT.standing, shown: sources.length > 0 },
    { id: SECTION.contentGaps, label: WEBSITE_TEXT.contentGaps, shown: site.contentGaps.length > 0 },
    { id: SECTION.gaps, label: WEBSITE_TEXT.gaps, shown: (coverage?.gaps.length ?? 0) > 0 },
    { id: SECTION.matrix, label: WEBSITE_TEXT.matrix, shown: hasTopics },
    { id: SECTION.strengths, label: WEBSITE_TEXT.strengths, shown: (result.strengths?.length ?? 0) > 0 },
    { id: SECTION.pageExperience, label: WEBSITE_TEXT.pageExperience, shown: site.pageExperience !== '' },
  ]
  return keepShown([
    { id: SECTION.summary, label: SUMMARY_TEXT.title, shown: coverage !== undefined || actions > 0 },
    { id: SECTION.brief, label: BRIEF_TEXT.band, shown: result.brief !== undefined },
    { id: SECTION.overview, label: OVERVIEW_TEXT.title, shown: true },
    { id: SECTION.references, label: REFERENCE_TEXT.title, shown: result.competitorUrls.length > 0 },
    { id: SECTION.quality, label: QUALITY_TEXT.title, shown: true },
    {
      id: SECTION.website,
      number: 1,
      label: WEBSITE_TEXT.title,
      shown: site.contentSummary !== '' || siteChildren.some((entry) => entry.shown),
      children: siteChildren,
    },
    {
      id: SECTION.intent,
      number: 2,
      label: INTENT_TEXT.title,
      shown: intent.coreIntent !== '' || intent.latentIntents.length > 0,
    },
    {
      id: SECTION.aiView,
      number: 3,
      label: AI_VIEW_TEXT.title,
      shown:
        aiView.summary !== '' || aiView.presentationAnalysis !== '' || (coverage?.statements.length ?? 0) > 0,
      children: [
        {
          id: SECTION.statements,
          label: AI_VIEW_TEXT.statements,
          shown: (coverage?.statements.length ?? 0) > 0,
        },
      ],
    },
    { id: SECTION.cited, number: 4, label: CITED_TEXT.title, shown: result.citedSourceAnalysis.length > 0 },
    { id: SECTION.strategy, number: 5, label: STRATEGY_TEXT.title, shown: actions > 0 },
    {
      id: SECTION.structuredData,
      number: 6,
      label: STRUCTURED_TEXT.title,
      shown: result.structuredDataRecommendations.length > 0,
    },
  ])
}

export function flatten(entries: readonly ContentsEntry[]): ContentsEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])])
}
