import type { Gap } from '@gaplens/contracts/analysis/report'
import { termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import { commonTerms } from './common-terms.ts'
import { isGossip } from './outline-order.ts'
import type { OutlinePlace } from './outline-places.ts'
import { LIKELY, likelihoodOf, ownMention } from './own-mention.ts'
import type { PageSection } from './own-sections.ts'
import { shareAmount } from './shared-amounts.ts'
import { nearestSection } from './shared-section.ts'

/** Below this likelihood a section that is like the gap in words says nothing of it, most often: 8 of 24 do, and above it five of eight. */
const POSSIBLE = 0.15

/**
 * The user's section in which to look for a gap before a new section is written: the one that is found to touch it, wherever it stands.
 * Else the one with the page's nearest passage, wherever it stands (a closing part may say it in a sentence), if it says the gap's noun
 * or gives an amount of its facts, or if it is the one before the new section and the page may well say it in other words. Else the section before the new one if it is clearly like the gap and
 * the page may say it at all, which a judge mostly denies. A word counts if not half of all pages have it. Null where there is none.
 */
export function lookIn(
  view: View,
  gap: Gap,
  own: readonly PageSection[],
  place: Pick<OutlinePlace, 'after' | 'isAlike'> | undefined,
  statedTexts: readonly string[],
): PageSection | null {
  const nearest = nearestSection(view, gap, own)
  const mention = ownMention(view, gap)
  const isTouched = mention === 'touched' || (mention === 'hinted' && !isGossip(nearest?.heading ?? ''))
  if (nearest !== null && isTouched) return nearest
  const isBeside = nearest?.start === place?.after?.start && likelihoodOf(view, gap) >= LIKELY
  // An introduction has a word of everything.
  const isHeaded = nearest !== null && nearest.heading !== '' && !isGossip(nearest.heading)
  if (isHeaded && (isBeside || isOnIt(view, gap, nearest, statedTexts))) return nearest
  const isPossible = gap.certainty !== 'sure' && likelihoodOf(view, gap) >= POSSIBLE
  return place?.isAlike === true && isPossible ? place.after : null
}

/** A longer name is a heading or a question, most of whose words are not those of the subject. */
const NAME_MAX = 8

/** The words of a gap's name and of its other short names that not half of all pages have. */
export function ownWords(view: View, gap: Gap): ReadonlySet<string> {
  const names = [gap.name, ...(view.topic(gap.topicId)?.aliases ?? [])].filter(
    (name, at) => at === 0 || [...name].length <= NAME_MAX,
  )
  const common = commonTerms(view)
  return new Set(names.flatMap(termsOf).filter((term) => !common.has(term)))
}

/** Whether a section says a gap's noun, or gives an amount that its facts or the AI Overview give. */
function isOnIt(
  view: View,
  gap: Gap,
  { heading, text }: PageSection,
  statedTexts: readonly string[],
): boolean {
  const { topics } = view.input.coverage.table
  const statements = topics.find(({ id }) => id === gap.topicId)?.statements ?? []
  const own = ownWords(view, gap)
  const said = `${heading}\n${text}`
  if (termsOf(said).some((term) => own.has(term))) return true
  return [...statedTexts, ...statements.map((each) => each.text)].some((each) => shareAmount(each, said))
}
