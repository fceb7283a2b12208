// @vitest-environment jsdom
import '../../../../dev/dom.ts'
import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import { QueryClient } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createFakeFetch } from '../../../../dev/fake-api.ts'
import type { FakeApiData } from '../../../../dev/fake-api-data.ts'
import { fakeSession } from '../../../../dev/fake-session.ts'
import { COVERAGE } from '../../../../dev/fixtures/coverage.ts'
import { historicalAnalysis, JOB_ID } from '../../../../dev/fixtures/jobs.ts'
import { REPORT } from '../../../../dev/fixtures/report.ts'
import { Stage } from '../../../../dev/stage.tsx'
import { GapList } from './gap-list.tsx'

const [GAP] = COVERAGE.gaps
if (GAP === undefined) throw new Error('the sample has a gap')
const { topicId, name } = GAP

function open(api: FakeApiData) {
  const { fetch, calls } = createFakeFetch(api)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const basis = { analysisId: JOB_ID, pages: [], topics: [{ id: topicId, name }] } as unknown as DraftBasis
  render(
    <Stage session={fakeSession()} fetch={fetch} queryClient={queryClient} path="/app">
      <GapList
        basis={basis}
        gaps={[{ topicId, state: 'open', likelihood: 0, passage: null }]}
        onGo={() => undefined}
      />
    </Stage>,
  )
  return { calls, summary: screen.getByText('問題與原文佐證') }
}

it('shows a gap’s first quote and the way to its action, and loads nothing before it is opened', async () => {
  const { calls, summary } = open({ analysis: historicalAnalysis() })
  expect(calls).toEqual([])
  expect(summary.textContent).toBe(`問題與原文佐證：${name}`)
  await userEvent.click(summary)
  const quote = REPORT.evidence?.passages.find(({ id }) => id === GAP?.passageIds[0])
  const item = within(screen.getByRole('listitem'))
  expect((await item.findByRole('link', { name: /\.test/ })).getAttribute('href')).toBe(quote?.link)
  const action = item.getByRole('link', { name: '看報告裡的建議與提示詞' })
  expect(action.getAttribute('href')).toMatch(/^\/app\/analyses\/.+#action-p\d-\d+$/)
})

it('says when the report cannot be loaded, with another try', async () => {
  const { summary } = open({ errors: { 'GET /analyses/': 'internal' } })
  await userEvent.click(summary)
  expect(await screen.findByText('無法載入這份報告的佐證')).toBeDefined()
  expect(screen.getByRole('button', { name: '重試' })).toBeDefined()
})
