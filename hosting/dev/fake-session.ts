import type { UserDocument } from '@gaplens/contracts/accounts/user'
import type { Session } from '../src/api/session/session-context.ts'

/** A signed-in consultant; `overrides` change the user document. */
export function fakeSession(overrides: Partial<UserDocument> = {}): Session {
  const userData: UserDocument = {
    uid: 'uid-1',
    email: 'yating.chen@studio.example',
    displayName: '陳雅婷',
    photoURL: null,
    points: 5,
    role: 'user',
    createdAt: { toMillis: () => 0 },
    ...overrides,
  }
  return {
    user: {
      uid: userData.uid,
      email: userData.email,
      displayName: userData.displayName,
      photoURL: userData.photoURL,
      getIdToken: async () => 'token-1',
    },
    userData,
    userDataFailed: false,
    isAdmin: userData.role === 'admin',
    verification: { isVerified: true, recheck: async () => true, resend: async () => undefined },
    ended: null,
    signOut: async () => undefined,
    reloadUserData: () => undefined,
  }
}
