import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import { type Judging, judgeCoverage } from '../../insight/model/judged-coverage.ts'
import type { PipelineDependencies } from '../context.ts'
import { JUDGE_BUDGET_MS, withinBudget } from './model-budget.ts'

/**
 * Step 4: lets a configured model judge the coverage table before the report is written. Without a model the table from
 * word similarity stays. If the service fails, the answers until then count, and the report says that the judging is
 * incomplete.
 */
export async function judgeIfConfigured(
  coverage: Coverage,
  compared: { readonly keyword: string; readonly sources: readonly Source[] },
  deps: Pick<PipelineDependencies, 'model' | 'signal' | 'compute'>,
): Promise<{ readonly coverage: Coverage; readonly judging: Judging | null }> {
  if (deps.model === null) return { coverage, judging: null }
  const signal = withinBudget(deps.signal, JUDGE_BUDGET_MS)
  const { model, compute } = deps
  const judged = await judgeCoverage(coverage, compared, { provider: model.provider, signal, compute })
  deps.signal.throwIfAborted()
  return judged
}
