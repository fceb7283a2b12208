import { type PageType, PageTypeSchema } from '@gaplens/contracts/analysis/read-page'
import { PAGE_FEATURE_NAMES } from '../main-text/features/features.ts'
import MODELS from '../main-text/model/models.json' with { type: 'json' }
import { parseTrees, type Trees } from '../main-text/model/trees.ts'

/** Probabilities in the order of `PAGE_TYPES`; they add up to 1. */
export type TypeProbabilities = readonly number[]
export const PAGE_TYPES: readonly PageType[] = PageTypeSchema.options

let models: readonly Trees[] | null = null

/** How likely the page is of each type, from the facts of `features.page`. */
export function typeProbabilities(features: Float32Array): TypeProbabilities {
  models ??= PAGE_TYPES.map((type) => parseTrees(MODELS.pageTypes[type], PAGE_FEATURE_NAMES))
  const powers = models.map((model) => Math.exp(model.score(features, 0)))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

const CJK_SHARE = PAGE_FEATURE_NAMES.indexOf('page:cjk')

/**
 * The same as if the page were in Latin script. Every Chinese page among the labelled ones is an article, so the model
 * takes Chinese itself for a sign of one.
 *
 * @param read the result of `typeProbabilities`, which is the answer for a page without Chinese
 */
export function typeWithoutScript(features: Float32Array, read: TypeProbabilities): TypeProbabilities {
  return features[CJK_SHARE] === 0 ? read : typeProbabilities(features.with(CJK_SHARE, 0))
}

/** The likeliest type. */
export function likeliestType(probabilities: TypeProbabilities): PageType {
  return PAGE_TYPES[probabilities.indexOf(Math.max(...probabilities))] ?? 'article'
}
