import { PROJECT_ID, type Suite } from '../../scripts/lib/suite.ts'

/** The data that a browser holds after sign-in. */
export interface Signed {
  readonly uid: string
  readonly idToken: string
  readonly refreshToken: string
}

/** A client of the Auth emulator with the rights of a browser, never those of the server. */
export function authClient(suite: Pick<Suite, 'ports'>) {
  const host = `http://127.0.0.1:${suite.ports.auth}`
  const call = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${host}/${path}?key=emulator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const accounts = (method: string, body: object) =>
    call(`identitytoolkit.googleapis.com/v1/accounts:${method}`, { returnSecureToken: true, ...body })
  const signed = ({ localId, idToken, refreshToken }: Record<string, unknown>): Signed => ({
    uid: String(localId),
    idToken: String(idToken),
    refreshToken: String(refreshToken),
  })

  return {
    signUp: async (email: string, password = 'correct-horse') =>
      signed(await accounts('signUp', { email, password })),
    signIn: async (email: string, password = 'correct-horse') =>
      signed(await accounts('signInWithPassword', { email, password })),
    /** Signs in with a Google account. The emulator accepts an unsigned token. */
    signInWithGoogle: async (email: string) => {
      const token = JSON.stringify({ sub: `google-${email}`, email, email_verified: true })
      return signed(
        await accounts('signInWithIdp', {
          postBody: `id_token=${encodeURIComponent(token)}&providerId=google.com`,
          requestUri: 'http://localhost',
        }),
      )
    },
    refresh: async ({ uid, refreshToken }: Signed): Promise<Signed> => {
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const answer = await call('securetoken.googleapis.com/v1/token', body)
      return { uid, idToken: String(answer.id_token), refreshToken: String(answer.refresh_token) }
    },
    /** Requests the verification mail and follows the link in it. */
    verify: async ({ idToken }: Signed, email: string): Promise<void> => {
      await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
      await accounts('update', { oobCode: await lastCode(host, email) })
    },
  }
}

/** The code of the last mail to an address. The emulator stores mails instead of sending them. */
async function lastCode(host: string, email: string): Promise<string> {
  return (await lastMail(host, email)).oobCode
}

export async function lastMail(host: string, email: string): Promise<{ oobCode: string; oobLink: string }> {
  const answer = await fetch(`${host}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; oobCode: string; oobLink: string }[]
  }
  const mail = oobCodes.findLast((code) => code.email === email.toLowerCase())
  if (mail === undefined) throw new Error(`no mail to ${email}`)
  return mail
}
