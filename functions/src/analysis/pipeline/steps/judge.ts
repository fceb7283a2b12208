import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import { type Judging, judgeCoverage } from '../../insight/model/judged-coverage.ts'
import type { PipelineDependencies } from '../context.ts'
import { JUDGE_BUDGET_MS, withinBudget } from './model-budget.ts'

/**
 * Step 3½: where a model is configured it judges the table before anything is told. Without one the table from words alone
 * stands; where the service fails, what it had answered counts, and the report says how far it came.
 */
export async function judgeIfConfigured(
  coverage: Coverage,
  compared: { readonly keyword: string; readonly sources: readonly Source[] },
  needs: Pick<PipelineDependencies, 'model' | 'signal'>,
): Promise<{ readonly coverage: Coverage; readonly judging: Judging | null }> {
  if (needs.model === null) return { coverage, judging: null }
  const signal = withinBudget(needs.signal, JUDGE_BUDGET_MS)
  const judged = await judgeCoverage(coverage, compared, { provider: needs.model.provider, signal })
  needs.signal.throwIfAborted()
  return judged
}
