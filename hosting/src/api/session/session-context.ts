import type { UserDocument } from '@gaplens/contracts/user'
import { createContext, useContext } from 'react'

/** What the screens need of the identity provider's user. */
interface SessionUser {
  readonly uid: string
  readonly email: string | null
  readonly displayName: string | null
  readonly photoURL: string | null
  getIdToken(forceRefresh?: boolean): Promise<string>
}

/** Whether the address was shown to be the person's. Before, the account has no document, and the API answers nothing. */
export interface Verification {
  readonly isVerified: boolean
  /** Asks the provider anew. @returns whether the address is verified now */
  recheck(): Promise<boolean>
  /** Has the mail sent once more. */
  resend(): Promise<void>
}

export interface Session {
  /** Null: signed out. */
  readonly user: SessionUser | null
  /** The live user document; null until it is known. */
  readonly userData: UserDocument | null
  /** The user document cannot be read at present. */
  readonly userDataFailed: boolean
  readonly isAdmin: boolean
  readonly verification: Verification
  /**
   * How the last session of this page ended, until the next begins: here by its own sign-out, and then the next user is
   * not sent to this one's page; or elsewhere, which is to be said. Null: there was none.
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
