import type { BlockRole, PageType } from '@gaplens/contracts/read-page'
import {
  likeliestType,
  PAGE_TYPES,
  type TypeProbabilities,
  typeProbabilities,
} from '../metadata/page-type.ts'
import type { PageSource } from '../metadata/source.ts'
import { chooseSegments } from './choose.ts'
import { type Features, featuresOf, PAGE_FEATURE_NAMES, SEGMENT_FEATURE_NAMES } from './features/features.ts'
import { SHARED_PAGE_FEATURES } from './features/page-features.ts'
import { SECOND_LOOK_NAMES, secondLook } from './features/second-look.ts'
import { FeatureRows } from './model/feature-rows.ts'
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
/** Numbers that the models see of a segment beside its own: the page's, the types, and what the first model answered around it. */
const MODEL_ROOM = COLUMNS.length - SEGMENT_FEATURE_NAMES.length + SECOND_LOOK_NAMES.length
const SHARED = SHARED_PAGE_FEATURES.map((name) => PAGE_FEATURE_NAMES.indexOf(name))

/**
 * Logit of the first model up to which the second is not asked: half of all segments. Of these one in a hundred is main
 * text, of which the second model finds next to none.
 */
const SURELY_NOT = -2.5

let models: { readonly first: Trees; readonly second: Trees } | null = null

/** Which segments of a page are main text, and what part each plays. */
export interface MainSegments {
  /** The part that each segment of the main text plays; null for all other segments. */
  readonly roles: ReadonlyArray<BlockRole | null>
  readonly type: PageType
  /** The segment that is the page's title; −1 when none is. */
  readonly titleIndex: number
}

/** Tells main text from what is around it, and what kind of page it is. */
export function chooseMainText(source: PageSource, segmentation: Segmentation): MainSegments {
  const features = featuresOf(source, segmentation, MODEL_ROOM)
  const types = typeProbabilities(features.page)
  const judged = likelihoods(segmentation, features, types)
  const likelihood = withoutOtherArticles(judged, features, types)
  const type = likeliestType(types)
  const chosen = chooseSegments(segmentation.segments, likelihood, type)
  return {
    roles: rolesOf(segmentation, features, type, chosen),
    type,
    titleIndex: features.facts.titleIndex,
  }
}

/**
 * How likely each segment is main text, by the learned models: the first judges each by itself, the second again, seeing
 * what the first answered around it. What the first is sure is none stays so.
 */
function likelihoods(segmentation: Segmentation, features: Features, types: TypeProbabilities): Float64Array {
  models ??= {
    first: parseTrees(MODELS.first, COLUMNS),
    second: parseTrees(MODELS.second, [...COLUMNS, ...SECOND_LOOK_NAMES]),
  }
  const { first, second } = models
  const { segments: rows, width } = features
  const measured = new FeatureRows(rows, width)
  measured.measure(0, SEGMENT_FEATURE_NAMES.length)
  measured.share(SEGMENT_FEATURE_NAMES.length, [
    ...SHARED.map((column) => features.page[column] ?? 0),
    ...types,
  ])
  const logits = first.scoreRows(measured)
  secondLook(segmentation, features.layout, logits, { rows, width, first: COLUMNS.length })
  measured.measure(COLUMNS.length, width)
  const asked = Uint8Array.from(logits, (logit) => Number(logit > SURELY_NOT))
  return second.scoreRows(measured, asked).map((logit, index) => (asked[index] === 1 ? sigmoid(logit) : 0))
}
