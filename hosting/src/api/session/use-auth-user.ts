import { onAuthStateChanged, type User } from 'firebase/auth'
import { useEffect, useState } from 'react'
import { auth } from './firebase.ts'

/**
 * The signed-in user; null if nobody is, undefined if not known yet. It uses the provider's own subscription and not reactfire's, which
 * would include Firestore in the first load of every screen, even of the login.
 */
export function useAuthUser(): User | null | undefined {
  const [user, setUser] = useState<User | null>()
  useEffect(() => onAuthStateChanged(auth, setUser), [])
  return user
}
