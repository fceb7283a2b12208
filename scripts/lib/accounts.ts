import { PROJECT_ID, type Suite } from './suite.ts'

export interface Account {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly displayName: string
}

/** The auth emulator takes any API key. */
const KEY = 'key=emulator'

/** Creates an account with a verified address in the auth emulator. An existing account is left unchanged. */
export async function ensureAccount(suite: Suite, account: Account): Promise<void> {
  const answer = await fetch(`${auth(suite)}/projects/${PROJECT_ID}/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ ...account, localId: account.uid, emailVerified: true }),
  })
  const text = await answer.text()
  if (!answer.ok && !/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(text)) {
    throw new Error(`The auth emulator refused the account ${account.email}: ${text}`)
  }
}

/** The tokens of a sign-in. */
export interface Session {
  /** Identity token, valid for an hour. */
  readonly token: string
  /** The token for requesting a new identity token. */
  readonly refreshToken: string
}

/** Signs an account in. @returns its identity token */
export async function signIn(suite: Suite, account: Pick<Account, 'email' | 'password'>): Promise<string> {
  return (await openSession(suite, account)).token
}

/** Signs an account in. @throws Error when the auth emulator refuses */
export async function openSession(
  suite: Suite,
  account: Pick<Account, 'email' | 'password'>,
): Promise<Session> {
  const answer = await fetch(`${auth(suite)}/accounts:signInWithPassword?${KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password, returnSecureToken: true }),
  })
  const { idToken, refreshToken } = (await answer.json()) as { idToken?: string; refreshToken?: string }
  if (idToken === undefined || refreshToken === undefined)
    throw new Error(`The auth emulator did not sign ${account.email} in.`)
  return { token: idToken, refreshToken }
}

function auth(suite: Suite): string {
  return `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com/v1`
}
