import { cleanName, cleanPicture } from '@gaplens/contracts/accounts/profile'
import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import type { User } from 'firebase/auth'
import { doc, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore'

/**
 * Reads `users/{uid}` and creates it if missing, in the one shape the rules allow.
 * Two tabs may both find it missing: the later write is then refused as an update, which is no failure.
 */
export async function ensureUserDocument(firestore: Firestore, user: User): Promise<void> {
  const reference = doc(firestore, 'users', user.uid)
  if ((await getDoc(reference)).exists()) return
  const { claims } = await user.getIdTokenResult()
  try {
    await setDoc(reference, {
      uid: user.uid,
      email: typeof claims.email === 'string' ? claims.email : (user.email ?? ''),
      displayName: cleanName(user.displayName),
      photoURL: cleanPicture(user.photoURL),
      points: SIGNUP_POINTS,
      role: 'user',
      createdAt: serverTimestamp(),
    })
  } catch (error) {
    if (!(await getDoc(reference)).exists()) throw error
  }
}
