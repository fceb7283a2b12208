import { COVERAGE_CREDIT } from '@gaplens/contracts/analysis/coverage-credit'
import type { DraftBasis, DraftGap, DraftGapState, DraftScore } from '@gaplens/contracts/drafts/draft-score'
import { DRAFT_MAX_CHARS } from '@gaplens/contracts/limits'
import { type CoverageModels, coverageModels } from '../learned/models.ts'
import { ClaimChecker } from './claims/check-claims.ts'
import { GapStates } from './scoring/gap-states.ts'
import { type LevelledTopic, levelledTopics } from './scoring/levelled-topics.ts'
import { standingOf } from './scoring/standing.ts'
import { type Background, prepareBackground } from './sources/background.ts'
import { sourceStatements } from './sources/source-statements.ts'
import { type DraftText, readDraft } from './text/draft-text.ts'

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
  const { background, checker, states } = prepared.get(basis) ?? prepareBasis(basis, models)
  const draft = readDraft(markdown.slice(0, DRAFT_MAX_CHARS))
  const topics = levelledTopics(basis, background, draft, models)
  const score = Math.min(100, Math.round(100 * topics.reduce((sum, each) => sum + creditOf(each), 0)))
  const gaps = basis.gaps.flatMap((id) => topics.find(({ compared }) => compared.topic.id === id) ?? [])
  const checked = checker.check(draft)
  return {
    written: draft.blocks.some(({ kind, text }) => kind !== 'heading' && WORD.test(text)),
    score,
    standing: standingOf(score, basis),
    gaps: gaps.map((topic) => gapOf(topic, states.of(topic, draft, checked.claims), draft)),
    ...checked,
    truncated: markdown.length > DRAFT_MAX_CHARS,
  }
}

/** What is cached for a basis from one draft to the next. */
interface PreparedBasis {
  readonly background: Background
  readonly checker: ClaimChecker
  readonly states: GapStates
}
const prepared = new WeakMap<DraftBasis, PreparedBasis>()

function prepareBasis(basis: DraftBasis, models: CoverageModels): PreparedBasis {
  const background = prepareBackground(basis, models)
  const made = {
    background,
    states: new GapStates(basis, background, models),
    checker: new ClaimChecker(sourceStatements(basis), basis.keyword),
  }
  prepared.set(basis, made)
  return made
}

function creditOf({ compared, level }: LevelledTopic): number {
  return compared.topic.weight * COVERAGE_CREDIT[level]
}

function gapOf({ compared, shown }: LevelledTopic, state: DraftGapState, draft: DraftText): DraftGap {
  const { topic, likelihood } = compared
  const passage =
    shown === null
      ? null
      : {
          ...draft.inMarkdown(shown.start, shown.quoteEnd),
          text: draft.text.slice(shown.start, shown.quoteEnd),
        }
  return { topicId: topic.id, state, likelihood, passage }
}
