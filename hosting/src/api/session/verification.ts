import { sendEmailVerification, type User } from 'firebase/auth'

const SENT_AT = 'gaplens_verification_sent'
/** Before this has passed no second mail is sent: mails take a while, and the provider limits them too. */
export const RESEND_AFTER_MS = 60_000

/** Has the provider send its mail; its link leads back to the workspace. */
export async function sendVerification(user: User): Promise<void> {
  await sendEmailVerification(user, { url: `${window.location.origin}/app` })
  noteSent(user.uid)
}

const listeners = new Set<() => void>()

/** Tells of each mail that goes out from this tab. @returns what ends it */
export function onVerificationSent(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** When the last mail to this account went out from this tab; null: none did. */
export function verificationSentAt(uid: string): number | null {
  try {
    const [who, at] = (sessionStorage.getItem(SENT_AT) ?? '').split(' ')
    return who === uid && at !== undefined ? Number(at) : null
  } catch {
    return null
  }
}

function noteSent(uid: string): void {
  try {
    sessionStorage.setItem(SENT_AT, `${uid} ${Date.now()}`)
  } catch {
    // Without storage the pause is forgotten; the provider still keeps to its own limits.
  }
  for (const tell of listeners) tell()
}

/** Has the token say what the account says: one of before the verification says otherwise for up to an hour. @returns whether it had to be renewed */
export async function renewUnverifiedToken(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult()
  if (claims.email_verified === true) return false
  await user.getIdToken(true)
  return true
}
