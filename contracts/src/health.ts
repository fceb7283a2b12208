import { z } from 'zod'

/** Below `/api`. */
export const HEALTH_PATH = '/health'

/** GET /api/health */
export const HealthSchema = z.object({
  status: z.literal('ok'),
  /** Which deployed revision answers; null outside Cloud Run. */
  revision: z.string().nullable(),
})
export type Health = z.infer<typeof HealthSchema>
