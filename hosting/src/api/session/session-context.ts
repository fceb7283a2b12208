import type { UserDocument } from '@gaplens/contracts/accounts/user'
import { createContext, useContext } from 'react'

/** The fields of the identity provider's user that screens need. */
interface SessionUser {
  readonly uid: string
  readonly email: string | null
  readonly displayName: string | null
  readonly photoURL: string | null
  getIdToken(forceRefresh?: boolean): Promise<string>
}

/** Whether the e-mail address is verified. Before that the account has no document, and the API refuses requests. */
export interface Verification {
  readonly isVerified: boolean
  /** Queries the provider again. @returns whether the address is verified now */
  recheck(): Promise<boolean>
  /** Sends the verification mail again. */
  resend(): Promise<void>
}

export interface Session {
  /** Null if signed out. */
  readonly user: SessionUser | null
  /** The live user document; null until it is loaded. */
  readonly userData: UserDocument | null
  /** Whether the user document cannot be read at present. */
  readonly userDataFailed: boolean
  readonly isAdmin: boolean
  readonly verification: Verification
  /**
   * How the last session of this page ended, until the next begins: by a sign-out here, after which the next user is not sent to this
   * user's page; or elsewhere, which is reported. Null if there was none.
   */
  readonly ended: 'here' | 'elsewhere' | null
  signOut(): Promise<void>
  reloadUserData(): void
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession must be used inside SessionProvider')
  return session
}

/** The signed-in user's id; empty when signed out, and calls then fail with 'User not authenticated'. */
export function useUid(): string {
  return useSession().user?.uid ?? ''
}
