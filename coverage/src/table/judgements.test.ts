import { describe, expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { judgedByStandIn } from '../../../tests/stand-in-model/judged-report.ts'
import { buildCoverage } from '../build.ts'
import { applyJudgements } from './judgements.ts'

const [truth] = readCases(new URL('../../../tests/cases/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const input = inputOf(truth)
const coverage = buildCoverage(input)
const { table } = coverage
const nothing = { verdicts: [], support: [], measures: [] }

describe('judgements on a table', () => {
  it('change nothing where there are none', () => {
    expect(applyJudgements(table, nothing).topics).toEqual(table.topics)
  })

  it('move a likelihood by a quoted verdict, and not by one without a quote on the page', () => {
    const topic = table.topics.find(({ verdicts }) => verdicts.some(({ likelihood }) => likelihood < 0.2))
    const verdict = topic?.verdicts.find(({ likelihood }) => likelihood < 0.2)
    const quote = verdict?.quotes[0]
    if (topic === undefined || verdict === undefined || quote === undefined) throw new Error('no such topic')
    const judgement = { topicId: topic.id, pageId: verdict.pageId, level: 'covered' } as const
    const after = (quotes: readonly (typeof quote)[]) =>
      applyJudgements(table, { ...nothing, verdicts: [{ ...judgement, quotes }] })
        .topics.find(({ id }) => id === topic.id)
        ?.verdicts.find(({ pageId }) => pageId === verdict.pageId)?.likelihood ?? 0
    expect(after([])).toBe(verdict.likelihood)
    expect(after([quote])).toBeGreaterThan(verdict.likelihood + 0.2)
  })

  it('leave a page on which two answers contradict each other to the words, and settle nothing', () => {
    const topic = table.topics.find(({ verdicts }) => verdicts.some(({ likelihood }) => likelihood > 0.9))
    const verdict = topic?.verdicts.find(({ likelihood }) => likelihood > 0.9)
    if (topic === undefined || verdict === undefined) throw new Error('no such topic')
    const { pageId, quotes } = verdict
    const verdicts = (['covered', 'missing'] as const).map((level) => ({
      topicId: topic.id,
      pageId,
      level,
      quotes: level === 'covered' ? quotes.slice(0, 1) : [],
    }))
    const after = applyJudgements(table, { ...nothing, verdicts })
      .topics.find(({ id }) => id === topic.id)
      ?.verdicts.find((each) => each.pageId === pageId)
    expect(after?.likelihood).toBe(verdict.likelihood)
    expect(after?.judgeIsCertain).toBe(false)
  })
})

it('a verdict is brief if all that a judge cites is one short passage', () => {
  const [topic] = table.topics
  if (topic === undefined) throw new Error('no topic')
  const widthOf = (id: string) =>
    [...(table.corpus.claims.find(({ claim }) => claim.id === id)?.claim.text ?? '')].length
  const own = table.corpus.claims.map(({ claim }) => ({ ...claim, end: claim.quoteEnd }))
  const short = own.find(({ id }) => widthOf(id) < 20)
  const other = own.find(({ id, pageId }) => id !== short?.id && pageId === short?.pageId)
  if (short === undefined || other === undefined) throw new Error('no such passages')
  const isBrief = (quotes: readonly (typeof short)[]) => {
    const judgement = { topicId: topic.id, pageId: short.pageId, level: 'covered', quotes } as const
    return applyJudgements(table, { ...nothing, verdicts: [judgement, judgement] }).topics[0]?.verdicts.find(
      ({ pageId }) => pageId === short.pageId,
    )?.brief
  }
  expect(isBrief([short])).toBe(true)
  expect(isBrief([short, other])).not.toBe(true)
})

describe('a judge over HTTP, asked by the real client', () => {
  it('makes every gap one that the case plants, when it never errs', async () => {
    const { result: judged } = await judgedByStandIn(coverage, input, truth, 0)
    const marks = new Map(
      truth.pages.flatMap((page, at) =>
        page.blocks.map((block) => [`p${at + 1} ${block.text}`, block.marks] as const),
      ),
    )
    const own = new Set(truth.user.blocks.flatMap((block) => block.marks))
    for (const gap of judged.report.gaps) {
      const passages = judged.passages.filter(({ id }) => gap.passageIds.includes(id))
      const about = passages.flatMap(({ pageId, quote }) =>
        [...marks].flatMap(([key, topics]) => (key.startsWith(pageId) && key.includes(quote) ? topics : [])),
      )
      expect(
        about.some((topic) => own.has(topic)),
        gap.name,
      ).toBe(false)
    }
    expect(judged.report.gaps.length).toBeGreaterThan(2)
  })
})
