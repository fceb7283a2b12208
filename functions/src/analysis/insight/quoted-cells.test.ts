import type { FigureGroup, Topic } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { withQuotedCells } from './quoted-cells.ts'

const cell = (pageId: string, level: 'absent' | 'covered') => ({
  pageId,
  level,
  score: 0.2,
  passageId: null,
  certainty: 'sure' as const,
})
const topic = {
  id: 't1',
  cells: [cell('p0', 'absent'), cell('p1', 'absent'), cell('p2', 'covered'), cell('p3', 'absent')],
} as unknown as Topic
const group = (disagree: boolean) =>
  ({
    topicId: 't1',
    disagree,
    figures: ['p0', 'p1', 'p2'].map((pageId) => ({ pageId, passageId: `${pageId}-4` })),
  }) as unknown as FigureGroup
const levelsWith = (disagree: boolean) =>
  withQuotedCells([topic], [group(disagree)], 'p0')[0]?.cells.map(({ level }) => level)

it('says that a page at least touches the topic on whose differing figures it is quoted', () => {
  expect(levelsWith(true)).toEqual(['absent', 'touched', 'covered', 'absent'])
  expect(withQuotedCells([topic], [group(true)], 'p0')[0]?.cells[1]?.passageId).toBe('p1-4')
  expect(levelsWith(false)).toEqual(['absent', 'absent', 'covered', 'absent'])
})
