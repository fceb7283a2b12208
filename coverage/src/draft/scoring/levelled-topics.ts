import type { CoverageLevel } from '@gaplens/contracts/analysis/report'
import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import { NEAR_LIKELIHOOD, statedLevel } from '../../certainty.ts'
import type { Claim } from '../../corpus/sections.ts'
import type { CoverageModels } from '../../learned/models.ts'
import { isAboutPrice, tellsPriceThere } from '../../price-topics.ts'
import { isVisiblyAbout } from '../../shares-topic-words.ts'
import type { Background } from '../sources/background.ts'
import type { WrittenText } from '../text/draft-text.ts'
import { type DraftTopicCoverage, draftCoverage } from './draft-coverage.ts'

/** A topic with what may be said of the draft and the claim that shows it; null if no claim is about the topic. */
export interface LevelledTopic {
  readonly compared: DraftTopicCoverage
  readonly level: CoverageLevel
  readonly shown: Claim | null
}

/** The report's topics with the draft's level on each. */
export function levelledTopics(
  basis: DraftBasis,
  background: Background,
  draft: WrittenText,
  models: CoverageModels,
): LevelledTopic[] {
  return draftCoverage(basis, background, draft, models).map((compared) =>
    levelled(compared, background, draft),
  )
}

/**
 * The level as the report states it for a page (`rows.ts`): words alone cannot say that a draft touches a topic of which no passage can be
 * shown, nor that it covers what something costs if its passages on it tell no price.
 */
function levelled(compared: DraftTopicCoverage, background: Background, draft: WrittenText): LevelledTopic {
  const { topic, likelihood, judged, nearest } = compared
  const claim = nearest[0]?.claim
  const likely = statedLevel({ likelihood, judgeIsCertain: judged, byWords: likelihood }, true, 0).level
  const isNear = claim !== undefined && isAbout(claim, claim.quoteEnd, compared, background, draft)
  const isUnseen = likely === 'touched' && !isNear
  const passages = nearest.map(({ claim: { start, quoteEnd: end } }) => ({ start, end }))
  const isUnpriced =
    isAboutPrice(topic.name) && !tellsPriceThere(draft.text, passages, statementsOn(topic, background))
  const level = !judged && (isUnseen || isUnpriced) ? 'absent' : likely
  const isShown = level !== 'absent' || (isNear && likelihood >= NEAR_LIKELIHOOD)
  return { compared, level, shown: isShown ? (claim ?? null) : null }
}

/** Whether readers see that a claim, or the passage from it to `end`, is about a topic. */
export function isAbout(
  { heading, start }: Claim,
  end: number,
  { topic }: DraftTopicCoverage,
  background: Background,
  { text }: WrittenText,
): boolean {
  const named = { ...topic, statements: statementsOn(topic, background) }
  return isVisiblyAbout({ heading, text: text.slice(start, end) }, named, background.keyword)
}

/** The AI Overview's statements on a topic: the first seeds are these, in the same order. */
function statementsOn(
  { members }: DraftTopicCoverage['topic'],
  { statements }: Background,
): Background['statements'] {
  return members.flat().flatMap((place) => statements[place] ?? [])
}
