import type { FigureGroup, Gap } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { subjectOf } from './gap-subject.ts'
import { disagreementsOn, withOtherSides } from './other-sides.ts'

const LINES = [
  '人工膝關節的壽命平均約 15 年，體重過重的人更短。',
  '登錄統計四萬例，全膝置換平均可使用 25 年。',
  '早年的人工膝關節平均只用 10 年。',
]
const view = viewOf(
  inputOf({
    keyword: '膝蓋退化',
    serp: emptySerp(),
    sources: LINES.map((line, at) => markedSource(at + 1, `## 使用壽命\n${line}`)),
  }),
)
const pages = view.othersRead.map(({ id }) => id)
const gap = { topicId: 't', name: '使用壽命', tier: 'p1_immediate', passageIds: ['q0'] } as unknown as Gap
const figure = (at: number, shown: string, more: Partial<FigureGroup['figures'][number]> = {}) => ({
  giver: 'page' as const,
  pageId: pages[at] ?? null,
  passageId: `q${at}`,
  value: '',
  unit: '年',
  shown,
  date: null,
  outdated: false,
  ...more,
})

const SHOP = '晴川購物'
const SOLD = { type: 'product' as const }

/** The facts of the gap, of which the first page's is stated, where these figures differ. */
function factsWith(
  figures: FigureGroup['figures'],
  stated = LINES[0] ?? '',
  also?: string,
  outdatedPassageIds: string[] = [],
  sites: readonly string[] = [],
): string[] {
  const group = { topicId: 't', disagree: true, figures } as unknown as FigureGroup
  const report = { ...view.input.coverage.report, figures: [group] }
  const seen = {
    ...view,
    othersRead: view.othersRead.map((each, at) => ({
      ...each,
      page: { ...each.page, siteName: sites[at] ?? each.page.siteName, ...(sites[at] === SHOP ? SOLD : {}) },
    })),
    input: { ...view.input, coverage: { ...view.input.coverage, report } },
    passage: (id: string | null) => {
      const at = Number(id?.slice(1))
      const [pageId, quote] = [pages[at], LINES[at]]
      return pageId === undefined || quote === undefined
        ? undefined
        : { id: `q${at}`, pageId, heading: '使用壽命', quote, url: '', link: '' }
    },
  }
  const fact = { text: stated, pageId: pages[0] ?? '', passageId: 'q0' }
  const other = also === undefined ? [] : [{ text: also, pageId: pages[1] ?? '', passageId: 'q1' }]
  const told = [fact, ...other].map((each) => ({ fact: each, rows: 0, isList: false }))
  const facts = withOtherSides(
    seen,
    { gap: { ...gap, outdatedPassageIds }, subject: subjectOf(seen, gap, undefined) },
    told,
  )
  return facts.map(({ fact: { text } }) => text.replace(/。$/u, ''))
}

const [short, long] = LINES.map((line) => line.replace(/。$/u, ''))
const overview = { giver: 'overview' as const, pageId: null, passageId: null }

it('states what other sources say where they disagree on a figure that is stated', () => {
  expect(factsWith([figure(0, '約 15 年'), figure(1, '25 年')])).toEqual([short, long])
  expect(factsWith([figure(0, '約 15 年'), figure(1, '25 年')], '置換後約一週出院。')).toEqual([
    '置換後約一週出院',
  ])
})

it('states the AI Overview’s side first, and no outdated one', () => {
  expect(factsWith([figure(0, '約 15 年'), figure(1, '25 年'), figure(1, '25 年', overview)])).toEqual([
    long,
    short,
  ])
  expect(factsWith([figure(0, '約 15 年'), figure(2, '10 年', { outdated: true })])).toEqual([short])
})

it('states a side once where a part of its sentence is a fact already', () => {
  const facts = factsWith([figure(0, '約 15 年'), figure(1, '25 年')], LINES[0], '登錄統計四萬例')
  expect(facts).toEqual([short, long])
})

it('states no other side where a fact only has the same number in another sentence of the page', () => {
  const fees = '每期 15 年的費用交給櫃台。'
  expect(factsWith([figure(0, '約 15 年'), figure(1, '25 年')], fees)).toEqual([fees.slice(0, -1)])
})

it('states no side that only outdated passages give, though the AI Overview took it from there', () => {
  const figures = [figure(0, '約 15 年'), figure(1, '25 年'), figure(1, '25 年', overview)]
  expect(factsWith(figures, LINES[0], undefined, ['q1'])).toEqual([short])
})

it('leaves a fact where it stands when a side goes on from it', () => {
  const figures = [figure(0, '約 15 年'), figure(1, '25 年')]
  expect(factsWith(figures, '體重過重的人更短', LINES[1])).toEqual([short, long])
})

it('states no side that only a seller gives beside an office’s', () => {
  const figures = [figure(0, '約 15 年'), figure(1, '25 年')]
  const factsOn = (...sites: string[]) => factsWith(figures, LINES[0], undefined, [], sites)
  expect(factsOn('晴川市政府衛生局', SHOP)).toEqual([short])
  expect(factsOn('晴川週報', SHOP)).toEqual([short, long])
  expect(factsOn('晴川市政府衛生局', '晴川週報')).toEqual([short, long])
})

it('takes figures that a row names by something else for a gap’s where passages of two pages give two of their values', () => {
  const between = (passageIds: string[], topicId: string | null = null) => {
    const figures = [figure(0, '約 15 年', { passageId: 'f0' }), figure(1, '25 年', { passageId: 'f1' })]
    const group = { topicId, disagree: true, figures } as unknown as FigureGroup
    const report = { ...view.input.coverage.report, figures: [group] }
    const seen = {
      ...view,
      input: { ...view.input, coverage: { ...view.input.coverage, report } },
      // A gap quotes more of a page than the sentence of a figure.
      passage: (id: string | null) => {
        const at = Number(id?.slice(1))
        const quote = `${id?.startsWith('q') ? '手術前先談壽命。' : ''}${LINES[at]}`
        return { id: id ?? '', pageId: pages[at] ?? '', heading: '', quote, url: '', link: '' }
      },
    }
    return disagreementsOn(seen, { topicId: 't', passageIds }).length
  }
  expect(between(['q0', 'q1'])).toBe(1)
  expect(between(['q0', 'q1'], 'other')).toBe(1)
  expect(between(['q0', 'q2'])).toBe(0)
  expect(between([], 't')).toBe(1)
})
