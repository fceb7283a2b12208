import type { AnalysisResult, Gap, Topic } from '@gaplens/contracts/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REPORT } from '../../../dev/fixtures/report.ts'
import { compareRuns } from './compare-runs.ts'

function topic(name: string, aliases: string[] = []): Topic {
  return {
    id: `t-${name}`,
    name,
    aliases,
    weight: 0.1,
    fromOverview: true,
    coveredBy: 3,
    coveredByExact: true,
    cells: [],
    questions: [],
    figures: [],
    figuresDisagree: false,
  }
}

function gap(name: string, topicId = `t-${name}`): Gap {
  return {
    topicId,
    name,
    weight: 0.1,
    impact: 50,
    difficulty: 20,
    tier: 'p1_immediate',
    passageIds: ['p1-1'],
    closestPassageId: null,
    certainty: 'sure',
  }
}

function run(topics: Topic[], gaps: Gap[], score: number | null = 50, urls: string[] = []): AnalysisResult {
  const page = { title: '', state: 'read', failure: null, words: 1, readAt: null } as const
  const pages = [
    { ...page, id: 'p0', url: 'https://own.test/', role: 'user' as const, rank: 0, coverageScore: score },
    ...urls.map((url, index) => ({
      ...page,
      id: `p${index + 1}`,
      url,
      role: 'cited' as const,
      rank: index + 1,
      coverageScore: 70,
    })),
  ]
  return { ...REPORT, coverage: { pages, topics, gaps, statements: [], figures: [], supportedShare: null } }
}

const names = (gaps: readonly Gap[]) => gaps.map(({ name }) => name)

describe('two runs of one keyword and address', () => {
  it('distinguishes closed gaps from those whose topic is gone, and new gaps from open ones', () => {
    const before = run([topic('降溫'), topic('濾杯'), topic('研磨')], [gap('降溫'), gap('濾杯'), gap('研磨')])
    const after = run([topic('降溫'), topic('研磨'), topic('悶蒸')], [gap('研磨'), gap('悶蒸')])
    const found = compareRuns(before, after)
    expect(names(found.closed)).toEqual(['降溫'])
    expect(names(found.gone)).toEqual(['濾杯'])
    expect(names(found.open)).toEqual(['研磨'])
    expect(names(found.added)).toEqual(['悶蒸'])
  })

  it('knows a topic again by another of its names, whatever its case, spaces and punctuation', () => {
    const before = run([topic('V60 濾杯')], [gap('V60 濾杯')])
    const after = run([topic('錐形濾杯', ['v60・濾杯'])], [gap('錐形濾杯')])
    const found = compareRuns(before, after)
    expect([names(found.open), found.closed, found.added, found.gone]).toEqual([['錐形濾杯'], [], [], []])
  })

  it('takes no topic for another that goes by its name beside it', () => {
    const topics = [topic('水溫'), topic('溫度計', ['水溫'])]
    const found = compareRuns(run(topics, [gap('水溫'), gap('溫度計')]), run(topics, [gap('溫度計')]))
    expect([names(found.closed), names(found.open)]).toEqual([['水溫'], ['溫度計']])
  })

  it('counts the change as the two scores are shown, and not where one is missing', () => {
    expect(compareRuns(run([], [], 41.4), run([], [], 52.6)).change).toBe(12)
    expect(compareRuns(run([], [], null), run([], [], 52)).change).toBeNull()
  })

  it('names the sources that came and went', () => {
    const found = compareRuns(
      run([], [], 1, ['https://a.test/', 'https://b.test/']),
      run([], [], 1, ['https://b.test/', 'https://c.test/']),
    )
    expect(found.newSources.map(({ url }) => url)).toEqual(['https://c.test/'])
    expect(found.lostSources.map(({ url }) => url)).toEqual(['https://a.test/'])
  })

  it('finds nothing between a run and itself, and loses no gap between any two', () => {
    const some = fc.uniqueArray(fc.constantFrom('甲', '乙', '丙', '丁', '戊'))
    fc.assert(
      fc.property(some, some, some, (topics, first, second) => {
        const all = [...new Set([...topics, ...second])].map((name) => topic(name))
        const [a, b] = [
          run(
            first.map((name) => topic(name)),
            first.map((name) => gap(name)),
          ),
          run(
            all,
            second.map((name) => gap(name)),
          ),
        ]
        const found = compareRuns(a, b)
        expect(names([...found.closed, ...found.gone, ...found.open]).toSorted()).toEqual(first.toSorted())
        expect(names([...found.added, ...found.open]).toSorted()).toEqual(second.toSorted())
        const same = compareRuns(b, b)
        expect([same.closed, same.gone, same.added, same.change]).toEqual([[], [], [], 0])
      }),
    )
  })
})
