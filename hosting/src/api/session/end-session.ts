import { signOut } from './accounts.ts'
import { SESSION_ENDED } from './login-reasons.ts'

/** The server says that this session speaks for the account no longer: out, and back to where one signs in. */
export async function endSession(): Promise<void> {
  // Before signing out, which leads away from here by itself.
  const here = `${window.location.pathname}${window.location.search}`
  await signOut()
  // A full load: nothing of the session stays behind in memory.
  window.location.assign(`/login?reason=${SESSION_ENDED}&next=${encodeURIComponent(here)}`)
}
