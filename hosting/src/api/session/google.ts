import {
  type AuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  browserPopupRedirectResolver as resolver,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth'
import { GOOGLE_SCRIPT } from '../../browser-policy/google-script.ts'
import { authErrorCode, isCrossOriginPolicy } from './auth-error.ts'
import { auth } from './firebase.ts'

const TRY_REDIRECT = new Set(['popup-blocked', 'popup-closed-by-user', 'cancelled-popup-request'])

function googleProvider(): AuthProvider {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

/**
 * Signs in by popup, and by redirect where the popup cannot work.
 * @param onRedirect told, with the popup's error, before the page is left
 * @returns true when signed in, false when the page is about to be left
 */
export async function signInWithGoogle(onRedirect: (error: unknown) => void): Promise<boolean> {
  try {
    await signInWithPopup(auth, googleProvider(), resolver)
    return true
  } catch (error) {
    if (!TRY_REDIRECT.has(authErrorCode(error)) && !isCrossOriginPolicy(error)) throw error
    onRedirect(error)
    try {
      await signInWithRedirect(auth, googleProvider(), resolver)
    } catch {
      // What stopped the popup says more than what then stopped the redirect.
      throw error
    }
    return false
  }
}

export async function signInWithGoogleRedirect(): Promise<void> {
  await signInWithRedirect(auth, googleProvider(), resolver)
}

/** On load, after a redirect came back. Answers whether someone signed in by it. */
export async function finishRedirect(): Promise<boolean> {
  return (await getRedirectResult(auth, resolver)) !== null
}

const PATIENCE_MS = 5_000

/** Whether this machine can have that script. Asked against the emulators only, which may run without a network. */
export function googleScriptLoads(): Promise<boolean> {
  return new Promise((resolve) => {
    if ('gapi' in window) return resolve(true)
    const script = document.createElement('script')
    script.src = GOOGLE_SCRIPT
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    setTimeout(() => resolve(false), PATIENCE_MS)
    document.head.append(script)
  })
}

/**
 * The Auth emulator's own way to sign a Google user in, where Google's script cannot be loaded: an unsigned ID token.
 * Production refuses such a token.
 */
export async function signInWithEmulatedGoogle(email: string): Promise<void> {
  const token = JSON.stringify({
    sub: `google-${email}`,
    email,
    email_verified: true,
    name: email.split('@')[0],
  })
  await signInWithCredential(auth, GoogleAuthProvider.credential(token))
}
