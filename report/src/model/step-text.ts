import type { AnalysisResult, ProcessingSteps } from '@gaplens/contracts/analysis/report'
import { STEP_TEXT } from '../text/report-text.ts'

/** A step's state in words. If no model is configured, its step was not used, although its state is `partial`. */
export function stepText(
  { processingSteps, usage }: Pick<AnalysisResult, 'processingSteps' | 'usage'>,
  name: keyof ProcessingSteps,
): string {
  const state = processingSteps[name]
  const unasked =
    name === 'aiAnalysisStatus' && state === 'partial' && usage !== undefined && usage.model === null
  return unasked ? STEP_TEXT.unasked : STEP_TEXT.states[state]
}
