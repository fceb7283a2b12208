// @vitest-environment jsdom
import '../../dev/dom.ts'
import type { ExportAnswer } from '@gaplens/contracts/account'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FakeApiData } from '../../dev/fake-api-data.ts'
import { fakeSession } from '../../dev/fake-session.ts'
import { renderScreen } from '../../dev/render-screen.tsx'

const job = (state: ExportAnswer['state']): ExportAnswer => ({
  state,
  documents: 1_234,
  parts: 2,
  bytes: 3_400_000,
  expiresAt: state === 'ready' ? '2026-11-25T02:00:00.000Z' : null,
})
const open = (api: FakeApiData = {}, session = fakeSession()) =>
  renderScreen({ path: '/app/account', api, session })
const download = () => screen.findByRole('button', { name: '下載資料' })

it('asks for an export and saves its parts as one file when it is ready at once', async () => {
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const { user, calls } = open()
  await user.click(await download())
  expect(await screen.findByText('資料已下載。')).toBeDefined()
  const saved = file.mock.calls[0]?.[0]
  expect(saved instanceof Blob && (await saved.text())).toBe('{"a":1}')
  expect(calls.filter(({ path }) => path.includes('/parts/')).map(({ path }) => path)).toEqual([
    '/account/export/parts/0',
    '/account/export/parts/1',
  ])
})

it('shows on return how far an export is, until it can be downloaded', async () => {
  open({ exports: [job('running'), job('ready')] })
  expect(await screen.findByText(/正在準備檔案，目前有 1,234 筆資料/)).toBeDefined()
  expect(screen.getByRole('button', { name: '正在準備…' })).toHaveProperty('disabled', true)
  expect(await screen.findByText(/檔案已備妥（3\.4 MB），保留到 2026\/11\/25/)).toBeDefined()
  expect(await download()).toHaveProperty('disabled', false)
  expect(screen.getByRole('button', { name: '重新準備' })).toBeDefined()
})

it('says what to do when an export was given up, and when its state cannot be read', async () => {
  const { unmount } = open({ exports: [job('failed')] })
  expect(await screen.findByText('檔案沒有準備完成')).toBeDefined()
  expect(await download()).toHaveProperty('disabled', false)
  unmount()
  open({ errors: { 'GET /account/export': 'internal' } })
  expect(await screen.findByText('無法得知檔案是否備妥')).toBeDefined()
  expect(screen.getByRole('button', { name: '重試' })).toBeDefined()
})

it('says that a closed account is being deleted, and signs out when nothing is left', async () => {
  const signOut = vi.fn(async () => undefined)
  const { user } = open({ deletions: ['running', 'running', 'done'] }, { ...fakeSession(), signOut })
  await user.click(await screen.findByRole('button', { name: '刪除我的帳號…' }))
  const email = fakeSession().user?.email ?? ''
  await user.type(await screen.findByRole('textbox', { name: /請輸入您的電子郵件/ }), email)
  await user.click(screen.getByRole('button', { name: '永久刪除' }))
  expect(await screen.findByText(/您的帳號已關閉，正在刪除資料/)).toBeDefined()
  expect(signOut).not.toHaveBeenCalled()
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(await screen.findByText('您的帳號與資料已刪除。')).toBeDefined()
})
