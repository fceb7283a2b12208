import { PAGE_TYPES, type TypeProbabilities } from '../metadata/page-type.ts'
import { type Features, SEGMENT_FEATURE_NAMES } from './features/features.ts'

const ARTICLE = PAGE_TYPES.indexOf('article')
const columnOf = (name: string): number => SEGMENT_FEATURE_NAMES.indexOf(name)
const TEASER = columnOf('teaser')
const LIST_AFTER_CORE = columnOf('list:afterCore')
const MARKED_COMMENT = columnOf('mark:comment')
const OPENED_COMMENT = columnOf('opened:comment')
const FROM_CORE = columnOf('core0:away')

/** How likely the page must be an article before the likelihood of teasers, or of comments, is lowered. */
const SURE_FOR_TEASERS = 0.6
const SURE_FOR_COMMENTS = 0.8
/** How many containers outwards a mark, or an opening line, still shows that a segment is a comment. */
const MARK_REACH = 8
const OPENING_REACH = 6
/** Factor on the likelihood of such segments. On the labelled pages one in a hundred of them is main text. */
const LEFT = 0.2

/**
 * Lowers the likelihoods of what follows the article on its page and is not part of it: lists of teasers, which lead to
 * other articles, and readers' comments.
 */
export function withoutOtherArticles(
  likelihood: Float64Array,
  { segments: rows, width }: Pick<Features, 'segments' | 'width'>,
  types: TypeProbabilities,
): Float64Array {
  const sure = types[ARTICLE] ?? 0
  if (sure <= SURE_FOR_TEASERS) return likelihood
  const lowered = Float64Array.from(likelihood)
  for (let index = 0; index < lowered.length; index++) {
    const row = index * width
    const isTeaser = (rows[row + TEASER] as number) > 0 && (rows[row + LIST_AFTER_CORE] as number) > 0
    const isComment =
      sure > SURE_FOR_COMMENTS &&
      (rows[row + FROM_CORE] as number) > 0 &&
      ((rows[row + MARKED_COMMENT] as number) < MARK_REACH ||
        (rows[row + OPENED_COMMENT] as number) < OPENING_REACH)
    if (isTeaser || isComment) lowered[index] = (lowered[index] as number) * LEFT
  }
  return lowered
}
