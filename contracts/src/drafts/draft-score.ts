import { z } from 'zod'
import { BlockSchema } from '../analysis/read-page.ts'
import { ComparedPageSchema, CoverageCellSchema, TopicSchema } from '../analysis/report.ts'
import { SerpSchema } from '../analysis/serp.ts'

/** The version of the stored basis. A reader refuses any other, so that an old browser tab never misreads a new one. */
export const DRAFT_BASIS_VERSION = 1

/** A range of a draft: `markdown.slice(start, end)`. */
const RangeSchema = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) })
export type DraftRange = z.infer<typeof RangeSchema>

/** A block of a draft. `text` is what a reader sees, without Markdown's marks. */
const DraftBlockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'listItem', 'tableRow']),
  /** Heading level 1–6, list nesting from 1; 0 otherwise. */
  level: z.number().int(),
  text: z.string(),
  /** The ranges of the Markdown that make up `text`, in order, with the separator before each. */
  from: z.array(RangeSchema.extend({ joint: z.enum(['', '\t', '\n']) })),
})
export type DraftBlock = z.infer<typeof DraftBlockSchema>

/** A page of the report as it was read, including the user's. */
const BasisPageSchema = ComparedPageSchema.pick({
  id: true,
  url: true,
  title: true,
  role: true,
  rank: true,
  coverageScore: true,
}).extend({
  /** The title in the search result. */
  foundTitle: z.string(),
  /** Its address after redirects, to which links to its passages lead. */
  readUrl: z.string(),
  /** The page's text as read. Every quote is a slice of it. */
  text: z.string(),
  /** Its blocks; their texts are slices of `text`. */
  blocks: z.array(BlockSchema.omit({ text: true }).extend({ length: z.number().int() })),
})
export type DraftBasisPage = z.infer<typeof BasisPageSchema>

/** A subject as the indexes of its seeds among all seeds that are not from the user's page. */
const SubjectSchema = z.array(z.number().int().min(0))

/** A topic of the report. A draft does not change its name, weight or cells. */
const BasisTopicSchema = TopicSchema.pick({ id: true, name: true, aliases: true, weight: true }).extend({
  /** How far each page covers it. */
  cells: z.array(CoverageCellSchema.pick({ pageId: true, level: true, score: true })),
  /** The subjects that it consists of, more than one if a judge merged them. */
  members: z.array(SubjectSchema),
  /** A judge's verdict on the user's page: the likelihood, and the quotes that it is based on. Null without one. */
  judged: z.object({ likelihood: z.number(), quotes: z.array(z.string()) }).nullable(),
})
export type DraftBasisTopic = z.infer<typeof BasisTopicSchema>

/** GET /api/analyses/{id}/draft-basis: the data of a finished report that is needed to score a draft. */
export const DraftBasisSchema = z.object({
  schemaVersion: z.literal(DRAFT_BASIS_VERSION),
  analysisId: z.string(),
  keyword: z.string(),
  /** The pages that were read, in the report's order; the user's page comes first, if it could be read. */
  pages: z.array(BasisPageSchema),
  topics: z.array(BasisTopicSchema),
  /** The subjects that the report does not list. Text about one of them is not about a topic. */
  others: z.array(SubjectSchema),
  /**
   * The headings of the user's page with the index of their subject, counted through the topics' members and then `others`. A heading
   * that a draft keeps belongs to the same subject.
   */
  headings: z.array(z.object({ text: z.string(), subject: z.number().int().min(0) })),
  /** Whether a model judged the report. Then comparing words does not give its scores. Missing in older documents. */
  judged: z.boolean().optional(),
  /** The topics that the report lists as gaps, in its order. */
  gaps: z.array(z.string()),
  /** The AI Overview and the related questions. */
  overview: SerpSchema.pick({ blocks: true, relatedQuestions: true, subQuestions: true }),
})
export type DraftBasis = z.infer<typeof DraftBasisSchema>

/** `analyses/{id}/drafting/basis`: the basis of a finished report, which is deleted with it. */
export const DraftBasisDocumentSchema = z.object({
  version: z.number().int(),
  /** JSON, compressed (brotli). */
  packed: z.instanceof(Uint8Array),
})
export type DraftBasisDocument = z.infer<typeof DraftBasisDocumentSchema>

/** A source's passage for a claim of the draft. `quote` is verbatim. */
const DraftQuoteSchema = z.object({
  pageId: z.string(),
  quote: z.string(),
  /** The page's address with a text fragment that leads to the quote. */
  link: z.string(),
  /** The figure that it gives for the same quantity, as shown: 「15 分鐘」; null if it supports the claim without figures. */
  value: z.string().nullable(),
})
export type DraftQuote = z.infer<typeof DraftQuoteSchema>

/** Whether the sources support a claim of the draft, contradict it, or do neither (shown as 【待補出處】). */
const DraftVerdictSchema = z.enum(['supported', 'contradicted', 'unproven'])
export type DraftVerdict = z.infer<typeof DraftVerdictSchema>

/** A checkable sentence of the draft: it contains a figure, a date, a name or a comparison. */
const DraftClaimSchema = RangeSchema.extend({
  text: z.string(),
  kinds: z.array(z.enum(['figure', 'date', 'name', 'comparison'])).min(1),
  verdict: DraftVerdictSchema,
  /** The sources that support it, or those that give another value; empty if it is unproven. */
  quotes: z.array(DraftQuoteSchema),
})
export type DraftClaim = z.infer<typeof DraftClaimSchema>

const DraftGapStateSchema = z.enum(['closed', 'touched', 'open'])
export type DraftGapState = z.infer<typeof DraftGapStateSchema>

const DraftGapSchema = z.object({
  topicId: z.string(),
  state: DraftGapStateSchema,
  /** Likelihood that the draft covers the topic. */
  likelihood: z.number().min(0).max(1),
  /** The draft's passage that is nearest to the topic; null if none shares a word with it. */
  passage: RangeSchema.extend({ text: z.string() }).nullable(),
})
export type DraftGap = z.infer<typeof DraftGapSchema>

const DraftStandingSchema = z.object({
  /** Rank among the pages and the draft, from 1; equal scores share the better rank. */
  place: z.number().int().min(1),
  /** Number of pages, including the draft. */
  of: z.number().int().min(1),
  /** Median and maximum of the other pages' scores in the report; null if none was read. */
  median: z.number().nullable(),
  best: z.number().nullable(),
})
export type DraftStanding = z.infer<typeof DraftStandingSchema>

/** The score that a whole analysis of the draft would give, with topics found again, among the report's scores of the other pages. */
export const FullComparisonSchema = z.object({
  /** 0–100. */
  score: z.number().int().min(0).max(100),
  standing: DraftStandingSchema,
})
export type FullComparison = z.infer<typeof FullComparisonSchema>

/** The score of a draft at the report's topics, compared with the report's pages. */
export const DraftScoreSchema = z.object({
  /** Whether anything is written: headings, and notes of the app to the writer, are no text yet. */
  written: z.boolean(),
  /** The draft's coverage score by the report's formula, 0–100. */
  score: z.number().int().min(0).max(100),
  standing: DraftStandingSchema,
  /** The report's gaps, in its order. */
  gaps: z.array(DraftGapSchema),
  /** In text order. */
  claims: z.array(DraftClaimSchema),
  /** Number of checkable sentences that were skipped: beyond `DRAFT_CLAIMS_MAX`, or longer than `DRAFT_CLAIM_MAX_CHARS`. */
  claimsLeftOut: z.number().int().min(0),
  /** Whether the draft is longer than `DRAFT_MAX_CHARS`, so that its end was not scored. */
  truncated: z.boolean(),
})
export type DraftScore = z.infer<typeof DraftScoreSchema>
