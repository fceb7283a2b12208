import {
  likeliestType,
  PAGE_TYPES,
  type TypeProbabilities,
  typeProbabilities,
} from '../metadata/page-type.ts'
import type { PageSource } from '../metadata/source.ts'
import type { BlockRole, PageType } from '../page.ts'
import { chooseSegments } from './choose.ts'
import { type Features, featuresOf, PAGE_FEATURE_NAMES, SEGMENT_FEATURE_NAMES } from './features/features.ts'
import { SHARED_PAGE_FEATURES } from './features/page-features.ts'
import { SECOND_LOOK_NAMES, secondLook } from './features/second-look.ts'
import MODELS from './model/models.json' with { type: 'json' }
import { parseTrees, sigmoid, type Trees } from './model/trees.ts'
import { withoutOtherArticles } from './other-articles.ts'
import { rolesOf } from './roles.ts'
import type { Segmentation } from './segmentation.ts'

const COLUMNS = [
  ...SEGMENT_FEATURE_NAMES,
  ...SHARED_PAGE_FEATURES,
  ...PAGE_TYPES.map((type) => `type:${type}`),
]
const SHARED = SHARED_PAGE_FEATURES.map((name) => PAGE_FEATURE_NAMES.indexOf(name))

let models: { readonly first: Trees; readonly second: Trees } | null = null

/** What is chosen of a page. */
export interface MainSegments {
  /** Whether each segment belongs to the main text. */
  readonly chosen: readonly boolean[]
  /** What part each plays. */
  readonly roles: readonly BlockRole[]
  readonly type: PageType
  /** The segment that is the page's title; −1 when none is. */
  readonly titleIndex: number
}

/** Tells main text from what is around it, and what kind of page it is. */
export function chooseMainText(source: PageSource, segmentation: Segmentation): MainSegments {
  const features = featuresOf(source, segmentation)
  const types = typeProbabilities(features.page)
  const judged = likelihoods(segmentation, features, types)
  const likelihood = withoutOtherArticles(judged, features, types)
  const type = likeliestType(types)
  return {
    chosen: chooseSegments(segmentation.segments, likelihood),
    roles: rolesOf(segmentation, features, type),
    type,
    titleIndex: features.facts.titleIndex,
  }
}

/**
 * How likely each segment is main text, by the learned models: the first judges each by itself, the second again, seeing
 * what the first answered around it.
 */
function likelihoods(segmentation: Segmentation, features: Features, types: TypeProbabilities): Float64Array {
  models ??= {
    first: parseTrees(MODELS.first, COLUMNS),
    second: parseTrees(MODELS.second, [...COLUMNS, ...SECOND_LOOK_NAMES]),
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
