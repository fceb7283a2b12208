import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { runtimeConfig } from '../config.ts'
import { firebaseApp } from '../firebase-app.ts'

/**
 * The identity provider, created once for the app and for the chat on public pages. The code for popups and redirects is loaded with
 * the login screen; Firestore is in a module of its own (firestore.ts).
 */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})
auth.languageCode = 'zh-TW'

if (runtimeConfig.emulators) {
  const { authPort } = runtimeConfig.emulators
  connectAuthEmulator(auth, `http://${window.location.hostname}:${authPort}`, { disableWarnings: true })
}
