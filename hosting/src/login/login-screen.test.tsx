// @vitest-environment jsdom
import '../../dev/dom.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSession } from '../../dev/fake-session.ts'
import { renderScreen } from '../../dev/render-screen.tsx'

const accounts = vi.hoisted(() => ({
  signInWithEmail: vi.fn(),
  signUpWithEmail: vi.fn(),
  sendPasswordReset: vi.fn(),
}))
const google = vi.hoisted(() => ({
  signInWithGoogle: vi.fn(),
  signInWithGoogleRedirect: vi.fn(),
  finishRedirect: vi.fn(),
}))
vi.mock('../api/session/accounts.ts', () => accounts)
vi.mock('../api/session/google.ts', () => google)

beforeEach(() => {
  vi.resetAllMocks()
  google.finishRedirect.mockResolvedValue(false)
})

const error = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

async function openLogin() {
  const view = renderScreen({ path: '/login', session: { ...fakeSession(), user: null, userData: null } })
  // The heading stands before the form is loaded.
  await screen.findByLabelText('電子郵件')
  return view
}

describe('signing in with e-mail', () => {
  it('passes on what was typed', async () => {
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('電子郵件'), ' yating@studio.example ')
    await user.type(screen.getByLabelText('密碼'), 'secret-1')
    await user.click(screen.getByRole('button', { name: '登入' }))
    expect(accounts.signInWithEmail).toHaveBeenCalledWith('yating@studio.example', 'secret-1')
  })

  it.each([
    ['invalid-credential', '電子郵件或密碼不正確。'],
    ['wrong-password', '電子郵件或密碼不正確。'],
    ['user-not-found', '電子郵件或密碼不正確。'],
    ['too-many-requests', '嘗試次數過多，請稍候幾分鐘再試。'],
    ['user-disabled', '這個帳號已停用，請與客服聯絡：'],
    ['network-request-failed', '無法連線到登入服務，請檢查網路後再試一次。'],
    ['something-else', '登入失敗，請稍後再試。'],
  ])('says %s in words', async (code, words) => {
    accounts.signInWithEmail.mockRejectedValue(error(code))
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('電子郵件'), 'yating@studio.example')
    await user.type(screen.getByLabelText('密碼'), 'secret-1')
    await user.click(screen.getByRole('button', { name: '登入' }))
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })

  it('asks for what is missing, and sends nothing', async () => {
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('電子郵件'), 'not-an-address')
    await user.click(screen.getByRole('button', { name: '登入' }))
    expect(await screen.findByText('電子郵件格式不正確。')).toBeDefined()
    expect(screen.getByText('請輸入密碼。')).toBeDefined()
    expect(accounts.signInWithEmail).not.toHaveBeenCalled()
  })
})

describe('signing up', () => {
  it('requires a display name and six characters of password', async () => {
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: '還沒有帳號？註冊新帳號' }))
    await user.type(screen.getByLabelText('電子郵件'), 'yating@studio.example')
    await user.type(screen.getByLabelText('密碼'), '12345')
    await user.click(screen.getByRole('button', { name: '註冊' }))
    expect(await screen.findByText('請輸入顯示名稱。')).toBeDefined()
    expect(screen.getByText('密碼至少需要 6 個字元。')).toBeDefined()
    expect(accounts.signUpWithEmail).not.toHaveBeenCalled()
  })

  it('passes the display name on', async () => {
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: '還沒有帳號？註冊新帳號' }))
    await user.type(screen.getByLabelText('顯示名稱'), '陳雅婷')
    await user.type(screen.getByLabelText('電子郵件'), 'yating@studio.example')
    await user.type(screen.getByLabelText('密碼'), 'secret-1')
    await user.click(screen.getByRole('button', { name: '註冊' }))
    expect(accounts.signUpWithEmail).toHaveBeenCalledWith('yating@studio.example', 'secret-1', '陳雅婷')
  })
})

describe('each of its forms', () => {
  it('has a title of its own, and takes the keyboard to its first field', async () => {
    const { user } = await openLogin()
    expect(document.title).toMatch(/^登入｜/)
    await user.click(screen.getByRole('button', { name: '還沒有帳號？註冊新帳號' }))
    expect(screen.getByRole('heading', { level: 1, name: '註冊 GapLens 帳號' })).toBeDefined()
    await waitFor(() => expect(document.title).toMatch(/^註冊｜/))
    expect(document.activeElement).toBe(screen.getByLabelText('顯示名稱'))
    await user.click(screen.getByRole('button', { name: '已經有帳號？直接登入' }))
    expect(document.activeElement).toBe(screen.getByLabelText('電子郵件'))
    await user.click(screen.getByRole('button', { name: '忘記密碼？' }))
    expect(screen.getByRole('heading', { level: 1, name: '重設密碼' })).toBeDefined()
    await waitFor(() => expect(document.title).toMatch(/^重設密碼｜/))
    expect(document.activeElement).toBe(screen.getByLabelText('電子郵件'))
  })

  it('says that the sign-out was in another tab, when it was', async () => {
    const session = { ...fakeSession(), user: null, userData: null, ended: 'elsewhere' as const }
    renderScreen({ path: '/app/account', session })
    expect((await screen.findByRole('alert')).textContent).toBe('您已在另一個分頁登出，請重新登入。')
  })
})

it.each([
  ['account-disabled', '這個帳號已停用，請與客服聯絡。'],
  ['account-deleted', '這個帳號已刪除。如果不是您要求的，請與客服聯絡。'],
])('says why the session has ended, and whom to ask (%s)', async (reason, words) => {
  renderScreen({
    path: `/login?reason=${reason}`,
    session: { ...fakeSession(), user: null, userData: null },
  })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(words)).toBeDefined()
  expect(alert.getByRole('link').getAttribute('href')).toMatch(/^mailto:.+@/)
})

describe('a forgotten password', () => {
  it('is asked about with the address typed so far, and answered alike for every address', async () => {
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('電子郵件'), 'yating@studio.example')
    await user.click(screen.getByRole('button', { name: '忘記密碼？' }))
    await user.click(screen.getByRole('button', { name: '寄送重設密碼信' }))
    expect(accounts.sendPasswordReset).toHaveBeenCalledWith('yating@studio.example')
    expect((await screen.findByRole('alert')).textContent).toContain('如果 yating@studio.example 已註冊')
    await user.click(screen.getByRole('button', { name: '返回登入' }))
    expect(screen.getByLabelText<HTMLInputElement>('電子郵件').value).toBe('yating@studio.example')
  })

  it('says in words why no mail was sent', async () => {
    accounts.sendPasswordReset.mockRejectedValue(error('too-many-requests'))
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: '忘記密碼？' }))
    await user.click(screen.getByRole('button', { name: '寄送重設密碼信' }))
    expect(await screen.findByText('請輸入電子郵件。')).toBeDefined()
    expect(accounts.sendPasswordReset).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('電子郵件'), 'yating@studio.example')
    await user.click(screen.getByRole('button', { name: '寄送重設密碼信' }))
    expect((await screen.findByRole('alert')).textContent).toContain('嘗試次數過多，請稍候幾分鐘再試。')
  })
})

describe('signing in with Google', () => {
  it('finishes a redirect that came back', async () => {
    google.finishRedirect.mockResolvedValue(true)
    await openLogin()
    expect(await screen.findByText('Google 登入成功')).toBeDefined()
  })

  it('says why a redirect that came back failed', async () => {
    google.finishRedirect.mockRejectedValue(error('user-disabled'))
    await openLogin()
    expect(await screen.findByText(/^這個帳號已停用，請與客服聯絡：.+@/)).toBeDefined()
  })

  it('says that it worked', async () => {
    google.signInWithGoogle.mockResolvedValue(true)
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: '使用 Google 帳號繼續' }))
    expect(await screen.findByText('Google 登入成功')).toBeDefined()
  })

  it('hides both buttons while it is under way', async () => {
    google.signInWithGoogle.mockReturnValue(new Promise(() => undefined))
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: '使用 Google 帳號繼續' }))
    expect(screen.getByText('正在開啟 Google 登入視窗…')).toBeDefined()
    expect(screen.queryByRole('button', { name: /登入遇到問題/ })).toBeNull()
  })

  it.each([
    ['popup-blocked', '請允許彈出式視窗，或再試一次登入。'],
    ['popup-closed-by-user', '登入視窗已關閉，請再試一次。'],
    ['internal-error', 'Google 登入失敗，請稍後再試。'],
  ])('says %s in words, and lets the user try again', async (code, words) => {
    google.signInWithGoogle.mockRejectedValue(error(code))
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: '使用 Google 帳號繼續' }))
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.getByRole('button', { name: '使用 Google 帳號繼續' })).toBeDefined())
  })

  it('says that a blocked popup makes way for another method', async () => {
    google.signInWithGoogle.mockImplementation(async (onRedirect: (reason: unknown) => void) => {
      onRedirect(error('popup-blocked'))
      return false
    })
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: '使用 Google 帳號繼續' }))
    expect(
      (await screen.findAllByText('登入視窗被瀏覽器封鎖，正在嘗試其他登入方式…')).length,
    ).toBeGreaterThan(0)
    expect(screen.getByText('正在前往 Google 登入頁…')).toBeDefined()
  })
})
