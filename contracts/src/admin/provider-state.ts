import { z } from 'zod'

const Count = z.number().int().min(0)
/** Milliseconds since 1970. */
const Instant = z.number()

/** The state of a provider's circuit breaker, which depends on its last calls. */
const BreakerSchema = z.object({
  /** Number of consecutive failures, each soon after the previous one. */
  failures: Count,
  lastFailureAt: Instant.nullable(),
  /** The provider is not called before this time; null if the breaker is closed. */
  openUntil: Instant.nullable(),
  /** Until when a single probe call may be in progress. */
  probeUntil: Instant.nullable(),
  /** Number of times it was opened since the last success. */
  openings: Count,
})
export type Breaker = z.infer<typeof BreakerSchema>

export const PROVIDER_NAMES = ['search', 'model'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/** `providers/breakers`: shared by all instances. A provider that never failed is not in it. */
export const BreakersSchema = z.object({
  search: BreakerSchema.optional(),
  model: BreakerSchema.optional(),
})
export type Breakers = z.infer<typeof BreakersSchema>
