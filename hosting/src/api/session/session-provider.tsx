import type { UserDocument } from '@gaplens/contracts/accounts/user'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { loadPart } from '../../loading/load-part.ts'
import { profileSettled, signOut as signOutOfFirebase } from './accounts.ts'
import { dropUnsaved } from './draft-copies.ts'
import { endSessionLater } from './end-session-later.ts'
import { ACCOUNT_DELETED } from './login-reasons.ts'
import { clearReactfireCache } from './reactfire-cache.ts'
import { type Session, SessionContext } from './session-context.ts'
import { noteSignedIn, signedInHint } from './signed-in-hint.ts'
import { SilentBoundary } from './silent-boundary.tsx'
import { useAuthUser } from './use-auth-user.ts'
import { useVerification } from './use-verification.ts'

const loadLiveUserDocument = () => import('./live-user-document.tsx')
const begin = () => lazy(() => loadPart(loadLiveUserDocument))
// A failed load is retried when the user asks for it.
let LiveUserDocument = begin()

// If somebody was signed in here before, they probably still are, so Firestore is loaded without waiting for the provider.
if (signedInHint() !== null) loadLiveUserDocument().catch(() => undefined)

interface SessionProviderProps {
  children: ReactNode
  /** Shown until it is known whether somebody is signed in. */
  loading: ReactNode
}

/** Auth state and the live user document, for everything below. */
export function SessionProvider({ children, loading }: SessionProviderProps) {
  const user = useAuthUser()
  const [leftOnPurpose, setLeftOnPurpose] = useState(false)
  // Whether somebody was signed in since this page was loaded.
  const [entered, setEntered] = useState(false)
  const enter = useCallback(() => {
    setLeftOnPurpose(false)
    setEntered(true)
  }, [])
  const signOut = useCallback(async () => {
    setLeftOnPurpose(true)
    try {
      await signOutOfFirebase()
    } catch (error) {
      setLeftOnPurpose(false)
      throw error
    }
  }, [])
  if (user === undefined) return loading
  if (user === null)
    return <SignedOut ended={leftOnPurpose ? 'here' : entered ? 'elsewhere' : null}>{children}</SignedOut>
  return (
    <SignedIn key={user.uid} user={user} signOut={signOut} onEntered={enter}>
      {children}
    </SignedIn>
  )
}

const endDeleted = () => endSessionLater(ACCOUNT_DELETED)

const NOBODY: Session['verification'] = {
  isVerified: false,
  recheck: async () => false,
  resend: async () => undefined,
}

function SignedOut({ ended, children }: { ended: Session['ended']; children: ReactNode }) {
  useEffect(() => noteSignedIn(null), [])
  // Not before: an open editor stores its text until its screen is gone.
  useEffect(() => {
    if (ended === 'here') dropUnsaved()
  }, [ended])
  const session = useMemo<Session>(
    () => ({
      user: null,
      userData: null,
      userDataFailed: false,
      isAdmin: false,
      verification: NOBODY,
      ended,
      signOut: async () => undefined,
      reloadUserData: () => undefined,
    }),
    [ended],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

interface SignedInProps {
  user: User
  signOut: () => Promise<void>
  onEntered: () => void
  children: ReactNode
}

function SignedIn({ user, signOut, onEntered, children }: SignedInProps) {
  const queryClient = useQueryClient()
  const [userData, setUserData] = useState<UserDocument | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const verification = useVerification(user)
  // A new account gets its name shortly after it is created, on the same user object.
  const [isNamed, setNamed] = useState(false)
  useEffect(() => {
    let isHere = true
    void profileSettled().then(() => isHere && setNamed(true))
    return () => {
      isHere = false
    }
  }, [])

  useEffect(() => onEntered(), [onEntered])
  useEffect(() => noteSignedIn({ role: userData?.role ?? 'user', uid: user.uid }), [userData, user])
  useEffect(
    () => () => {
      clearReactfireCache()
      queryClient.clear()
    },
    [queryClient],
  )

  const fail = useCallback(() => {
    setFailed(true)
    loadPart(() => import('./ask-why-unreadable.ts'))
      .then(({ askWhyUnreadable }) => askWhyUnreadable(user))
      .catch(() => undefined)
  }, [user])
  const reloadUserData = useCallback(() => {
    clearReactfireCache()
    LiveUserDocument = begin()
    setFailed(false)
    setRound((count) => count + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the user object does not change when it gets its name
  const session = useMemo<Session>(
    () => ({
      user,
      userData,
      userDataFailed: failed && userData === null,
      isAdmin: userData?.role === 'admin',
      verification,
      ended: null,
      signOut,
      reloadUserData,
    }),
    [user, isNamed, userData, failed, verification, signOut, reloadUserData],
  )
  return (
    <SessionContext value={session}>
      <SilentBoundary key={round} onError={fail}>
        <Suspense>
          {verification.isTokenReady ? (
            <LiveUserDocument user={user} onChange={setUserData} onGone={endDeleted} onError={fail} />
          ) : null}
        </Suspense>
      </SilentBoundary>
      {children}
    </SessionContext>
  )
}
