import '../browser-policy/trusted-types.ts'
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { RUNTIME_CONFIG } from '../browser-policy/runtime-config.ts'

/** The local launcher's settings, which signed-in screens load with their document. */
async function loadRuntimeConfig(): Promise<void> {
  if (window.__GAPLENS__ !== undefined) return
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = RUNTIME_CONFIG
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${RUNTIME_CONFIG} cannot be loaded`))
    document.head.append(script)
  })
}

async function openAuth() {
  await loadRuntimeConfig()
  const { readFirebaseOptions, runtimeConfig } = await import('../api/config.ts')
  const auth = initializeAuth(initializeApp(readFirebaseOptions(import.meta.env)), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (runtimeConfig.emulators) {
    const { authPort } = runtimeConfig.emulators
    connectAuthEmulator(auth, `http://${window.location.hostname}:${authPort}`, { disableWarnings: true })
  }
  return auth
}

let opened: ReturnType<typeof openAuth> | undefined

/** Whoever is signed in here, without popups and without a database: the sign-in that the app has stored. */
export async function currentIdentity(): Promise<{ uid: string; token: string } | null> {
  opened ??= openAuth()
  const auth = await opened
  await auth.authStateReady()
  const user = auth.currentUser
  return user === null ? null : { uid: user.uid, token: await user.getIdToken() }
}
