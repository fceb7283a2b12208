// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { BrandingAnswer } from '@gaplens/contracts/shares/branding'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { fakeSession } from '../../../dev/fake-session.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'

const SAVED: BrandingAnswer = {
  allowed: true,
  branding: {
    name: '北極星行銷',
    colour: '#0b6e4f',
    footer: '',
    promptFooter: '',
    logo: { png: 'aWFt', width: 240, height: 80 },
  },
}

const open = (api: FakeApiData = {}, whiteLabel = true) =>
  renderScreen({ path: '/app/account/brand', api, session: fakeSession({ whiteLabel }) })

it('sends no request and says how to get it if the account may not have a brand', async () => {
  const { calls } = open({ branding: SAVED }, false)
  expect(await screen.findByText('這個帳號尚未開通白牌報告')).toBeDefined()
  expect(screen.getByText(/請來信洽詢/)).toBeDefined()
  expect(screen.getByRole('link', { name: '查看方案' }).getAttribute('href')).toBe('/purchase')
  expect(calls.map(({ path }) => path)).not.toContain('/branding')
})

it('saves the fields, and says which shade stands in for a colour that could not be read', async () => {
  const { calls, user } = open({ branding: { allowed: true, branding: null } })
  await user.type(await screen.findByRole('textbox', { name: '品牌名稱' }), '北極星行銷')
  const colour = screen.getByRole('textbox', { name: '品牌顏色' })
  await user.clear(colour)
  await user.type(colour, '#FFCC')
  expect(screen.getByText('請輸入六碼色碼，例如 #0B6E4F。')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '儲存' }))
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
  await user.type(colour, '00')
  expect(screen.getByText(/改用同色系較深的 #[0-9A-F]{6}。$/)).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: '提示詞結尾' }), '語氣親切。')
  await user.click(screen.getByRole('button', { name: '儲存' }))
  expect(await screen.findByText('品牌設定已儲存，之後的匯出檔與分享連結都會套用。')).toBeDefined()
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    name: '北極星行銷',
    colour: '#ffcc00',
    footer: '',
    promptFooter: '語氣親切。',
    logo: null,
  })
})

it('shows what the server refuses beside its field', async () => {
  const { user } = open({ branding: SAVED, errors: { 'PUT /branding': 'logo-too-large' } })
  await user.click(await screen.findByRole('button', { name: '儲存' }))
  expect(await screen.findByText(/^標誌過大/)).toBeDefined()
})

it('removes what was saved once that is confirmed', async () => {
  const { calls, user } = open({ branding: SAVED })
  await user.click(await screen.findByRole('button', { name: '移除標誌' }))
  expect(screen.queryByRole('img', { name: '標誌' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '移除品牌設定' }))
  await user.click(await screen.findByRole('button', { name: '移除' }))
  expect(await screen.findByText('品牌設定已移除。')).toBeDefined()
  expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/branding')).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '品牌名稱' }).value).toBe('')
})

it('says that the saved brand could not be read, and saves a new one', async () => {
  const { calls, user } = open({ branding: { allowed: true, branding: null, isUnreadable: true } })
  expect(await screen.findByText('無法讀取先前儲存的品牌設定')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: '品牌名稱' }), '北極星行銷')
  await user.click(screen.getByRole('button', { name: '儲存' }))
  expect(await screen.findByText('品牌設定已儲存，之後的匯出檔與分享連結都會套用。')).toBeDefined()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(true)
  expect(screen.queryByText('無法讀取先前儲存的品牌設定')).toBeNull()
})

it('keeps unsaved changes while another screen is open, says so, and discards them on request', async () => {
  const { user } = open({ branding: SAVED })
  const nameOf = async () => screen.findByRole<HTMLInputElement>('textbox', { name: '品牌名稱' })
  await user.type(await nameOf(), '公司')
  expect(screen.queryByText('這裡有尚未儲存的變更')).toBeNull()
  cleanup()
  const again = open({ branding: SAVED })
  expect((await nameOf()).value).toBe('北極星行銷公司')
  await again.user.click(screen.getByRole('button', { name: '放棄變更' }))
  expect((await nameOf()).value).toBe('北極星行銷')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('已放棄尚未儲存的變更。'))
  cleanup()
  open({ branding: SAVED })
  expect((await nameOf()).value).toBe('北極星行銷')
})

it('keeps nothing of what was saved', async () => {
  const { user } = open({ branding: SAVED })
  await user.type(await screen.findByRole('textbox', { name: '報告頁尾' }), '電話 02')
  await user.click(screen.getByRole('button', { name: '儲存' }))
  await screen.findByText('品牌設定已儲存，之後的匯出檔與分享連結都會套用。')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

it('keeps unsaved changes where the brand could not be removed', async () => {
  const { user } = open({ branding: SAVED, errors: { 'DELETE /branding': 'unavailable' } })
  await user.type(await screen.findByRole('textbox', { name: '品牌名稱' }), '公司')
  await user.click(screen.getByRole('button', { name: '移除品牌設定' }))
  await user.click(await screen.findByRole('button', { name: '移除' }))
  expect(await screen.findByText(/^無法移除/)).toBeDefined()
  cleanup()
  open({ branding: SAVED })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '品牌名稱' })).value).toBe(
    '北極星行銷公司',
  )
})

/** The brand's form with a logo chosen that is still being read. */
async function choosingSlowLogo() {
  const { user } = open({ branding: SAVED })
  await screen.findByRole('button', { name: '更換圖片' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no file input')
  const slow = new File(['no picture'], 'slow.png', { type: 'image/png' })
  const read = Promise.withResolvers<ArrayBuffer>()
  Object.defineProperty(slow, 'arrayBuffer', { value: () => read.promise })
  await user.upload(input, slow)
  return { user, input, read }
}

it('takes the same logo file again, and of two the one that was chosen last', async () => {
  const { user, input, read } = await choosingSlowLogo()
  // The browser would not tell of the same file a second time.
  expect(input.value).toBe('')
  const moved = new File(['moved'], 'moved.png', { type: 'image/png' })
  Object.defineProperty(moved, 'arrayBuffer', { value: () => Promise.reject(new DOMException('NotFound')) })
  await user.upload(input, moved)
  expect(await screen.findByText(/^無法讀取這張圖片/)).toBeDefined()
  await act(async () => read.resolve(new ArrayBuffer(8)))
  expect(screen.getByText(/^無法讀取這張圖片/)).toBeDefined()
})

it('has no logo after it is removed while another file is read, and no problem of a file', async () => {
  const { user, read } = await choosingSlowLogo()
  await user.click(screen.getByRole('button', { name: '移除標誌' }))
  await act(async () => read.resolve(new ArrayBuffer(8)))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('img', { name: '標誌' })).toBeNull()
})
