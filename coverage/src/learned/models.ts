import { z } from 'zod'
import { CLAIM_FEATURES } from '../table/claim-features.ts'
import { PAGE_FEATURES } from '../table/page-features.ts'
import { PAIR_FEATURES } from '../topics/pair-features.ts'
import type { LogisticModel } from './logistic.ts'
import data from './models.json' with { type: 'json' }

/** The learned parts of coverage. */
export interface CoverageModels {
  /** Whether two seeds are one subject. */
  readonly pairs: LogisticModel
  /** Whether a claim is about a subject. */
  readonly claims: LogisticModel
  /** Whether a page treats a subject. */
  readonly pages: LogisticModel
}

/** A model whose features are those that the code computes, in the same order. */
function modelOf(features: readonly string[]) {
  const numbers = z.array(z.number()).length(features.length)
  return z
    .object({
      features: z.array(z.string()),
      means: numbers,
      scales: numbers,
      weights: numbers,
      bias: z.number(),
    })
    .refine((model) => model.features.every((name, at) => name === features[at]), 'trained on other features')
}

/** The models as trained by `npm run train:coverage`; what on, and how well they do on cases left out, stands in the file. */
export function coverageModels(): CoverageModels {
  known ??= z
    .object({ pairs: modelOf(PAIR_FEATURES), claims: modelOf(CLAIM_FEATURES), pages: modelOf(PAGE_FEATURES) })
    .parse(data)
  return known
}

let known: CoverageModels | null = null
