import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../../sandbox/src/server.ts'
import { sandboxSearch } from '../testing/sandbox-search.ts'
import { RawAnswerSchema } from './raw-answer.ts'
import { aiModeSubQuestions, relatedSubQuestions } from './sub-questions.ts'

const answer = (raw: object) => RawAnswerSchema.parse(raw)

describe('related questions', () => {
  it('have Google’s answer where it is there, and the token where it has to be fetched', () => {
    const { questions, tokens } = relatedSubQuestions(
      answer({
        related_questions: [
          { question: '水溫要幾度？', snippet: '92 度。', link: 'https://a.test/' },
          {
            question: '比例多少？',
            type: 'ai_overview',
            text_blocks: [{ type: 'paragraph', snippet: '1:15' }],
          },
          { question: '要悶蒸嗎？', type: 'ai_overview', page_token: 'abc' },
          { question: '水溫要幾度？' },
          { question: ' ' },
        ],
      }),
    )
    expect(questions).toEqual([
      { origin: 'related', text: '水溫要幾度？', answer: '92 度。', urls: ['https://a.test/'] },
      { origin: 'related', text: '比例多少？', answer: '1:15', urls: [] },
      { origin: 'related', text: '要悶蒸嗎？', answer: '', urls: [] },
    ])
    expect([...tokens]).toEqual([['要悶蒸嗎？', 'abc']])
  })

  it('are none where there is no answer', () => {
    expect(relatedSubQuestions(null).questions).toEqual([])
  })
})

it('takes from AI Mode the headings that are questions, with their text, and the follow-up questions', () => {
  const mode = answer({
    text_blocks: [
      { type: 'heading', snippet: '沖煮比例' },
      { type: 'paragraph', snippet: '常見的是 1:15。' },
      { type: 'heading', snippet: '水溫要幾度？' },
      { type: 'paragraph', snippet: '淺焙 92 度。', reference_indexes: [0] },
    ],
    references: [{ index: 0, link: 'https://a.test/#:~:text=92', title: 'A', source: 'A' }],
    related_questions: [{ question: '要悶蒸嗎？' }],
  })
  expect(aiModeSubQuestions(mode)).toEqual([
    { origin: 'aiMode', text: '水溫要幾度？', answer: '淺焙 92 度。', urls: ['https://a.test/'] },
    { origin: 'aiMode', text: '要悶蒸嗎？', answer: '', urls: [] },
  ])
})

describe('over the sandbox', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 })
  })
  afterAll(() => sandbox.close())

  const search = (subQuestions: boolean, keyword = '手沖咖啡', further?: boolean) =>
    sandboxSearch(sandbox.port, subQuestions).search(keyword, further === undefined ? {} : { further })

  it('makes no further search unless configured', async () => {
    const { subQuestions, requests } = await search(false)
    expect(requests).toBeLessThanOrEqual(2)
    expect(subQuestions?.every(({ origin }) => origin === 'related')).toBe(true)
  })

  it('asks AI Mode and fetches AI answers when configured, and counts each search', async () => {
    const [off, on] = [await search(false), await search(true)]
    expect(on.requests).toBe(off.requests + 2)
    expect(on.subQuestions?.some(({ origin }) => origin === 'aiMode')).toBe(true)
    expect(on.subQuestions?.filter(({ origin }) => origin === 'related').at(-1)?.answer).not.toBe('')
  })

  it.each([
    ['configured, and not allowed', true, false, 1],
    ['configured and allowed', true, true, 0],
    ['not configured', false, false, 0],
  ] as const)('says whether its results are reduced: %s', async (_, subQuestions, further, times) => {
    let reduced = 0
    const onReduced = () => void reduced++
    await sandboxSearch(sandbox.port, subQuestions).search('手沖咖啡', { further, onReduced })
    expect(reduced).toBe(times)
  })

  it('makes no further search where the caller allows only the first', async () => {
    const [off, near] = [await search(false), await search(true, '手沖咖啡', false)]
    expect(near.requests).toBe(off.requests)
    expect(near.subQuestions).toEqual(off.subQuestions)
  })

  it('returns the other results if AI Mode has no answer', async () => {
    const { overviewState, organic } = await search(true, '多肉植物怎麼照顧')
    expect(overviewState).toBe('empty')
    expect(organic.length).toBeGreaterThan(0)
  })
})

describe('the bounds of what Google suggests', () => {
  it('are twenty questions, of either kind', () => {
    const related_questions = Array.from({ length: 21 }, (_, at) => ({ question: `第 ${at} 題？` }))
    expect(relatedSubQuestions(answer({ related_questions })).questions).toHaveLength(20)
    expect(aiModeSubQuestions(answer({ related_questions }))).toHaveLength(20)
  })

  it('are 400 characters of an answer, cut at the end of a block, and its first block whole', () => {
    const answered = (...lengths: readonly number[]) => {
      const text_blocks = lengths.map((length) => ({ type: 'paragraph', snippet: '水'.repeat(length) }))
      const related_questions = [{ question: '要多熱？', type: 'ai_overview', text_blocks }]
      return relatedSubQuestions(answer({ related_questions })).questions[0]?.answer.length
    }
    expect(answered(200, 200)).toBe(200 + 1 + 200)
    expect(answered(200, 201)).toBe(200)
    expect(answered(500)).toBe(500)
  })
})
