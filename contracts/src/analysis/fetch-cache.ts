import { z } from 'zod'
import { TimestampSchema } from '../timestamp.ts'
import { ServedRulesSchema } from './eligibility.ts'

/**
 * `serpCache/{hash of keyword, location, language and device}`: a search result that serves the analyses of the next hours. A TTL
 * policy removes it.
 */
export const CachedSerpSchema = z.object({
  /** A compressed `Serp`. */
  serp: z.instanceof(Uint8Array),
  fetchedAt: TimestampSchema,
  expiresAt: TimestampSchema,
})
export type CachedSerp = z.infer<typeof CachedSerpSchema>

/**
 * `pageCache/{hash of the address}`: a public page as it was served without credentials, if robots.txt allows reading it. A TTL
 * policy removes it.
 */
export const CachedPageSchema = z.object({
  /** Its address after redirects. */
  url: z.string(),
  contentType: z.string().nullable(),
  /** Its compressed bytes. */
  body: z.instanceof(Uint8Array),
  served: ServedRulesSchema,
  fetchedAt: TimestampSchema,
  expiresAt: TimestampSchema,
})
export type CachedPage = z.infer<typeof CachedPageSchema>
