import { z } from 'zod'
import { PageFailureCodeSchema } from '../errors.ts'
import { EligibilitySchema } from './eligibility.ts'
import { GradedEvidenceSchema } from './evidence-grade.ts'
import { BriefSchema } from './report-brief.ts'

const StepStateSchema = z.enum(['pending', 'running', 'completed', 'partial', 'failed'])
export type StepState = z.infer<typeof StepStateSchema>
/** An unknown state from an earlier or later version is read as not completed. */
const StoredStepState = StepStateSchema.catch('partial')

export const ProcessingStepsSchema = z.object({
  serpApiStatus: StoredStepState,
  userPageStatus: StoredStepState,
  competitorPagesStatus: StoredStepState,
  aiAnalysisStatus: StoredStepState,
})
export type ProcessingSteps = z.infer<typeof ProcessingStepsSchema>

const QualityAssessmentSchema = z.object({
  score: z.number().int().min(0).max(100),
  level: z.enum(['excellent', 'good', 'fair', 'poor']),
  completedSteps: z.number().int(),
  totalSteps: z.number().int(),
})
export type QualityAssessment = z.infer<typeof QualityAssessmentSchema>

export const AiOverviewDataSchema = z.object({ summaryText: z.string(), references: z.array(z.string()) })
export type AiOverviewData = z.infer<typeof AiOverviewDataSchema>

const EeatNotesSchema = z.object({
  experience: z.string(),
  expertise: z.string(),
  authoritativeness: z.string(),
  trustworthiness: z.string(),
})
export type EeatNotes = z.infer<typeof EeatNotesSchema>

const CitedSourceAnalysisSchema = z.object({
  url: z.string(),
  title: z.string().optional(),
  contentSummary: z.string(),
  contribution: z.string(),
  eeatAnalysis: EeatNotesSchema,
})
export type CitedSourceAnalysis = z.infer<typeof CitedSourceAnalysisSchema>

const StrategyItemSchema = z.object({ recommendation: z.string(), geminiPrompt: z.string() })
export type StrategyItem = z.infer<typeof StrategyItemSchema>

const StrategyAndPlanSchema = z.object({
  p1_immediate: z.array(StrategyItemSchema),
  p2_mediumTerm: z.array(StrategyItemSchema),
  p3_longTerm: z.array(StrategyItemSchema),
})
export type StrategyAndPlan = z.infer<typeof StrategyAndPlanSchema>
export const TIERS = ['p1_immediate', 'p2_mediumTerm', 'p3_longTerm'] as const
export type Tier = (typeof TIERS)[number]

const StructuredDataRecommendationSchema = z.object({
  schemaType: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  description: z.string(),
  implementation: z.string(),
  benefits: z.array(z.string()),
})
export type StructuredDataRecommendation = z.infer<typeof StructuredDataRecommendationSchema>

/** A verbatim quote from a page. `quote` is always a substring of that page's main text. */
export const PassageSchema = z.object({
  /** Unique in the report, e.g. `p3-12`. */
  id: z.string(),
  pageId: z.string(),
  url: z.string(),
  /** The heading above it; empty if there is none. */
  heading: z.string(),
  /** For a row of a table with three columns or more, the row with their names, cells parted by tabs. */
  columns: z.string().optional(),
  /** Whose word it is or of which year, where that limits it: 「網友」, 「2014 年」. */
  limits: z.array(z.string()).optional(),
  quote: z.string(),
  /** The page's address with a text fragment that leads to the quote. */
  link: z.string(),
})
export type Passage = z.infer<typeof PassageSchema>

/** A page of the comparison. `USER_PAGE_ID` is the user's. */
export const ComparedPageSchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  role: z.enum(['user', 'cited', 'organic']),
  /** Order among the sources, from 1; 0 for the user's page. */
  rank: z.number().int(),
  state: z.enum(['read', 'failed']),
  failure: PageFailureCodeSchema.nullable(),
  /**
   * Weighted share of the topics that the page covers, 0–100; null when it was not read, or is in a language that could not be
   * compared.
   */
  coverageScore: z.number().min(0).max(100).nullable(),
  /** CJK characters and words of other scripts. */
  words: z.number().int(),
  readAt: z.string().nullable(),
})
export type ComparedPage = z.infer<typeof ComparedPageSchema>

const CoverageLevelSchema = z.enum(['covered', 'touched', 'absent'])
export type CoverageLevel = z.infer<typeof CoverageLevelSchema>

/** Whether the report may state something without 「可能」. Older reports lack this field and count as not sure. */
const CertaintySchema = z.enum(['sure', 'possible'])
export type Certainty = z.infer<typeof CertaintySchema>

export const CoverageCellSchema = z.object({
  pageId: z.string(),
  level: CoverageLevelSchema,
  /** Likelihood that the page covers the topic. */
  score: z.number().min(0).max(1),
  passageId: z.string().nullable(),
  /** Whether `level` may be stated without 「可能」. */
  certainty: CertaintySchema.default('possible'),
})
export type CoverageCell = z.infer<typeof CoverageCellSchema>

/** A figure of a page about a topic. */
const TopicFigureSchema = z.object({
  pageId: z.string(),
  passageId: z.string(),
  /** The value as shown in tables: 「20–30」. */
  value: z.string(),
  /** 「分鐘」, 「元」; empty without one. */
  unit: z.string(),
  /** When the page was last changed according to itself, ISO 8601; null if it does not say. */
  date: z.string().nullable(),
})

export const TopicSchema = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  /** The topic's share of the importance of all topics in the AI Overview and on the cited pages; all weights sum to 1. */
  weight: z.number().min(0).max(1),
  fromOverview: z.boolean(),
  /** Number of cited pages that cover it. When `coveredByExact` is false, it is how many surely do, and more cells may be `covered`. */
  coveredBy: z.number().int(),
  coveredByExact: z.boolean().default(false),
  cells: z.array(CoverageCellSchema),
  /** Related questions of the search that ask about it. */
  questions: z.array(z.string()).default([]),
  /** Figures of the pages, including the user's page. */
  figures: z.array(TopicFigureSchema).default([]),
  /** Whether the cited pages give figures of one kind that cannot all be right. */
  figuresDisagree: z.boolean().default(false),
})
export type Topic = z.infer<typeof TopicSchema>

const GapSchema = z.object({
  topicId: z.string(),
  name: z.string(),
  weight: z.number().min(0).max(1),
  /** 0–100, by the documented rule in docs/report.md. */
  impact: z.number().min(0).max(100),
  difficulty: z.number().min(0).max(100),
  tier: z.enum(TIERS),
  /** Quotes of pages that cover it: at least one. */
  passageIds: z.array(z.string()).min(1),
  /** Those of the quotes that a later year, a newer page or a changed figure makes outdated; they are not stated as facts. */
  outdatedPassageIds: z.array(z.string()).optional(),
  /** The most similar passage of the user's page; null when none is similar. */
  closestPassageId: z.string().nullable(),
  /** `sure` only when the user's page very likely lacks it. Otherwise the report says 「可能未談」. */
  certainty: CertaintySchema.default('possible'),
})
export type Gap = z.infer<typeof GapSchema>

const SupportSchema = z.object({
  pageId: z.string(),
  /** `unverified`: comparing words could not decide it, so it may still be true. `absent` occurs in older reports only. */
  level: z.enum(['found', 'partly', 'unverified', 'absent']),
  passageId: z.string().nullable(),
  /** A passage elsewhere on the page with what the first leaves out of the statement; missing where there is none, or in older reports. */
  alsoPassageId: z.string().nullish(),
  /** What the statement names and none of the quotes does, if there is any; older reports do not tell. */
  unquoted: z.array(z.string()).optional(),
  /** The figures that the page gives where the statement has others of the same thing. */
  otherFigures: z.array(z.string()).optional(),
})
export type Support = z.infer<typeof SupportSchema>

/** A statement of the AI Overview, compared with the pages that it cites and with the user's page. */
const StatementSchema = z.object({
  id: z.string(),
  text: z.string(),
  citedPageIds: z.array(z.string()),
  support: z.array(SupportSchema),
})
export type Statement = z.infer<typeof StatementSchema>

/** The figures that pages and the AI Overview give for the same quantity. */
const FigureGroupSchema = z.object({
  id: z.string(),
  /** The report's topic that it belongs to; null if there is none. */
  topicId: z.string().nullable(),
  /** Words that all of its sentences share, which say what is measured. */
  about: z.array(z.string()),
  /** Whether figures of two sources, or of a source and the overview, cannot both be right. */
  disagree: z.boolean(),
  /** Whether sources differ only in that some give a figure that is outdated. */
  onlyOutdatedDiffers: z.boolean().default(false),
  /** Whether no two pages differ, but only the overview from one; older reports do not tell. */
  onlyOverviewDiffers: z.boolean().optional(),
  /** Whether a judge confirmed that the figures that disagree measure one thing; otherwise shared words suggest it. */
  confirmed: z.boolean().default(false),
  /** Whether the figure of the user's page overlaps with none of the others. */
  userDiffers: z.boolean(),
  figures: z.array(
    z.object({
      giver: z.enum(['page', 'overview']),
      /** Null for the overview, as is `passageId`. */
      pageId: z.string().nullable(),
      passageId: z.string().nullable(),
      value: z.string(),
      unit: z.string(),
      /** The figure with its hedge, as written in a sentence: 「20 年以上」. */
      shown: z.string(),
      /** When the page was last changed or published, as it says; null when it does not. */
      date: z.string().nullable(),
      /** Whether another figure disagrees and is for a later year, or on a page that is at least two years newer. */
      outdated: z.boolean(),
    }),
  ),
})
export type FigureGroup = z.infer<typeof FigureGroupSchema>

export const CoverageReportSchema = z.object({
  pages: z.array(ComparedPageSchema),
  topics: z.array(TopicSchema),
  gaps: z.array(GapSchema),
  statements: z.array(StatementSchema),
  figures: z.array(FigureGroupSchema).default([]),
  /** Share of the statements that a page they cite really supports, 0–1; null when there is no statement to check. */
  supportedShare: z.number().min(0).max(1).nullable(),
})
export type CoverageReport = z.infer<typeof CoverageReportSchema>

export const EEAT_DIMENSIONS = ['experience', 'expertise', 'authoritativeness', 'trustworthiness'] as const
export type EeatDimension = (typeof EEAT_DIMENSIONS)[number]

/** A signal of E-E-A-T that a page was checked for, and whether it was found. */
const EeatSignalSchema = z.object({
  dimension: z.enum(EEAT_DIMENSIONS),
  /** Name of the signal in the reader's words: 「作者署名」. */
  name: z.string(),
  found: z.boolean(),
  /** What was found, verbatim from the page where it is text; empty when not found. */
  detail: z.string(),
  /** False on the user's page where a page of its kind lacks nothing without it, as a shop's without a byline. */
  expected: z.literal(false).optional(),
})
export type EeatSignal = z.infer<typeof EeatSignalSchema>

/** A passage that the overview's links point to, and that was found in the page as read. */
const HighlightedPassageSchema = z.object({
  pageId: z.string(),
  passageId: z.string(),
  /** The function of the passage for a reader. */
  kind: z.enum(['definition', 'figure', 'step', 'comparison', 'statement']),
  /** The most similar passage of the user's page; null when there is none. */
  closestPassageId: z.string().nullable(),
})
export type HighlightedPassage = z.infer<typeof HighlightedPassageSchema>

/** A related or follow-up question that Google shows, with the pages that answer it. */
const ReportSubQuestionSchema = z.object({
  origin: z.enum(['related', 'aiMode']),
  text: z.string(),
  /** Google's own answer; empty if it gave none. */
  answer: z.string(),
  /** The topic it belongs to; null if comparing words does not show it. */
  topicId: z.string().nullable(),
  /** Whether the user's page answers it; `possibly` and `possiblyNot` if that is uncertain, `unknown` if it was not compared. */
  own: z.enum(['answered', 'possibly', 'possiblyNot', 'unanswered', 'unknown']),
  ownPassageId: z.string().nullable(),
  /** Passages of other pages that answer it. */
  passageIds: z.array(z.string()),
})
export type ReportSubQuestion = z.infer<typeof ReportSubQuestionSchema>

const EvidenceSchema = z.object({
  passages: z.array(PassageSchema),
  /** The evidence for each item of `strategyAndPlan`, by tier and position. */
  actions: z.array(
    z.object({
      tier: z.enum(TIERS),
      index: z.number().int(),
      topicId: z.string().nullable(),
      impact: z.number(),
      difficulty: z.number(),
      passageIds: z.array(z.string()),
      /** A short title. Missing in older reports, like the fields below. */
      title: z.string().optional(),
      /** Amount of work, derived from the difficulty. */
      effort: z.enum(['small', 'medium', 'large']).optional(),
      /** The coverage score of the page after this action, by the same formula; null when it adds no topic. */
      projectedScore: z.number().min(0).max(100).nullish(),
      known: GradedEvidenceSchema.optional(),
    }),
  ),
  sources: z.array(z.object({ pageId: z.string(), url: z.string(), signals: z.array(EeatSignalSchema) })),
  structuredData: z.array(
    z.object({
      pageId: z.string(),
      url: z.string(),
      types: z.array(z.string()),
      problems: z.array(z.string()),
    }),
  ),
  /** Whether Google may show each page that was read. Empty in older reports. */
  eligibility: z.array(EligibilitySchema).default([]),
  /** Passages that Google itself points to. Empty in older reports. */
  pointed: z.array(HighlightedPassageSchema).default([]),
  /** Empty in older reports. */
  subQuestions: z.array(ReportSubQuestionSchema).default([]),
  /** A block ready to paste for each recommendation, filled from the user's page. */
  jsonLd: z.array(
    z.object({
      schemaType: z.string(),
      code: z.string(),
      /** Fields that Google requires and the page does not show. The block is invalid until they are filled in. */
      lacking: z.array(z.string()).default([]),
    }),
  ),
  /** Parts of the report that a model wrote. All others are observed facts. */
  inferredFields: z.array(z.string()),
  /** What was kept of a model's answers. Missing if no model was asked, and in older reports. */
  modelChecks: z
    .object({
      /** Whether it judged all pages. */
      judged: z.enum(['whole', 'partly', 'failed']),
      /** Numbers of its sentences that were verified and kept, and of those that were removed. */
      kept: z.number().int(),
      dropped: z.number().int(),
    })
    .optional(),
})
export type Evidence = z.infer<typeof EvidenceSchema>

const StrengthSchema = z.object({ name: z.string(), passageIds: z.array(z.string()).min(1) })
export type Strength = z.infer<typeof StrengthSchema>

const UsageSchema = z.object({
  searches: z.number().int(),
  model: z.string().nullable(),
  modelCalls: z.number().int(),
  promptTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** Estimate by the configured prices; null when none are configured. */
  costUsd: z.number().nullable(),
})
export type Usage = z.infer<typeof UsageSchema>

/** The report. What its first format did not have is optional, so that stored reports stay readable. */
export const AnalysisResultSchema = z.object({
  analysisId: z.string(),
  timestamp: z.string(),
  usedFallbackData: z.boolean(),
  processingSteps: ProcessingStepsSchema,
  qualityAssessment: QualityAssessmentSchema,
  aiOverviewData: AiOverviewDataSchema,
  competitorUrls: z.array(z.string()),
  websiteAssessment: z.object({
    contentSummary: z.string(),
    contentGaps: z.array(z.string()),
    pageExperience: z.string(),
  }),
  keywordIntent: z.object({ coreIntent: z.string(), latentIntents: z.array(z.string()) }),
  aiOverviewAnalysis: z.object({ summary: z.string(), presentationAnalysis: z.string() }),
  citedSourceAnalysis: z.array(CitedSourceAnalysisSchema),
  /** Missing in reports of the older format only. */
  strategyAndPlan: StrategyAndPlanSchema.optional(),
  structuredDataRecommendations: z.array(StructuredDataRecommendationSchema),
  reportFooter: z.string(),
  coverage: CoverageReportSchema.optional(),
  evidence: EvidenceSchema.optional(),
  strengths: z.array(StrengthSchema).optional(),
  usage: UsageSchema.optional(),
  brief: BriefSchema.optional(),
  /** Pages that Google shows and the user excluded; they were neither read nor compared. */
  excludedUrls: z.array(z.string()).optional(),
})
export type AnalysisResult = z.infer<typeof AnalysisResultSchema>

/** A report in the present format, with all additions. */
export type FullReport = { [Part in keyof AnalysisResult]-?: Exclude<AnalysisResult[Part], undefined> }
