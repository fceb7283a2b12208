import { HealthSchema } from '@gaplens/contracts/health'
import { startJob } from './api-client.ts'

export interface SmokeResult {
  readonly what: string
  /** The problem; null when the answer is right. */
  readonly problem: string | null
}

export interface SmokeAccount {
  readonly email: string
  readonly password: string
  readonly apiKey: string
}

const IDENTITY = 'https://identitytoolkit.googleapis.com'
const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options']

/**
 * Checks the answers of a deployment: health, the client address that limits count, headers, the sign-in page, the refusal of a
 * request without a token and, with a test account, an analysis and its refund.
 * @param identity where accounts sign in; the emulator's in the tests
 */
export async function smoke(
  site: string,
  account: SmokeAccount | null,
  identity = IDENTITY,
): Promise<SmokeResult[]> {
  const get = (path: string) => fetch(`${site}${path}`, { signal: AbortSignal.timeout(30_000) })
  const checks: readonly (readonly [what: string, check: () => Promise<string | null>])[] = [
    ['the API is healthy', async () => statusProblem(await get('/api/health'), 200)],
    ['without a token nothing is told', async () => statusProblem(await get('/api/analyses'), 401)],
    [
      'the public page carries its headers',
      async () => {
        const { headers } = await get('/')
        const missing = HEADERS.filter((name) => !headers.has(name))
        return missing.length === 0 ? null : `no ${missing.join(', ')}`
      },
    ],
    ['the API knows whom it is asked by', () => addressProblem(site)],
    [
      'the sign-in page is the app',
      async () => {
        const page = await get('/login')
        const isApp = (await page.text()).includes('id="root"')
        return page.status === 200 && isApp ? null : `it answers ${page.status}`
      },
    ],
    ...(account === null
      ? []
      : [
          [
            'an analysis begins, and its point comes back when it is cancelled',
            () => analysis(site, account, identity),
          ] as const,
        ]),
  ]
  return await Promise.all(
    checks.map(async ([what, check]) => {
      const problem = await check().catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      )
      return { what, problem }
    }),
  )
}

function statusProblem({ status }: Response, wanted: number): string | null {
  return status === wanted ? null : `it answers ${status} instead of ${wanted}`
}

/**
 * Checks that limits count the visitor's real address: neither an address that the visitor forges in the header, nor that of a
 * proxy. Without any entry there is no proxy in front, as on the emulators.
 */
async function addressProblem(site: string): Promise<string | null> {
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(`${site}/api/health`, { headers, signal: AbortSignal.timeout(30_000) })
    return HealthSchema.parse(await answer.json()).client
  }
  const client = await ask({})
  if (client.entries === 0) return null
  if (client.entries !== client.trustedHops + 1)
    return `X-Forwarded-For has ${client.entries} entries: set TRUSTED_HOPS=${client.entries - 1} instead of ${client.trustedHops}`
  const forged = await ask({ 'x-forwarded-for': FORGED })
  return forged.address === FORGED ? 'it takes the address that a visitor claims' : null
}

/** An address for documentation (RFC 5737), which belongs to nobody. */
const FORGED = '192.0.2.66'

/** Starts an analysis and cancels it at once. If it is still queued, its point is refunded; if it runs, it must give a report. */
async function analysis(site: string, account: SmokeAccount, identity: string): Promise<string | null> {
  const token = await signIn(account, identity)
  const keyword = `GapLens smoke ${new Date().toISOString().slice(0, 16)}`
  const id = await startJob({ address: site }, token, {
    targetKeyword: keyword,
    userPageUrl: 'https://example.com/',
  })
  const cancelled = await fetch(`${site}/api/analyses/${id}/cancellation`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pointStays: false }),
  })
  if (cancelled.status === 409) return null
  if (cancelled.status !== 200) return `cancelling answers ${cancelled.status}`
  const { refunded } = (await cancelled.json()) as { refunded?: boolean }
  return refunded === true ? null : 'the point did not come back'
}

async function signIn({ email, password, apiKey }: SmokeAccount, identity: string): Promise<string> {
  const answer = await fetch(`${identity}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const { idToken } = (await answer.json()) as { idToken?: string }
  if (idToken === undefined) throw new Error(`signing in answers ${answer.status}`)
  return idToken
}
