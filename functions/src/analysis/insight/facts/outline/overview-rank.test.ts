import type { Gap } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import type { View } from '../view.ts'
import { inOverviewOrder } from './overview-rank.ts'

it('follows the AI Overview where that states the gaps, and keeps the order of the others', () => {
  const table = {
    topics: ['soil', 'light', 'pests'].map((id) => ({ id, statements: id === 'pests' ? [] : [{ id }] })),
  }
  const report = { statements: [{ id: 'light' }, { id: 'soil' }] }
  const view = { input: { coverage: { report, table } } } as unknown as View
  const gaps = ['pests', 'soil', 'unknown', 'light'].map((topicId) => ({ topicId }) as Gap)
  expect(inOverviewOrder(view, gaps).map(({ topicId }) => topicId)).toEqual([
    'light',
    'soil',
    'pests',
    'unknown',
  ])
})
