import type { Usage } from '@gaplens/contracts/report'
import type { Coverage } from '../../../coverage/build.ts'
import type { Source } from '../../../coverage/source.ts'
import { ProviderError } from '../../../providers/error.ts'
import { type JudgeUsage, judgeCoverage } from '../../insight/model/judged-coverage.ts'
import type { PipelineDependencies } from '../context.ts'

const NO_USAGE: JudgeUsage = { modelCalls: 0, promptTokens: 0, outputTokens: 0, costUsd: null }

/**
 * Step 3½: where a model is configured it judges the table before anything is told. Without one, or where the service
 * fails, the table from words alone stands; the step that writes tells of the failure.
 */
export async function judgeIfConfigured(
  coverage: Coverage,
  compared: { readonly keyword: string; readonly sources: readonly Source[] },
  needs: Pick<PipelineDependencies, 'model' | 'signal'>,
): Promise<{ readonly coverage: Coverage; readonly usage: JudgeUsage }> {
  if (needs.model === null) return { coverage, usage: NO_USAGE }
  try {
    return await judgeCoverage(coverage, compared, { ...needs.model, signal: needs.signal })
  } catch (error) {
    needs.signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    return { coverage, usage: NO_USAGE }
  }
}

/** What writing and judging cost together. */
export function addUsage(written: Omit<Usage, 'searches'>, judged: JudgeUsage): Omit<Usage, 'searches'> {
  return {
    model: written.model,
    modelCalls: written.modelCalls + judged.modelCalls,
    promptTokens: written.promptTokens + judged.promptTokens,
    outputTokens: written.outputTokens + judged.outputTokens,
    costUsd: written.costUsd === null ? judged.costUsd : written.costUsd + (judged.costUsd ?? 0),
  }
}
