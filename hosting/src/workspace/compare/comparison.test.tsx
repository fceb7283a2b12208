// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { createFakeFetch } from '../../../dev/fake-api.ts'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { fakeSession } from '../../../dev/fake-session.ts'
import { COVERAGE } from '../../../dev/fixtures/coverage.ts'
import { historyItems } from '../../../dev/fixtures/history.ts'
import { historicalAnalysis, JOB_ID } from '../../../dev/fixtures/jobs.ts'
import { KEYWORD, PAGE_URL } from '../../../dev/fixtures/pages.ts'
import { REPORT } from '../../../dev/fixtures/report.ts'
import { Stage } from '../../../dev/stage.tsx'
import CompareDialog from './compare-dialog.tsx'
import Comparison from './comparison.tsx'

function stage(api: FakeApiData, children: ReactNode) {
  const { fetch } = createFakeFetch(api)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return (
    <Stage session={fakeSession()} fetch={fetch} queryClient={queryClient} path="/app">
      {children}
    </Stage>
  )
}

/** Compares the sample report of 2026-11-20 with a later one. */
async function compare(result: AnalysisResult) {
  const api = { analysis: historicalAnalysis() }
  const current = { result, createdAt: '2026-11-25T02:00:00.000Z' }
  render(stage(api, <Comparison current={current} otherId="job-1" onClose={vi.fn()} />))
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
    `較新的一次由您排除：${source.url.replace('https://', '')}`,
  )
  expect(list(panel, '已補上的缺口')).toContain('沒有補上任何缺口。')
  expect(list(panel, '不再比較的缺口')).toContain(gap.name)
})

it('has the keyboard and a way to try again where the other run cannot be loaded', async () => {
  const api: FakeApiData = { analysis: historicalAnalysis(), errors: { 'GET /analyses/': 'internal' } }
  const current = { result: REPORT, createdAt: '2026-11-25T02:00:00.000Z' }
  render(stage(api, <Comparison current={current} otherId="job-1" onClose={vi.fn()} />))
  const retry = await screen.findByRole('button', { name: '重試' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '兩次分析的差異' }))
  api.errors = {}
  fireEvent.click(retry)
  expect(await screen.findByText('兩次分析根據的來源相同。')).toBeDefined()
})

it('offers no second try for a run that was deleted', async () => {
  const current = { result: REPORT, createdAt: '2026-11-25T02:00:00.000Z' }
  const api: FakeApiData = { errors: { 'GET /analyses/': 'not-found' } }
  render(stage(api, <Comparison current={current} otherId="gone" onClose={vi.fn()} />))
  expect(await screen.findByText('無法載入要比較的分析')).toBeDefined()
  expect(screen.queryByRole('button', { name: '重試' })).toBeNull()
})

it('says that the sources are the same where they are', async () => {
  const panel = await compare(REPORT)
  expect(panel.getByText('兩次分析根據的來源相同。')).toBeDefined()
  expect(list(panel, '不再比較的缺口')).toBeUndefined()
})

it('names the gaps that both runs have', async () => {
  const panel = await compare(REPORT)
  const open = list(panel, '仍待處理') ?? ''
  for (const { name } of COVERAGE.gaps) expect(open).toContain(name)
})

/** The sample report, if the user's page could not have been read. */
const UNREAD: AnalysisResult = {
  ...REPORT,
  coverage: {
    ...COVERAGE,
    pages: COVERAGE.pages.map((page) =>
      page.role === 'user'
        ? { ...page, state: 'failed' as const, failure: 'first-byte-timeout' as const, coverageScore: null }
        : page,
    ),
    gaps: [],
  },
}

it('compares nothing with a run that could not read the page, and says why', async () => {
  const panel = await compare(UNREAD)
  expect(panel.getByText('無法比較')).toBeDefined()
  expect(panel.getByText(/^較新的一次沒有算出您網頁的涵蓋度（未讀取：.+）。$/)).toBeDefined()
  expect(panel.queryByText('已補上的缺口')).toBeNull()
})

const choose = (
  result: AnalysisResult,
  scores: readonly (number | null)[],
  status: JobStatus = 'completed_with_errors',
  name: string | null = null,
) => {
  const [some] = historyItems(Date.now())
  if (some === undefined) throw new Error('the sample has no history')
  const run = { ...some, targetKeyword: KEYWORD, userPageUrl: PAGE_URL, qualityScore: 80, status, name }
  const history = scores.map((coverageScore, index) => ({ ...run, id: `run-${index}`, coverageScore }))
  const props = { id: JOB_ID, keyword: KEYWORD, pageUrl: PAGE_URL, result, onClose: vi.fn() }
  render(stage({ history }, <CompareDialog {...props} />))
}

it('offers the runs that have a score, and counts the others', async () => {
  choose(REPORT, [40, null, 0], undefined, '改版後')
  const runs = await screen.findAllByRole('button', { name: /台北時間/ })
  expect(runs.map(({ textContent }) => textContent?.split('（台北時間）')[1])).toEqual([
    '・涵蓋度 40・改版後',
    '・涵蓋度 0・改版後',
  ])
  expect(screen.getByText('另有 1 次分析沒有算出您網頁的涵蓋度，無法比較。')).toBeDefined()
})

it('does not take a history that could not be loaded for one without other runs', async () => {
  const props = { id: JOB_ID, keyword: KEYWORD, pageUrl: PAGE_URL, result: REPORT, onClose: vi.fn() }
  const errors: FakeApiData['errors'] = { 'GET /analyses?': 'unavailable' }
  render(stage({ errors }, <CompareDialog {...props} />))
  expect(await screen.findByText('無法載入分析紀錄')).toBeDefined()
  const none = '沒有同一組關鍵字與網址的其他分析。'
  expect(screen.queryByText(none)).toBeNull()
  delete errors['GET /analyses?']
  await userEvent.click(screen.getByRole('button', { name: '重試' }))
  expect(await screen.findByText(none)).toBeDefined()
})

it('offers older runs, whose score the history does not know', async () => {
  choose(REPORT, [null, null], 'completed')
  expect(await screen.findAllByRole('button', { name: /台北時間/ })).toHaveLength(2)
})

it('offers none for a report without a score', async () => {
  choose(UNREAD, [40])
  expect(await screen.findByText(/^這份報告沒有算出您網頁的涵蓋度（未讀取：.+）。$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /台北時間/ })).toBeNull()
})
