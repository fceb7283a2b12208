import type { UserDocument } from '@gaplens/contracts/user'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useUser } from 'reactfire'
import { profileSettled, signOut as signOutOfFirebase } from './accounts.ts'
import { auth, firebaseApp, firestore } from './firebase.ts'
import { LiveUserDocument } from './live-user-document.tsx'
import { clearReactfireCache } from './reactfire-cache.ts'
import { type Session, SessionContext } from './session-context.ts'
import { noteSignedIn } from './signed-in-hint.ts'
import { SilentBoundary } from './silent-boundary.tsx'
import { ensureUserDocument } from './user-document.ts'

interface SessionProviderProps {
  children: ReactNode
  /** Shown until it is known whether someone is signed in. */
  loading: ReactNode
}

/** Auth state and the live user document, for everything below. */
export function SessionProvider({ children, loading }: SessionProviderProps) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>
          <Gate loading={loading}>{children}</Gate>
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

function Gate({ children, loading }: SessionProviderProps) {
  const { status, data: user } = useUser({ suspense: false })
  const [leftOnPurpose, setLeftOnPurpose] = useState(false)
  const signOut = useCallback(async () => {
    setLeftOnPurpose(true)
    try {
      await signOutOfFirebase()
    } catch (error) {
      setLeftOnPurpose(false)
      throw error
    }
  }, [])
  if (status === 'loading') return loading
  if (!user) return <SignedOut leftOnPurpose={leftOnPurpose}>{children}</SignedOut>
  return (
    <SignedIn key={user.uid} user={user} signOut={signOut} onEntered={setLeftOnPurpose}>
      {children}
    </SignedIn>
  )
}

function SignedOut({ leftOnPurpose, children }: { leftOnPurpose: boolean; children: ReactNode }) {
  useEffect(() => noteSignedIn(null), [])
  const session = useMemo<Session>(
    () => ({
      user: null,
      userData: null,
      userDataFailed: false,
      isAdmin: false,
      leftOnPurpose,
      signOut: async () => undefined,
      reloadUserData: () => undefined,
    }),
    [leftOnPurpose],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

interface SignedInProps {
  user: User
  signOut: () => Promise<void>
  onEntered: (leftOnPurpose: false) => void
  children: ReactNode
}

function SignedIn({ user, signOut, onEntered, children }: SignedInProps) {
  const queryClient = useQueryClient()
  const [userData, setUserData] = useState<UserDocument | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => onEntered(false), [onEntered])
  useEffect(() => noteSignedIn(userData?.role ?? 'user'), [userData])
  useEffect(
    () => () => {
      clearReactfireCache()
      queryClient.clear()
    },
    [queryClient],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the user's wish to try again
  useEffect(() => {
    profileSettled()
      .then(() => ensureUserDocument(firestore, user))
      .catch(() => setFailed(true))
  }, [user, round])

  const fail = useCallback(() => setFailed(true), [])
  const reloadUserData = useCallback(() => {
    clearReactfireCache()
    setFailed(false)
    setRound((count) => count + 1)
  }, [])

  const session = useMemo<Session>(
    () => ({
      user,
      userData,
      userDataFailed: failed && userData === null,
      isAdmin: userData?.role === 'admin',
      leftOnPurpose: false,
      signOut,
      reloadUserData,
    }),
    [user, userData, failed, signOut, reloadUserData],
  )
  return (
    <SessionContext value={session}>
      <SilentBoundary key={round} onError={fail}>
        <LiveUserDocument uid={user.uid} onChange={setUserData} />
      </SilentBoundary>
      {children}
    </SessionContext>
  )
}
