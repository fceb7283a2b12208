import { z } from 'zod'

/** GET /api/export/html/{jobId}: the whole report, or the edition for clients. */
export const ExportQuerySchema = z.object({ edition: z.enum(['client', 'full']).default('full') })

/** GET /api/archive-roots/{root}: when the report with this evidence hash was finished. */
export const ArchiveRootAnswerSchema = z.object({
  data: z.object({ evidenceRoot: z.string(), completedAt: z.string() }),
})
export type ArchiveRootAnswer = z.infer<typeof ArchiveRootAnswerSchema>
