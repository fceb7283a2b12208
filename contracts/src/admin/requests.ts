import { z } from 'zod'
import { DisplayNameSchema, PictureSchema } from '../accounts/profile.ts'
import { RoleSchema } from '../accounts/user.ts'
import { JobStatusSchema, StageSchema } from '../analysis/job.ts'
import { IdSchema } from '../id.ts'
import { label } from '../text.ts'
import { TimestampSchema } from '../timestamp.ts'

export const ADMIN_PAGE_SIZES = [10, 20, 50, 100] as const
export type AdminPageSize = (typeof ADMIN_PAGE_SIZES)[number]
export const ADMIN_PAGE_SIZE = 20
/** Largest number of accounts in the list without parameters; a header says whether there are more. */
export const ADMIN_LIST_MAX = 1_000
export const TOTAL_COUNT_HEADER = 'x-total-count'
export const HAS_MORE_HEADER = 'x-has-more'
export const POINTS_CHANGE_MAX = 100_000
export const ACTIVITY_LIMIT = 10
export const STATS_REFRESH_MS = 30_000

/** An account as admins see it. Imported ones may lack what sign-up writes. */
const AdminUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: DisplayNameSchema,
  photoURL: PictureSchema,
  points: z.number().int(),
  role: RoleSchema,
  analysisCount: z.number().int(),
  /** ISO 8601; null when missing or no time. */
  createdAt: z.string().nullable(),
  /** ISO 8601; null if not blocked. */
  blockedAt: z.string().nullable().default(null),
})
export type AdminUser = z.infer<typeof AdminUserSchema>

export const USER_SORTS = ['createdAt', 'points'] as const
export type UserSort = (typeof USER_SORTS)[number]
export type SortDirection = 'asc' | 'desc'
export interface UsersOrder {
  readonly sort: UserSort
  readonly direction: SortDirection
}

/** GET /api/admin/users without parameters */
export const AdminUserListSchema = z.array(AdminUserSchema)

/**
 * GET /api/admin/users?page={n}&limit={n}&sort={createdAt|points}&direction={asc|desc}, with `after` or `before`: the
 * uid of the row directly before or after the page.
 */
const PaginationSchema = z.object({
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalUsers: z.number().int(),
  hasNext: z.boolean(),
  hasPrevious: z.boolean(),
  limit: z.number().int(),
  offset: z.number().int(),
})
export type Pagination = z.infer<typeof PaginationSchema>
export const AdminUsersPageSchema = z.object({
  users: z.array(AdminUserSchema),
  pagination: PaginationSchema,
})
export type AdminUsersPage = z.infer<typeof AdminUsersPageSchema>

/** GET /api/admin/registration?q={address}: whether an address without an account is registered at the identity provider. */
const RegistrationSchema = z.object({
  /** ISO 8601; null if not known. */
  registeredAt: z.string().nullable(),
  /** Whether the address is verified, so that only a sign-in is missing. */
  verified: z.boolean(),
})
export type Registration = z.infer<typeof RegistrationSchema>
export const RegistrationAnswerSchema = z.object({ registration: RegistrationSchema.nullable() })
export type RegistrationAnswer = z.infer<typeof RegistrationAnswerSchema>

/** A reason must have visible text, because the activity log shows it. */
const Reason = label('reason-invalid')
  .min(1, 'reason-invalid')
  .max(200, 'reason-invalid')
  .refine((reason) => /[^\s\p{Cf}\p{Zs}]/u.test(reason), 'reason-invalid')

/** PUT /api/admin/users/{uid}/points */
export const AdjustPointsRequestSchema = z.strictObject({
  pointsToAdd: z
    .number({ error: 'points-invalid' })
    .int('points-invalid')
    .min(-POINTS_CHANGE_MAX, 'points-invalid')
    .max(POINTS_CHANGE_MAX, 'points-invalid')
    // −0 is zero as well.
    .refine((points) => points !== 0, 'points-invalid'),
  reason: Reason,
})
export type AdjustPointsRequest = z.infer<typeof AdjustPointsRequestSchema>
export const AdjustPointsAnswerSchema = z.object({
  uid: z.string(),
  /** The new balance. */
  points: z.number().int(),
  before: z.number().int(),
  /** The change that was really made. A deduction stops at zero. */
  applied: z.number().int(),
})
export type AdjustPointsAnswer = z.infer<typeof AdjustPointsAnswerSchema>

/** PUT /api/admin/users/{uid}/role */
export const ChangeRoleRequestSchema = z.strictObject({ role: RoleSchema })
export const ChangeRoleAnswerSchema = z.object({ uid: z.string(), role: RoleSchema })

/** PUT /api/admin/users/{uid}/block */
export const BlockUserRequestSchema = z.strictObject({ blocked: z.boolean(), reason: Reason })
export type BlockUserRequest = z.infer<typeof BlockUserRequestSchema>
export const BlockUserAnswerSchema = z.object({ uid: z.string(), blocked: z.boolean() })

/** PUT /api/admin/users/{uid}/white-label */
export const WhiteLabelRequestSchema = z.strictObject({ allowed: z.boolean(), reason: Reason })
export type WhiteLabelRequest = z.infer<typeof WhiteLabelRequestSchema>
export const WhiteLabelAnswerSchema = z.object({ uid: z.string(), allowed: z.boolean() })

/** GET /api/admin/users/{uid}/signals: signals by which an admin can distinguish a customer from an abuser of free points. */
export const AccountSignalsSchema = z.object({
  /** ISO 8601; null if not blocked. */
  blockedAt: z.string().nullable(),
  /** Why, as the admin wrote it; null if not blocked or not on record. */
  blockReason: z.string().nullable().default(null),
  /** Whether the e-mail address is from a service for disposable addresses. */
  disposableAddress: z.boolean(),
  hasBought: z.boolean(),
  /** Whether reports of the account may carry its own brand. */
  whiteLabel: z.boolean(),
  /** Whether the address had received the points for new accounts before, so that this account started without them. */
  giftRefused: z.boolean(),
  startedToday: z.number().int(),
  startedLastHour: z.number().int(),
  refundedToday: z.number().int(),
  unfinished: z.number().int(),
})
export type AccountSignals = z.infer<typeof AccountSignalsSchema>

/** POST /api/admin/users/{uid}/deletion */
export const DeleteUserRequestSchema = z.strictObject({ reason: Reason })

const ACTIVITY_ACTIONS = [
  'points.adjusted',
  'role.changed',
  'settings.changed',
  'job.redispatched',
  'job.refunded',
  'user.exported',
  'user.deleted',
  'user.blocked',
  'user.unblocked',
  'white-label.granted',
  'white-label.withdrawn',
  'ledger.audited',
  'payment.credited',
  'payment.reversed',
  'payment.dismissed',
] as const
const ActivityActionSchema = z.enum(ACTIVITY_ACTIONS)
export type ActivityAction = z.infer<typeof ActivityActionSchema>

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const ACTIVITY_FIELDS = {
  action: ActivityActionSchema,
  /** `label` is a name or address for people; deleting the account blanks it. */
  actor: z.object({ uid: z.string(), label: z.string() }),
  target: z.object({
    kind: z.enum(['user', 'analysis', 'payment', 'system']),
    id: z.string(),
    label: z.string(),
  }),
  before: Values.nullable(),
  after: Values.nullable(),
  reason: z.string().nullable(),
}

/** `activity/{id}`: the log of changes by admins. Append-only, written in the same transaction as the change. */
export const ActivityDocumentSchema = z.object({ ...ACTIVITY_FIELDS, createdAt: TimestampSchema })
export type ActivityDocument = z.infer<typeof ActivityDocumentSchema>

/** GET /api/admin/activity?limit={n} */
const ActivityItemSchema = z.object({ id: z.string(), ...ACTIVITY_FIELDS, createdAt: z.string() })
export type ActivityItem = z.infer<typeof ActivityItemSchema>
export const ActivityAnswerSchema = z.object({ data: z.array(ActivityItemSchema) })

/** GET /api/admin/jobs/stuck */
const StuckJobSchema = z.object({
  id: z.string(),
  uid: z.string(),
  targetKeyword: z.string(),
  status: JobStatusSchema,
  stage: StageSchema,
  attempt: z.number().int(),
  createdAt: z.string(),
  /** ISO 8601: the end of the lease of its worker. */
  leaseUntil: z.string().nullable(),
})
export type StuckJob = z.infer<typeof StuckJobSchema>
export const StuckJobsAnswerSchema = z.object({ data: z.array(StuckJobSchema) })

/** POST /api/admin/jobs/{id}/redispatch and …/refund */
export const JobActionAnswerSchema = z.object({ id: z.string(), refunded: z.boolean() })

/** POST /api/admin/audit: audits some accounts. `next` is passed as `after` in the next call, until it is null. */
export const AuditRequestSchema = z.strictObject({ after: IdSchema.nullable() })
const AuditFindingSchema = z.object({ uid: z.string(), problem: z.string(), detail: z.string() })
export const AuditAnswerSchema = z.object({
  users: z.number().int(),
  entries: z.number().int(),
  unopened: z.number().int(),
  findings: z.array(AuditFindingSchema),
  next: z.string().nullable(),
})
export type AuditAnswer = z.infer<typeof AuditAnswerSchema>
