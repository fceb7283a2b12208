import { inspect } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type GeminiStandIn,
  geminiAnswer,
  geminiError,
  retryInfo,
  startGeminiStandIn,
} from '../testing/gemini-stand-in.ts'
import type { ScriptedAnswer } from '../testing/scripted-server.ts'
import { createGemini } from './gemini.ts'

const KEY = 'secret+key'
const request = {
  system: '你是編輯。',
  prompt: '請分析。',
  responseSchema: { type: 'object', properties: { ok: { type: 'boolean' } } },
  maxOutputTokens: 1_000,
}

let server: GeminiStandIn | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function standIn(
  script: Parameters<typeof startGeminiStandIn>[0],
  { timeoutMs = 10_000, sleep = async (_ms: number) => {} } = {},
) {
  server = await startGeminiStandIn(script)
  const gemini = createGemini(
    { apiKey: KEY, model: 'gemini-test', baseUrl: `${server.baseUrl}/`, timeoutMs },
    { maxAttempts: 3, baseDelayMs: 1, maxDelayMs: 15_000, sleep },
  )
  return { gemini, server }
}

describe('an answer', () => {
  it('is asked for as JSON of the given shape, with the key in a header', async () => {
    const { gemini, server } = await standIn([geminiAnswer({ ok: true })])
    await expect(gemini.generateJson(request)).resolves.toEqual({
      text: '{"ok":true}',
      model: 'gemini-stand-in',
      promptTokens: 100,
      outputTokens: 25,
    })
    const [sent] = server.requests
    expect(sent?.path).toBe('/v1beta/models/gemini-test:generateContent')
    expect(sent?.headers['x-goog-api-key']).toBe(KEY)
    expect(server.bodies()[0]).toMatchObject({
      systemInstruction: { parts: [{ text: request.system }] },
      contents: [{ parts: [{ text: request.prompt }] }],
      generationConfig: {
        responseMimeType: 'application/json',
        responseSchema: request.responseSchema,
        maxOutputTokens: 1_000,
      },
    })
  })

  it('leaves out the thoughts of the model, and joins the rest', async () => {
    const { gemini } = await standIn([geminiAnswer('{}', { thought: 'let me think' })])
    await expect(gemini.generateJson(request)).resolves.toMatchObject({ text: '{}' })
  })

  it('may lack token counts and the name of the model', async () => {
    const body = {
      candidates: [{ finishReason: 'STOP', content: { parts: [{ text: '{' }, { text: '}' }] } }],
    }
    const { gemini } = await standIn([{ body }])
    await expect(gemini.generateJson(request)).resolves.toEqual({
      text: '{}',
      model: 'gemini-test',
      promptTokens: 0,
      outputTokens: 0,
    })
  })
})

describe('an answer that did not end well', () => {
  it.each([
    ['MAX_TOKENS', 'model-truncated'],
    ['SAFETY', 'model-blocked'],
    ['RECITATION', 'model-blocked'],
    ['LANGUAGE', 'model-blocked'],
    ['BLOCKLIST', 'model-blocked'],
    ['PROHIBITED_CONTENT', 'model-blocked'],
    ['SPII', 'model-blocked'],
    ['OTHER', 'model-blocked'],
    ['MALFORMED_FUNCTION_CALL', 'model-empty'],
    ['FINISH_REASON_UNSPECIFIED', 'model-empty'],
    ['A_REASON_OF_TOMORROW', 'model-empty'],
  ])('%s is %s, even with text, and is not tried again', async (finishReason, code) => {
    const { gemini, server } = await standIn([geminiAnswer('{"ok":true}', { finishReason })])
    await expect(gemini.generateJson(request)).rejects.toMatchObject({ name: 'ProviderError', code })
    expect(server.requests).toHaveLength(1)
  })

  it.each<[string, unknown, string]>([
    ['a blocked prompt', { promptFeedback: { blockReason: 'SAFETY' } }, 'model-blocked'],
    ['no candidates', {}, 'model-empty'],
    ['an empty list of candidates', { candidates: [] }, 'model-empty'],
    ['no finish reason', { candidates: [{ content: { parts: [{ text: '{}' }] } }] }, 'model-empty'],
    ['no parts', { candidates: [{ finishReason: 'STOP', content: {} }] }, 'model-empty'],
    ['no content', { candidates: [{ finishReason: 'STOP' }] }, 'model-empty'],
    [
      'blank text',
      { candidates: [{ finishReason: 'STOP', content: { parts: [{ text: ' ' }] } }] },
      'model-empty',
    ],
    [
      'thoughts alone',
      { candidates: [{ finishReason: 'STOP', content: { parts: [{ text: 'hm', thought: true }] } }] },
      'model-empty',
    ],
    ['no JSON', 'oops', 'model-unavailable'],
  ])('%s is a failure', async (_case, body, code) => {
    const { gemini } = await standIn([{ body }])
    await expect(gemini.generateJson(request)).rejects.toMatchObject({ code })
  })
})

describe('errors', () => {
  it.each<[ScriptedAnswer, string, number]>([
    [geminiError(400, 'Invalid JSON payload'), 'model-bad-request', 1],
    [geminiError(400, 'API key not valid. Please pass a valid API key.'), 'model-auth', 1],
    [geminiError(400, 'bad', [{ reason: 'API_KEY_INVALID' }]), 'model-auth', 1],
    [geminiError(401, 'who?'), 'model-auth', 1],
    [geminiError(403, 'no'), 'model-auth', 1],
    [geminiError(404, 'models/x is not found'), 'model-bad-request', 1],
    [geminiError(429, 'slow down'), 'model-rate', 3],
    [
      geminiError(429, 'tomorrow', [{ violations: [{ quotaId: 'RequestsPerDayPerProject' }] }]),
      'model-rate',
      1,
    ],
    [geminiError(500, 'internal'), 'model-unavailable', 3],
    [geminiError(501, 'not implemented'), 'model-unavailable', 1],
    [geminiError(503, 'overloaded'), 'model-unavailable', 3],
    [geminiError(504, 'too slow'), 'model-unavailable', 3],
    [
      { status: 500, body: { error: { message: 'odd', details: { not: 'a list' } } } },
      'model-unavailable',
      3,
    ],
    [{ status: 502, body: '<html>' }, 'model-unavailable', 1],
    [{ fault: 'reset' }, 'model-unavailable', 1],
  ])('%j is %s after %d requests', async (answer, code, count) => {
    const { gemini, server } = await standIn([answer])
    await expect(gemini.generateJson(request)).rejects.toMatchObject({ name: 'ProviderError', code })
    expect(server.requests).toHaveLength(count)
  })

  it('are retried after the pause that the service asks for, and the answer is then used', async () => {
    const sleep = vi.fn(async (_ms: number) => {})
    const { gemini, server } = await standIn(
      [geminiError(429, 'wait', [retryInfo('2.5s')]), geminiError(503, 'busy'), geminiAnswer('{}')],
      { sleep },
    )
    await expect(gemini.generateJson(request)).resolves.toMatchObject({ text: '{}' })
    expect(server.requests).toHaveLength(3)
    expect(sleep.mock.calls[0]?.[0]).toBe(2_500)
  })

  it('are not retried when the service asks for a pause that exceeds the time limit', async () => {
    const { gemini, server } = await standIn([geminiError(429, 'wait', [retryInfo('60s')])])
    await expect(gemini.generateJson(request)).rejects.toMatchObject({ retryAfterMs: 60_000 })
    expect(server.requests).toHaveLength(1)
  })

  it('are model-not-configured without a key, and no request is made', async () => {
    const { server } = await standIn([])
    const gemini = createGemini({ apiKey: '', model: 'm', baseUrl: server.baseUrl, timeoutMs: 1_000 })
    await expect(gemini.generateJson(request)).rejects.toMatchObject({ code: 'model-not-configured' })
    expect(server.requests).toHaveLength(0)
  })
})

describe('time', () => {
  it.each(['hang', 'stall'] as const)('runs out on an answer that does not end (%s)', async (fault) => {
    const { gemini, server } = await standIn([{ ...geminiAnswer('{}'), fault }], { timeoutMs: 150 })
    await expect(gemini.generateJson(request)).rejects.toMatchObject({ code: 'model-timeout' })
    expect(server.requests).toHaveLength(1)
  })

  it('runs out during a pause too', async () => {
    server = await startGeminiStandIn([geminiError(503, 'busy')])
    const gemini = createGemini(
      { apiKey: KEY, model: 'm', baseUrl: server.baseUrl, timeoutMs: 150 },
      { maxAttempts: 3, baseDelayMs: 60_000, maxDelayMs: 60_000 },
    )
    await expect(gemini.generateJson(request)).rejects.toMatchObject({ code: 'model-timeout' })
    expect(server.requests).toHaveLength(1)
  })

  it("ends with the caller's signal", async () => {
    const { gemini } = await standIn([{ fault: 'hang' }])
    const running = gemini.generateJson({ ...request, signal: AbortSignal.timeout(100) })
    await expect(running).rejects.toMatchObject({ code: 'model-timeout' })
  })

  it("makes no request when the caller's signal has already fired", async () => {
    const { gemini, server } = await standIn([geminiAnswer('{}')])
    const call = gemini.generateJson({ ...request, signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ code: 'model-timeout' })
    expect(server.requests).toHaveLength(0)
  })
})

it.each<ScriptedAnswer>([
  geminiError(400, `API key not valid: ${KEY} ${encodeURIComponent(KEY)}`),
  geminiError(500, `x-goog-api-key: ${KEY}`, [{ echo: KEY }]),
  { fault: 'reset' },
  { body: `not JSON ${KEY}` },
])('never shows the key in an error (%j)', async (answer) => {
  const { gemini } = await standIn([answer])
  const error: unknown = await gemini.generateJson(request).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Error)
  const shown = inspect(error, { depth: Infinity, showHidden: true }) + JSON.stringify(error)
  expect(shown).not.toContain('secret')
})
