import { z } from 'zod'

/**
 * The SERP for a keyword, normalised from a vendor's answer. It is stored with the job, so no array directly holds an
 * array, which Firestore refuses.
 */
export const SerpReferenceSchema = z.object({
  /** The vendor's own index, which statements refer to. It is not a position. */
  index: z.number().int(),
  /** Without the text fragment. */
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
export const TextFragmentSchema = z.object({
  /** Without the fragment. */
  url: z.string(),
  prefix: z.string(),
  start: z.string(),
  end: z.string(),
  suffix: z.string(),
})
export type TextFragment = z.infer<typeof TextFragmentSchema>

export const OverviewBlockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'listItem', 'tableRow']),
  text: z.string(),
  /** Nesting of list items and of blocks inside an expandable, from 0. */
  depth: z.number().int().min(0),
  referenceIndexes: z.array(z.number().int()),
})
export type OverviewBlock = z.infer<typeof OverviewBlockSchema>

export const OrganicResultSchema = z.object({
  position: z.number().int(),
  url: z.string(),
  title: z.string(),
  snippet: z.string(),
})
export type OrganicResult = z.infer<typeof OrganicResultSchema>

/** A question that Google itself goes on to from the keyword, and its own answer where it gave one. */
export const SubQuestionSchema = z.object({
  /** `related`: from the results' related questions. `aiMode`: from AI Mode's answer. */
  origin: z.enum(['related', 'aiMode']),
  text: z.string(),
  /** Empty where Google gave none. */
  answer: z.string(),
  /** The pages that the answer names. */
  urls: z.array(z.string()),
})
export type SubQuestion = z.infer<typeof SubQuestionSchema>

/** An answer of the search service as it was received, without what belongs to our account there. */
export const KeptAnswerSchema = z.object({
  /** What was asked, without the key. */
  parameters: z.record(z.string(), z.string()),
  /** ISO 8601. */
  receivedAt: z.string(),
  /** Of the body as it was received, after decompression. */
  receivedBytes: z.number().int(),
  receivedSha256: z.string(),
  /** What was taken out of the body, as JSON pointers (RFC 6901). When empty, `body` is what was received. */
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
  /** The answers that the rest was read from, for the archive. Missing where they were not kept. */
  answers: z.array(KeptAnswerSchema).optional(),
  /** Upstream requests this took, retries counted. */
  requests: z.number().int(),
  fetchedAt: z.string(),
})
export type Serp = z.infer<typeof SerpSchema>
