import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult, ProcessingSteps, StepState } from '@gaplens/contracts/analysis/report'
import { QUALITY_FAIR, QUALITY_GOOD, QUALITY_WARNING } from '@gaplens/contracts/limits'

export type Band = 'good' | 'fair' | 'poor'

export function qualityBand(score: number): Band {
  if (score >= QUALITY_GOOD) return 'good'
  return score >= QUALITY_FAIR ? 'fair' : 'poor'
}

export function stepTone(state: StepState): Band | 'calm' {
  if (state === 'completed') return 'good'
  if (state === 'failed') return 'poor'
  return state === 'partial' ? 'fair' : 'calm'
}

function hasFailedStep(steps: ProcessingSteps): boolean {
  return Object.values(steps).includes('failed')
}

export function showsWarnings(status: JobStatus, result: AnalysisResult): boolean {
  return (
    status === 'completed_with_errors' ||
    hasFailedStep(result.processingSteps) ||
    result.qualityAssessment.score < QUALITY_WARNING
  )
}

/** The debug panel is for failed and partial analyses. */
export function showsDebug(status: JobStatus, result: AnalysisResult): boolean {
  return status !== 'completed' || hasFailedStep(result.processingSteps)
}
