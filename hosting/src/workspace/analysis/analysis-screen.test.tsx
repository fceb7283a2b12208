// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { historyItems } from '../../../dev/fixtures/history.ts'
import { failedJob, finishedJob, historicalAnalysis, JOB_ID, runningJob } from '../../../dev/fixtures/jobs.ts'
import { KEYWORD } from '../../../dev/fixtures/pages.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'

const path = `/app/analyses/${JOB_ID}`
const unfinished = { ...historicalAnalysis(), status: 'processing' as const, analysisResult: null }
const reportHeading = { level: 1, name: `「${KEYWORD}」的內容缺口報告` }

it('opens a past analysis with its date and a way back', async () => {
  renderScreen({ path, api: { analysis: historicalAnalysis() } })
  expect(await screen.findByRole('heading', reportHeading)).toBeDefined()
  expect(screen.getByText(/建立於/)).toBeDefined()
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('/app')
})

it('follows one that still runs: stage, sources, what is already known, then its report', async () => {
  renderScreen({
    path,
    api: { analysis: unfinished, jobs: [runningJob(), finishedJob('completed_with_errors')] },
  })
  expect(await screen.findByRole('heading', { name: 'AI 正在分析…' })).toBeDefined()
  const stages = within(screen.getByRole('list', { name: '分析階段' }))
  expect(stages.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual([
    'done',
    'done',
    'current',
    'next',
    'next',
    'next',
  ])
  expect(screen.getByText('預計 30–60 秒')).toBeDefined()
  expect(screen.getByText('讀取失敗：網站遲遲沒有回應')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'AI Overview（已取得）' })).toBeDefined()
  expect(screen.getByText(/可以放心關閉這個分頁/)).toBeDefined()
  expect(await screen.findByRole('heading', reportHeading)).toBeDefined()
  expect(await screen.findByText('分析完成，但有分析提醒。')).toBeDefined()
})

it('says the same of a job in the list as on its screen, without asking twice', async () => {
  const [item] = historyItems(Date.now()).filter(({ id }) => id === JOB_ID)
  if (item === undefined) throw new Error('the history has no such job')
  const history = [{ ...item, status: 'pending' as const, qualityScore: null, immediateActionsCount: 0 }]
  const { calls } = renderScreen({ path, api: { history, analysis: unfinished, jobs: [runningJob()] } })
  const panel = within(await screen.findByRole('complementary', { name: '分析紀錄' }))
  expect(await panel.findByText('分析中')).toBeDefined()
  expect(panel.queryByText('排隊中')).toBeNull()
  expect(calls.filter(({ path: asked }) => asked.startsWith('/analyses?'))).toHaveLength(1)
})

it.each([
  [{ fromMs: 25_400, toMs: 39_000 }, '預計 30–60 秒（最近通常 25–40 秒）'],
  [{ fromMs: 2_300, toMs: 7_100 }, '預計 30–60 秒（最近通常 2–8 秒）'],
  [{ fromMs: 130, toMs: 400 }, '預計 30–60 秒（最近通常 1 秒）'],
])('says how long recent analyses took, where enough have run (%j)', async (estimate, words) => {
  renderScreen({ path, api: { analysis: unfinished, jobs: [runningJob()], estimate } })
  expect(await screen.findByText(words)).toBeDefined()
})

it('says why a job failed, in the panel and in a toast', async () => {
  renderScreen({ path, api: { analysis: unfinished, jobs: [failedJob()] } })
  expect(await screen.findByRole('heading', { name: '分析失敗' })).toBeDefined()
  expect(screen.getByText(`分析「${KEYWORD}」時發生錯誤。`)).toBeDefined()
  const words = failedJob().error?.message ?? ''
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(1))
  expect(screen.getByRole('button', { name: '重新分析' })).toBeDefined()
})

it('calls a keyword that allows no comparison no error, and offers to change it', async () => {
  const error = {
    code: 'scattered-results' as const,
    message: '這個關鍵字的搜尋結果彼此談的不是同一件事，無法比較，點數已退還。請換一個更明確的說法。',
    refunded: true,
  }
  renderScreen({ path, api: { analysis: unfinished, jobs: [{ ...failedJob(), error }] } })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('heading', { name: '無法比較' })).toBeDefined()
  expect(main.getByText(error.message)).toBeDefined()
  expect(main.getByRole('button', { name: '換個說法再分析' })).toBeDefined()
  expect(main.queryByText(/發生錯誤|檢視技術細節|重新分析/)).toBeNull()
})

it('says when an analysis cannot be loaded', async () => {
  renderScreen({ path, api: { errors: { 'GET /analyses/': 'not-found' } } })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('heading', { name: '無法載入分析詳情' })).toBeDefined()
  expect(within(alert).getByText('找不到您要的資料，可能已被刪除。')).toBeDefined()
  expect(screen.queryByRole('button', { name: '重試' })).toBeNull()
  expect(screen.getByRole('link', { name: '返回' }).dataset.variant).toBe('filled')
  await waitFor(() => expect(document.title).toMatch(/^無法載入分析詳情/))
})

it('offers the way back and another analysis beside a report that has just been finished', async () => {
  renderScreen({ path, api: { analysis: unfinished, jobs: [finishedJob()] } })
  expect(await screen.findByRole('heading', reportHeading)).toBeDefined()
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('/app')
  const report = within(screen.getByRole('main'))
  expect(report.getByRole('button', { name: '新分析' })).toBeDefined()
})

it('says when a finished job holds no result', async () => {
  renderScreen({ path, api: { analysis: unfinished, jobs: [{ ...finishedJob(), data: null }] } })
  expect(await screen.findByText('分析結果無法使用。狀態：completed')).toBeDefined()
})
