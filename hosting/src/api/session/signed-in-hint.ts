import type { Role } from '@gaplens/contracts/user'

const KEY = 'gaplens_signed_in'

/**
 * Notes for the public pages that somebody is signed in here, and as what: they load the identity provider only then.
 * A hint and no proof; nothing is allowed by it.
 */
export function noteSignedIn(role: Role | null): void {
  try {
    if (role === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, role)
  } catch {
    // Without storage the public pages take everybody for a guest.
  }
}

/** Null: nobody, as far as this browser remembers. */
export function signedInHint(): Role | null {
  try {
    const role = localStorage.getItem(KEY)
    return role === 'user' || role === 'admin' ? role : null
  } catch {
    return null
  }
}
