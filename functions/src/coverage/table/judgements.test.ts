import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../tests/bench/insight-page.ts'
import { buildCoverage, deriveCoverage } from '../build.ts'
import { applyJudgements, type Judgements } from './judgements.ts'

const OWN = '## 水溫\n淺焙豆適合攝氏 92 到 94 度的熱水，深焙豆降到 86 度左右，太燙會苦，太低會酸。'
const OTHERS = [
  `${OWN}\n## 粉水比\n一般建議 1:15，15 公克的咖啡粉配 225 公克的水，粉和水都用秤量。`,
  `${OWN}\n## 沖煮比例\n咖啡粉與水的比例抓 1:15 到 1:16 最安全，20 公克粉就加 300 公克水。`,
]
const SOURCES = [OWN, ...OTHERS].map((text, rank) => markedSource(rank, text))
const { table } = buildCoverage({
  keyword: '手沖咖啡',
  serp: emptySerp({ relatedQuestions: ['粉水比要抓多少？'] }),
  sources: SOURCES,
})
const ratio = table.topics.find((topic) => topic.questions.length > 0)
const ratioId = ratio?.id ?? ''
const judged = (over: Partial<Judgements>) =>
  applyJudgements(table, { merges: [], names: {}, verdicts: [], ...over })
const verdictOf = (own: typeof table, pageId: string) =>
  own.topics.find(({ id }) => id === ratioId)?.verdicts.find((verdict) => verdict.pageId === pageId)

it('counts a judge’s verdict with a quote that stands in the page', () => {
  const quote = '一般建議 1:15，15 公克的咖啡粉'
  const own = judged({ verdicts: [{ topicId: ratioId, pageId: 'p1', level: 'covered', quotes: [quote] }] })
  const verdict = verdictOf(own, 'p1')
  expect(verdict).toMatchObject({ judged: true, likelihood: 0.97 })
  const [first] = verdict?.quotes ?? []
  expect(SOURCES[1]?.page?.text.slice(first?.start, first?.end)).toBe(quote)
})

it('does not count one whose words stand on another page, or on none', () => {
  for (const quote of ['比例抓 1:15 到 1:16 最安全', '這段話沒有任何網頁寫過', '']) {
    const own = judged({ verdicts: [{ topicId: ratioId, pageId: 'p1', level: 'covered', quotes: [quote] }] })
    expect(verdictOf(own, 'p1')).toEqual(verdictOf(table, 'p1'))
  }
})

it('tells what is derived anew with the judge’s name, and exactly where every page was judged', () => {
  const verdicts = [
    { topicId: ratioId, pageId: 'p0', level: 'absent' as const, quotes: [] },
    { topicId: ratioId, pageId: 'p1', level: 'covered' as const, quotes: ['一般建議 1:15，15 公克'] },
    { topicId: ratioId, pageId: 'p2', level: 'covered' as const, quotes: ['抓 1:15 到 1:16 最安全'] },
  ]
  const { report } = deriveCoverage(judged({ verdicts, names: { [ratioId]: '粉水比例' } }), SOURCES)
  const topic = report.topics.find(({ id }) => id === ratioId)
  expect(topic).toMatchObject({ name: '粉水比例', coveredBy: 2, coveredByExact: true })
  expect(report.gaps.find(({ topicId }) => topicId === ratioId)).toMatchObject({ certainty: 'sure' })
})

it('merges topics into the first, with what either says of each page', () => {
  const [one, two] = table.topics
  if (one === undefined || two === undefined) throw new Error('two topics are needed')
  const own = judged({ merges: [[one.id, two.id, 'unknown']] })
  expect(own.topics.map(({ id }) => id)).not.toContain(two.id)
  const whole = own.topics.find(({ id }) => id === one.id)
  one.verdicts.forEach(({ likelihood, pageId }, at) => {
    const other = two.verdicts[at]?.likelihood ?? 0
    expect(whole?.verdicts.find((verdict) => verdict.pageId === pageId)?.likelihood).toBe(
      Math.max(likelihood, other),
    )
  })
})
