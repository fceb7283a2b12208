// @vitest-environment jsdom
import '../../dev/dom.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { historicalAnalysis, JOB_ID } from '../../dev/fixtures/jobs.ts'
import { renderScreen } from '../../dev/render-screen.tsx'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

it('takes the keyboard to the beginning of the content after each change of screen', async () => {
  const { user } = renderScreen({ path: '/app' })
  await user.click(await screen.findByRole('link', { name: /^帳號與資料/ }))
  await screen.findByRole('heading', { level: 1, name: '帳號與資料' })
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
  await user.click(screen.getByRole('link', { name: '查看點數紀錄與收據' }))
  await screen.findByRole('heading', { level: 1, name: '點數紀錄' })
  await waitFor(() => expect(document.activeElement?.textContent).toContain('點數紀錄'))
  await user.click(screen.getByRole('link', { name: '返回工作區' }))
  await screen.findByLabelText('目標關鍵字')
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

it('reaches the first prompt of a report in under twenty stops, and leaves the address as it is', async () => {
  window.history.replaceState(null, '', '#gaps')
  const { user } = renderScreen({ path: `/app/analyses/${JOB_ID}`, api: { analysis: historicalAnalysis() } })
  await screen.findByText('跳到行動計畫與提示詞')
  let stops = 0
  const at = () => document.activeElement
  while (!at()?.textContent?.includes('檢視 Gemini 提示詞') && stops < 40) {
    await user.tab()
    stops += 1
    if (at()?.textContent?.startsWith('跳到')) await user.keyboard('{Enter}')
  }
  expect(stops).toBeLessThan(20)
  expect(window.location.hash).toBe('#gaps')
})
