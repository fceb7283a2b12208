import type { CoverageReport, FigureGroup } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { withQuotedCells } from './quoted-cells.ts'

const cell = (pageId: string, level: 'absent' | 'covered') => ({
  pageId,
  level,
  score: 0.2,
  passageId: null,
  certainty: 'sure' as const,
})
const report = {
  pages: ['p0', 'p1', 'p2', 'p3'].map((id) => ({
    id,
    role: id === 'p0' ? 'user' : 'cited',
    coverageScore: id === 'p2' ? 100 : 0,
  })),
  topics: [
    {
      id: 't1',
      weight: 1,
      cells: [cell('p0', 'absent'), cell('p1', 'absent'), cell('p2', 'covered'), cell('p3', 'absent')],
    },
  ],
} as unknown as CoverageReport
const compared = (disagree: boolean) =>
  withQuotedCells(report, [
    {
      topicId: 't1',
      disagree,
      figures: ['p0', 'p1', 'p2'].map((pageId) => ({ pageId, passageId: `${pageId}-4` })),
    } as unknown as FigureGroup,
  ])

it('says that a page at least touches the topic on whose differing figures it is quoted', () => {
  const cells = compared(true).topics[0]?.cells
  expect(cells?.map(({ level }) => level)).toEqual(['absent', 'touched', 'covered', 'absent'])
  expect(cells?.[1]?.passageId).toBe('p1-4')
})

it('scores such a page by its cells, and no other', () => {
  expect(compared(true).pages.map(({ coverageScore }) => coverageScore)).toEqual([0, 50, 100, 0])
})

it('leaves the cells of what the sources agree on', () => {
  expect(compared(false)).toEqual({ topics: report.topics, pages: report.pages })
})
