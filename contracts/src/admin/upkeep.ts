import { z } from 'zod'
import { TimestampSchema } from '../timestamp.ts'

const Count = z.number().int().min(0)

/**
 * `setAside/{id}`: a note about a document that upkeep could not read or process. Admins see it, and the other documents are
 * processed meanwhile. A TTL policy removes the note some time after the document was last found.
 */
export const UnreadableDocumentSchema = z.object({
  /** Path of the document, such as `analyses/abc`. */
  path: z.string(),
  /** The task of upkeep that found it. */
  task: z.string(),
  /** The invalid fields or the error's name, but never a value. */
  problem: z.string(),
  /** The schema version that wrote it; null if not stated. */
  documentVersion: z.number().nullable(),
  seen: Count,
  firstSeenAt: TimestampSchema,
  lastSeenAt: TimestampSchema,
  expiresAt: TimestampSchema,
  /** The document itself, if it was moved here because it blocked others. */
  moved: z.record(z.string(), z.unknown()).optional(),
})
export type UnreadableDocument = z.infer<typeof UnreadableDocumentSchema>

/** `upkeep/audit`: progress and findings of the nightly audit of the ledger. */
export const AuditStateSchema = z.object({
  /** Accounts whose ledger changed up to this time have been audited. */
  changedUntil: TimestampSchema.nullable(),
  /** Last uid of the pass over all accounts; null when a new pass begins. */
  walkedTo: z.string().nullable(),
  walkStartedAt: TimestampSchema.nullable(),
  walkEndedAt: TimestampSchema.nullable(),
  lastRunAt: TimestampSchema,
  accounts: Count,
  findings: z.array(z.object({ uid: z.string(), problem: z.string(), detail: z.string() })),
})
export type AuditState = z.infer<typeof AuditStateSchema>

/** GET /api/admin/upkeep */
export const UpkeepAnswerSchema = z.object({
  setAside: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      task: z.string(),
      problem: z.string(),
      documentVersion: z.number().nullable(),
      seen: Count,
      firstSeenAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
  /** Total number; the list contains the latest. */
  setAsideTotal: Count,
  audit: z
    .object({
      lastRunAt: z.string(),
      walkEndedAt: z.string().nullable(),
      accounts: Count,
      findings: z.array(z.object({ uid: z.string(), problem: z.string(), detail: z.string() })),
    })
    .nullable(),
})
export type UpkeepAnswer = z.infer<typeof UpkeepAnswerSchema>
