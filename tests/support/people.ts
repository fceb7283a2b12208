import { type Account, ensureAccount, openSession, type Session } from '../../scripts/lib/accounts.ts'
import type { Suite } from '../../scripts/lib/suite.ts'

/**
 * Creates a new user for one test, without analyses and with five points.
 * @param name display name. E-mail address and uid use its ASCII letters only, because browsers demand that of addresses
 */
export async function newPerson(suite: Suite, name = 'visitor'): Promise<Account & Session> {
  const slug = name.replace(/[^\w-]+/g, '') || 'person'
  const uid = `${slug}-${crypto.randomUUID()}`
  const account = { uid, email: `${uid}@people.test`, password: 'correct-horse', displayName: name }
  await ensureAccount(suite, account)
  return { ...account, ...(await openSession(suite, account)) }
}
