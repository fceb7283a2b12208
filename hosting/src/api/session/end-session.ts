import { signOut } from './accounts.ts'

/** What /login is told by its address, so that it can say why one stands there. */
export const SESSION_ENDED = 'session-ended'

/** The server says that this session speaks for the account no longer: out, and back to where one signs in. */
export async function endSession(): Promise<void> {
  await signOut()
  const here = `${window.location.pathname}${window.location.search}`
  // A full load: nothing of the session stays behind in memory.
  window.location.assign(`/login?reason=${SESSION_ENDED}&next=${encodeURIComponent(here)}`)
}
