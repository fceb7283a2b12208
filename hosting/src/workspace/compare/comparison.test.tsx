// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { AnalysisResult } from '@gaplens/contracts/report'
import { QueryClient } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createFakeFetch } from '../../../dev/fake-api.ts'
import { fakeSession } from '../../../dev/fake-session.ts'
import { COVERAGE } from '../../../dev/fixtures/coverage.ts'
import { historicalAnalysis } from '../../../dev/fixtures/jobs.ts'
import { REPORT } from '../../../dev/fixtures/report.ts'
import { Stage } from '../../../dev/stage.tsx'
import Comparison from './comparison.tsx'

/** Compares the sample report of 2026-11-20 with a later one. */
async function compare(result: AnalysisResult) {
  const { fetch } = createFakeFetch({ analysis: historicalAnalysis() })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <Stage session={fakeSession()} fetch={fetch} queryClient={queryClient} path="/app">
      <Comparison
        current={{ result, createdAt: '2026-11-25T02:00:00.000Z' }}
        otherId="job-1"
        onClose={vi.fn()}
      />
    </Stage>,
  )
  const panel = within(await screen.findByRole('region', { name: '兩次分析的差異' }))
  await panel.findByText(/台北時間/)
  return panel
}

const list = (panel: Awaited<ReturnType<typeof compare>>, name: string) =>
  panel.queryByRole('heading', { name })?.parentElement?.textContent

it('says at the top which sources the user left out, and takes no gap for filled that is not compared', async () => {
  const source = COVERAGE.pages.find(({ role, state }) => role === 'cited' && state === 'read')
  const [gap] = COVERAGE.gaps
  if (source === undefined || gap === undefined) throw new Error('the sample has no source or gap')
  const panel = await compare({
    ...REPORT,
    excludedUrls: [source.url],
    coverage: {
      ...COVERAGE,
      pages: COVERAGE.pages.filter(({ id }) => id !== source.id),
      topics: COVERAGE.topics.filter(({ id }) => id !== gap.topicId),
      gaps: COVERAGE.gaps.slice(1),
    },
  })
  expect(panel.getByText('兩次分析根據的來源不同')).toBeDefined()
  expect(panel.getByRole('list', { name: '來源的差異' }).textContent).toBe(
    `較新一次由您排除：${source.url.replace('https://', '')}`,
  )
  expect(list(panel, '已補上的缺口')).toContain('沒有補上任何缺口。')
  expect(list(panel, '不再比較的缺口')).toContain(gap.name)
})

it('says that the sources are the same where they are', async () => {
  const panel = await compare(REPORT)
  expect(panel.getByText('兩次分析根據的來源相同。')).toBeDefined()
  expect(list(panel, '不再比較的缺口')).toBeUndefined()
})
