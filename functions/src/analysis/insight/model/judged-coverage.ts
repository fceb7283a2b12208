import { type Coverage, deriveCoverage } from '../../../coverage/build.ts'
import type { Source } from '../../../coverage/source.ts'
import { applyJudgements } from '../../../coverage/table/judgements.ts'
import type { ModelProvider } from '../../../providers/types.ts'
import { judgeTable } from './judge.ts'
import type { Prices } from './write-with-model.ts'

const MAX_OUTPUT_TOKENS = 32_768

/** What judging cost. */
export interface JudgeUsage {
  readonly modelCalls: number
  readonly promptTokens: number
  readonly outputTokens: number
  /** US dollars; null when no prices are configured. */
  readonly costUsd: number | null
}

/**
 * Coverage with a model's merges, names and verdicts worked into its table, and all that is told derived from that anew.
 * @throws ProviderError when the service fails; a judgement that cannot be read changes nothing
 */
export async function judgeCoverage(
  coverage: Coverage,
  { keyword, sources }: { readonly keyword: string; readonly sources: readonly Source[] },
  {
    provider,
    prices,
    signal,
  }: {
    readonly provider: ModelProvider
    readonly prices: Prices | null
    readonly signal: AbortSignal
  },
): Promise<{ readonly coverage: Coverage; readonly usage: JudgeUsage }> {
  let usage: JudgeUsage = {
    modelCalls: 0,
    promptTokens: 0,
    outputTokens: 0,
    costUsd: prices === null ? null : 0,
  }
  const citedBy = (statementId: string) =>
    coverage.report.statements.find(({ id }) => id === statementId)?.citedPageIds ?? []
  const judgements = await judgeTable(coverage.table, keyword, citedBy, async (request) => {
    const answer = await provider.generateJson({ ...request, maxOutputTokens: MAX_OUTPUT_TOKENS, signal })
    const promptTokens = usage.promptTokens + answer.promptTokens
    const outputTokens = usage.outputTokens + answer.outputTokens
    usage = {
      modelCalls: usage.modelCalls + 1,
      promptTokens,
      outputTokens,
      costUsd:
        prices === null
          ? null
          : (promptTokens * prices.inputPerMillion + outputTokens * prices.outputPerMillion) / 1e6,
    }
    return parsed(answer.text)
  })
  return { coverage: deriveCoverage(applyJudgements(coverage.table, judgements), sources), usage }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
