import { z } from 'zod'
import { label } from './text.ts'
import { TimestampSchema } from './timestamp.ts'

const Count = z.number().int().min(0)

/** POST /api/account/deletion: the owner must type the e-mail address, so that it does not happen by accident. */
export const DeleteAccountRequestSchema = z.strictObject({ email: label().max(320) })
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequestSchema>

/**
 * How far the deletion of an account is. `pending`: it is closed, and upkeep removes its data within minutes; `running`:
 * its data is being removed; `done`: nothing of it is left. `none`: nobody asked for it.
 */
export const DeletionStateSchema = z.enum(['none', 'pending', 'running', 'done'])
export type DeletionState = z.infer<typeof DeletionStateSchema>

/** GET and POST /api/account/deletion, GET and POST /api/admin/users/{uid}/deletion */
export const DeletionAnswerSchema = z.object({ state: DeletionStateSchema })

/** How far an export is. `none`: there is none, or it is kept no longer. */
export const ExportStateSchema = z.enum(['none', 'pending', 'running', 'ready', 'failed'])
export type ExportState = z.infer<typeof ExportStateSchema>

/** GET and POST /api/account/export, GET and POST /api/admin/users/{uid}/export */
export const ExportAnswerSchema = z.object({
  state: ExportStateSchema,
  /** Documents that it holds so far. */
  documents: Count,
  /** Its pieces, each read by GET …/export/parts/{from 0}; their bytes in order are the file, JSON. */
  parts: Count,
  /** Size of the file so far. */
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
  /** Uid of the only one who may read it: the owner, or the admin who was asked by them. */
  requestedBy: z.string(),
  state: ExportStateSchema.exclude(['none']),
  /** Whether there is work left. */
  open: z.boolean(),
  /** Tells the parts of this export from those of the one before. */
  generation: z.string(),
  /** The generation of the one before, whose parts are removed first. */
  replaces: z.string().nullable(),
  createdAt: TimestampSchema,
  /** How often a worker has begun, the fencing token of its writes. */
  attempt: Count,
  /** Workers that have begun since the last part was stored. */
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
