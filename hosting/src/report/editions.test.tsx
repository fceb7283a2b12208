// @vitest-environment jsdom
import '../../dev/dom.ts'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { createReportModel } from '@gaplens/report/model/report-model'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { COVERAGE } from '../../dev/fixtures/coverage.ts'
import { KEYWORD, PAGE_URL } from '../../dev/fixtures/pages.ts'
import { REPORT } from '../../dev/fixtures/report.ts'
import { readSample } from '../site/sample/read-sample.ts'
import { markdownReport } from './export-content.ts'
import Paper from './paper/paper.tsx'
import type { ReportViewProps } from './report-view-props.ts'

const FACTS: Pick<ReportViewProps, 'status' | 'pageUrl' | 'createdAt' | 'warnings'> = {
  status: 'completed',
  pageUrl: PAGE_URL,
  createdAt: '2026-11-20T02:13:58.000Z',
  warnings: [],
}
const markdown = (result: Partial<AnalysisResult>, edition: 'client' | 'full') =>
  markdownReport({ model: createReportModel({ ...REPORT, ...result }, KEYWORD), ...FACTS }, edition)

it('sends a client to no edition that they cannot open', () => {
  const [topic] = COVERAGE.topics
  if (topic === undefined) throw new Error('no such sample')
  const many = Array.from({ length: 30 }, (_, at) => ({ ...topic, id: `more-${at}`, name: `主題 ${at}` }))
  const text = markdown({ coverage: { ...COVERAGE, topics: [...COVERAGE.topics, ...many] } }, 'client')
  expect(text).toMatch(/另有 \d+ 個沒有列為缺口的主題，這裡不列。/)
  expect(text).not.toContain('完整版')
})

it('says in the plan of the complete edition where the texts and prompts of its items stand', () => {
  const { result } = readSample()
  const text = markdown(result, 'full')
  const plan = text.slice(text.search(/^## .*策略與計畫/mu), text.search(/^## .*結構化資料建議/mu))
  expect(plan).toMatch(/每一項寫什麼，見「.*寫作大綱與準備.*」；提示詞見「.*附錄/)
})

it('names the pages’ bars and their figures on the first sheet for clients', () => {
  const { result, keyword } = readSample()
  const model = createReportModel(result, keyword)
  render(<Paper {...FACTS} model={model} edition="client" opensDialog={false} onDone={() => undefined} />)
  const title = screen.getByRole('heading', { level: 3, name: '您的位置', hidden: true })
  expect(title.nextElementSibling?.firstElementChild?.textContent).toBe('網頁涵蓋度篇幅')
})
