import { describe, expect, it } from 'vitest'
import { type ModelFailureCode, ProviderError } from '../../providers/error.ts'
import type { ModelAnswer, ModelProvider, ModelRequest } from '../../providers/types.ts'
import { writeFallbackInsight } from './fallback.ts'
import { ModelInsightError, writeModelInsight } from './model.ts'
import { buildPrompt, estimateTokens } from './model-prompt.ts'
import type { ModelAnswerBody } from './model-schema.ts'
import { sampleInput } from './testing/sample.ts'
import { passagesOf } from './topic-passages.ts'
import { viewOf } from './view.ts'

const input = sampleInput()
const view = viewOf(input)
const signal = new AbortController().signal
const { passages } = buildPrompt(view)

function numberOf(pageId: string): number {
  return passages.findIndex((passage) => passage.pageId === pageId) + 1
}

/** An answer of the asked shape whose every citation holds. */
function goodAnswer(): ModelAnswerBody {
  const gap = view.gaps[0]
  const other = view.othersRead[0]
  const quoted = passages.findIndex((passage) => passage.id === gap?.passageIds[0]) + 1
  const quote = passages[quoted - 1]?.quote ?? ''
  return {
    contentSummary: {
      text: '這一頁以個人筆記整理京都賞楓的安排，重點放在景點與交通。',
      passages: [numberOf('p0')],
    },
    coreIntent: { text: '想在楓葉最紅的時候安排一趟不塞車的京都旅行。', passages: [] },
    latentIntents: [{ text: '想知道什麼時候去最保險。', passages: [] }],
    overviewSummary: { text: 'AI Overview 先給出最佳觀賞期，再列景點與交通。', passages: [] },
    presentationAnalysis: { text: '以條列呈現，每點一句。', passages: [] },
    gaps: [
      { topicId: gap?.topicId ?? '', text: `來源寫道「${quote}」，這一頁沒有談到。`, passages: [quoted] },
    ],
    sources: [
      {
        pageId: other?.id ?? '',
        contentSummary: '這一頁整理紅葉預測與夜間點燈。',
        contribution: '提供了夜間點燈的時間與票價。',
        passages: [numberOf(other?.id ?? '')],
      },
    ],
    actions: [
      {
        topicId: gap?.topicId ?? '',
        recommendation: '補上這個主題，先回答再說明。',
        prompt: `請為 ${input.userPageUrl} 補上內容，關鍵字是目標關鍵字。不要編造經驗，事實請附出處。`,
        passages: [quoted],
      },
    ],
  }
}

type Script = (request: ModelRequest, call: number) => string | ProviderError<ModelFailureCode>

function stubModel(script: Script): ModelProvider & { readonly requests: ModelRequest[] } {
  const requests: ModelRequest[] = []
  return {
    model: 'stub',
    requests,
    async generateJson(request): Promise<ModelAnswer> {
      requests.push(request)
      const text = script(request, requests.length)
      if (text instanceof ProviderError) throw text
      return { text, model: 'stub-1', promptTokens: 1_000, outputTokens: 200 }
    },
  }
}

const ask = (script: Script, prices: { inputPerMillion: number; outputPerMillion: number } | null = null) => {
  const model = stubModel(script)
  return { model, answer: writeModelInsight(input, { model, prices, signal }) }
}

describe('writeModelInsight', () => {
  it("puts the model's supported text over the fallback's and names which it is", async () => {
    const good = goodAnswer()
    const { insight, dropped, usage } = await ask(() => JSON.stringify(good)).answer
    expect(dropped).toBe(0)
    expect(insight.websiteAssessment.contentSummary).toBe(good.contentSummary.text)
    expect(insight.websiteAssessment.contentGaps[0]).toBe(good.gaps[0]?.text)
    expect(insight.evidence.inferredFields).toContain('websiteAssessment.contentGaps[0]')
    expect(insight.evidence.inferredFields).toContain('citedSourceAnalysis[0].contribution')
    expect(usage).toEqual({
      model: 'stub-1',
      modelCalls: 1,
      promptTokens: 1_000,
      outputTokens: 200,
      costUsd: null,
    })
  })

  it('keeps what is observed as the fallback has it', async () => {
    const { insight } = await ask(() => JSON.stringify(goodAnswer())).answer
    const fallback = writeFallbackInsight(input)
    expect(insight.structuredDataRecommendations).toEqual(fallback.structuredDataRecommendations)
    expect(insight.citedSourceAnalysis.map((source) => source.eeatAnalysis)).toEqual(
      fallback.citedSourceAnalysis.map((source) => source.eeatAnalysis),
    )
    const { inferredFields: _, ...evidence } = insight.evidence
    const { inferredFields: __, ...observed } = fallback.evidence
    expect(evidence).toEqual(observed)
  })

  it('writes the keyword where a prompt names it by role', async () => {
    const { insight } = await ask(() => JSON.stringify(goodAnswer())).answer
    const prompts = Object.values(insight.strategyAndPlan)
      .flat()
      .map((item) => item.geminiPrompt)
    expect(prompts.some((prompt) => prompt.includes(`關鍵字是${input.keyword}`))).toBe(true)
    expect(prompts.join('\n')).not.toContain('目標關鍵字')
  })

  it('makes a prompt of the model ready to run: address, keyword, gap, quotes with links and rules', async () => {
    const answer = goodAnswer()
    answer.actions = [{ ...first(answer.actions), prompt: '請補上這個\u202e主題，寫 300 字，附出處。' }]
    const { insight } = await ask(() => JSON.stringify(answer)).answer
    const gap = view.gaps[0]
    const prompt = Object.values(insight.strategyAndPlan)
      .flat()
      .map((item) => item.geminiPrompt)
      .find((text) => text.startsWith('請補上這個'))
    expect(prompt).toContain(`網頁：${input.userPageUrl}`)
    expect(prompt).toContain(`關鍵字：${input.keyword}`)
    expect(prompt).toContain(gap?.name ?? '?')
    for (const id of gap?.passageIds ?? []) expect(prompt).toContain(view.passage(id)?.link ?? '?')
    expect(prompt).toContain('不要自行編造')
    expect(prompt).not.toContain('\u202e')
  })

  it('reckons the cost from the configured prices', async () => {
    const { usage } = await ask(() => JSON.stringify(goodAnswer()), {
      inputPerMillion: 0.3,
      outputPerMillion: 2.5,
    }).answer
    expect(usage.costUsd).toBeCloseTo(0.0003 + 0.0005, 8)
  })

  it.each<[string, (answer: ModelAnswerBody) => void]>([
    [
      'a quotation that stands in no page',
      (answer) => {
        answer.gaps = [
          { ...first(answer.gaps), text: '來源寫道「京都市政府規定遊客必須事先登記才能入寺」。' },
        ]
      },
    ],
    [
      'a passage number that does not exist',
      (answer) => {
        answer.gaps = [{ ...first(answer.gaps), passages: [9_999] }]
      },
    ],
    [
      'no citation at all',
      (answer) => {
        answer.gaps = [{ ...first(answer.gaps), passages: [] }]
      },
    ],
    [
      'a gap that the matrix does not have',
      (answer) => {
        answer.gaps = [{ ...first(answer.gaps), topicId: 't999' }]
      },
    ],
    [
      'an address that is not in the data',
      (answer) => {
        answer.actions = [{ ...first(answer.actions), prompt: '請參考 https://evil.example/seo 改寫。' }]
      },
    ],
    [
      'advice to make things up',
      (answer) => {
        answer.actions = [{ ...first(answer.actions), recommendation: '虛構幾則旅客心得增加可信度。' }]
      },
    ],
    [
      'a gap borne out by words about something else',
      (answer) => {
        const gap = first(answer.gaps)
        const about = passagesOf(view, gap.topicId)
        const other = passages.findIndex(({ id, pageId }) => pageId !== 'p0' && !about.has(id)) + 1
        answer.gaps = [{ ...gap, text: '這一頁沒有談到這個主題。', passages: [other] }]
      },
    ],
    [
      'a figure that no page gives',
      (answer) => {
        answer.gaps = [{ ...first(answer.gaps), text: '來源指出門票要價 98765 元，這一頁沒有談到。' }]
      },
    ],
    [
      'a promise of being cited',
      (answer) => {
        answer.actions = [
          { ...first(answer.actions), recommendation: '照做之後一定會被引用在 AI Overview。' },
        ]
      },
    ],
    [
      "a source's text that rests on another page",
      (answer) => {
        answer.sources = [{ ...first(answer.sources), passages: [numberOf('p2') || 1] }]
      },
    ],
  ])('drops and counts %s', async (_, spoil) => {
    const answer = goodAnswer()
    spoil(answer)
    const { insight, dropped } = await ask(() => JSON.stringify(answer)).answer
    expect(dropped).toBe(1)
    expect(JSON.stringify(insight)).not.toContain('evil.example')
    expect(JSON.stringify(insight)).not.toContain('虛構')
    expect(insight.websiteAssessment.contentSummary).toBe(answer.contentSummary.text)
  })

  it('asks once more, naming the errors, when the answer is not of the asked shape', async () => {
    const { model, answer } = ask((_, call) =>
      call === 1 ? '{"gaps": [{"topicId": 3}]}' : JSON.stringify(goodAnswer()),
    )
    const { usage } = await answer
    expect(usage.modelCalls).toBe(2)
    expect(usage.promptTokens).toBe(2_000)
    expect(model.requests[1]?.prompt).toContain('gaps.0.topicId')
    expect(model.requests[1]?.prompt).not.toContain('{"gaps": [{"topicId": 3}]}')
  })

  it.each([
    ['truncated JSON', '{"contentSummary": {"text": "這一'],
    [
      'simplified Chinese',
      JSON.stringify(goodAnswer())
        .replaceAll('這', '这')
        .replaceAll('關', '关')
        .replaceAll('說', '说')
        .replaceAll('來', '来'),
    ],
    [
      'English',
      JSON.stringify({
        ...goodAnswer(),
        ...Object.fromEntries(
          ['contentSummary', 'coreIntent', 'overviewSummary', 'presentationAnalysis'].map((name) => [
            name,
            {
              text: 'This page is a long personal note about visiting temples in the autumn season, with a focus on trains and places.',
              passages: [],
            },
          ]),
        ),
        gaps: [],
        sources: [],
        actions: [],
        latentIntents: [],
      }),
    ],
  ])('gives up after a second answer in %s, telling what it cost', async (_, text) => {
    const { model, answer } = ask(() => text)
    const error: unknown = await answer.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ModelInsightError)
    expect(error).toBeInstanceOf(ProviderError)
    expect(error).toMatchObject({ usage: { modelCalls: 2, promptTokens: 2_000 } })
    expect(model.requests).toHaveLength(2)
  })

  it.each<ModelFailureCode>([
    'model-blocked',
    'model-auth',
    'model-rate',
    'model-timeout',
    'model-unavailable',
  ])('does not ask again after %s', async (code) => {
    const { model, answer } = ask(() => new ProviderError(code))
    await expect(answer).rejects.toMatchObject({ code })
    expect(model.requests).toHaveLength(1)
  })

  it('asks once more after an answer that was cut off', async () => {
    const { model, answer } = ask((_, call) =>
      call === 1 ? new ProviderError('model-truncated') : JSON.stringify(goodAnswer()),
    )
    await answer
    expect(model.requests[1]?.prompt).toContain('縮短')
  })

  it('stops at the deadline without another call', async () => {
    const model = stubModel(() => JSON.stringify(goodAnswer()))
    const ended = AbortSignal.abort(new Error('deadline'))
    await expect(writeModelInsight(input, { model, prices: null, signal: ended })).rejects.toThrow('deadline')
    expect(model.requests).toHaveLength(0)
  })
})

describe('buildPrompt', () => {
  it('keeps within its budget by leaving out whole passages of the lowest rank', () => {
    const small = buildPrompt(view, { maxTokens: 3_000 })
    const large = buildPrompt(view)
    expect(small.passages.length).toBeLessThan(large.passages.length)
    expect(estimateTokens(small.text)).toBeLessThanOrEqual(3_000)
    expect(large.passages.map((passage) => passage.id)).toEqual(
      expect.arrayContaining(small.passages.slice(0, 3).map((passage) => passage.id)),
    )
    for (const passage of small.passages)
      expect(small.text).toContain(JSON.stringify(passage.quote).slice(1, -1))
  })

  it('fences page text as JSON strings, so that no page can end the data section', () => {
    const { text } = buildPrompt(view)
    const data = text.slice(text.indexOf('### 段落'), text.indexOf('## 資料結束'))
    for (const line of data
      .split('\n')
      .slice(1)
      .filter((each) => each !== ''))
      expect(() => JSON.parse(line)).not.toThrow()
  })
})

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('empty')
  return item
}
