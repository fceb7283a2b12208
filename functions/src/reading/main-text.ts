import { chooseSegments } from './choose.ts'
import { type Features, featuresOf, PAGE_FEATURE_NAMES, SEGMENT_FEATURE_NAMES } from './features/features.ts'
import { SHARED_PAGE_FEATURES } from './features/page-features.ts'
import { SECOND_LOOK_NAMES, secondLook } from './features/second-look.ts'
import { SECOND_MODEL } from './model/second-model.ts'
import { SEGMENT_MODEL } from './model/segment-model.ts'
import { parseTrees, sigmoid, type Trees } from './model/trees.ts'
import type { BlockRole, PageType } from './page.ts'
import { likeliestType, PAGE_TYPES, type TypeProbabilities, typeProbabilities } from './page-type.ts'
import { rolesOf } from './roles.ts'
import type { Segmentation } from './segment.ts'
import type { PageSource } from './source.ts'

const COLUMNS = [
  ...SEGMENT_FEATURE_NAMES,
  ...SHARED_PAGE_FEATURES,
  ...PAGE_TYPES.map((type) => `type:${type}`),
]
const SHARED = SHARED_PAGE_FEATURES.map((name) => PAGE_FEATURE_NAMES.indexOf(name))

let models: { readonly first: Trees; readonly second: Trees } | null = null

/** Whether each segment belongs to the main text, what part it plays, and what kind of page it is. */
export function chooseMainText(
  source: PageSource,
  segmentation: Segmentation,
): { readonly chosen: readonly boolean[]; readonly roles: readonly BlockRole[]; readonly type: PageType } {
  const features = featuresOf(source, segmentation)
  const types = typeProbabilities(features.page)
  const likelihood = likelihoods(segmentation, features, types)
  const type = likeliestType(types)
  return {
    chosen: chooseSegments(segmentation.segments, likelihood),
    roles: rolesOf(segmentation, features, type),
    type,
  }
}

/**
 * How likely each segment is main text, by the learned models: the first judges each by itself, the second again, seeing
 * what the first answered around it.
 */
function likelihoods(segmentation: Segmentation, features: Features, types: TypeProbabilities): Float64Array {
  models ??= {
    first: parseTrees(SEGMENT_MODEL, COLUMNS),
    second: parseTrees(SECOND_MODEL, [...COLUMNS, ...SECOND_LOOK_NAMES]),
  }
  const { first, second } = models
  const width = SEGMENT_FEATURE_NAMES.length
  const row = new Float32Array(COLUMNS.length + SECOND_LOOK_NAMES.length)
  row.set([...SHARED.map((column) => features.page[column] ?? 0), ...types], width)
  const logits = new Float64Array(segmentation.segments.length)
  for (let i = 0; i < logits.length; i++) {
    row.set(features.segments.subarray(i * width, (i + 1) * width))
    logits[i] = first.score(row, 0)
  }
  const looks = secondLook(segmentation, features.layout, logits)
  return logits.map((_, i) => {
    row.set(features.segments.subarray(i * width, (i + 1) * width))
    row.set(looks.subarray(i * SECOND_LOOK_NAMES.length, (i + 1) * SECOND_LOOK_NAMES.length), COLUMNS.length)
    return sigmoid(second.score(row, 0))
  })
}
