import { DRAFT_MAX_CHARS, type DraftBasis, type DraftSettled } from '@gaplens/contracts/draft'
import { type CoverageModels, coverageModels } from '../learned/models.ts'
import { rowsOf } from '../rows.ts'
import { scoreOf } from '../scores.ts'
import { buildCoverageTable } from '../table/coverage-table.ts'
import { weightsOf } from '../topic-weights.ts'
import { basisSources, draftSource, ownSource } from './basis-sources.ts'
import { readDraft } from './draft-text.ts'
import { standingOf } from './standing.ts'

/**
 * The score and the standing that a whole analysis of a page that says the same would give, by the analysis's own code: topics are
 * found anew, so their weights and the other pages' scores may move too. It takes as long as an analysis's comparison does, some
 * seconds; `scoreDraft` is for every change. Deterministic; never throws for any text.
 * @returns null where a model judged the report, since words alone give scores of another measure, and where there is no topic
 */
export function settleDraft(
  basis: DraftBasis,
  markdown: string,
  models: CoverageModels = coverageModels(),
): DraftSettled | null {
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
  return {
    score,
    standing: standingOf(
      score,
      others.flatMap(({ id }) => scoreOf(id, rows, weights) ?? []),
    ),
  }
}
