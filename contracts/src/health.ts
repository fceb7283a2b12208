import { z } from 'zod'

/** Path of the health check below `/api`. */
export const HEALTH_PATH = '/health'

/** GET /api/health */
export const HealthSchema = z.object({
  status: z.literal('ok'),
  /** The deployed revision; null outside Cloud Run. */
  revision: z.string().nullable(),
  /** The client's address by `X-Forwarded-For`, its number of entries, and how many of them are from trusted proxies. */
  client: z.object({ address: z.string(), entries: z.number(), trustedHops: z.number() }),
})
export type Health = z.infer<typeof HealthSchema>
