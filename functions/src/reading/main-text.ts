import { chooseSegments } from './choose.ts'
import { featuresOf, PAGE_FEATURE_NAMES, SEGMENT_FEATURE_NAMES } from './features/features.ts'
import { SHARED_PAGE_FEATURES } from './features/page-features.ts'
import { SEGMENT_MODEL } from './model/segment-model.ts'
import { parseTrees, sigmoid, type Trees } from './model/trees.ts'
import type { PageType } from './page.ts'
import { likeliestType, PAGE_TYPES, type TypeProbabilities, typeProbabilities } from './page-type.ts'
import type { Segmentation } from './segment.ts'
import type { PageSource } from './source.ts'

const COLUMNS = [
  ...SEGMENT_FEATURE_NAMES,
  ...SHARED_PAGE_FEATURES,
  ...PAGE_TYPES.map((type) => `type:${type}`),
]
const SHARED = SHARED_PAGE_FEATURES.map((name) => PAGE_FEATURE_NAMES.indexOf(name))

let model: Trees | null = null

/** Whether each segment belongs to the main text, and what kind of page it is. */
export function chooseMainText(
  source: PageSource,
  segmentation: Segmentation,
): { readonly chosen: readonly boolean[]; readonly type: PageType } {
  const features = featuresOf(source, segmentation)
  const types = typeProbabilities(features.page)
  const likelihood = likelihoods(features.segments, features.page, types)
  return { chosen: chooseSegments(segmentation.segments, likelihood), type: likeliestType(types) }
}

/** How likely each segment is main text, by the learned model. */
function likelihoods(segments: Float32Array, page: Float32Array, types: TypeProbabilities): Float64Array {
  model ??= parseTrees(SEGMENT_MODEL, COLUMNS)
  const width = SEGMENT_FEATURE_NAMES.length
  const row = new Float32Array(COLUMNS.length)
  row.set([...SHARED.map((column) => page[column] ?? 0), ...types], width)
  const likelihood = new Float64Array(segments.length / width)
  for (let i = 0; i < likelihood.length; i++) {
    row.set(segments.subarray(i * width, (i + 1) * width))
    likelihood[i] = sigmoid(model.score(row, 0))
  }
  return likelihood
}
