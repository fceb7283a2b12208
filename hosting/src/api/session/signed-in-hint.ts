import type { Role } from '@gaplens/contracts/accounts/user'

const KEY = 'gaplens_signed_in'
/** Where the browser keeps the conversation of the chat. */
export const CHAT_KEY = 'chatbot_session'

/** Who is signed in here, as far as this browser knows. It is a hint and no proof, and grants nothing. */
export interface SignedInHint {
  readonly role: Role
  readonly uid: string
}

/**
 * Stores for the public pages who is signed in here, because they load the identity provider only if somebody is. With whoever
 * leaves, their conversation in the chat leaves this browser: after the hint, because another tab stores the answer that it waits
 * for until the hint says that its account has left.
 */
export function noteSignedIn(hint: SignedInHint | null): void {
  const before = signedInHint()
  try {
    if (hint === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, `${hint.role} ${hint.uid}`)
    if (before !== null && before.uid !== hint?.uid) localStorage.removeItem(CHAT_KEY)
  } catch {
    // Without storage the public pages treat everybody as a guest.
  }
}

/**
 * Null if nobody is signed in, as far as this browser knows. A hint of an earlier version names nobody (「user」); it is written anew
 * when the app is next opened.
 */
export function signedInHint(): SignedInHint | null {
  try {
    const [role, uid] = (localStorage.getItem(KEY) ?? '').split(' ')
    return uid && (role === 'user' || role === 'admin') ? { role, uid } : null
  } catch {
    return null
  }
}
