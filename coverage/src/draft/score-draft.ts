import { COVERAGE_CREDIT } from '@gaplens/contracts/coverage-credit'
import type { DraftBasis, DraftGap, DraftGapState, DraftScore } from '@gaplens/contracts/draft'
import { DRAFT_MAX_CHARS } from '@gaplens/contracts/limits'
import type { CoverageLevel } from '@gaplens/contracts/report'
import { statedLevel } from '../certainty.ts'
import type { Claim } from '../corpus/sections.ts'
import { type CoverageModels, coverageModels } from '../learned/models.ts'
import { isAboutPrice, tellsPriceThere } from '../price-topics.ts'
import { isVisiblyAbout } from '../shares-topic-words.ts'
import { type Background, prepareBackground } from './background.ts'
import { ClaimChecker } from './check-claims.ts'
import { type DraftTopicCoverage, draftCoverage } from './draft-coverage.ts'
import { type DraftText, readDraft } from './draft-text.ts'
import { sourceStatements } from './source-statements.ts'
import { standingOf } from './standing.ts'

const STATES: Record<CoverageLevel, DraftGapState> = { covered: 'closed', touched: 'touched', absent: 'open' }

const WORD = /[\p{L}\p{N}]/u

/**
 * Scores a draft in Markdown against the pages of a finished report. Deterministic; never throws for any text. The first call for a
 * basis prepares it, which takes as long as comparing the report's pages; the time of later calls depends on the draft alone.
 */
export function scoreDraft(
  basis: DraftBasis,
  markdown: string,
  models: CoverageModels = coverageModels(),
): DraftScore {
  const { background, checker } = prepared.get(basis) ?? prepareBasis(basis, models)
  const draft = readDraft(markdown.slice(0, DRAFT_MAX_CHARS))
  const topics = draftCoverage(basis, background, draft, models).map((compared) =>
    levelled(compared, background, draft),
  )
  const score = Math.min(100, Math.round(100 * topics.reduce((sum, each) => sum + creditOf(each), 0)))
  const gaps = basis.gaps.flatMap((topicId): DraftGap[] => {
    const topic = topics.find(({ compared }) => compared.topic.id === topicId)
    return topic === undefined ? [] : [gapOf(topic, draft)]
  })
  return {
    written: draft.blocks.some(({ kind, text }) => kind !== 'heading' && WORD.test(text)),
    score,
    standing: standingOf(score, basis),
    gaps,
    ...checker.check(draft),
    truncated: markdown.length > DRAFT_MAX_CHARS,
  }
}

/** What is cached for a basis from one draft to the next. */
interface PreparedBasis {
  readonly background: Background
  readonly checker: ClaimChecker
}
const prepared = new WeakMap<DraftBasis, PreparedBasis>()

function prepareBasis(basis: DraftBasis, models: CoverageModels): PreparedBasis {
  const made = {
    background: prepareBackground(basis, models),
    checker: new ClaimChecker(sourceStatements(basis), basis.keyword),
  }
  prepared.set(basis, made)
  return made
}

/** A topic with what may be said of the draft and the claim that shows it; null if no claim is about the topic. */
interface LevelledTopic {
  readonly compared: DraftTopicCoverage
  readonly level: CoverageLevel
  readonly shown: Claim | null
}

/**
 * The level as the report states it for a page (`rows.ts`): words alone cannot say that a draft touches a topic of which no passage can be
 * shown, nor that it covers what something costs if its passages on it tell no price.
 */
function levelled(
  compared: DraftTopicCoverage,
  { keyword, statements }: Background,
  draft: DraftText,
): LevelledTopic {
  const { topic, likelihood, judged, nearest } = compared
  const claim = nearest[0]?.claim
  // The first seeds are the AI Overview's statements, in the same order.
  const stated = topic.members.flat().flatMap((place) => statements[place] ?? [])
  const likely = statedLevel({ likelihood, judged, byWords: likelihood }, true, 0).level
  const isNear =
    claim !== undefined &&
    isVisiblyAbout(
      { heading: claim.heading, text: draft.text.slice(claim.start, claim.quoteEnd) },
      { ...topic, statements: stated },
      keyword,
    )
  const isUnseen = likely === 'touched' && !isNear
  const passages = nearest.map(({ claim: { start, quoteEnd: end } }) => ({ start, end }))
  const isUnpriced = isAboutPrice(topic.name) && !tellsPriceThere(draft.text, passages)
  const level = !judged && (isUnseen || isUnpriced) ? 'absent' : likely
  return { compared, level, shown: claim !== undefined && (isNear || level !== 'absent') ? claim : null }
}

function creditOf({ compared, level }: LevelledTopic): number {
  return compared.topic.weight * COVERAGE_CREDIT[level]
}

function gapOf({ compared, level, shown }: LevelledTopic, draft: DraftText): DraftGap {
  const { topic, likelihood } = compared
  const passage =
    shown === null
      ? null
      : {
          ...draft.inMarkdown(shown.start, shown.quoteEnd),
          text: draft.text.slice(shown.start, shown.quoteEnd),
        }
  return { topicId: topic.id, state: STATES[level], likelihood, passage }
}
