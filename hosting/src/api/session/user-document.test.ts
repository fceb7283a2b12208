import type { User } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import { beforeEach, expect, it, vi } from 'vitest'

const store = vi.hoisted(() => ({ getDoc: vi.fn(), setDoc: vi.fn() }))
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, ...path: string[]) => path.join('/'),
  serverTimestamp: () => 'now',
  ...store,
}))

const { ensureUserDocument } = await import('./user-document.ts')

const firestore = {} as Firestore
const user = {
  uid: 'uid-1',
  email: 'profile@studio.example',
  displayName: '陳雅婷',
  photoURL: null,
  getIdTokenResult: async () => ({ claims: { email: 'token@studio.example' } }),
} as unknown as User

const found = (exists: boolean) => ({ exists: () => exists })

beforeEach(() => {
  vi.resetAllMocks()
})

it('leaves a document that is there', async () => {
  store.getDoc.mockResolvedValue(found(true))
  await ensureUserDocument(firestore, user)
  expect(store.setDoc).not.toHaveBeenCalled()
})

it("creates a missing one in the rules' exact shape, with the token's own e-mail", async () => {
  store.getDoc.mockResolvedValue(found(false))
  await ensureUserDocument(firestore, user)
  expect(store.setDoc).toHaveBeenCalledWith('users/uid-1', {
    uid: 'uid-1',
    email: 'token@studio.example',
    displayName: '陳雅婷',
    photoURL: null,
    points: 5,
    role: 'user',
    createdAt: 'now',
  })
})

it('is quiet when another tab was first', async () => {
  store.getDoc.mockResolvedValueOnce(found(false)).mockResolvedValueOnce(found(true))
  store.setDoc.mockRejectedValue(new Error('permission-denied'))
  await expect(ensureUserDocument(firestore, user)).resolves.toBeUndefined()
})

it('fails when it could not be created at all', async () => {
  store.getDoc.mockResolvedValue(found(false))
  store.setDoc.mockRejectedValue(new Error('permission-denied'))
  await expect(ensureUserDocument(firestore, user)).rejects.toThrow('permission-denied')
})
