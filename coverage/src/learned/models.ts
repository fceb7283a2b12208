import { z } from 'zod'
import { CLAIM_FEATURES } from '../table/claim-features.ts'
import { PAGE_FEATURES } from '../table/page-features.ts'
import { PAIR_FEATURES } from '../topics/pair-features.ts'
import type { LogisticModel } from './logistic.ts'
import data from './models.json' with { type: 'json' }

/** The learned models of coverage. */
export interface CoverageModels {
  /** Likelihood that two seeds are one subject. */
  readonly pairs: LogisticModel
  /** Likelihood that a claim is about a subject. */
  readonly claims: LogisticModel
  /** Likelihood that a page covers a subject. */
  readonly pages: LogisticModel
}

/** Schema of a model: it must have the features that the code computes, in the same order. */
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

/** The models trained by `npm run train:coverage`. `models.json` lists the training cases and the results on cases left out. */
export function coverageModels(): CoverageModels {
  known ??= z
    .object({ pairs: modelOf(PAIR_FEATURES), claims: modelOf(CLAIM_FEATURES), pages: modelOf(PAGE_FEATURES) })
    .parse(data)
  return known
}

let known: CoverageModels | null = null
