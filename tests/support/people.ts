import { type Account, ensureAccount, signIn } from '../../scripts/lib/accounts.ts'
import type { Suite } from '../../scripts/lib/suite.ts'

/**
 * A person of their own for one test: nobody else's analyses, five points.
 * @param name what they are called; address and uid are made of its ASCII letters, as a browser's address field asks
 */
export async function newPerson(suite: Suite, name = 'visitor'): Promise<Account & { token: string }> {
  const slug = name.replace(/[^\w-]+/g, '') || 'person'
  const uid = `${slug}-${crypto.randomUUID()}`
  const account = { uid, email: `${uid}@people.test`, password: 'correct-horse', displayName: name }
  await ensureAccount(suite, account)
  return { ...account, token: await signIn(suite, account) }
}
