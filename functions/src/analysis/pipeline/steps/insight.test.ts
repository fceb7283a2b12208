import { describe, expect, it } from 'vitest'
import { ProviderError } from '../../../providers/error.ts'
import { metered } from '../../../providers/model/meter.ts'
import type { ModelProvider } from '../../../providers/types.ts'
import { computeUnlimited } from '../../../runtime/limit-computing.ts'
import { sampleInput } from '../../insight/testing/sample.ts'
import { modelFailureText, writeInsight } from './insight.ts'

const input = sampleInput()
const signal = new AbortController().signal
const ENGLISH = JSON.stringify({
  gaps: [
    {
      topicId: input.coverage.report.gaps[0]?.topicId,
      text: 'This page is a long personal note about temples in the autumn season.',
      passages: [1],
    },
  ],
  sources: [],
  actions: [],
})

const write = (answer: string | Error) => {
  const provider: ModelProvider = {
    model: 'stub',
    async generateJson() {
      if (typeof answer !== 'string') throw answer
      return { text: answer, model: 'stub-1', promptTokens: 1_000, outputTokens: 200 }
    },
  }
  return writeInsight(input, {
    model: { provider: metered(provider), prices: null },
    signal,
    compute: computeUnlimited,
  })
}

describe('a report whose model hung, or was not called, when it was to judge', () => {
  it.each([
    ['model-timeout', '服務回應逾時'],
    ['model-paused', '服務近期連續失敗，暫停使用'],
    ['model-ceiling', '今天的 AI 用量已達上限'],
  ] as const)('is written without asking it again: %s', async (code, reason) => {
    const provider: ModelProvider = {
      model: 'stub',
      generateJson: () => Promise.reject(new TypeError('asked again')),
    }
    const judging = { state: 'failed', failure: code } as const
    const model = { provider: metered(provider), prices: null }
    const written = await writeInsight(input, { model, signal, compute: computeUnlimited }, judging)
    expect(written).toMatchObject({ state: 'failed', configured: true, failure: reason })
    expect(written.insight.summary).not.toBe('')
  })
})

describe('a report whose model gave no supported item', () => {
  it.each([
    ['another language', ENGLISH, '回答不是繁體中文'],
    ['half a JSON', '{"gaps": ', '回答的格式不符'],
    ['a safety block', new ProviderError('model-blocked'), '內容被服務的安全機制擋下'],
    ['an answer cut off', new ProviderError('model-truncated'), '回答不完整'],
    ['no quota', new ProviderError('model-rate'), '服務額度不足或過於忙碌'],
  ])('says why: %s', async (_, answer, reason) => {
    const { failure, insight } = await write(answer)
    expect(failure).toBe(reason)
    expect(insight.websiteAssessment.contentSummary).not.toBe('')
    expect(insight.evidence.inferredFields).toEqual([])
  })
})

it('a code that no model gives is worded as a service that is down', () => {
  for (const code of ['toString', 'search-quota', ''])
    expect(modelFailureText(code)).toBe(modelFailureText('model-unavailable'))
})
