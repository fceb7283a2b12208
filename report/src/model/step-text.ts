import type { AnalysisResult, ProcessingSteps } from '../../../contracts/src/report.ts'
import { STEP_TEXT } from '../text/report-text.ts'

/** A step's state in words. Without a model nothing of its step was left undone: it was never asked. */
export function stepText(
  { processingSteps, usage }: Pick<AnalysisResult, 'processingSteps' | 'usage'>,
  name: keyof ProcessingSteps,
): string {
  const state = processingSteps[name]
  const unasked =
    name === 'aiAnalysisStatus' && state === 'partial' && usage !== undefined && usage.model === null
  return unasked ? STEP_TEXT.unasked : STEP_TEXT.states[state]
}
