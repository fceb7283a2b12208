import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { readFirebaseOptions, runtimeConfig } from '../config.ts'

/**
 * The Firebase services, made once, at module level: reactfire must never see one that is not yet connected to its
 * emulator.
 */
export const firebaseApp = initializeApp(readFirebaseOptions(import.meta.env))

// Popups and redirects come with the login screen, which alone opens them.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})
auth.languageCode = 'zh-TW'

export const firestore = getFirestore(firebaseApp)

if (runtimeConfig.emulators) {
  const { authPort, firestorePort } = runtimeConfig.emulators
  connectAuthEmulator(auth, `http://${window.location.hostname}:${authPort}`, { disableWarnings: true })
  connectFirestoreEmulator(firestore, window.location.hostname, firestorePort)
}
