import { z } from 'zod'

/**
 * A page that the AI Overview cites. The SERP is normalised from a vendor's answer and stored with the job, so no array directly
 * contains an array, which Firestore refuses.
 */
const SerpReferenceSchema = z.object({
  /** The vendor's own index, which statements refer to. It is not a position. */
  index: z.number().int(),
  /** The address without the text fragment. */
  url: z.string(),
  title: z.string(),
  source: z.string(),
  snippet: z.string(),
  /** The decoded text of `#:~:text=`, which Google highlights in the page. Empty when there is none. */
  highlightedText: z.string(),
})
export type SerpReference = z.infer<typeof SerpReferenceSchema>

/**
 * A text fragment of a link (WICG, URL Fragment Text Directives), which highlights a passage of the page: its start, its
 * end where it is a range, and the text before and after it. Parts that the link does not have are empty.
 */
const TextFragmentSchema = z.object({
  /** Without the fragment. */
  url: z.string(),
  prefix: z.string(),
  start: z.string(),
  end: z.string(),
  suffix: z.string(),
})
export type TextFragment = z.infer<typeof TextFragmentSchema>

const OverviewBlockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'listItem', 'tableRow']),
  text: z.string(),
  /** Nesting of list items and of blocks inside an expandable, from 0. */
  depth: z.number().int().min(0),
  referenceIndexes: z.array(z.number().int()),
})
export type OverviewBlock = z.infer<typeof OverviewBlockSchema>

const OrganicResultSchema = z.object({
  position: z.number().int(),
  url: z.string(),
  title: z.string(),
  snippet: z.string(),
})

/** A related or follow-up question that Google shows for the keyword, with its own answer if it gives one. */
const SubQuestionSchema = z.object({
  /** `related`: from the results' related questions. `aiMode`: from AI Mode's answer. */
  origin: z.enum(['related', 'aiMode']),
  text: z.string(),
  /** Empty if Google gave none. */
  answer: z.string(),
  /** The pages that the answer cites. */
  urls: z.array(z.string()),
})
export type SubQuestion = z.infer<typeof SubQuestionSchema>

/** An answer of the search service as received, without data about our account there. */
const KeptAnswerSchema = z.object({
  /** The parameters of the request, without the API key. */
  parameters: z.record(z.string(), z.string()),
  /** ISO 8601. */
  receivedAt: z.string(),
  /** Size of the body as received, after decompression. */
  receivedBytes: z.number().int(),
  receivedSha256: z.string(),
  /** The parts removed from the body, as JSON pointers (RFC 6901). If empty, `body` is what was received. */
  removed: z.array(z.string()),
  body: z.string(),
})
export type KeptAnswer = z.infer<typeof KeptAnswerSchema>

export const SerpSchema = z.object({
  /** `present`: there is one. `empty`: there is none. `unavailable`: Google could not write one, even after retries. */
  overviewState: z.enum(['present', 'empty', 'unavailable']),
  blocks: z.array(OverviewBlockSchema),
  references: z.array(SerpReferenceSchema),
  /** Missing in searches stored before they were kept. */
  pointers: z.array(TextFragmentSchema).optional(),
  organic: z.array(OrganicResultSchema),
  relatedQuestions: z.array(z.string()),
  /** Missing in searches stored before they were kept. */
  subQuestions: z.array(SubQuestionSchema).optional(),
  /** The original answers, for the archive. Missing if they were not kept. */
  answers: z.array(KeptAnswerSchema).optional(),
  /** Number of requests to the search service, including retries. */
  requests: z.number().int(),
  fetchedAt: z.string(),
})
export type Serp = z.infer<typeof SerpSchema>
