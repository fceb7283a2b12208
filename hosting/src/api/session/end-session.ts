import { signOut } from './accounts.ts'
import { SESSION_ENDED } from './login-reasons.ts'

/** Signs out and opens the login screen after the server has rejected the session as ended. */
export async function endSession(): Promise<void> {
  // Before signing out, which itself leads to another page.
  const here = `${window.location.pathname}${window.location.search}`
  await signOut()
  // A full page load, so that nothing of the session stays in memory.
  window.location.assign(`/login?reason=${SESSION_ENDED}&next=${encodeURIComponent(here)}`)
}
