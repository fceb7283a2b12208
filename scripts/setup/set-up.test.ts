import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ALERTS } from './alerts.ts'
import { createGoogleApi } from './google-api.ts'
import { PROJECT_ROLES } from './roles.ts'
import { setUp } from './set-up.ts'

const OPTIONS = { project: 'shop-1', site: 'shop.test', alertsTo: 'root@shop.test', budget: 3000 }
const servers: { close(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type Stored = Record<string, unknown>

const SIGN_IN = 'identitytoolkit.googleapis.com/admin/v2/projects/shop-1/config'
/** A project whose Authentication was switched on in the console, as it is then. */
function withSignIn(): Map<string, Stored> {
  const signIn = { email: { enabled: true, passwordRequired: true }, hashConfig: {} }
  return new Map([[SIGN_IN, { signIn, authorizedDomains: ['localhost', 'shop-1.web.app'] }]])
}

/** What Cloud Monitoring answers for an alert on a metric that was just created. */
const UNKNOWN_METRIC =
  'Cannot find metric(s) that match type = "logging.googleapis.com/user/gaplens/analysis-failed". If a metric was created recently, it could take up to 10 minutes to become available. Please try again soon.'

/** Simulates the APIs over HTTP. It stores resources by path and lists a collection as the resources below its path. */
async function standIn(
  stored: Map<string, Stored> = withSignIn(),
  apis: 'on' | 'off' | 'slow' | 'slow-metrics' | 'no-metrics' = 'on',
) {
  let refusals = apis === 'slow' ? 3 : 0
  let unknownMetrics = apis === 'slow-metrics' ? 30 : apis === 'no-metrics' ? Number.POSITIVE_INFINITY : 0
  const asked: string[] = []
  const waited: number[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const body = pieces.length === 0 ? {} : JSON.parse(Buffer.concat(pieces).toString('utf8'))
    const url = new URL(request.url ?? '/', 'http://x')
    const path = decodeURIComponent(url.pathname).slice(1)
    asked.push(`${request.method} ${path}`)
    if (
      /^(identitytoolkit|billingbudgets)/.test(path) &&
      request.headers['x-goog-user-project'] !== 'shop-1'
    ) {
      response.writeHead(403).end('{"error":{"message":"requires a quota project"}}')
      return
    }
    if (!path.startsWith('serviceusage.') && (apis === 'off' || refusals > 0)) {
      refusals -= 1
      response.writeHead(403, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { code: 403, details: [{ reason: 'SERVICE_DISABLED' }] } }))
      return
    }
    const isAlert = request.method === 'POST' && path.endsWith('/alertPolicies')
    if (unknownMetrics > 0 && isAlert && JSON.stringify(body).includes('/user/gaplens/')) {
      unknownMetrics -= 1
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { code: 404, message: UNKNOWN_METRIC } }))
      return
    }
    const answer = respond(stored, request.method ?? 'GET', path, url.searchParams, body)
    response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const api = (dryRun = false) =>
    createGoogleApi(
      'shop-1',
      async () => 'token',
      dryRun,
      (url, init) => fetch(`http://127.0.0.1:${port}/${url.replace('https://', '')}`, init),
      async (milliseconds) => void waited.push(milliseconds),
    )
  return { stored, asked, waited, api }
}

const LISTS = [
  'services',
  'backupSchedules',
  'notificationChannels',
  'uptimeCheckConfigs',
  'alertPolicies',
  'dashboards',
  'budgets',
]
const KEYS = ['databaseId', 'secretId']

function respond(
  stored: Map<string, Stored>,
  method: string,
  path: string,
  query: URLSearchParams,
  body: Stored,
): Stored | null {
  if (path.endsWith(':batchEnable')) {
    const base = path.replace(':batchEnable', '')
    for (const name of body.serviceIds as string[]) stored.set(`${base}/${name}`, { name: `${base}/${name}` })
    return {}
  }
  if (path.endsWith(':getIamPolicy')) return stored.get(path.replace(':getIamPolicy', '#policy')) ?? {}
  if (path.endsWith(':setIamPolicy')) {
    stored.set(path.replace(':setIamPolicy', '#policy'), body.policy as Stored)
    return {}
  }
  const money = (body.amount as { specifiedAmount?: Stored } | undefined)?.specifiedAmount
  if (money !== undefined) {
    // A billing account in Taiwan's dollars, which the API takes for granted and refuses to exchange.
    if ((money.currencyCode ?? 'TWD') !== 'TWD') return null
    money.currencyCode = 'TWD'
  }
  if (path.endsWith('/billingInfo')) return { billingAccountName: 'billingAccounts/1' }
  if (method === 'GET') {
    const list = LISTS.find((name) => path.endsWith(`/${name}`))
    if (list === undefined) return stored.get(path) ?? null
    return { [list]: [...stored].filter(([key]) => key.startsWith(`${path}/`)).map(([, value]) => value) }
  }
  if (method !== 'POST') {
    const key = path
    stored.set(key, { ...stored.get(key), ...body })
    return stored.get(key) ?? {}
  }
  const given = KEYS.map((key) => query.get(key)).find((key) => key !== null)
  const account =
    body.accountId === undefined ? null : `${String(body.accountId)}@shop-1.iam.gserviceaccount.com`
  const id = given ?? account ?? String(body.name ?? stored.size)
  const made = { ...body, name: `${path.split('/').slice(2).join('/')}/${id}` }
  // Metrics keep the name that they are given.
  stored.set(`${path}/${id}`, path.endsWith('/metrics') ? body : made)
  return made
}

describe('setting a project up', () => {
  it('creates missing resources, and lists what must be done by hand', async () => {
    const { stored, api } = await standIn()
    const left = await setUp(api(), OPTIONS)
    expect(left).toEqual([
      'npx firebase functions:secrets:set SERPAPI_API_KEY --project shop-1',
      'npx firebase functions:secrets:set GEMINI_API_KEY --project shop-1',
    ])
    const database = stored.get('firestore.googleapis.com/v1/projects/shop-1/databases/(default)')
    expect(database).toMatchObject({
      locationId: 'asia-east1',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    })
    const { bindings } = stored.get('cloudresourcemanager.googleapis.com/v1/projects/shop-1#policy') as {
      bindings: { role: string; members: string[] }[]
    }
    for (const [account, roles] of Object.entries(PROJECT_ROLES))
      for (const [role] of roles)
        expect(bindings.find((binding) => binding.role === role)?.members).toContain(
          `serviceAccount:${account}@shop-1.iam.gserviceaccount.com`,
        )
    expect([...stored.keys()].filter((key) => key.includes('/alertPolicies/')).length).toBeGreaterThan(10)
    expect([...stored.keys()].some((key) => key.includes('/backupSchedules/'))).toBe(true)
  })

  it('sets how people sign in, and leaves the ways to do it alone', async () => {
    const { stored, api } = await standIn()
    const first = api()
    await setUp(first, OPTIONS)
    expect(stored.get(SIGN_IN)).toMatchObject({
      signIn: { email: { enabled: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
      authorizedDomains: ['shop.test'],
    })
    const change = first.changes.find((each) => each.includes('/config?')) ?? ''
    // What was right already is not touched: no way to sign in is switched off.
    expect(change).toMatch(/updateMask=emailPrivacyConfig,passwordPolicyConfig,authorizedDomains$/)
    stored.set(SIGN_IN, { ...stored.get(SIGN_IN), signIn: { anonymous: { enabled: true } } })
    const again = api()
    await setUp(again, OPTIONS)
    expect(stored.get(SIGN_IN)).toMatchObject({
      signIn: { allowDuplicateEmails: false, anonymous: { enabled: false } },
    })
    expect(again.changes).toEqual([
      expect.stringMatching(/config\?updateMask=signIn\.allowDuplicateEmails,signIn\.anonymous\.enabled$/),
    ])
  })

  it('asks for Authentication to be switched on where it is not', async () => {
    const { api } = await standIn(new Map())
    expect((await setUp(api(), OPTIONS))[0]).toMatch(/^switch Authentication on/)
  })

  it('changes nothing when it is run again', async () => {
    const { api } = await standIn()
    await setUp(api(), OPTIONS)
    const again = api()
    await setUp(again, OPTIONS)
    expect(again.changes).toEqual([])
  })

  it('restores changed settings, and keeps the grants of others', async () => {
    const { stored, api } = await standIn()
    await setUp(api(), OPTIONS)
    const path = 'firestore.googleapis.com/v1/projects/shop-1/databases/(default)'
    stored.set(path, { ...stored.get(path), deleteProtectionState: 'DELETE_PROTECTION_DISABLED' })
    const policy = 'cloudresourcemanager.googleapis.com/v1/projects/shop-1#policy'
    stored.set(policy, { bindings: [{ role: 'roles/owner', members: ['user:root@shop.test'] }] })
    const again = api()
    await setUp(again, OPTIONS)
    expect(again.changes.toSorted()).toEqual([
      expect.stringMatching(/^PATCH .*databases/),
      expect.stringMatching(/^POST .*setIamPolicy/),
    ])
    expect(stored.get(path)?.deleteProtectionState).toBe('DELETE_PROTECTION_ENABLED')
    expect(JSON.stringify(stored.get(policy))).toContain('user:root@shop.test')
  })

  it('makes no change in a dry run, and lists the changes it would make', async () => {
    const { stored, asked, api } = await standIn()
    const dry = api(true)
    await setUp(dry, OPTIONS)
    expect([...stored.keys()]).toEqual([SIGN_IN])
    expect(asked.filter((call) => !call.startsWith('GET') && !call.endsWith(':getIamPolicy'))).toEqual([])
    expect(dry.changes.length).toBeGreaterThan(20)
  })

  it('lists the same changes while the APIs of a new project are still off', async () => {
    const on = (await standIn(new Map())).api(true)
    await setUp(on, OPTIONS)
    const { asked, api } = await standIn(new Map(), 'off')
    const dry = api(true)
    await setUp(dry, OPTIONS)
    expect(dry.changes.length).toBe(on.changes.length)
    expect(asked.filter((call) => !call.startsWith('GET') && !call.endsWith(':getIamPolicy'))).toEqual([])
  })

  it('waits for an API that was just enabled', async () => {
    const { stored, waited, api } = await standIn(withSignIn(), 'slow')
    await setUp(api(), OPTIONS)
    expect(waited).toEqual([10_000, 10_000, 10_000])
    expect(stored.has('firestore.googleapis.com/v1/projects/shop-1/databases/(default)')).toBe(true)
  })

  it('waits until Cloud Monitoring knows the metrics of the alerts', async () => {
    const { stored, waited, api } = await standIn(withSignIn(), 'slow-metrics')
    await setUp(api(), OPTIONS)
    expect(waited.length).toBe(30)
    expect([...stored.keys()].filter((key) => key.includes('/alertPolicies/')).length).toBe(ALERTS.length + 1)
  })

  it('gives metrics that never come more than ten minutes, and has done all the rest before', async () => {
    const { stored, waited, api } = await standIn(withSignIn(), 'no-metrics')
    await expect(setUp(api(), OPTIONS)).rejects.toThrow(/Cannot find metric/)
    expect(waited.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(600_000)
    expect([...stored.keys()].some((key) => key.includes('/dashboards/'))).toBe(true)
    expect([...stored.keys()].some((key) => key.includes('/budgets/'))).toBe(true)
  })

  it('makes the budget in the currency of the billing account, and changes its amount', async () => {
    const { stored, api } = await standIn()
    await setUp(api(), OPTIONS)
    const path = [...stored.keys()].find((key) => key.includes('/budgets/')) ?? 'no budget'
    expect(stored.get(path)?.amount).toEqual({ specifiedAmount: { currencyCode: 'TWD', units: '3000' } })
    const again = api()
    await setUp(again, { ...OPTIONS, budget: 5000 })
    expect(again.changes).toEqual([expect.stringMatching(/^PATCH .*budgets/)])
  })

  it('makes the dashboard, and puts it right when someone changed it', async () => {
    const { stored, api } = await standIn()
    await setUp(api(), OPTIONS)
    const path = [...stored.keys()].find((key) => key.includes('/dashboards/')) ?? 'no dashboard'
    expect(stored.get(path)).toMatchObject({ displayName: 'GapLens' })
    stored.set(path, { ...stored.get(path), gridLayout: { columns: '2', widgets: [] } })
    const again = api()
    await setUp(again, OPTIONS)
    expect(again.changes).toEqual([expect.stringMatching(/^PATCH .*dashboards/)])
  })

  it('stops when the database is in another region, because it cannot be moved', async () => {
    const path = 'firestore.googleapis.com/v1/projects/shop-1/databases/(default)'
    const { api } = await standIn(withSignIn().set(path, { locationId: 'nam5' }))
    await expect(setUp(api(), OPTIONS)).rejects.toThrow(/nam5/)
  })
})
