import type { Role } from '@gaplens/contracts/accounts/user'

const KEY = 'gaplens_signed_in'

/**
 * Stores for the public pages whether somebody is signed in here, and in which role, because they load the identity provider only
 * then. It is a hint and no proof, and grants nothing.
 */
export function noteSignedIn(role: Role | null): void {
  try {
    if (role === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, role)
  } catch {
    // Without storage the public pages treat everybody as a guest.
  }
}

/** Null if nobody is signed in, as far as this browser knows. */
export function signedInHint(): Role | null {
  try {
    const role = localStorage.getItem(KEY)
    return role === 'user' || role === 'admin' ? role : null
  } catch {
    return null
  }
}
