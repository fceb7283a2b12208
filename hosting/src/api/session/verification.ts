import { sendEmailVerification, type User } from 'firebase/auth'

const SENT_AT = 'gaplens_verification_sent'
/** Least time between two mails, in ms: a mail takes a while, and the provider limits them too. */
export const RESEND_AFTER_MS = 60_000

/** Makes the provider send its mail, whose link leads back to the workspace. */
export async function sendVerification(user: User): Promise<void> {
  await sendEmailVerification(user, { url: `${window.location.origin}/app` })
  noteSent(user.uid)
}

const listeners = new Set<() => void>()

/** Calls back for each mail sent from this tab. @returns a function that ends this */
export function onVerificationSent(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** When this tab sent the last mail to this account; null if it sent none. */
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
    // Without storage the pause is forgotten; the provider's own limits still apply.
  }
  for (const tell of listeners) tell()
}

/** Renews the token if it is older than the verification, which it would lack for up to an hour. @returns whether it was renewed */
export async function renewUnverifiedToken(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult()
  if (claims.email_verified === true) return false
  await user.getIdToken(true)
  return true
}
