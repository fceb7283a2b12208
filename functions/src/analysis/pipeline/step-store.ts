import { PageFailureCodeSchema } from '@gaplens/contracts/errors'
import { type Serp, SerpSchema } from '@gaplens/contracts/serp'
import { z } from 'zod'
import type { Source } from '../../coverage/source.ts'
import { ReadPageSchema } from '../../reading/page.ts'
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
})

/** Steps whose results are worth keeping: they cost money or time. Coverage is computed anew. */
export interface StepResults {
  readonly overview: Serp
  readonly pages: readonly Source[]
}
export const STEP_SCHEMAS = { overview: SerpSchema, pages: z.array(SourceSchema) } satisfies {
  [Name in keyof StepResults]: z.ZodType<StepResults[Name]>
}

/** Keeps the results of finished steps, so that a retry goes on where the last attempt stopped. */
export interface StepStore {
  load<Name extends keyof StepResults>(name: Name): Promise<StepResults[Name] | null>
  /** Stores a result together with the progress it brings. */
  save<Name extends keyof StepResults>(
    name: Name,
    result: StepResults[Name],
    progress: Progress,
  ): Promise<void>
}

/** For a run that nobody resumes: the terminal. */
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
