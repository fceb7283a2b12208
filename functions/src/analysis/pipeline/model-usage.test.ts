import { afterEach, expect, it } from 'vitest'
import { createGemini } from '../../providers/model/gemini.ts'
import {
  type GeminiStandIn,
  geminiAnswer,
  geminiError,
  startGeminiStandIn,
} from '../../providers/testing/gemini-stand-in.ts'
import type { ScriptedAnswer } from '../../providers/testing/scripted-server.ts'
import { modelOfRun, modelUsage } from './model-usage.ts'

let standIn: GeminiStandIn | null = null
afterEach(async () => {
  await standIn?.close()
  standIn = null
})

const PRICES = { inputPerMillion: 1, outputPerMillion: 10 }
const request = { system: 's', prompt: 'p', responseSchema: {}, maxOutputTokens: 100 }

/** What a run has cost after asking once for each of these answers. */
async function usageAfter(answers: readonly ScriptedAnswer[], prices: typeof PRICES | null = PRICES) {
  standIn = await startGeminiStandIn(answers)
  const provider = createGemini(
    { apiKey: 'test-key', model: 'gemini-test', baseUrl: standIn.baseUrl, timeoutMs: 5_000 },
    { maxAttempts: 1, baseDelayMs: 1, maxDelayMs: 1 },
  )
  const model = modelOfRun({ provider, prices })
  for (const _ of answers) await model?.provider.generateJson(request).catch(() => null)
  return modelUsage(model)
}

it('counts the calls and tokens of a run, thoughts as output, at the configured prices', async () => {
  const usage = await usageAfter([geminiAnswer({ ok: true }), geminiAnswer({ ok: true })])
  expect(usage).toEqual({
    model: 'gemini-stand-in',
    modelCalls: 2,
    promptTokens: 200,
    outputTokens: 50,
    costUsd: expect.closeTo(0.0007, 8),
  })
})

it.each([
  ['cut off', geminiAnswer('{"half', { finishReason: 'MAX_TOKENS' })],
  ['blocked', geminiAnswer('', { finishReason: 'SAFETY' })],
  ['empty', geminiAnswer(' ')],
])('counts the tokens of an answer that is %s, because they are billed', async (_, answer) => {
  expect(await usageAfter([answer])).toMatchObject({ modelCalls: 1, promptTokens: 100, outputTokens: 25 })
})

it('counts a call that was refused, without tokens', async () => {
  expect(await usageAfter([geminiError(429, 'slow down')])).toMatchObject({
    modelCalls: 1,
    promptTokens: 0,
    outputTokens: 0,
    costUsd: 0,
  })
})

it('knows no cost without prices, and none of a model that nobody configured', async () => {
  expect((await usageAfter([geminiAnswer({})], null)).costUsd).toBeNull()
  expect(modelUsage(modelOfRun(null))).toMatchObject({ model: null, modelCalls: 0, costUsd: null })
})

it('does not count a call that was never sent', async () => {
  const provider = createGemini({ apiKey: '', model: 'm', timeoutMs: 1_000 })
  const model = modelOfRun({ provider, prices: PRICES })
  await model?.provider.generateJson(request).catch(() => null)
  expect(modelUsage(model)).toMatchObject({ model: 'm', modelCalls: 0 })
})
