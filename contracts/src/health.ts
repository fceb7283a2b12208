import { z } from 'zod'

/** Below `/api`. */
export const HEALTH_PATH = '/health'

/** GET /api/health */
export const HealthSchema = z.object({
  status: z.literal('ok'),
  /** Which deployed revision answers; null outside Cloud Run. */
  revision: z.string().nullable(),
  /** Where this request came from by `X-Forwarded-For`, and how many of its entries are taken for proxies' own. */
  client: z.object({ address: z.string(), entries: z.number(), trustedHops: z.number() }),
})
export type Health = z.infer<typeof HealthSchema>
