// @vitest-environment jsdom
import '../../dev/dom.ts'
import type { ExportAnswer } from '@gaplens/contracts/accounts/account'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FakeApiData } from '../../dev/fake-api-data.ts'
import { fakeSession } from '../../dev/fake-session.ts'
import { renderScreen } from '../../dev/render-screen.tsx'

const accounts = vi.hoisted(() => ({ sendPasswordReset: vi.fn() }))
vi.mock('../api/session/accounts.ts', () => accounts)

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

it('changes the display name, and says why if that is not possible', async () => {
  const errors: FakeApiData['errors'] = { 'PATCH /account/profile': 'name-invalid' }
  const { user, calls } = open({ errors })
  await user.click(await screen.findByRole('button', { name: '變更名稱' }))
  const field = await screen.findByRole('textbox', { name: '顯示名稱' })
  const save = screen.getByRole('button', { name: '儲存' })
  expect(field).toHaveProperty('value', '陳雅婷')
  expect(save).toHaveProperty('disabled', true)
  await user.clear(field)
  await user.type(field, '  ')
  expect(save).toHaveProperty('disabled', true)
  await user.type(field, '北極星 陳雅婷 ')
  await user.click(save)
  expect(await screen.findByText('無法變更顯示名稱')).toBeDefined()
  delete errors['PATCH /account/profile']
  await user.click(save)
  expect(await screen.findByText('顯示名稱已變更。')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: '顯示名稱' })).toBeNull()
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { displayName: '北極星 陳雅婷' },
    { displayName: '北極星 陳雅婷' },
  ])
})

it('offers a new password by mail to those who sign in by one only', async () => {
  open({}, fakeSession({ providers: ['google.com'] }))
  await download()
  expect(screen.queryByText('密碼')).toBeNull()
})

it('mails a link for a new password, and says if that failed', async () => {
  accounts.sendPasswordReset.mockRejectedValueOnce({ code: 'auth/too-many-requests' })
  const { user } = open({}, fakeSession({ providers: ['password'] }))
  const button = await screen.findByRole('button', { name: '寄送重設密碼信' })
  await user.click(button)
  expect(await screen.findByText('寄送次數過多，請稍候幾分鐘再試。')).toBeDefined()
  await user.click(button)
  expect(await screen.findByText(/重設密碼信已寄到 yating\.chen@studio\.example/)).toBeDefined()
  expect(accounts.sendPasswordReset).toHaveBeenLastCalledWith('yating.chen@studio.example')
})

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
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toMatch(/分享出去的連結也會失效/)
  expect(dialog.textContent).toMatch(/剩餘的 \d+ 點會一併失效/)
  await user.type(await screen.findByRole('textbox', { name: /請輸入您的電子郵件/ }), email)
  await user.click(screen.getByRole('button', { name: '永久刪除' }))
  expect(await screen.findByText(/您的帳號已關閉，正在刪除資料/)).toBeDefined()
  expect(signOut).not.toHaveBeenCalled()
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(await screen.findByText('您的帳號與資料已刪除。')).toBeDefined()
})
