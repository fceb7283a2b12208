import { modelNotice } from '@gaplens/report/model/model-notice'
import { describe, expect, it } from 'vitest'
import { ProviderError } from '../../../providers/error.ts'
import { metered } from '../../../providers/model/meter.ts'
import type { ModelProvider } from '../../../providers/types.ts'
import { computeUnlimited } from '../../../runtime/limit-computing.ts'
import { sampleInput } from '../../insight/testing/sample.ts'
import { modelUsage } from '../model-usage.ts'
import { writeInsight } from './insight.ts'
import { judgeIfConfigured } from './judge.ts'

const input = sampleInput()
const MERGED = JSON.stringify({ groups: [] })
const JUDGED = JSON.stringify({ topics: [], statements: [] })

/** A model that gives these answers one after the other, the last one again and again. */
function answering(answers: readonly (string | Error)[]) {
  let calls = 0
  const provider: ModelProvider = {
    model: 'stub',
    async generateJson() {
      const answer = answers[Math.min(calls++, answers.length - 1)] ?? ''
      if (typeof answer !== 'string') throw answer
      return { text: answer, model: 'stub-1', promptTokens: 1_000, outputTokens: 200 }
    },
  }
  return { model: { provider: metered(provider), prices: null }, calls: () => calls }
}

async function judge(...answers: (string | Error)[]) {
  const { model, calls } = answering(answers)
  const deps = { model, signal: new AbortController().signal, compute: computeUnlimited }
  const { judging } = await judgeIfConfigured(input.coverage, input, deps)
  return { judging, usage: modelUsage(model), calls: calls() }
}

describe('a judging', () => {
  it('is complete after two calls that group and two that judge', async () => {
    const { judging, usage } = await judge(MERGED, MERGED, JUDGED)
    expect(judging).toEqual({ state: 'whole', failure: null })
    expect(usage).toMatchObject({ modelCalls: 4, promptTokens: 4_000 })
  })

  it('that the service cuts short keeps what was answered and what it cost, and asks no more', async () => {
    const { judging, usage, calls } = await judge(MERGED, MERGED, new ProviderError('model-rate'))
    expect(judging).toEqual({ state: 'partly', failure: 'model-rate' })
    expect(usage).toMatchObject({ modelCalls: 3, promptTokens: 2_000 })
    expect(calls).toBe(3)
  })

  it('that never comes is reported as failed, and so is one that cannot be parsed', async () => {
    expect(await judge(new ProviderError('model-auth'))).toMatchObject({
      judging: { state: 'failed', failure: 'model-auth' },
      calls: 2,
    })
    expect((await judge('{"groups": ')).judging).toEqual({ state: 'failed', failure: null })
  })

  it('and the writing together ask six times at most, however bad the answers', async () => {
    const { model, calls } = answering(['{"half": '])
    const deps = { model, signal: new AbortController().signal, compute: computeUnlimited }
    await judgeIfConfigured(input.coverage, input, deps)
    await writeInsight(input, deps)
    expect(calls()).toBe(6)
  })
})

describe('the notice', () => {
  const notice = (judged: 'whole' | 'partly' | 'failed', kept: number, texts = kept) =>
    modelNotice({
      evidence: {
        inferredFields: Array.from({ length: texts }, (_, at) => `websiteAssessment.contentGaps[${at}]`),
        modelChecks: { judged, kept, dropped: 2 },
      },
    } as Parameters<typeof modelNotice>[0]).join('\n')

  it('says how much was judged, what was checked, and what was not', () => {
    expect(notice('whole', 7)).toMatch(/共兩次[\s\S]*AI 自己的字句不放進報告[\s\S]*沒有查核原文本身/)
    expect(notice('failed', 0)).toMatch(/判讀沒有完成[\s\S]*內文沒有 AI 挑選的句子/)
    expect(notice('partly', 3)).toContain('只完成一部分')
  })

  it('says so when the report states all that the model chose already', () => {
    expect(notice('whole', 2, 0)).toContain('內文沒有 AI 挑選的句子')
  })
})
