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
 * Signs in by popup, or by redirect if the popup cannot work.
 * @param onRedirect called with the popup's error before the page is left
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
      // The popup's error is more informative than the redirect's.
      throw error
    }
    return false
  }
}

export async function signInWithGoogleRedirect(): Promise<void> {
  await signInWithRedirect(auth, googleProvider(), resolver)
}

/** On load, finishes a redirect. Returns whether someone signed in by it. */
export async function finishRedirect(): Promise<boolean> {
  return (await getRedirectResult(auth, resolver)) !== null
}

const PATIENCE_MS = 5_000

/** Whether Google's script can be loaded. Checked with the emulators only, which may run without a network. */
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
 * Signs a Google user in with an unsigned ID token, as the Auth emulator allows, if Google's script cannot be loaded. Production
 * rejects such a token.
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
