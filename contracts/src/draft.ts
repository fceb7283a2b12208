import { z } from 'zod'
import { BlockSchema } from './read-page.ts'
import { ComparedPageSchema, CoverageCellSchema, TopicSchema } from './report.ts'
import { SerpSchema } from './serp.ts'

/** The version of the stored basis. A reader refuses any other, so that an old browser tab never misreads a new one. */
export const DRAFT_BASIS_VERSION = 1

/** Characters (UTF-16 units) of a draft that are scored; what stands after them is left out, and the score says so. */
export const DRAFT_MAX_CHARS = 30_000

/** Claims of a draft that are checked, and characters of one: more is no text that anyone writes. This bounds the work. */
export const DRAFT_CLAIMS_MAX = 400
export const DRAFT_CLAIM_MAX_CHARS = 400

/** A range of a draft: `markdown.slice(start, end)`. */
const RangeSchema = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) })
export type DraftRange = z.infer<typeof RangeSchema>

/** A block of a draft. `text` is what a reader sees, without Markdown's marks. */
export const DraftBlockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'listItem', 'tableRow']),
  /** Heading level 1–6, list nesting from 1; 0 otherwise. */
  level: z.number().int(),
  text: z.string(),
  /** The ranges of the Markdown that make `text`, one after the other, and what stands in `text` before each. */
  from: z.array(RangeSchema.extend({ joint: z.enum(['', '\t', '\n']) })),
})
export type DraftBlock = z.infer<typeof DraftBlockSchema>

/** A page of the report as it was read, the user's own among them. */
const BasisPageSchema = ComparedPageSchema.pick({
  id: true,
  url: true,
  title: true,
  role: true,
  rank: true,
  coverageScore: true,
}).extend({
  /** The title that the search result gave it. */
  foundTitle: z.string(),
  /** Where it was read from in the end: links to its passages lead there. */
  readUrl: z.string(),
  /** The page's text as read: every quote is a slice of it. */
  text: z.string(),
  /** Its blocks; their texts are slices of `text`. */
  blocks: z.array(BlockSchema.omit({ text: true }).extend({ length: z.number().int() })),
})
export type DraftBasisPage = z.infer<typeof BasisPageSchema>

/** A subject by the places of its seeds among all that are not of the user's page. */
const SubjectSchema = z.array(z.number().int().min(0))

/** A topic of the report, whose name, weight and cells a draft never moves. */
const BasisTopicSchema = TopicSchema.pick({ id: true, name: true, aliases: true, weight: true }).extend({
  /** What each page says of it. */
  cells: z.array(CoverageCellSchema.pick({ pageId: true, level: true, score: true })),
  /** The subjects that make it: several where a judge held them to be one. */
  members: z.array(SubjectSchema),
  /** What the report's page says of it where a judge read it: the likelihood, and the words it rests on. */
  judged: z.object({ likelihood: z.number(), quotes: z.array(z.string()) }).nullable(),
})
export type DraftBasisTopic = z.infer<typeof BasisTopicSchema>

/** What scoring a draft needs of a finished report: GET /api/analyses/{id}/draft-basis. */
export const DraftBasisSchema = z.object({
  schemaVersion: z.literal(DRAFT_BASIS_VERSION),
  analysisId: z.string(),
  keyword: z.string(),
  /** Those that were read, in the report's order: the user's own first, where it could be read. */
  pages: z.array(BasisPageSchema),
  topics: z.array(BasisTopicSchema),
  /** The subjects that the report does not tell of: what is about one of them is not about a topic. */
  others: z.array(SubjectSchema),
  /**
   * The headings of the user's page, and the subject that each is of, counted through the topics' members and then the others. Where a
   * draft keeps a heading, it keeps its subject.
   */
  headings: z.array(z.object({ text: z.string(), subject: z.number().int().min(0) })),
  /** Whether a model judged the report: then words alone do not give its scores. Missing where it was stored before this was kept. */
  judged: z.boolean().optional(),
  /** The topics that the report lists as gaps, in its order. */
  gaps: z.array(z.string()),
  /** What the AI Overview states, and what people ask. */
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

/** A source's own words beside a claim of the draft. `quote` is verbatim. */
const DraftQuoteSchema = z.object({
  pageId: z.string(),
  quote: z.string(),
  /** The page's address with a text fragment that leads to the quote. */
  link: z.string(),
  /** The figure that it gives of the same thing, as it is shown: 「15 分鐘」; null where words are compared. */
  value: z.string().nullable(),
})
export type DraftQuote = z.infer<typeof DraftQuoteSchema>

/** A claim of the draft is shown as borne out, as contradicted, or with 【待補出處】. */
export const DraftVerdictSchema = z.enum(['borne-out', 'contradicted', 'unproven'])
export type DraftVerdict = z.infer<typeof DraftVerdictSchema>

/** A sentence of the draft that can be checked: it gives a figure, a date or a name, or compares. */
const DraftClaimSchema = RangeSchema.extend({
  text: z.string(),
  kinds: z.array(z.enum(['figure', 'date', 'name', 'comparison'])).min(1),
  verdict: DraftVerdictSchema,
  /** Who bears it out, or who gives another value; empty where it is unproven. */
  quotes: z.array(DraftQuoteSchema),
})
export type DraftClaim = z.infer<typeof DraftClaimSchema>

export const DraftGapStateSchema = z.enum(['closed', 'touched', 'open'])
export type DraftGapState = z.infer<typeof DraftGapStateSchema>

const DraftGapSchema = z.object({
  topicId: z.string(),
  state: DraftGapStateSchema,
  /** Likelihood that the draft treats the topic. */
  likelihood: z.number().min(0).max(1),
  /** The draft's own words that come nearest; null where nothing looks near. */
  passage: RangeSchema.extend({ text: z.string() }).nullable(),
})
export type DraftGap = z.infer<typeof DraftGapSchema>

const DraftStandingSchema = z.object({
  /** Place among the pages and the draft, from 1; pages with the same score share the better place. */
  place: z.number().int().min(1),
  /** How many they are, the draft among them. */
  of: z.number().int().min(1),
  /** Of the other pages' scores; null where none was read. */
  median: z.number().nullable(),
  best: z.number().nullable(),
})
export type DraftStanding = z.infer<typeof DraftStandingSchema>

/** What a whole analysis of the draft would say, whose topics and other scores are found anew. */
export const DraftSettledSchema = z.object({
  /** 0–100. */
  score: z.number().int().min(0).max(100),
  standing: DraftStandingSchema,
})
export type DraftSettled = z.infer<typeof DraftSettledSchema>

/** What a draft would be worth beside the report's pages, at the report's topics. */
export const DraftScoreSchema = z.object({
  /** The coverage score that the report's own formula gives the draft, 0–100. */
  score: z.number().int().min(0).max(100),
  standing: DraftStandingSchema,
  /** The report's gaps, in its order. */
  gaps: z.array(DraftGapSchema),
  /** In the order in which they stand in the draft. */
  claims: z.array(DraftClaimSchema),
  /** Sentences that could be checked but were not: those after `DRAFT_CLAIMS_MAX`, and longer ones than `DRAFT_CLAIM_MAX_CHARS`. */
  claimsLeftOut: z.number().int().min(0),
  /** Part of the draft stood after `DRAFT_MAX_CHARS` and was not scored. */
  truncated: z.boolean(),
})
export type DraftScore = z.infer<typeof DraftScoreSchema>
