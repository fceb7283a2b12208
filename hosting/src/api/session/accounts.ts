import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  updateProfile,
} from 'firebase/auth'
import { authErrorCode } from './auth-error.ts'
import { auth } from './firebase.ts'
import { sendVerification } from './verification.ts'

/** Resolves when the account that is being created has its display name. */
let signUpInProgress: Promise<unknown> = Promise.resolve()

/** The user document is written from the profile, so it must wait for a sign-up to have set one. */
export function profileSettled(): Promise<unknown> {
  return signUpInProgress
}

export async function signInWithEmail(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password)
}

export async function signUpWithEmail(email: string, password: string, displayName: string): Promise<void> {
  const work = async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    await updateProfile(user, { displayName })
    // The account exists nevertheless; the workspace offers to send the mail again.
    await sendVerification(user).catch(() => undefined)
  }
  const running = work()
  signUpInProgress = running.catch(() => undefined)
  await running
}

/** Makes the provider send its mail. An address without an account is no error, so that nobody can find out who has one. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email)
  } catch (error) {
    if (authErrorCode(error) !== 'user-not-found') throw error
  }
}

export async function signOut(): Promise<void> {
  await signOutOfFirebase(auth)
}
