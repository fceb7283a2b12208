import { beforeEach, expect, it, vi } from 'vitest'

const firebase = vi.hoisted(() => ({ signInWithPopup: vi.fn(), signInWithRedirect: vi.fn() }))
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: {},
  GoogleAuthProvider: class {
    setCustomParameters() {}
  },
  ...firebase,
}))
vi.mock('./firebase.ts', () => ({ auth: {} }))

const { signInWithGoogle } = await import('./google.ts')

beforeEach(() => {
  vi.resetAllMocks()
})

const error = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

it('signs in by the popup', async () => {
  await expect(signInWithGoogle(() => undefined)).resolves.toBe(true)
  expect(firebase.signInWithRedirect).not.toHaveBeenCalled()
})

it.each([
  error('popup-blocked'),
  error('popup-closed-by-user'),
  error('cancelled-popup-request'),
  new Error('Cross-Origin-Opener-Policy policy would block the window.closed call.'),
])('goes on by redirect after: $message', async (reason) => {
  firebase.signInWithPopup.mockRejectedValue(reason)
  const told = vi.fn()
  await expect(signInWithGoogle(told)).resolves.toBe(false)
  expect(told).toHaveBeenCalledWith(reason)
  expect(firebase.signInWithRedirect).toHaveBeenCalledOnce()
})

it('reports any other failure without a redirect', async () => {
  firebase.signInWithPopup.mockRejectedValue(error('user-disabled'))
  await expect(signInWithGoogle(() => undefined)).rejects.toMatchObject({ code: 'auth/user-disabled' })
  expect(firebase.signInWithRedirect).not.toHaveBeenCalled()
})

it('names what stopped the popup when the redirect fails too', async () => {
  firebase.signInWithPopup.mockRejectedValue(error('popup-blocked'))
  firebase.signInWithRedirect.mockRejectedValue(error('internal-error'))
  await expect(signInWithGoogle(() => undefined)).rejects.toMatchObject({ code: 'auth/popup-blocked' })
})
