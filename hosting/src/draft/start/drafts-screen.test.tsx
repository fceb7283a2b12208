// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { DRAFT } from '../../../dev/fixtures/draft.ts'
import { historicalAnalysis } from '../../../dev/fixtures/jobs.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'

const PATH = `/app/analyses/${DRAFT.analysisId}/draft`
const open = (api: { hangs?: string; errors?: { [call: string]: 'internal' } }) =>
  renderScreen({ path: PATH, api: { draft: DRAFT, analysis: historicalAnalysis(), ...api } })
const LIST = `GET /analyses/${DRAFT.analysisId}/drafts`
const begin = () => screen.queryByRole('button', { name: '空白草稿' })

it('offers no button that the list of drafts would move when it arrives', async () => {
  open({ hangs: LIST })
  expect(await screen.findByRole('status', { name: '載入草稿中…' })).toBeDefined()
  expect(begin()).toBeNull()
})

it('opens a new draft although its list is still loading', async () => {
  const api: FakeApiData = { draft: DRAFT, analysis: historicalAnalysis() }
  const { user } = renderScreen({ path: PATH, api })
  await screen.findByRole('button', { name: '空白草稿' })
  api.hangs = LIST
  await user.click(screen.getByRole('button', { name: '空白草稿' }))
  expect(await screen.findByRole('textbox', { name: /^草稿內容/ })).toBeDefined()
})

it('offers to begin a draft where the list cannot be loaded', async () => {
  open({ errors: { [LIST]: 'internal' } })
  expect(await screen.findByText('無法載入草稿清單')).toBeDefined()
  expect(begin()).not.toBeNull()
})
