import { PERMISSIONS } from '@gaplens/contracts/accounts/user'
import type { Database } from '../../functions/src/runtime/database.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import type { Suite } from '../../scripts/lib/suite.ts'
import { NO_ADMIN } from './opening.ts'
import { newPerson } from './people.ts'

type Person = Awaited<ReturnType<typeof newPerson>>

/** Creates a user whose account is open, as after a first visit. */
export async function newMember(suite: Suite, db: Database, name = 'member'): Promise<Person> {
  const person = await newPerson(suite, name)
  const { openUserAccount } = await import('../../functions/src/points/open-user-account.ts')
  await openUserAccount(db, person.uid, NO_ADMIN, new Date())
  return person
}

/** Creates an admin for one test by storing the role. */
export async function newAdmin(suite: Suite, db: Database, name = 'admin'): Promise<Person> {
  const person = await newMember(suite, db, name)
  await db
    .users()
    .doc(person.uid)
    .update({ role: 'admin', permissions: [...PERMISSIONS] })
  return person
}

/** Calls PUT on the admin API. */
export async function put(
  suite: Suite,
  token: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await callApi(suite, token, `/admin${path}`, {
    method: 'PUT',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
}
