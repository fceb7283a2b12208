import { z } from 'zod'
import { TimestampSchema } from './timestamp.ts'

/**
 * `rateLimits/{key}`: server only. What a person, an address or everybody has asked for in a window of time, or the salt
 * of a day's address hashes. Names no one: people stand in it by uid, addresses by a salted hash. Deleted by TTL.
 */
export const RateLimitSchema = z.object({
  count: z.number().int().min(0).optional(),
  salt: z.string().optional(),
  expiresAt: TimestampSchema,
})
export type RateLimit = z.infer<typeof RateLimitSchema>
