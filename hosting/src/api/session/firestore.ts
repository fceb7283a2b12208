import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { runtimeConfig } from '../config.ts'
import { firebaseApp } from '../firebase-app.ts'

/** Made once, at module level: reactfire must never see it before it is connected to its emulator. */
export const firestore = getFirestore(firebaseApp)

if (runtimeConfig.emulators)
  connectFirestoreEmulator(firestore, window.location.hostname, runtimeConfig.emulators.firestorePort)
