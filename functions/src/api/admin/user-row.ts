import { DisplayNameSchema, PictureSchema } from '@gaplens/contracts/accounts/profile'
import { RoleSchema } from '@gaplens/contracts/accounts/user'
import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { TimestampSchema } from '@gaplens/contracts/timestamp'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'

/** Times in all the forms that older and imported documents have. */
const TimeSchema = z.union([
  TimestampSchema.transform((time) => new Date(time.toMillis())),
  z.date(),
  z.string().transform((text) => new Date(text)),
])

const IsoSchema = TimeSchema.transform((time) =>
  Number.isNaN(time.getTime()) ? null : time.toISOString(),
).catch(null)

/** The fields that a list reads. Each has a fallback, so that one invalid document does not make the list fail. */
const RowSchema = z.object({
  email: z.string().catch(''),
  displayName: DisplayNameSchema.catch(null),
  photoURL: PictureSchema.catch(null),
  points: z.number().int().catch(0),
  role: RoleSchema.catch('user'),
  analysisCount: z.number().int().catch(0),
  createdAt: IsoSchema,
  blockedAt: IsoSchema,
})

export const ROW_FIELDS = Object.keys(RowSchema.shape)

/** An account as admins see it. @param document of `users`, read without its converter */
export function userRow(document: DocumentSnapshot): AdminUser {
  return { uid: document.id, ...RowSchema.parse(document.data() ?? {}) }
}
