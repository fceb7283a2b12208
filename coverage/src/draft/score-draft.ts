import { COVERAGE_CREDIT } from '@gaplens/contracts/coverage-credit'
import type { DraftBasis, DraftGap, DraftGapState, DraftScore } from '@gaplens/contracts/draft'
import { DRAFT_MAX_CHARS } from '@gaplens/contracts/limits'
import type { CoverageLevel } from '@gaplens/contracts/report'
import { statedLevel } from '../certainty.ts'
import { type CoverageModels, coverageModels } from '../learned/models.ts'
import { sharesTopicWords } from '../shares-topic-words.ts'
import { type Background, prepareBackground } from './background.ts'
import { ClaimChecker } from './check-claims.ts'
import { type DraftTopicCoverage, draftCoverage } from './draft-coverage.ts'
import { type DraftText, readDraft } from './draft-text.ts'
import { sourceStatements } from './source-statements.ts'
import { standingOf } from './standing.ts'

const STATES: Record<CoverageLevel, DraftGapState> = { covered: 'closed', touched: 'touched', absent: 'open' }

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
  const comparisons = draftCoverage(basis, background, draft, models)
  const score = Math.min(100, Math.round(100 * comparisons.reduce((sum, each) => sum + creditOf(each), 0)))
  const gaps = basis.gaps.flatMap((topicId): DraftGap[] => {
    const compared = comparisons.find(({ topic }) => topic.id === topicId)
    return compared === undefined ? [] : [gapOf(compared, background, draft)]
  })
  return {
    score,
    standing: standingOf(
      score,
      basis.pages.flatMap(({ role, coverageScore }) => (role === 'user' ? [] : (coverageScore ?? []))),
    ),
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

function levelOf({ likelihood, judged }: DraftTopicCoverage): CoverageLevel {
  return statedLevel({ likelihood, judged, byWords: likelihood }, true, 0).level
}

function creditOf(compared: DraftTopicCoverage): number {
  return compared.topic.weight * COVERAGE_CREDIT[levelOf(compared)]
}

function gapOf(
  compared: DraftTopicCoverage,
  { keyword, statements }: Background,
  draft: DraftText,
): DraftGap {
  const { topic, likelihood } = compared
  const state = STATES[levelOf(compared)]
  const claim = compared.nearest[0]?.claim
  const words = claim === undefined ? '' : draft.text.slice(claim.start, claim.quoteEnd)
  // The first seeds are the AI Overview's statements, in the same order.
  const stated = topic.members.flat().flatMap((place) => statements[place] ?? [])
  const isShown = state !== 'open' || sharesTopicWords(words, { ...topic, statements: stated }, keyword)
  const passage =
    claim === undefined || !isShown ? null : { ...draft.inMarkdown(claim.start, claim.quoteEnd), text: words }
  return { topicId: topic.id, state, likelihood, passage }
}
