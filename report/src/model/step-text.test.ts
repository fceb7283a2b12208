import { describe, expect, it } from 'vitest'
import { stepText } from './step-text.ts'

const processingSteps = {
  serpApiStatus: 'completed',
  userPageStatus: 'completed',
  competitorPagesStatus: 'partial',
  aiAnalysisStatus: 'partial',
} as const
const usage = (model: string | null) => ({
  searches: 1,
  model,
  modelCalls: model === null ? 0 : 3,
  promptTokens: 0,
  outputTokens: 0,
  costUsd: null,
})

describe('the state of a step', () => {
  it('is not partial if no model is configured', () => {
    expect(stepText({ processingSteps, usage: usage(null) }, 'aiAnalysisStatus')).toContain('未使用')
    expect(stepText({ processingSteps, usage: usage(null) }, 'competitorPagesStatus')).toBe('部分完成')
  })

  it('is partial if a model was asked and did a part', () => {
    expect(stepText({ processingSteps, usage: usage('gemini') }, 'aiAnalysisStatus')).toBe('部分完成')
  })
})
