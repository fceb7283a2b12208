import { z } from 'zod'
import { DisplayNameSchema, PictureSchema } from './profile.ts'
import { TimestampSchema } from './timestamp.ts'

export const RoleSchema = z.enum(['user', 'admin'])
export type Role = z.infer<typeof RoleSchema>

export const PERMISSIONS = ['manage_users', 'view_analytics', 'manage_payments', 'system_admin'] as const
export const PermissionSchema = z.enum(PERMISSIONS)

/** `users/{uid}`. Points, role and permissions are written by the server alone. */
export const UserDocumentSchema = z.object({
  uid: z.string().min(1),
  email: z.string(),
  displayName: DisplayNameSchema,
  photoURL: PictureSchema,
  /** Below zero only where a payment was taken back after its points were spent. */
  points: z.number().int(),
  role: RoleSchema,
  permissions: z.array(PermissionSchema).optional(),
  analysisCount: z.number().int().min(0).optional(),
  /** Unfinished analyses: the hash of each one's request by its id. Bounds them, and finds the same one again. */
  unfinished: z.record(z.string(), z.string()).optional(),
  /** Whether points were ever bought: those who did not share a daily ceiling. */
  hasBought: z.boolean().optional(),
  /** How the account may be signed in to, as the identity provider said last; a session of another kind speaks for nobody. */
  providers: z.array(z.string()).optional(),
  /** Sessions of before this instant have ended: a way to sign in was added then. Missing: all are good. */
  sessionsSince: TimestampSchema.optional(),
  /** An admin has blocked it: nobody speaks for it until they lift that. */
  blockedAt: TimestampSchema.optional(),
  createdAt: TimestampSchema,
  /** Set once the server has written the ledger's first entry. */
  ledgerOpenedAt: TimestampSchema.optional(),
  /** When its ledger last had a new entry: the nightly audit looks at these accounts first. */
  ledgerChangedAt: TimestampSchema.optional(),
})
export type UserDocument = z.infer<typeof UserDocumentSchema>

export const LedgerKindSchema = z.enum(['signup', 'analysis', 'refund', 'adjustment', 'purchase', 'reversal'])
export type LedgerKind = z.infer<typeof LedgerKindSchema>

/** `users/{uid}/ledger/{entryId}`: append-only; the entry's id is its idempotency key. */
export const LedgerEntrySchema = z.object({
  delta: z.number().int(),
  balanceAfter: z.number().int(),
  kind: LedgerKindSchema,
  reason: z.string().max(200),
  /** The uid of who caused it, or `system`. */
  actor: z.string(),
  analysisId: z.string().nullable(),
  createdAt: TimestampSchema,
})
export type LedgerEntry = z.infer<typeof LedgerEntrySchema>

/**
 * `users/{uid}/deletedAnalyses/{analysisId}`: what is left of a deleted analysis. It keeps a repeated idempotency key
 * from charging again, and explains the charge whose analysis is gone.
 */
export const DeletedAnalysisSchema = z.object({
  deletedAt: TimestampSchema,
  /** Whether it had not ended. */
  unfinished: z.boolean(),
  /** Whether its deletion gave the point back, since no worker had taken it up. */
  refunded: z.boolean().default(false),
})
export type DeletedAnalysis = z.infer<typeof DeletedAnalysisSchema>

/**
 * `deletedUsers/{uid}`: an account was deleted on request. Tokens outlive an account by up to an hour; this keeps them
 * from making it anew, with new points. Holds nothing of the person; a TTL policy removes it.
 */
export const DeletedUserSchema = z.object({
  deletedAt: TimestampSchema,
  expiresAt: TimestampSchema,
  /** False until nothing of the account is left; the sweeper finishes what a crash cut short. */
  finished: z.boolean(),
})
export type DeletedUser = z.infer<typeof DeletedUserSchema>

/**
 * `giftedAddresses/{keyed hash of the normalised address}`: the points of a new account were given to this address. It
 * outlives the account, so that the gift comes once; a TTL policy removes it.
 */
export const GiftedAddressSchema = z.object({ givenAt: TimestampSchema, expiresAt: TimestampSchema })
export type GiftedAddress = z.infer<typeof GiftedAddressSchema>

/** `bootstrap/admin`: the pre-designated address became admin, once; from then on only admins make admins. */
export const BootstrapSchema = z.object({
  madeAt: TimestampSchema,
  /** Who began with an admin's points; missing where the first admin was made by other means. */
  uid: z.string().optional(),
})
export type Bootstrap = z.infer<typeof BootstrapSchema>
