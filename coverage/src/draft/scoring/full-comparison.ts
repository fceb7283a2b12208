import type { DraftBasis, FullComparison } from '@gaplens/contracts/drafts/draft-score'
import { DRAFT_MAX_CHARS } from '@gaplens/contracts/limits'
import { type CoverageModels, coverageModels } from '../../learned/models.ts'
import { rowsOf } from '../../rows.ts'
import { scoreOf } from '../../scores.ts'
import { buildCoverageTable } from '../../table/coverage-table.ts'
import { weightsOf } from '../../topic-weights.ts'
import { basisSources, draftSource, ownSource } from '../sources/basis-sources.ts'
import { readDraft } from '../text/draft-text.ts'
import { standingOf } from './standing.ts'

/**
 * Computes the score that a whole analysis of a page with the draft's text would give, by the analysis's own code: topics are found
 * again, so that their weights may change too. It stands among the other pages' scores in the report, which no writing changes. It
 * takes some seconds, as long as the
 * comparison of an analysis; `scoreDraft` is for every change. Deterministic; never throws for any text.
 * @returns null if a model judged the report, because scores from comparing words are on another scale, or if there are no topics
 */
export function compareInFull(
  basis: DraftBasis,
  markdown: string,
  models: CoverageModels = coverageModels(),
): FullComparison | null {
  if (basis.judged === true) return null
  const read = basisSources(basis)
  const own = draftSource(ownSource(read), readDraft(markdown.slice(0, DRAFT_MAX_CHARS)))
  const others = read.filter(({ id }) => id !== own.id)
  const table = buildCoverageTable(
    { keyword: basis.keyword, serp: basis.overview, sources: [own, ...others] },
    models,
  )
  const rows = rowsOf(table, own.id)
  const weights = weightsOf(rows)
  const score = scoreOf(own.id, rows, weights)
  if (score === null) return null
  return { score, standing: standingOf(score, basis) }
}
