import { signOut } from './accounts.ts'
import { dropUnsaved } from './draft-copies.ts'
import { ACCOUNT_DELETED, type ACCOUNT_DISABLED, SESSION_ENDED } from './login-reasons.ts'

export type EndReason = typeof SESSION_ENDED | typeof ACCOUNT_DISABLED | typeof ACCOUNT_DELETED

/** Whether the account is being deleted by its owner on this page, which then shows the outcome and signs out itself. */
let isDeletedHere = false
export function expectOwnDeletion(expected: boolean): void {
  isDeletedHere = expected
}

/** Signs out and opens the login screen, which says why, after the server has ended the session. */
export async function endSession(reason: EndReason): Promise<void> {
  if (reason === ACCOUNT_DELETED) {
    if (isDeletedHere) return
    dropUnsaved()
  }
  // Before signing out, which itself leads to another page.
  const here = `${window.location.pathname}${window.location.search}`
  await signOut()
  const query = new URLSearchParams({ reason })
  // Another account does not want this one's page.
  if (reason === SESSION_ENDED) query.set('next', here)
  // A full page load, so that nothing of the session stays in memory.
  window.location.assign(`/login?${query}`)
}
