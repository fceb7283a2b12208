import { expect, it } from 'vitest'
import { syntheticSources } from '../../../tests/bench/insight-speed.ts'
import { buildCoverage } from './build.ts'

/** Time of this process's own work, so that a busy machine does not count. */
function workMs(chars: number): number {
  const serp = {
    overviewState: 'empty' as const,
    blocks: [],
    references: [],
    organic: [],
    relatedQuestions: [],
    requests: 1,
    fetchedAt: '2026-11-01T00:00:00.000Z',
  }
  const input = { keyword: '測試', serp, sources: syntheticSources(chars) }
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage()
    buildCoverage(input)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

it('takes time linear in the text', { timeout: 60_000 }, () => {
  workMs(2_000)
  const once = workMs(10_000)
  const fourfold = workMs(40_000)
  expect(fourfold / once).toBeLessThan(6)
})
