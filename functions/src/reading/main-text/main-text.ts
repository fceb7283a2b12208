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
  const count = segmentation.segments.length
  const width = COLUMNS.length + SECOND_LOOK_NAMES.length
  const rows = rowsOf(features, types, width)
  const looks = secondLook(segmentation, features.layout, first.scoreRows(rows, width))
  for (let i = 0; i < count; i++) {
    const own = looks.subarray(i * SECOND_LOOK_NAMES.length, (i + 1) * SECOND_LOOK_NAMES.length)
    rows.set(own, i * width + COLUMNS.length)
  }
  return second.scoreRows(rows, width).map(sigmoid)
}

/** What the first model sees, a row a segment: its numbers, the page's and the types; then room for what the second sees too. */
function rowsOf(features: Features, types: TypeProbabilities, width: number): Float32Array {
  const own = SEGMENT_FEATURE_NAMES.length
  const count = features.segments.length / own
  const shared = [...SHARED.map((column) => features.page[column] ?? 0), ...types]
  const rows = new Float32Array(count * width)
  for (let i = 0; i < count; i++) {
    rows.set(features.segments.subarray(i * own, (i + 1) * own), i * width)
    rows.set(shared, i * width + own)
  }
  return rows
}
