import { expect, it } from 'vitest'
import { historyItems } from '../../../dev/fixtures/history.ts'
import { scoreChanges } from './score-changes.ts'

const [, item] = historyItems(Date.parse('2026-11-22T00:00:00Z'))
if (item === undefined) throw new Error('the fixtures have no analysis')
const run = (id: string, createdAt: string, coverageScore: number | null, change = {}) => ({
  ...item,
  id,
  createdAt,
  coverageScore,
  ...change,
})

it('compares each run of a page with its previous run, whatever lies between them', () => {
  const changes = scoreChanges([
    run('third', '2026-11-21T03:00:00.000Z', 33.4),
    run('other page', '2026-11-21T02:30:00.000Z', 90, { userPageUrl: 'https://other.example/' }),
    run('failed', '2026-11-21T02:00:00.000Z', null),
    run('second', '2026-11-21T01:00:00.000Z', 18),
    run('first', '2026-11-20T01:00:00.000Z', 21),
  ])
  expect(Object.fromEntries(changes)).toEqual({ second: -3, third: 15 })
})

it('compares a run with none whose method or sources differ, and with the last that was made alike', () => {
  const compared = (pages: number) => ({
    summary: `缺口 9 個。涵蓋度 19，在 ${pages} 個可比對的網頁中排第 8。`,
  })
  const changes = scoreChanges([
    run('plain', '2026-11-20T01:00:00.000Z', 21, { qualityScore: 89, ...compared(10) }),
    run('with a model', '2026-11-20T02:00:00.000Z', 0, { qualityScore: 97, ...compared(10) }),
    run('without a source', '2026-11-20T03:00:00.000Z', 2, { qualityScore: 97, ...compared(9) }),
    run('page changed', '2026-11-20T04:00:00.000Z', 30, { qualityScore: 97, ...compared(9) }),
    run('plain again', '2026-11-20T05:00:00.000Z', 26, { qualityScore: 89, ...compared(10) }),
  ])
  expect(Object.fromEntries(changes)).toEqual({ 'page changed': 28, 'plain again': 5 })
})
