import type { Registration } from '@gaplens/contracts/admin/requests'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { errorCode } from '../runtime/error-code.ts'

/** What the identity provider says about an address that it does not know or that is none. */
const UNKNOWN: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-email']

/**
 * The registration of an address that has no account yet: it is opened when the address is verified and the user signs in.
 * @returns null when the address is not registered, or when its account exists
 */
export async function registrationOf(db: Database, address: string): Promise<Registration | null> {
  const identity = await identityOf(address)
  if (identity === null) return null
  const account = await unparsedDocument(db.users().doc(identity.uid)).get()
  if (account.exists) return null
  const at = Date.parse(identity.metadata.creationTime)
  return {
    registeredAt: Number.isNaN(at) ? null : new Date(at).toISOString(),
    verified: identity.emailVerified,
  }
}

async function identityOf(address: string): Promise<UserRecord | null> {
  try {
    return await getAuth().getUserByEmail(address)
  } catch (error) {
    if (UNKNOWN.includes(errorCode(error))) return null
    throw error
  }
}
