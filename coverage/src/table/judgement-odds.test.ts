import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { type CoverageTable, quoteOf } from './coverage-table.ts'
import { applyJudgements, type Judgement } from './judgements.ts'

/** A verdict on a page that says one thing, as a judge's answers leave it. */
function judged(
  likelihood: number,
  levels: readonly Judgement['level'][],
  { isNear = true, text = '濾紙先用熱水沖過。' } = {},
) {
  const corpus = buildCorpus([markedSource(1, `## 準備\n${text}`)])
  const [unit] = corpus.claims
  if (unit === undefined) throw new Error('no claim')
  const quote = { ...quoteOf(unit), heading: '' }
  const verdict = {
    pageId: 'p1',
    likelihood,
    byWords: likelihood,
    judgeIsCertain: false,
    cited: 0,
    quotes: isNear ? [quote] : [],
  }
  const topic = { id: 't1', name: '濾紙', aliases: [], verdicts: [verdict] }
  const table = { topics: [topic], corpus } as unknown as CoverageTable
  const verdicts = levels.map((level) => ({
    topicId: 't1',
    pageId: 'p1',
    level,
    quotes: level === 'missing' ? [] : [quote],
  }))
  const [after] = applyJudgements(table, { verdicts, support: [], measures: [] }).topics[0]?.verdicts ?? []
  if (after === undefined) throw new Error('no verdict')
  return after
}

describe('a judge’s verdict on a page', () => {
  it('makes the odds by words nine times as great, these being at least 1 to 4 and at most 4 to 1', () => {
    expect(judged(0.5, ['covered']).likelihood).toBeCloseTo(9 / 10)
    expect(judged(0.01, ['covered']).likelihood).toBeCloseTo(9 / 4 / (1 + 9 / 4))
    expect(judged(0.99, ['missing']).likelihood).toBeCloseTo(4 / 9 / (1 + 4 / 9))
  })

  it('counts seven tenths if no passage that it cites is near the topic', () => {
    const odds = 9 ** 0.7
    expect(judged(0.5, ['covered'], { isNear: false }).likelihood).toBeCloseTo(odds / (1 + odds))
  })

  it('of most answers that says “in part” lets the report say that the page touches the topic', () => {
    expect(judged(0.9, ['partly', 'partly']).likelihood).toBe(0.45)
  })

  it('that another answer denies makes no page likelier than the words do, or than 0.65', () => {
    expect(judged(0.99, ['covered', 'missing']).likelihood).toBe(0.99)
    expect(judged(0.5, ['covered', 'missing']).likelihood).toBeCloseTo(0.5)
    expect(judged(0.6, ['covered', 'covered', 'missing', 'missing']).likelihood).toBeCloseTo(0.6)
  })

  it('is brief below 36 Chinese characters; three letters count as one', () => {
    const isBrief = (text: string) => judged(0.5, ['covered'], { text }).brief === true
    expect(isBrief('濾'.repeat(35))).toBe(true)
    expect(isBrief('濾'.repeat(36))).toBe(false)
    expect(isBrief(`${'濾'.repeat(35)}ml`)).toBe(true)
    expect(isBrief(`${'濾'.repeat(35)}kcal`)).toBe(false)
  })
})

describe('a judged verdict', () => {
  it('is certain from a likelihood of 0.93 on, or up to 0.07', () => {
    // Nine times the odds of 0.6 are 0.931, of 0.59 are 0.928.
    expect(judged(0.6, ['covered']).judgeIsCertain).toBe(true)
    expect(judged(0.59, ['covered']).judgeIsCertain).toBe(false)
    expect(judged(0.4, ['missing']).judgeIsCertain).toBe(true)
    expect(judged(0.41, ['missing']).judgeIsCertain).toBe(false)
  })

  it('quotes what the judge cites only if the page covers the topic more likely than not', () => {
    expect(judged(0.5, ['covered', 'missing']).cited).toBe(1)
    expect(judged(0.49, ['covered', 'missing']).cited).toBe(0)
  })
})
