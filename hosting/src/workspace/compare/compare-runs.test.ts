import type { AnalysisResult, CoverageLevel, Gap, Topic } from '@gaplens/contracts/analysis/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REPORT } from '../../../dev/fixtures/report.ts'
import { compareRuns } from './compare-runs.ts'
import { sourceDifferences } from './source-differences.ts'

/** @param level how far the user's page covers it */
function topic(name: string, aliases: string[] = [], level: CoverageLevel = 'absent'): Topic {
  return {
    id: `t-${name}`,
    name,
    aliases,
    weight: 0.1,
    fromOverview: true,
    coveredBy: 3,
    coveredByExact: true,
    cells: [{ pageId: 'p0', level, score: 1, passageId: null, certainty: 'sure' }],
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

function run(topics: Topic[], gaps: Gap[], score = 50, urls: string[] = []): AnalysisResult {
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
  it('takes a gap for closed only if the later run has the topic and the page covers it', () => {
    const before = run(
      [topic('降溫'), topic('濾杯'), topic('研磨'), topic('水量')],
      [gap('降溫'), gap('濾杯'), gap('研磨'), gap('水量')],
    )
    const after = run(
      [topic('降溫', [], 'covered'), topic('研磨'), topic('水量', [], 'touched')],
      [gap('研磨')],
    )
    const found = compareRuns(before, after)
    expect(names(found.closed)).toEqual(['降溫'])
    expect(names(found.unlisted)).toEqual(['水量'])
    expect(names(found.gone)).toEqual(['濾杯'])
    expect(names(found.open)).toEqual(['研磨'])
  })

  it('takes a gap for new only if the earlier run had the topic', () => {
    const found = compareRuns(
      run([topic('價格', [], 'covered')], []),
      run([topic('價格'), topic('悶蒸')], [gap('價格'), gap('悶蒸')]),
    )
    expect(names(found.added)).toEqual(['價格'])
    expect(names(found.first)).toEqual(['悶蒸'])
  })

  it('knows a topic again by another of its names, whatever its case, spaces and punctuation', () => {
    const before = run([topic('V60 濾杯')], [gap('V60 濾杯')])
    const after = run([topic('錐形濾杯', ['v60・濾杯'])], [gap('錐形濾杯')])
    const found = compareRuns(before, after)
    expect([names(found.open), found.closed, found.first, found.gone]).toEqual([['錐形濾杯'], [], [], []])
  })

  it('takes no topic for another that goes by its name beside it', () => {
    const topics = [topic('水溫', [], 'covered'), topic('溫度計', ['水溫'])]
    const found = compareRuns(run(topics, [gap('水溫'), gap('溫度計')]), run(topics, [gap('溫度計')]))
    expect([names(found.closed), names(found.open)]).toEqual([['水溫'], ['溫度計']])
  })

  it('counts the change as the two scores are shown', () => {
    expect(compareRuns(run([], [], 41.4), run([], [], 52.6)).change).toBe(12)
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
        const ended = [...found.closed, ...found.unlisted, ...found.gone]
        expect(names([...ended, ...found.open]).toSorted()).toEqual(first.toSorted())
        expect(names([...found.added, ...found.first, ...found.open]).toSorted()).toEqual(second.toSorted())
        const same = compareRuns(b, b)
        expect([same.closed, same.unlisted, same.gone, same.added, same.first]).toEqual([[], [], [], [], []])
        expect(same.change).toBe(0)
      }),
    )
  })
})

describe('the sources of two runs', () => {
  const differences = (before: AnalysisResult, after: AnalysisResult) =>
    Object.fromEntries(sourceDifferences(before, after).map(({ kind, urls }) => [kind, urls]))

  it('differ by those that came and went', () => {
    const before = run([], [], 1, ['https://a.test/', 'https://b.test/'])
    const after = run([], [], 1, ['https://b.test/', 'https://c.test/'])
    expect(differences(before, after)).toEqual({
      shownLater: ['https://c.test/'],
      shownEarlier: ['https://a.test/'],
    })
    expect(differences(before, before)).toEqual({})
  })

  it('differ by those that the user excluded from one of them', () => {
    const all = run([], [], 1, ['https://a.test/', 'https://b.test/'])
    const some = {
      ...run([], [], 1, ['https://b.test/']),
      excludedUrls: ['https://a.test/', 'https://never-shown.test/'],
    }
    expect(differences(all, some)).toEqual({ excludedLater: ['https://a.test/'] })
    expect(differences(some, all)).toEqual({ excludedEarlier: ['https://a.test/'] })
    expect(differences(some, some)).toEqual({})
  })

  it('differ by those that could be read in one of them', () => {
    const read = run([], [], 1, ['https://a.test/'])
    const { coverage } = read
    const pages = (coverage?.pages ?? []).map((page) =>
      page.role === 'cited' ? { ...page, state: 'failed' as const } : page,
    )
    const unread = { ...read, ...(coverage && { coverage: { ...coverage, pages } }) }
    expect(differences(read, unread)).toEqual({ unreadLater: ['https://a.test/'] })
    expect(differences(unread, read)).toEqual({ unreadEarlier: ['https://a.test/'] })
  })
})
