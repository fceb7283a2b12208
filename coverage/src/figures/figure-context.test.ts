import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../tests/bench/insight-page.ts'
import { buildCoverage } from '../build.ts'
import type { CoverageTable, JudgedMeasure } from '../table/coverage-table.ts'
import { figureClaims } from './figure-claims.ts'
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

/** What a judge calls one thing: each figure with the page that it names for it. */
function judged(...given: [pageId: string, figure: string][]): JudgedMeasure {
  return {
    name: '多久離床',
    given: given.map(([pageId, figure]) => {
      const claim = table.corpus.claims.find((each) => each.claim.pageId === pageId)?.claim
      const quote = claim && { ...claim, end: claim.quoteEnd }
      return { quote: quote ?? null, statementId: null, figure }
    }),
  }
}

function groupsOf(...judgedMeasures: JudgedMeasure[]) {
  const withMeasures: CoverageTable = { ...table, judgedMeasures }
  return groupFigures(figureClaims(sources, serp), '失眠怎麼改善', 'p0', figureContexts(withMeasures))
}

it('holds figures together that two answers of a judge call one thing, though no word is shared', () => {
  expect(groupsOf()).toEqual([])
  const both = judged(['p1', '30 分鐘'], ['p2', '15 分鐘'])
  expect(groupsOf(both, both)).toMatchObject([{ disagree: true, about: ['多久離床'] }])
})

it('does not take one answer’s word where neither clause nor subject bears it out', () => {
  expect(groupsOf(judged(['p1', '三十分鐘'], ['p2', '15 分鐘']))).toEqual([])
})

it('takes no figure that does not stand where the judge says', () => {
  const wrong = judged(['p1', '20 分鐘'], ['p2', '15 分鐘'])
  const swapped = judged(['p2', '30 分鐘'], ['p1', '15 分鐘'])
  expect(groupsOf(wrong, wrong)).toEqual([])
  expect(groupsOf(swapped, swapped)).toEqual([])
})
