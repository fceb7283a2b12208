import { z } from 'zod'
import { TimestampSchema } from '../timestamp.ts'
import { DisplayNameSchema, PictureSchema } from './profile.ts'

export const RoleSchema = z.enum(['user', 'admin'])
export type Role = z.infer<typeof RoleSchema>

export const PERMISSIONS = ['manage_users', 'view_analytics', 'manage_payments', 'system_admin'] as const
const PermissionSchema = z.enum(PERMISSIONS)

const JoinedRequestSchema = z.object({ analysisId: z.string(), requestHash: z.string() })
export type JoinedRequest = z.infer<typeof JoinedRequestSchema>

/** `users/{uid}`. Points, role and permissions are written by the server only. */
export const UserDocumentSchema = z.object({
  uid: z.string().min(1),
  email: z.string(),
  displayName: DisplayNameSchema,
  photoURL: PictureSchema,
  /** Negative only if a payment was reversed after its points were spent. */
  points: z.number().int(),
  role: RoleSchema,
  permissions: z.array(PermissionSchema).optional(),
  analysisCount: z.number().int().min(0).optional(),
  /** Hashes of the requests of unfinished analyses, by analysis id. They limit their number and detect a repeated request. */
  unfinished: z.record(z.string(), z.string()).optional(),
  /**
   * Requests that joined a running analysis, by the id that their idempotency keys would have given an own one: a repeated request
   * gets the same answer, and another one with that key is refused.
   */
  joined: z.record(z.string(), JoinedRequestSchema).optional(),
  /** Whether the user ever bought points. */
  hasBought: z.boolean().optional(),
  /** Sign-in methods of the account, as last read from the identity provider. A session of any other method is invalid. */
  providers: z.array(z.string()).optional(),
  /** Sessions from before this instant are invalid, because a sign-in method was added then. Without it all are valid. */
  sessionsSince: TimestampSchema.optional(),
  /** When an admin blocked the account. It cannot be used until an admin unblocks it. */
  blockedAt: TimestampSchema.optional(),
  /** Whether reports may carry the user's own brand. The agency plan and admins grant it. */
  whiteLabel: z.boolean().optional(),
  createdAt: TimestampSchema,
  /** Set once the server has written the ledger's first entry. */
  ledgerOpenedAt: TimestampSchema.optional(),
  /** When its ledger last got a new entry. The nightly audit checks these accounts first. */
  ledgerChangedAt: TimestampSchema.optional(),
})
export type UserDocument = z.infer<typeof UserDocumentSchema>

/** Whether an account never bought points and is not an admin's. Such accounts share a daily limit of analyses. */
export function isFreeAccount({ role, hasBought }: Pick<UserDocument, 'role' | 'hasBought'>): boolean {
  return role !== 'admin' && hasBought !== true
}

/** `reservation`: the points for a batch's rows; `release`: the refund for rows that never started. */
export const LedgerKindSchema = z.enum([
  'signup',
  'analysis',
  'refund',
  'adjustment',
  'purchase',
  'reversal',
  'reservation',
  'release',
])
export type LedgerKind = z.infer<typeof LedgerKindSchema>

/**
 * Why an analysis gave its point back. `unfinished`: there is no report; `unread`: there is one, but without the comparison
 * that was paid for; `cancelled`: its owner cancelled or deleted it before a worker had started it, so it cost nothing.
 */
const RefundCauseSchema = z.enum(['unfinished', 'unread', 'cancelled'])
export type RefundCause = z.infer<typeof RefundCauseSchema>

/** `users/{uid}/ledger/{entryId}`: append-only; the entry's id is its idempotency key. */
export const LedgerEntrySchema = z.object({
  delta: z.number().int(),
  balanceAfter: z.number().int(),
  kind: LedgerKindSchema,
  reason: z.string().max(200),
  /** Uid of the user who caused it, or `system`. */
  actor: z.string(),
  analysisId: z.string().nullable(),
  /** Of a refund. Refunds of earlier versions do not have it. */
  cause: RefundCauseSchema.optional().catch(undefined),
  createdAt: TimestampSchema,
})
export type LedgerEntry = z.infer<typeof LedgerEntrySchema>

/**
 * `users/{uid}/deletedAnalyses/{analysisId}`: the record of a deleted analysis. It prevents that a repeated idempotency
 * key charges again, and explains the charge whose analysis no longer exists.
 */
export const DeletedAnalysisSchema = z.object({
  deletedAt: TimestampSchema,
  /** When the analysis was created: it counts towards that day's limit. Notes of earlier versions do not have it. */
  createdAt: TimestampSchema.optional(),
  /** Whether the analysis had not ended. */
  unfinished: z.boolean(),
  /** Whether the deletion refunded the point, because no worker had started it. */
  refunded: z.boolean().default(false),
})
export type DeletedAnalysis = z.infer<typeof DeletedAnalysisSchema>

/**
 * `users/{uid}/deletedDrafts/{draftId}`: the record of a draft that its owner deleted, so that a restore deletes it again. A
 * TTL policy removes it.
 */
export const DeletedDraftSchema = z.object({ deletedAt: TimestampSchema, expiresAt: TimestampSchema })
export type DeletedDraft = z.infer<typeof DeletedDraftSchema>

/**
 * `deletedUsers/{uid}`: records that an account was deleted on request. Tokens outlive an account by up to an hour; this
 * record prevents that one creates the account again with new points. It holds no personal data, and a TTL policy
 * removes it, once nothing is left of the account.
 */
export const DeletedUserSchema = z.object({
  deletedAt: TimestampSchema,
  /** Null until the deletion is finished, so that the record outlives the data that is still to be removed. */
  expiresAt: TimestampSchema.nullable(),
  /** False until nothing of the account is left. Upkeep finishes deletions that a request or a crash left incomplete. */
  finished: z.boolean(),
  /** The end of a worker's lease. */
  leaseUntil: TimestampSchema.nullable().default(null),
})
export type DeletedUser = z.infer<typeof DeletedUserSchema>

/**
 * `giftedAddresses/{keyed hash of the normalised address}`: records that this address received the gift for new accounts.
 * It outlives the account, so that the gift is given once. A TTL policy removes it.
 */
export const GiftedAddressSchema = z.object({ givenAt: TimestampSchema, expiresAt: TimestampSchema })
export type GiftedAddress = z.infer<typeof GiftedAddressSchema>

/** `bootstrap/admin`: records that the designated address became admin. From then on only admins appoint admins. */
export const BootstrapSchema = z.object({
  madeAt: TimestampSchema,
  /** Uid of the account that got an admin's points; missing if the first admin was appointed by other means. */
  uid: z.string().optional(),
})
export type Bootstrap = z.infer<typeof BootstrapSchema>
