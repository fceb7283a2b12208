import { z } from 'zod'
import { label } from '../text.ts'
import { TimestampSchema } from '../timestamp.ts'
import { DISPLAY_NAME_MAX_CHARS, isVisibleName } from './profile.ts'

const Count = z.number().int().min(0)

/** PATCH /api/account/profile: the name by which the account is shown. */
export const ProfileRequestSchema = z.strictObject({
  displayName: label('name-invalid')
    .max(DISPLAY_NAME_MAX_CHARS, 'name-invalid')
    .refine(isVisibleName, 'name-invalid'),
})
export const ProfileAnswerSchema = z.object({ displayName: z.string() })

/** POST /api/account/deletion: the owner must type the e-mail address, so that it does not happen by accident. */
export const DeleteAccountRequestSchema = z.strictObject({ email: label().max(320) })

/**
 * The progress of an account's deletion. `none`: it was not requested; `pending`: the account is closed, and upkeep removes its
 * data within minutes; `running`: its data is being removed; `done`: nothing is left.
 */
const DeletionStateSchema = z.enum(['none', 'pending', 'running', 'done'])
export type DeletionState = z.infer<typeof DeletionStateSchema>

/** GET and POST /api/account/deletion, GET and POST /api/admin/users/{uid}/deletion */
export const DeletionAnswerSchema = z.object({ state: DeletionStateSchema })

/** The progress of an export. `none`: there is none, or it has expired. */
const ExportStateSchema = z.enum(['none', 'pending', 'running', 'ready', 'failed'])

/** GET and POST /api/account/export, GET and POST /api/admin/users/{uid}/export */
export const ExportAnswerSchema = z.object({
  state: ExportStateSchema,
  /** Number of documents in it so far. */
  documents: Count,
  /** Number of its parts, each read by GET …/export/parts/{number from 0}. Joined in order they are the file, in JSON. */
  parts: Count,
  /** Size of the file so far, in bytes. */
  bytes: Count,
  /** When it is deleted, once it is ready or has failed. */
  expiresAt: z.string().nullable(),
})
export type ExportAnswer = z.infer<typeof ExportAnswerSchema>

/**
 * `exports/{uid and who asked}`: the job that writes all data of an account into parts, and its result. Upkeep deletes it
 * with its parts when it expires.
 */
export const AccountExportSchema = z.object({
  uid: z.string(),
  /** Uid of the only person who may read it: the owner, or an admin whom the owner asked. */
  requestedBy: z.string(),
  state: ExportStateSchema.exclude(['none']),
  /** Whether work is left. */
  open: z.boolean(),
  /** Distinguishes the parts of this export from those of the previous one. */
  generation: z.string(),
  /** The generation of the previous export, whose parts are removed first. */
  replaces: z.string().nullable(),
  createdAt: TimestampSchema,
  /** Number of times a worker has started it; the fencing token of its writes. */
  attempt: Count,
  /** Number of starts since the last part was stored. */
  fruitless: Count,
  leaseUntil: TimestampSchema.nullable(),
  /** Where the next part begins: a section of the file, and the last document of it that is stored. */
  section: Count,
  after: z.string().nullable(),
  documents: Count,
  parts: Count,
  bytes: Count,
  expiresAt: TimestampSchema.nullable(),
})
export type AccountExport = z.infer<typeof AccountExportSchema>

/** `exports/{id}/parts/{generation and number}`: a piece of the file, as one gzip stream. */
export const ExportPartSchema = z.object({ gzip: z.instanceof(Uint8Array) })
export type ExportPart = z.infer<typeof ExportPartSchema>
