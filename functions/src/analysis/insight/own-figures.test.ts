import type { Source } from '@gaplens/coverage/source'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../tests/cases/marked-page.ts'
import { withFigures } from '../figures/report-figures.ts'
import { viewOf } from './facts/view.ts'
import { writeFromPages } from './from-pages.ts'
import { inputOf } from './testing/sample.ts'

const dated = (rank: number, modifiedAt: string, text: string): Source => {
  const source = markedSource(rank, text)
  return source.page === null ? source : { ...source, page: { ...source.page, modifiedAt } }
}
const others = [
  dated(
    1,
    '2026-02-01',
    '## 基本工資是多少\n2026 年起，每月基本工資調為 29,500 元。\n## 誰適用\n全時員工都適用，家事勞工除外。',
  ),
  dated(
    2,
    '2026-03-01',
    '## 每月基本工資\n每月基本工資自 2026 年 1 月起為 29,500 元。\n## 罰鍰\n違反者罰鍰最高 100 萬元。',
  ),
  dated(
    3,
    '2026-01-15',
    '## 每月基本工資\n2026 年每月基本工資 29,500 元，由雇主按月發給。\n## 罰鍰\n違反者罰鍰最高 30 萬元。',
  ),
]
const report = (own: string, ownDate = '2021-05-01') => {
  const user = { ...dated(0, ownDate, own), role: 'user' as const }
  const input = inputOf({
    keyword: '基本工資',
    serp: emptySerp(),
    sources: [user, ...others],
  })
  const figured = { ...input, coverage: withFigures(input.coverage, input) }
  return { coverage: figured.coverage, insight: writeFromPages(viewOf(figured)) }
}

it('says first, and once, that a figure of the page is of an earlier year, beside what the sources say', () => {
  const { coverage, insight } = report(
    '## 每月基本工資\n2021 年每月基本工資為 24,000 元。\n## 誰適用\n全時員工都適用。',
  )
  expect(coverage.report.figures.filter(({ disagree }) => disagree)).toHaveLength(1)
  expect(insight.brief.conflicts).toHaveLength(2)
  expect(insight.brief.conflicts[0]?.advice).toContain(
    '您的網頁寫的「2021 年每月基本工資為 24,000 元」是較舊的數字',
  )
  expect(insight.brief.conflicts[0]?.sayings.join()).toContain('29,500 元')
  expect(JSON.stringify(insight).match(/是較舊的數字/gu)).toHaveLength(1)
  const own = coverage.report.figures.flatMap(({ figures }) => figures).find(({ pageId }) => pageId === 'p0')
  expect(own?.date).toBe('2021-05-01')
  expect(coverage.passages.find(({ id }) => id === own?.passageId)?.quote).toContain('24,000 元')
})

it('does not say so of a figure of something else, or of a page that gives the later figure', () => {
  const { insight } = report('## 勞保級距\n2021 年勞保投保薪資級距最低一級為 11,100 元。')
  expect(JSON.stringify(insight)).not.toContain('較舊的數字')
  const { insight: current } = report('## 每月基本工資\n2026 年每月基本工資為 29,500 元。', '2026-04-01')
  expect(JSON.stringify(current)).not.toContain('較舊的數字')
})
