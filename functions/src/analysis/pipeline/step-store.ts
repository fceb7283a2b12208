import { ReadPageSchema } from '@gaplens/contracts/analysis/read-page'
import { type Serp, SerpSchema } from '@gaplens/contracts/analysis/serp'
import { PageFailureCodeSchema } from '@gaplens/contracts/errors'
import type { Source } from '@gaplens/coverage/source'
import { z } from 'zod'
import type { Progress } from './progress.ts'

const SourceSchema: z.ZodType<Source> = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  role: z.enum(['user', 'cited', 'organic']),
  rank: z.number().int(),
  referenceIndexes: z.array(z.number().int()),
  page: ReadPageSchema.nullable(),
  failure: PageFailureCodeSchema.nullable(),
  readAt: z.string().nullable(),
  received: z.object({ bytes: z.number().int(), sha256: z.string() }).optional(),
})

/** The steps whose results are stored, because they cost money or time. Coverage is quickly computed again. */
export interface StepResults {
  readonly overview: Serp
  readonly pages: readonly Source[]
}
export const STEP_SCHEMAS: { readonly [Name in keyof StepResults]: z.ZodType<StepResults[Name]> } = {
  overview: SerpSchema,
  pages: z.array(SourceSchema),
}

/** Stores the results of finished steps, so that a retry continues where the last attempt stopped. */
export interface StepStore {
  load<Name extends keyof StepResults>(name: Name): Promise<StepResults[Name] | null>
  /** Stores a result and the progress in one write. */
  save<Name extends keyof StepResults>(
    name: Name,
    result: StepResults[Name],
    progress: Progress,
  ): Promise<void>
}

/** A store in memory, for runs that are never resumed, such as those of the command line. */
export function createMemoryStepStore(onProgress: (progress: Progress) => void): StepStore {
  const results: Partial<StepResults> = {}
  return {
    load: async (name) => results[name] ?? null,
    save: async (name, result, progress) => {
      results[name] = result
      onProgress(progress)
    },
  }
}
