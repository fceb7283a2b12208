import { z } from 'zod'
import { ServedRulesSchema } from './eligibility.ts'
import { TimestampSchema } from './timestamp.ts'

/**
 * `serpCache/{hash of keyword, location, language and device}`: what a search answered, for the analyses of the next
 * hours. A TTL policy removes it.
 */
export const CachedSerpSchema = z.object({
  /** A `Serp`, packed. */
  serp: z.instanceof(Uint8Array),
  fetchedAt: TimestampSchema,
  expiresAt: TimestampSchema,
})
export type CachedSerp = z.infer<typeof CachedSerpSchema>

/**
 * `pageCache/{hash of the address}`: a public page as it was served without credentials, where robots.txt lets us read
 * it. A TTL policy removes it.
 */
export const CachedPageSchema = z.object({
  /** Where it was found after redirects. */
  url: z.string(),
  contentType: z.string().nullable(),
  /** Its bytes, packed. */
  body: z.instanceof(Uint8Array),
  served: ServedRulesSchema,
  fetchedAt: TimestampSchema,
  expiresAt: TimestampSchema,
})
export type CachedPage = z.infer<typeof CachedPageSchema>
