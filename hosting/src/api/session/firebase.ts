import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { runtimeConfig } from '../config.ts'
import { firebaseApp } from '../firebase-app.ts'

/**
 * The identity provider, made once, for the app and for the chat on public pages. Popups and redirects come with the
 * login screen, which alone opens them; Firestore is a module of its own (firestore.ts).
 */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})
auth.languageCode = 'zh-TW'

if (runtimeConfig.emulators) {
  const { authPort } = runtimeConfig.emulators
  connectAuthEmulator(auth, `http://${window.location.hostname}:${authPort}`, { disableWarnings: true })
}
