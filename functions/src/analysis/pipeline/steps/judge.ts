import type { Usage } from '@gaplens/contracts/report'
import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import { type JudgeUsage, type Judging, judgeCoverage } from '../../insight/model/judged-coverage.ts'
import type { PipelineDependencies } from '../context.ts'
import { JUDGE_BUDGET_MS, withinBudget } from './model-budget.ts'

const NO_USAGE: JudgeUsage = { modelCalls: 0, promptTokens: 0, outputTokens: 0, costUsd: null }

/**
 * Step 3½: where a model is configured it judges the table before anything is told. Without one the table from words alone
 * stands; where the service fails, what it had answered counts, and the report says how far it came.
 */
export async function judgeIfConfigured(
  coverage: Coverage,
  compared: { readonly keyword: string; readonly sources: readonly Source[] },
  needs: Pick<PipelineDependencies, 'model' | 'signal'>,
): Promise<{ readonly coverage: Coverage; readonly usage: JudgeUsage; readonly judging: Judging | null }> {
  if (needs.model === null) return { coverage, usage: NO_USAGE, judging: null }
  const signal = withinBudget(needs.signal, JUDGE_BUDGET_MS)
  const judged = await judgeCoverage(coverage, compared, { ...needs.model, signal })
  needs.signal.throwIfAborted()
  return judged
}

/** The usage of writing and judging together. */
export function addUsage(written: Omit<Usage, 'searches'>, judged: JudgeUsage): Omit<Usage, 'searches'> {
  return {
    model: written.model,
    modelCalls: written.modelCalls + judged.modelCalls,
    promptTokens: written.promptTokens + judged.promptTokens,
    outputTokens: written.outputTokens + judged.outputTokens,
    costUsd: written.costUsd === null ? judged.costUsd : written.costUsd + (judged.costUsd ?? 0),
  }
}
