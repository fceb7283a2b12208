import type { BlockRole, PageType } from '@gaplens/contracts/analysis/read-page'
import { type Author, authorOf } from '../metadata/author.ts'
import type { PageSource } from '../metadata/page-source.ts'
import {
  likeliestType,
  PAGE_TYPES,
  type TypeProbabilities,
  typeProbabilities,
  typeWithoutScript,
} from '../metadata/page-type.ts'
import { typeByLayout } from '../metadata/reported-type.ts'
import { chooseSegments } from './choose-segments.ts'
import { type Features, featuresOf, PAGE_FEATURE_NAMES, SEGMENT_FEATURE_NAMES } from './features/features.ts'
import { SHARED_PAGE_FEATURES } from './features/page-features.ts'
import { addSecondStageFeatures, SECOND_STAGE_NAMES } from './features/second-stage.ts'
import { FeatureRows } from './model/feature-rows.ts'
import MODELS from './model/models.json' with { type: 'json' }
import { parseTrees, sigmoid, type Trees } from './model/trees.ts'
import { withoutOtherArticles } from './other-articles.ts'
import { rolesOf } from './roles/roles-of.ts'
import type { Segmentation } from './segmentation.ts'
import { withWholeTables } from './whole-tables.ts'

const COLUMNS = [
  ...SEGMENT_FEATURE_NAMES,
  ...SHARED_PAGE_FEATURES,
  ...PAGE_TYPES.map((type) => `type:${type}`),
]
/** Columns after a segment's own features: those of the page, the page types, and the second stage's. */
const EXTRA_COLUMNS = COLUMNS.length - SEGMENT_FEATURE_NAMES.length + SECOND_STAGE_NAMES.length
const SHARED = SHARED_PAGE_FEATURES.map((name) => PAGE_FEATURE_NAMES.indexOf(name))

/**
 * Segments whose first-stage logit is at most this are not main text, and the second stage skips them. They are half of
 * all segments; one in a hundred of them is main text, and the second stage would find almost none of those.
 */
const NOT_MAIN_TEXT_LOGIT = -2.5

let models: { readonly first: Trees; readonly second: Trees } | null = null

/** Which segments of a page are main text, and the role of each. */
export interface MainSegments {
  /** The role of each segment of the main text; null for all other segments. */
  readonly roles: ReadonlyArray<BlockRole | null>
  /** The likeliest type, by which the main text was chosen. */
  readonly type: PageType
  /** How likely each type is without the features of the page's script. */
  readonly typesWithoutScript: TypeProbabilities
  /** The type that its layout shows, whatever its script. */
  readonly layoutType: PageType
  readonly author: Author
  /** The segment that is the page's title; −1 when none is. */
  readonly titleIndex: number
}

/** Separates the main text from the rest of the page, and classifies the page. */
export function chooseMainText(source: PageSource, segmentation: Segmentation): MainSegments {
  const features = featuresOf(source, segmentation, EXTRA_COLUMNS)
  const types = typeProbabilities(features.page)
  const judged = likelihoods(segmentation, features, types)
  const likelihood = withoutOtherArticles(judged, features, types)
  const type = likeliestType(types)
  const chosen = withWholeTables(segmentation, chooseSegments(segmentation.segments, likelihood, type))
  const { titleIndex } = features.facts
  const typesWithoutScript = typeWithoutScript(features.page, types)
  const layoutType = typeByLayout(type, typesWithoutScript)
  const author = authorOf({ source, segments: segmentation.segments, titleIndex, type: layoutType })
  return {
    roles: rolesOf(segmentation, features, layoutType, author.name, chosen),
    type,
    typesWithoutScript,
    layoutType,
    author,
    titleIndex,
  }
}

/**
 * How likely each segment is main text. The first model scores each segment by itself; the second scores it again with the
 * first model's scores of its surroundings as features. Segments that the first rules out stay ruled out.
 */
function likelihoods(segmentation: Segmentation, features: Features, types: TypeProbabilities): Float64Array {
  models ??= {
    first: parseTrees(MODELS.first, COLUMNS),
    second: parseTrees(MODELS.second, [...COLUMNS, ...SECOND_STAGE_NAMES]),
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
  addSecondStageFeatures(segmentation, features.layout, logits, { rows, width, first: COLUMNS.length })
  measured.measure(COLUMNS.length, width)
  const asked = Uint8Array.from(logits, (logit) => Number(logit > NOT_MAIN_TEXT_LOGIT))
  return second.scoreRows(measured, asked).map((logit, index) => (asked[index] === 1 ? sigmoid(logit) : 0))
}
