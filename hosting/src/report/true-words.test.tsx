// @vitest-environment jsdom
import '../../dev/dom.ts'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { createReportModel } from '@gaplens/report/model/report-model'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { COVERAGE } from '../../dev/fixtures/coverage.ts'
import { KEYWORD, PAGE_URL } from '../../dev/fixtures/pages.ts'
import { REPORT } from '../../dev/fixtures/report.ts'
import { readSample } from '../site/sample/read-sample.ts'
import { UiProvider } from '../ui/theme/ui-provider.tsx'
import { markdownReport } from './export-content.ts'
import { ReportView } from './report-view.tsx'
import type { ReportViewProps } from './report-view-props.ts'

const FACTS: Pick<ReportViewProps, 'status' | 'pageUrl' | 'createdAt' | 'warnings'> = {
  status: 'completed',
  pageUrl: PAGE_URL,
  createdAt: '2026-11-20T02:13:58.000Z',
  warnings: [],
}
const show = (result: Partial<AnalysisResult> = {}, props: Partial<ReportViewProps> = {}) =>
  render(
    <UiProvider>
      <ReportView result={{ ...REPORT, ...result }} keyword={KEYWORD} {...FACTS} {...props} />
    </UiProvider>,
  )
const markdown = (result: Partial<AnalysisResult>, edition: 'client' | 'full') =>
  markdownReport({ model: createReportModel({ ...REPORT, ...result }, KEYWORD), ...FACTS }, edition)

it('names no contribution to an AI Overview that the search did not show', () => {
  const none = { aiOverviewData: { summaryText: '', references: [] } }
  show(none)
  expect(screen.queryByText(/對 AI Overview 的貢獻/)).toBeNull()
  expect(screen.getAllByText('談到什麼').length).toBeGreaterThan(1)
  expect(markdown(none, 'full')).not.toContain('對 AI Overview 的貢獻')
  expect(markdown({}, 'full')).toContain('對 AI Overview 的貢獻')
})

it('says of the passage behind 「未找到」 that it is only the nearest one', async () => {
  const [topic, ...others] = COVERAGE.topics
  const own = COVERAGE.pages.find(({ role }) => role === 'user')
  const passageId = REPORT.evidence?.passages.find(({ pageId }) => pageId === own?.id)?.id
  if (topic === undefined || own === undefined || passageId === undefined) throw new Error('no such sample')
  const cells = topic.cells.map((cell) =>
    cell.pageId === own.id ? { ...cell, level: 'absent' as const, passageId } : cell,
  )
  show({ coverage: { ...COVERAGE, topics: [{ ...topic, cells }, ...others] } })
  await userEvent.click(screen.getByRole('button', { name: `${topic.name}，您的網頁：未找到` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('未找到；最接近的段落：')).toBeDefined()
})

it('counts Google’s questions as elsewhere, and says how many have an answer', () => {
  const question = (text: string, answer: string) => ({
    text,
    origin: 'related' as const,
    answer,
    topicId: null,
    own: 'unknown' as const,
    ownPassageId: null,
    passageIds: [],
  })
  const asked = ['水溫幾度？', '要燜蒸嗎？', '粉多粗？']
  const subQuestions = asked.map((text, at) => question(text, at === 0 ? '' : '約 90 度。'))
  const latentIntents = asked.map((text) => `「${text}」：至少 2 個來源談到。`)
  show({
    keywordIntent: { coreIntent: '想學會。', latentIntents },
    ...(REPORT.evidence && { evidence: { ...REPORT.evidence, subQuestions } }),
  })
  expect(screen.getByText('Google 的相關問題（3 個，其中 2 個有 Google 的回答）')).toBeDefined()
})

it('counts in its summary the sources that could be compared, where that is not all that were read', () => {
  const [read] = COVERAGE.pages.filter(({ role, state }) => role === 'cited' && state === 'read')
  const pages = COVERAGE.pages.map((page) => (page === read ? { ...page, coverageScore: null } : page))
  show()
  expect(screen.queryByText(/個可比較/)).toBeNull()
  cleanup()
  show({ coverage: { ...COVERAGE, pages } })
  const count = COVERAGE.pages.filter(({ role, state }) => role !== 'user' && state === 'read').length
  expect(screen.getByText(new RegExp(`讀到 ${count}／\\d+ 個來源，其中 ${count - 1} 個可比較`))).toBeDefined()
})

it('names the rule by which the first actions are ordered', () => {
  const { result } = readSample()
  show(result)
  expect(within(screen.getByRole('region', { name: '重點摘要' })).getByText('依影響與工作量')).toBeDefined()
})
