import { z } from 'zod'
import { TimestampSchema } from './timestamp.ts'

/**
 * `rateLimits/{key}`: server only. The number of requests by a user, an IP address or everybody in a time window, the people who
 * first used their gift at an IP address, or the salt of a day's address hashes. It contains no personal data but uids and salted
 * hashes of addresses and people. Deleted by TTL.
 */
export const RateLimitSchema = z.object({
  count: z.number().int().min(0).optional(),
  /** Hashes of the people who were counted, for a limit that counts each of them once. */
  members: z.array(z.string()).optional(),
  salt: z.string().optional(),
  expiresAt: TimestampSchema,
})
