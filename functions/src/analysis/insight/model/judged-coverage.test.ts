import { afterEach, describe, expect, it } from 'vitest'
import { createGemini } from '../../../providers/model/gemini.ts'
import {
  type GeminiRequest,
  type GeminiStandIn,
  geminiAnswer,
  startGeminiStandIn,
} from '../../../providers/testing/gemini-stand-in.ts'
import type { ScriptedAnswer } from '../../../providers/testing/scripted-server.ts'
import { computeUnlimited } from '../../../runtime/limit-computing.ts'
import { sampleInput } from '../testing/sample.ts'
import { judgeCoverage } from './judged-coverage.ts'

const { coverage, keyword, sources } = sampleInput()
let standIn: GeminiStandIn | null = null

afterEach(async () => {
  await standIn?.close()
  standIn = null
})

async function judgedWith(answer: (body: GeminiRequest) => ScriptedAnswer) {
  standIn = await startGeminiStandIn(answer)
  const provider = createGemini(
    { apiKey: 'test-key', model: 'gemini-test', baseUrl: standIn.baseUrl, timeoutMs: 5_000 },
    { maxAttempts: 2, baseDelayMs: 1, maxDelayMs: 5 },
  )
  return await judgeCoverage(
    coverage,
    { keyword, sources },
    { provider, signal: AbortSignal.timeout(10_000), compute: computeUnlimited },
  )
}

const isGrouping = (body: GeminiRequest) =>
  JSON.stringify(body.generationConfig.responseSchema).includes('"groups"')
const nothing = (body: GeminiRequest) =>
  isGrouping(body) ? { groups: [] } : { topics: [], statements: [], others: [], figures: [] }
/** Every subject of the table, covered by the user's page in its first passage. */
const everything = (times: number) => (body: GeminiRequest) => {
  const topics = coverage.table.topics.map(({ id }) => ({
    topic: id,
    name: '',
    pages: [{ page: 'p0', level: 'covered', passages: [1] }],
  }))
  return { ...nothing(body), ...(isGrouping(body) ? {} : { topics: Array(times).fill(topics).flat() }) }
}

describe('a judge whose answers cannot be used', () => {
  it.each([
    ['a blocked answer', geminiAnswer('', { finishReason: 'SAFETY' }), 'model-blocked'],
    ['an answer stopped as a recitation', geminiAnswer('', { finishReason: 'RECITATION' }), 'model-blocked'],
    ['a blocked prompt', { body: { promptFeedback: { blockReason: 'OTHER' } } }, 'model-blocked'],
    ['a cut-off answer', geminiAnswer('{"groups": [{"to', { finishReason: 'MAX_TOKENS' }), 'model-truncated'],
    ['no candidate', { body: { candidates: [] } }, 'model-empty'],
  ] as const)('leaves the report from words as it is and says why: %s', async (_, answer, failure) => {
    const { coverage: after, judging } = await judgedWith(() => answer)
    expect(judging).toEqual({ state: 'failed', failure })
    expect(after.report).toEqual(coverage.report)
  })

  it.each([
    ['JSON that breaks off', () => geminiAnswer('{"groups": [{"topics": ["t1"')],
    ['the marks that broken UTF-8 leaves', () => geminiAnswer('{"groups": "\ufffd\ufffd"}')],
    ['another shape', () => geminiAnswer({ verdict: 'all is well' })],
    ['a list of nothing', () => geminiAnswer([])],
  ] as const)('does not count as judged: %s', async (_, answer) => {
    const { coverage: after, judging } = await judgedWith(answer)
    expect(judging).toEqual({ state: 'failed', failure: null })
    expect(after.report).toEqual(coverage.report)
  })

  it('is judged in part only if its verdicts are ten times as many as were asked for', async () => {
    const times = Math.ceil(1_200 / coverage.table.topics.length)
    const { coverage: after, judging } = await judgedWith((body) => geminiAnswer(everything(times)(body)))
    expect(judging).toEqual({ state: 'partly', failure: null })
    expect(after.report).toEqual(coverage.report)
  })
})

describe('a judge that invents or repeats', () => {
  it('changes nothing by subjects, pages and passages that do not exist', async () => {
    const { coverage: after } = await judgedWith((body) =>
      geminiAnswer({
        ...nothing(body),
        ...(isGrouping(body)
          ? { groups: [{ topics: ['s999', 't999'], name: '別的' }] }
          : {
              topics: [
                { topic: 't999', name: '別的', pages: [{ page: 'p99', level: 'covered', passages: [1] }] },
              ],
              statements: [{ statement: 'x9', page: 'p0', level: 'found', passages: [99_999, -1] }],
              others: [{ name: '別的', passages: [99_999] }],
            }),
      }),
    )
    expect(after.report).toEqual(coverage.report)
  })

  it('has one vote for a subject that an answer lists twice', async () => {
    const once = await judgedWith((body) => geminiAnswer(everything(1)(body)))
    await standIn?.close()
    const twice = await judgedWith((body) => geminiAnswer(everything(2)(body)))
    expect(once.judging.state).toBe('whole')
    expect(twice.coverage.report).toEqual(once.coverage.report)
  })
})
