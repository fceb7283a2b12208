import '../browser-policy/trusted-types.ts'
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

async function loadAuth() {
  await loadRuntimeConfig()
  return (await import('../api/session/firebase.ts')).auth
}

let loaded: ReturnType<typeof loadAuth> | undefined

/** The signed-in user, from the sign-in stored by the app, without the code for popups and the database. */
export async function currentIdentity(): Promise<{ uid: string; token: string } | null> {
  loaded ??= loadAuth()
  const auth = await loaded
  await auth.authStateReady()
  const user = auth.currentUser
  return user === null ? null : { uid: user.uid, token: await user.getIdToken() }
}
