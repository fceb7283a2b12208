import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCoverage } from '../build.ts'
import type { Quote } from '../corpus/quote.ts'
import type { CoverageTable, JudgedMeasure } from '../table/coverage-table.ts'
import { figureClaims } from './claims-of-page.ts'
import { figureContexts } from './figure-context.ts'
import { groupFigures } from './figure-groups.ts'

const pages = [
  '## 睡前\n喝杯熱牛奶就好。',
  '## 別強迫自己睡\n三十分鐘還清醒就下床做別的事。',
  '## 固定起床\n躺了 15 分鐘沒睡意，先到客廳坐坐。',
]
const sources = pages.map((text, rank) => markedSource(rank, text))
const serp = emptySerp({})
const { table } = buildCoverage({ keyword: '失眠怎麼改善', serp, sources })

/** The first passage of a page. */
function passageOf(pageId: string): Quote | null {
  const claim = table.corpus.claims.find((each) => each.claim.pageId === pageId)?.claim
  return claim === undefined ? null : { ...claim, end: claim.quoteEnd }
}

/** What a judge calls one thing: each figure with the page that it names for it. */
function judged(...given: [pageId: string, figure: string][]): JudgedMeasure {
  return {
    name: '多久離床',
    given: given.map(([pageId, figure]) => ({ quote: passageOf(pageId), statementId: null, figure })),
  }
}

/** The table as a judge leaves it that cites the first passage of every page for one subject. */
function oneSubject(): CoverageTable {
  const [topic] = table.topics
  if (topic === undefined) throw new Error('no subject')
  const verdicts = topic.verdicts.map((verdict) => {
    const quote = passageOf(verdict.pageId)
    return { ...verdict, cited: 1, quotes: quote === null ? [] : [quote] }
  })
  return { ...table, topics: [{ ...topic, verdicts }] }
}

function groupsOf(judgedMeasures: JudgedMeasure[], among: CoverageTable = table) {
  const context = figureContexts({ ...among, judgedMeasures })
  return groupFigures(figureClaims(sources, serp), '失眠怎麼改善', 'p0', context)
}

it('holds figures together that a judge calls one thing and cites for one subject, though no word is shared', () => {
  const both = judged(['p1', '30 分鐘'], ['p2', '15 分鐘'])
  expect(groupsOf([], oneSubject())).toEqual([])
  expect(groupsOf([both], oneSubject())).toMatchObject([{ disagree: true, about: ['多久離床'] }])
})

it('does not take a judge’s word, though given twice, where neither clause nor subject supports it', () => {
  const both = judged(['p1', '三十分鐘'], ['p2', '15 分鐘'])
  expect(groupsOf([both, both])).toEqual([])
})

it('takes no figure that does not stand where the judge says', () => {
  const wrong = judged(['p1', '20 分鐘'], ['p2', '15 分鐘'])
  const swapped = judged(['p2', '30 分鐘'], ['p1', '15 分鐘'])
  expect(groupsOf([wrong, wrong], oneSubject())).toEqual([])
  expect(groupsOf([swapped, swapped], oneSubject())).toEqual([])
})

it('takes the likeliest passage of a page for one on a subject from a likelihood of 0.6 on, without a judge', () => {
  const [topic] = table.topics
  const quote = passageOf('p1')
  const claim = figureClaims(sources, serp).find(({ sourceId }) => sourceId === 'p1')
  if (topic === undefined || quote === null || claim === undefined) throw new Error('nothing to look up')
  const subjectsAt = (likelihood: number) => {
    const verdicts = topic.verdicts
      .filter(({ pageId }) => pageId === 'p1')
      .map((verdict) => ({ ...verdict, likelihood, cited: 0, quotes: [quote] }))
    return figureContexts({ ...table, topics: [{ ...topic, seeds: [], verdicts }] })(claim).subjects.size
  }
  expect(subjectsAt(0.6)).toBe(1)
  expect(subjectsAt(0.59)).toBe(0)
})
