// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { historicalAnalysis, JOB_ID } from '../../../dev/fixtures/jobs.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'

const report = { path: `/app/analyses/${JOB_ID}`, api: { analysis: historicalAnalysis() } }

beforeEach(() => window.localStorage.clear())

it('opens the form with n, from wherever the user is', async () => {
  const { user } = renderScreen(report)
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('n')
  expect(await screen.findByLabelText('目標關鍵字')).toBeDefined()
})

it('goes to the search with /, and types nothing there', async () => {
  const { user } = renderScreen({ path: '/app' })
  const search = await screen.findByRole('searchbox', { name: '搜尋分析紀錄' })
  await user.keyboard('/')
  expect(document.activeElement).toBe(search)
  await user.keyboard('n/?')
  expect(search).toHaveProperty('value', 'n/?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lists the keys with ?, and can turn the single ones off', async () => {
  const { user } = renderScreen({ path: '/app' })
  await screen.findByLabelText('目標關鍵字')
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: '鍵盤快速鍵' })).toBeDefined()
  await user.click(screen.getByRole('switch', { name: /啟用單鍵快速鍵/ }))
  await user.keyboard('{Escape}')
  await user.keyboard('/')
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox', { name: '搜尋分析紀錄' }))
})

it('leaves keys with a modifier to the browser', async () => {
  const { user } = renderScreen(report)
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}n{/Control}')
  expect(screen.queryByLabelText('目標關鍵字')).toBeNull()
})
