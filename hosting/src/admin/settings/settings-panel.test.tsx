// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { DEFAULT_SETTINGS, type Settings } from '@gaplens/contracts/admin/settings'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../dev/render-admin.tsx'
import SettingsPanel from './settings-panel.tsx'

const open = (settings: Settings = DEFAULT_SETTINGS) =>
  renderAdmin(<SettingsPanel />, {
    'GET /settings': settings,
    'PUT /settings': { ...settings, dailyPerUser: 7 },
  })
const field = async (name: string) => screen.findByLabelText<HTMLInputElement>(name)

it('keeps unsaved changes while another panel is open, beside what others saved meanwhile', async () => {
  const { user } = open()
  await user.clear(await field('每人每日上限'))
  await user.type(await field('每人每日上限'), '7')
  cleanup()
  const again = open({ ...DEFAULT_SETTINGS, openBatches: 9 })
  expect((await field('每人每日上限')).value).toBe('7')
  expect((await field('每人同時進行的批次上限')).value).toBe('9')
  expect(screen.getByText('這裡有尚未儲存的變更')).toBeDefined()
  await again.user.click(screen.getByRole('button', { name: '儲存設定' }))
  await screen.findByText('設定已儲存')
  expect(again.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ dailyPerUser: 7 })
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(screen.queryByText('這裡有尚未儲存的變更')).toBeNull()
})

it('discards them on request', async () => {
  const { user } = open()
  await user.type(await field('每人每日上限'), '5')
  cleanup()
  const again = open()
  await again.user.click(await screen.findByRole('button', { name: '放棄變更' }))
  expect((await field('每人每日上限')).value).toBe('300')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('已放棄尚未儲存的變更。'))
  expect(sessionStorage).toHaveLength(0)
})

it('refuses a limit of free users above that of all users, beside the field', async () => {
  const { user } = open()
  await user.clear(await field('免費使用者合計每日上限'))
  await user.type(await field('免費使用者合計每日上限'), '30000')
  expect((await field('免費使用者合計每日上限')).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^不能超過全站每日上限，請調低/)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '儲存設定' }).disabled).toBe(true)
})
