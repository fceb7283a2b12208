// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { Share } from '@gaplens/contracts/shares/share'
import { QueryClient } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createFakeFetch } from '../../../dev/fake-api.ts'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { fakeSession } from '../../../dev/fake-session.ts'
import { Stage } from '../../../dev/stage.tsx'
import ShareDialog from './share-dialog.tsx'

const SHARE: Share = {
  id: 'share-1',
  ending: 'x9_Q',
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-12-20T02:00:00.000Z',
  hasPassword: true,
  views: 1_234,
  lastViewedAt: '2026-11-21T02:00:00.000Z',
}

function open(api: FakeApiData = {}) {
  const { fetch, calls } = createFakeFetch(api)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <Stage session={fakeSession()} fetch={fetch} queryClient={queryClient} path="/app">
      <ShareDialog id="job-1" onClose={vi.fn()} />
    </Stage>,
  )
  return { calls, user: userEvent.setup() }
}

it('creates a link and shows it once', async () => {
  const { calls, user } = open()
  expect(await screen.findByText(/^還沒有連結/)).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '到期' }), '30 天後')
  await user.type(screen.getByRole('textbox', { name: '密碼（選填）' }), 'short')
  await user.click(screen.getByRole('button', { name: '建立連結' }))
  expect(screen.getByText('密碼至少要 8 個字元。')).toBeDefined()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(screen.getByRole('textbox', { name: '密碼（選填）' }), ' no more')
  await user.click(screen.getByRole('button', { name: '建立連結' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: '分享連結' })
  expect(link.value).toBe(`${window.location.origin}/s/AbCdEfGhIjKlMnOpQrStUv`)
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/analyses/job-1/shares',
    body: { expiresInDays: 30, password: 'short no more' },
  })
  // The password does not stay on the screen for the next link.
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '密碼（選填）' }).value).toBe('')
  expect(await screen.findByText('有密碼')).toBeDefined()
  expect(document.activeElement).toBe(link)
  // What is revoked is no longer there to be copied.
  await user.click(await screen.findByRole('button', { name: /^撤銷/ }))
  await user.click(screen.getByRole('button', { name: '撤銷連結' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '分享連結' })).toBeNull())
})

it('says of each link how often it was looked at and when it ends, and revokes it', async () => {
  const { calls, user } = open({ shares: [SHARE] })
  const item = await screen.findByRole('listitem')
  expect(item.textContent).toMatch(/^末 4 碼 x9_Q・2026\/11\/20 10:00:00 建立/)
  expect(item.textContent).toContain('看過 1,234 次')
  expect(item.textContent).toContain('2026/12/20 10:00 到期')
  const revoke = () => within(item).getByRole('button', { name: /^撤銷末 4 碼 x9_Q・2026\/11\/20 10:00:00/ })
  // A client may hold the link, so it does not end by one press.
  await user.click(revoke())
  expect(document.activeElement?.textContent).toBe('不要撤銷')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(revoke())
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(revoke())
  await user.click(screen.getByRole('button', { name: '撤銷連結' }))
  expect(await screen.findByText('連結已撤銷，立即失效。')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(document.activeElement?.textContent).toBe('使用中的連結')
})

it('says that links cannot be read, and not that there are none', async () => {
  open({ unreadable: 2 })
  expect(await screen.findByText(/^有 2 個連結暫時無法讀取/)).toBeDefined()
  expect(screen.queryByText(/^還沒有連結/)).toBeNull()
})

it('says what went wrong', async () => {
  const { user } = open({ errors: { 'POST /analyses/': 'too-many-shares' } })
  await user.click(await screen.findByRole('button', { name: '建立連結' }))
  expect((await screen.findByRole('alert')).textContent).toContain('一份報告最多 10 個分享連結')
})
