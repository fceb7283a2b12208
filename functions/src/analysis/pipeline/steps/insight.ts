import type { StepState } from '@gaplens/contracts/analysis/report'
import { isModelFailureCode, type ModelFailureCode, ProviderError } from '../../../providers/error.ts'
import { ComputingTooLong } from '../../../runtime/limit-computing.ts'
import { viewOf } from '../../insight/facts/view.ts'
import { writeFromPages } from '../../insight/from-pages.ts'
import type { Judging } from '../../insight/model/judged-coverage.ts'
import { ModelInsightError, rewriteWithModel } from '../../insight/model/write-with-model.ts'
import type { Insight, InsightInput } from '../../insight/types.ts'
import type { PipelineDependencies } from '../context.ts'
import { WRITE_BUDGET_MS, withinBudget } from './model-budget.ts'

export interface WrittenInsight {
  readonly insight: Insight
  readonly state: StepState
  /** Whether an AI service is configured at all. */
  readonly configured: boolean
  /** Why the report does not use the model's answer; null when it does, or when no model was asked. */
  readonly failure: string | null
  /** Numbers of the model's sentences that a passage supports, and of those that none does. */
  readonly kept: number
  readonly dropped: number
}

/** Why the model's answer is missing, in the words of the warning for the user. */
const FAILURE_TEXTS: Record<ModelFailureCode, string> = {
  'model-not-configured': '未設定服務',
  'model-auth': '服務金鑰無效',
  'model-rate': '服務額度不足或過於忙碌',
  'model-unavailable': '服務暫時中斷',
  'model-timeout': '服務回應逾時',
  'model-blocked': '內容被服務的安全機制擋下',
  'model-truncated': '回答不完整',
  'model-empty': '回答沒有可用的內容',
  'model-bad-request': '服務不接受這次的請求',
  'model-paused': '服務近期連續失敗，暫停使用',
  'model-ceiling': '今天的 AI 用量已達上限',
}

/** The text of a warning for a failure code. */
export function modelFailureText(code: string): string {
  return FAILURE_TEXTS[isModelFailureCode(code) ? code : 'model-unavailable']
}

/** After these failures the model is not called again for the same report, because a second wait could cost the report. */
const NO_SECOND_CALL: ReadonlySet<string> = new Set<ModelFailureCode>([
  'model-timeout',
  'model-paused',
  'model-ceiling',
])

/**
 * Step 5: writes the text of the report from the pages alone, and lets a configured model write it anew where the pages
 * support its answer.
 * @param judging how the model's judging of the table went; null when no model is configured
 */
export async function writeInsight(
  input: InsightInput,
  deps: Pick<PipelineDependencies, 'model' | 'signal' | 'compute'>,
  judging: Judging | null = null,
): Promise<WrittenInsight> {
  const { compute } = deps
  const { view, fromPages } = compute('insight', () => {
    const view = viewOf(input)
    return { view, fromPages: writeFromPages(view) }
  })
  const none = { insight: fromPages, kept: 0, dropped: 0 }
  if (deps.model === null) return { ...none, state: 'partial', configured: false, failure: null }
  const signal = withinBudget(deps.signal, WRITE_BUDGET_MS)
  try {
    const failed = judging?.state === 'failed' ? judging.failure : null
    if (failed !== null && NO_SECOND_CALL.has(failed)) throw new ProviderError(failed)
    const answer = await rewriteWithModel(fromPages, view, { model: deps.model.provider, signal, compute })
    return { ...answer, state: 'completed', configured: true, failure: null }
  } catch (error) {
    deps.signal.throwIfAborted()
    if (error instanceof ComputingTooLong) throw error
    if (!(error instanceof ProviderError) && !signal.aborted) throw error
    return { ...none, state: 'failed', configured: true, failure: failureOf(error) }
  }
}

/** Why the model's answer is missing. An error that is not a provider's means that the time for writing was over. */
function failureOf(error: unknown): string {
  if (error instanceof ModelInsightError && error.unusable !== null) return error.unusable
  return modelFailureText(error instanceof ProviderError ? error.code : 'model-timeout')
}
