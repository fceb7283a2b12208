import { z } from 'zod'
import { PageUrlSchema } from '../analysis/requests.ts'
import { DRAFTS_PER_ANALYSIS, SAVED_DRAFT_MAX_CHARS } from '../limits.ts'
import { text } from '../text.ts'
import { TimestampSchema } from '../timestamp.ts'

/** `drafts/{id}`: server only. A draft that belongs to a report and is deleted with it. */
export const SavedDraftDocumentSchema = z.object({
  uid: z.string(),
  analysisId: z.string(),
  /** Its first heading or line. */
  title: z.string(),
  /** Markdown. */
  text: z.string(),
  characters: z.number().int().min(0),
  /** Increases by one with each save. A save names the revision that it replaces, so that two tabs do not overwrite each other. */
  revision: z.number().int().min(1),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  /** When an earlier version was last stored. */
  versionAt: TimestampSchema,
  /** The address where its owner published it; null if not published. */
  publishedUrl: z.string().nullable(),
  publishedAt: TimestampSchema.nullable(),
})
export type SavedDraftDocument = z.infer<typeof SavedDraftDocumentSchema>

/** `drafts/{id}/versions/{revision}`: a text that a later save replaced. */
export const DraftVersionDocumentSchema = z.object({
  revision: z.number().int().min(1),
  text: z.string(),
  characters: z.number().int().min(0),
  savedAt: TimestampSchema,
})
export type DraftVersionDocument = z.infer<typeof DraftVersionDocumentSchema>

/** A draft's text. Line breaks become `\n`; a text that Firestore could not store is refused. */
const DraftTextSchema = text('invalid-request')
  .refine((value) => [...value].length <= SAVED_DRAFT_MAX_CHARS, 'draft-too-long')
  .overwrite((value) => value.replace(/\r\n?/g, '\n'))

/** POST /api/analyses/{id}/drafts */
export const CreateDraftRequestSchema = z.strictObject({ text: DraftTextSchema })

/** PUT /api/drafts/{id} */
export const SaveDraftRequestSchema = z.strictObject({
  text: DraftTextSchema,
  /** The revision on which this text is based. */
  revision: z.number().int().min(1),
  /** Stores the replaced text as a version, whenever the last one was stored: before a paste or the restoring of a version. */
  keepVersion: z.boolean().optional(),
})
export type SaveDraftRequest = z.infer<typeof SaveDraftRequestSchema>
export const SaveDraftAnswerSchema = z.object({ revision: z.number().int(), updatedAt: z.string() })

/** PUT /api/drafts/{id}/publication */
export const PublishDraftRequestSchema = z.strictObject({ url: PageUrlSchema })

/** POST /api/drafts/read-page: reads a page to begin a draft with its text. */
export const ReadDraftPageRequestSchema = z.strictObject({ url: PageUrlSchema })
export const ReadDraftPageAnswerSchema = z.object({
  title: z.string(),
  /** The page's main text. */
  markdown: z.string(),
  /** Whether the page is longer than a draft may be, or than the reader's limit. */
  truncated: z.boolean(),
})
export type ReadDraftPageAnswer = z.infer<typeof ReadDraftPageAnswerSchema>

const DRAFT_FACTS = {
  id: z.string(),
  analysisId: z.string(),
  title: z.string(),
  characters: z.number().int(),
  revision: z.number().int(),
  /** Times are ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedUrl: z.string().nullable(),
  publishedAt: z.string().nullable(),
}

/** A draft in a list. */
const DraftItemSchema = z.object(DRAFT_FACTS)
export type DraftItem = z.infer<typeof DraftItemSchema>

/** GET /api/analyses/{id}/drafts: the latest first. */
export const DraftsAnswerSchema = z.object({
  data: z.array(DraftItemSchema),
  /** Number of drafts that this version cannot read; they are left out. */
  unreadable: z.number().int().default(0),
  /** The draft that was published at the analysed address before this analysis; null if none is known. */
  origin: DraftItemSchema.nullable(),
  /** Largest number of drafts for a report. */
  most: z.number().int().default(DRAFTS_PER_ANALYSIS),
})
export type DraftsAnswer = z.infer<typeof DraftsAnswerSchema>

/** GET /api/drafts/{id} and the answer to a new one. */
const SavedDraftSchema = z.object({
  ...DRAFT_FACTS,
  text: z.string(),
  /** Largest number of characters. */
  maxCharacters: z.number().int().default(SAVED_DRAFT_MAX_CHARS),
  /** The first analysis of the address since it was published there. */
  publishedAnalysis: z
    .object({ id: z.string(), createdAt: z.string(), coverageScore: z.number().nullable() })
    .nullable(),
})
export type SavedDraft = z.infer<typeof SavedDraftSchema>
export const SavedDraftAnswerSchema = z.object({ data: SavedDraftSchema })

/** GET /api/drafts/{id}/versions: the latest first. */
const DraftVersionSchema = z.object({
  revision: z.number().int(),
  characters: z.number().int(),
  savedAt: z.string(),
  /** Its first words on one line. Older servers do not send them. */
  opening: z.string().default(''),
})
export type DraftVersion = z.infer<typeof DraftVersionSchema>
export const DraftVersionsAnswerSchema = z.object({
  data: z.array(DraftVersionSchema),
  /** Number of versions that this version of the product cannot read; they are left out. */
  unreadable: z.number().int().default(0),
})

/** GET /api/drafts/{id}/versions/{revision} */
export const DraftVersionAnswerSchema = z.object({ data: DraftVersionSchema.extend({ text: z.string() }) })

/** GET /api/drafts/{id}/export */
export const DraftExportQuerySchema = z.object({ format: z.enum(['markdown', 'html']) })
export type DraftFormat = z.infer<typeof DraftExportQuerySchema>['format']
