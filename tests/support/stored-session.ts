import { clientSettings } from '../../hosting/client-settings.ts'
import type { Account, Session } from '../../scripts/lib/accounts.ts'

const HOUR_MS = 3_600_000

/**
 * A session as the identity provider's SDK stores it in localStorage in browsers without IndexedDB. At start the SDK checks
 * every storage, moves the session to the preferred one, and verifies it with the server.
 */
export function storedSession({ token, refreshToken, ...account }: Account & Session) {
  const { VITE_FIREBASE_API_KEY: apiKey } = clientSettings({}, undefined)
  const { uid, email, displayName } = account
  const session = {
    uid,
    email,
    displayName,
    emailVerified: true,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, email, displayName, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: Date.now() + HOUR_MS },
  }
  return { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(session) }
}
