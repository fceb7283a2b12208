import { z } from 'zod'

const Count = z.number().int().min(0)
/** Milliseconds since 1970. */
const Instant = z.number()

/** Whether a provider is called, by how its last calls went. */
export const BreakerSchema = z.object({
  /** Failures in a row, none of them long after the one before. */
  failures: Count,
  lastFailureAt: Instant.nullable(),
  /** It is not called before this; null: it is called as ever. */
  openUntil: Instant.nullable(),
  /** Someone is trying whether it works again, until then at the latest. */
  probeUntil: Instant.nullable(),
  /** How often it was opened without a success between. */
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
