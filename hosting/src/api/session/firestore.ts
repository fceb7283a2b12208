import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { runtimeConfig } from '../config.ts'
import { firebaseApp } from '../firebase-app.ts'

/** Created once at module level, because reactfire must not use it before it is connected to the emulator. */
export const firestore = getFirestore(firebaseApp)

if (runtimeConfig.emulators)
  connectFirestoreEmulator(firestore, window.location.hostname, runtimeConfig.emulators.firestorePort)
