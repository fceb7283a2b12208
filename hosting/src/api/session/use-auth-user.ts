import { onAuthStateChanged, type User } from 'firebase/auth'
import { useEffect, useState } from 'react'
import { auth } from './firebase.ts'

/**
 * Whoever is signed in; null: nobody, undefined: not known yet. The provider's own subscription and not reactfire's:
 * that would bring Firestore into the first load of every screen, the sign-in included.
 */
export function useAuthUser(): User | null | undefined {
  const [user, setUser] = useState<User | null>()
  useEffect(() => onAuthStateChanged(auth, setUser), [])
  return user
}
