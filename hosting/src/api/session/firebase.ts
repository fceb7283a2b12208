import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { readFirebaseOptions, runtimeConfig } from '../config.ts'

/** The identity provider, made once. Firestore is a module of its own (firestore.ts): the sign-in screen needs none. */
export const firebaseApp = initializeApp(readFirebaseOptions(import.meta.env))

// Popups and redirects come with the login screen, which alone opens them.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})
auth.languageCode = 'zh-TW'

if (runtimeConfig.emulators) {
  const { authPort } = runtimeConfig.emulators
  connectAuthEmulator(auth, `http://${window.location.hostname}:${authPort}`, { disableWarnings: true })
}
