import { z } from 'zod'
import { text } from '../text.ts'
import { TimestampSchema } from '../timestamp.ts'

const SHARE_MAX_DAYS = 365
export const SHARE_PASSWORD_MIN_CHARS = 8
export const SHARE_PASSWORD_MAX_CHARS = 100

/** Where shared reports are served: `/s/{token}`. */
export const SHARE_PATH = '/s'

/**
 * `shares/{SHA-256 of the token}`: a link with which anyone can read one report. The token itself is not stored, so that read access
 * to the database opens no report; without its last characters 104 random bits remain.
 */
export const ShareDocumentSchema = z.object({
  /** Uid of the owner of the link and of the report. */
  uid: z.string(),
  analysisId: z.string(),
  /** The last characters of the token, by which its owner knows the link again; missing in older links. */
  ending: z.string().optional(),
  createdAt: TimestampSchema,
  /** A TTL policy deletes it after this; null if it does not expire. */
  expiresAt: TimestampSchema.nullable(),
  /** scrypt hash of the password, with its salt; null without a password. */
  password: z.object({ salt: z.string(), hash: z.string() }).nullable(),
  /** Number of times the report was shown. */
  views: z.number().int().min(0),
  lastViewedAt: TimestampSchema.nullable(),
})
export type ShareDocument = z.infer<typeof ShareDocumentSchema>

/** POST /api/analyses/{id}/shares. Issue messages are codes of `API_ERRORS`. */
export const CreateShareRequestSchema = z.strictObject({
  /** Null if it does not expire. */
  expiresInDays: z.number().int().min(1).max(SHARE_MAX_DAYS).nullable(),
  password: text('share-password-length')
    .min(SHARE_PASSWORD_MIN_CHARS, 'share-password-length')
    .max(SHARE_PASSWORD_MAX_CHARS, 'share-password-length')
    .nullable(),
})
export type CreateShareRequest = z.infer<typeof CreateShareRequestSchema>

/** A link as its owner sees it. Times are ISO 8601. */
const ShareSchema = z.object({
  /** Identifies the link but does not open it. */
  id: z.string(),
  /** The last characters of the link; empty for older links. */
  ending: z.string().default(''),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  hasPassword: z.boolean(),
  views: z.number().int(),
  lastViewedAt: z.string().nullable(),
})
export type Share = z.infer<typeof ShareSchema>

/** GET /api/analyses/{id}/shares: newest first. */
export const SharesAnswerSchema = z.object({
  data: z.array(ShareSchema),
  /** Number of links that this version cannot read; they are left out. */
  unreadable: z.number().int().default(0),
})
export type SharesAnswer = z.infer<typeof SharesAnswerSchema>

/** The answer to a new link, the only one that contains the token. */
export const CreateShareAnswerSchema = z.object({
  share: ShareSchema,
  /** Path on the site: `/s/{token}`. */
  path: z.string(),
})
export type CreateShareAnswer = z.infer<typeof CreateShareAnswerSchema>
