import { z } from 'zod'
import { TimestampSchema } from './timestamp.ts'

/**
 * `rateLimits/{key}`: server only. The number of requests by a user, an IP address or everybody in a time window, or the salt of a
 * day's address hashes. It contains no personal data but uids and salted hashes of addresses. Deleted by TTL.
 */
export const RateLimitSchema = z.object({
  count: z.number().int().min(0).optional(),
  salt: z.string().optional(),
  expiresAt: TimestampSchema,
})
export type RateLimit = z.infer<typeof RateLimitSchema>
