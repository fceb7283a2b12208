import type { BlockRole, PageType } from '@gaplens/contracts/analysis/read-page'
import { first, type Rule } from '../../metadata/first-rule.ts'
import type { Features } from '../features/features.ts'
import type { Segmentation } from '../segmentation.ts'
import { isAdvert } from './advert.ts'
import { boardRole, isDiscussion } from './board-line.ts'
import { isByline } from './byline.ts'
import { headingsAboveLinks } from './headings-above-links.ts'
import { isNavigation } from './navigation.ts'
import { openedParts } from './opened-parts.ts'
import { opensComments, recommendsOwn } from './opening-lines.ts'
import { has, isAfterCore, type Part, within, without } from './part.ts'
import { isRelated } from './related.ts'

/**
 * Decides the role of each segment on its page: content, or something around the content. The first rule that matches wins. A
 * segment without a matching rule is content.
 *
 * @param author who signs the page; null when nobody does
 * @param asked the segments to decide; the answer for any other is null. All are decided when it is left out
 */
export function rolesOf(
  segmentation: Segmentation,
  features: Pick<Features, 'layout' | 'facts' | 'signs'>,
  type: PageType,
  author: string | null = null,
  asked: readonly boolean[] | null = null,
): (BlockRole | null)[] {
  // The signs of the headings above, by level.
  const open: number[] = []
  let headings: readonly number[] = []
  let under = ''
  const opened =
    type === 'article' ? openedParts(segmentation, features.layout, features.facts, author) : NOTHING
  const roles = segmentation.segments.map((segment, index) => {
    const isAsked = asked === null || asked[index] === true
    const part: Part = { segment, index, segmentation, features, type, author, opened, headings, under }
    const role = isAsked ? (first(ROLE_RULES, part) ?? 'content') : null
    if (segment.kind === 'heading') {
      open.length = Math.min(open.length, segment.level)
      under = segment.text
      // The title is above the whole page, so it opens no part beside the text.
      const isTitle = index === features.facts.titleIndex
      open[segment.level] = isTitle ? 0 : signsOf(segment.text, features.signs[index] ?? 0)
      headings = open.filter((bits) => bits !== undefined)
    }
    return role
  })
  for (const index of headingsAboveLinks(segmentation, features.layout, roles)) roles[index] = 'related'
  return roles
}

/** The signs that a heading gives what is under it. Recommendations that are the page's subject are not of related pages. */
function signsOf(heading: string, signs: number): number {
  return recommendsOwn(heading) ? without(signs, 'related') : signs
}

const NOTHING: ReadonlyMap<number, BlockRole> = new Map()

const ROLE_RULES: ReadonlyArray<Rule<Part, BlockRole>> = [
  ({ segmentation, index, type }) => boardRole(segmentation.segments, index, type),
  ({ features: { facts }, index }) => (index === facts.titleIndex ? 'content' : null),
  // Text that the page declares as its article body is content, wherever it is.
  ({ features: { facts }, index, segment }) =>
    segment.words >= 8 && (facts.body.shares[index] ?? 0) > 0.8 ? 'content' : null,
  ({ opened, index }) => opened.get(index) ?? null,
  (part) => (!isDiscussion(part.type) && isComment(part) ? 'comment' : null),
  (part) => (isRelated(part) ? 'related' : null),
  (part) => (isNavigation(part) ? 'navigation' : null),
  (part) => (isByline(part) ? 'byline' : null),
  (part) => (isAdvert(part) ? 'advert' : null),
]

function isComment(part: Part): boolean {
  if (within(part, 'comment')) return true
  if (part.segment.kind === 'heading' && opensComments(part.segment.text)) return true
  return part.headings.some((bits) => has(bits, 'comment')) && isAfterCore(part)
}
