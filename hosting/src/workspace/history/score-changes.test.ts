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
