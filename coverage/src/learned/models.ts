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

/**
 * The models trained by `npm run train:coverage`. `models.provenance.json` lists the training cases and the results on
 * cases left out. The weights are part of the code, so `models.test.ts` checks them, and no schema goes to the browser with them.
 */
export function coverageModels(): CoverageModels {
  return data
}
