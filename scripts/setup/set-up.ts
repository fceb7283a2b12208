import { randomBytes } from 'node:crypto'
import { SECRET_NAMES } from '../../functions/src/runtime/environment.ts'
import { REGION } from '../../functions/src/task-queue.ts'
import { Stop } from '../lib/say.ts'
import { ALERTS, alertPolicy, LOG_METRICS } from './alerts.ts'
import { setAuthentication } from './authentication.ts'
import { dashboard } from './dashboard.ts'
import { type GoogleApi, isAsWanted } from './google-api.ts'
import {
  ACT_AS,
  APIS,
  DEPLOY_ACCOUNT,
  FUNCTIONS_ACCOUNT,
  MAY_ACT_AS_FUNCTIONS,
  PROJECT_ROLES,
} from './roles.ts'

export interface SetupOptions {
  readonly project: string
  /** The site's host, for the uptime check. */
  readonly site: string
  /** E-mail address that alerts are sent to. */
  readonly alertsTo: string
  /** Monthly budget in US dollars; 0 for no budget. */
  readonly budgetUsd: number
}

interface Binding {
  role: string
  members: string[]
}

/**
 * Prepares a project for its first deploy. Each step checks the present state and changes only what differs, so it can
 * be run again at any time.
 * @returns what a person still has to do
 * @throws Stop when something is wrong that cannot be changed any more
 */
export async function setUp(api: GoogleApi, options: SetupOptions): Promise<string[]> {
  await enableApis(api, options)
  await makeDatabase(api, options)
  await makeAccounts(api, options)
  const left = [...(await setAuthentication(api, options)), ...(await makeSecrets(api, options))]
  const channel = await makeChannel(api, options)
  await makeMetrics(api, options)
  await makeAlerts(api, options, channel)
  await makeDashboard(api, options)
  await makeBudget(api, options)
  return left
}

async function enableApis(api: GoogleApi, { project }: SetupOptions): Promise<void> {
  const base = `https://serviceusage.googleapis.com/v1/projects/${project}`
  const found = await api.call('GET', `${base}/services?filter=state:ENABLED&pageSize=200`)
  const enabled = listOf(found, 'services').map(({ name }) => String(name).split('/').at(-1))
  const missing = APIS.filter((name) => !enabled.includes(name))
  // The API accepts at most twenty at a time.
  for (let at = 0; at < missing.length; at += 20)
    await api.call('POST', `${base}/services:batchEnable`, { serviceIds: missing.slice(at, at + 20) })
}

const PROTECTION = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
}

async function makeDatabase(api: GoogleApi, { project }: SetupOptions): Promise<void> {
  const base = `https://firestore.googleapis.com/v1/projects/${project}/databases`
  const database = await api.call('GET', `${base}/(default)`)
  if (database === null) {
    const made = { type: 'FIRESTORE_NATIVE', locationId: REGION, ...PROTECTION }
    await api.call('POST', `${base}?databaseId=(default)`, made)
  } else if (database.locationId !== REGION) {
    throw new Stop(
      `The database is in ${String(database.locationId)} and cannot be moved; the functions are in ${REGION}. Use a new project.`,
    )
  } else if (!isAsWanted(database, PROTECTION)) {
    const mask = Object.keys(PROTECTION).join(',')
    await api.call('PATCH', `${base}/(default)?updateMask=${mask}`, PROTECTION)
  }
  // In a dry run of a new project the database does not exist yet.
  const schedules = await api.call('GET', `${base}/(default)/backupSchedules`)
  if (listOf(schedules, 'backupSchedules').some((schedule) => 'dailyRecurrence' in schedule)) return
  const fiveWeeks = { retention: `${35 * 24 * 3_600}s`, dailyRecurrence: {} }
  await api.call('POST', `${base}/(default)/backupSchedules`, fiveWeeks)
}

async function makeAccounts(api: GoogleApi, { project }: SetupOptions): Promise<void> {
  const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`
  const emailOf = (name: string) => `${name}@${project}.iam.gserviceaccount.com`
  for (const [name, displayName] of [
    [FUNCTIONS_ACCOUNT, 'GapLens: what the functions run as'],
    [DEPLOY_ACCOUNT, 'GapLens: what deploys'],
  ] as const) {
    if ((await api.call('GET', `${accounts}/${emailOf(name)}`)) === null)
      await api.call('POST', accounts, { accountId: name, serviceAccount: { displayName } })
  }
  const wanted = Object.entries(PROJECT_ROLES).flatMap(([name, roles]) =>
    roles.map(([role]) => ({ role, member: `serviceAccount:${emailOf(name)}` })),
  )
  await grant(api, `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`, 'POST', wanted)
  const actAs = MAY_ACT_AS_FUNCTIONS.map((name) => ({
    role: ACT_AS,
    member: `serviceAccount:${emailOf(name)}`,
  }))
  await grant(api, `${accounts}/${emailOf(FUNCTIONS_ACCOUNT)}`, 'POST', actAs)
}

/** Adds missing bindings to a policy and keeps those that others have granted. */
async function grant(
  api: GoogleApi,
  resource: string,
  method: 'POST',
  wanted: readonly { readonly role: string; readonly member: string }[],
): Promise<void> {
  const found = await api.call(method, `${resource}:getIamPolicy`, {}).catch((error: unknown) => {
    // In a dry run the account does not exist yet.
    if (api.dryRun) return null
    throw error
  })
  const policy = (found ?? {}) as { bindings?: Binding[]; etag?: string }
  const bindings = structuredClone(policy.bindings ?? [])
  let changed = false
  for (const { role, member } of wanted) {
    // A binding with a condition was made by someone else for their own purpose, so it is left alone.
    let binding = bindings.find((each) => each.role === role && !('condition' in each))
    if (binding === undefined) {
      binding = { role, members: [] }
      bindings.push(binding)
    }
    if (binding.members.includes(member)) continue
    binding.members.push(member)
    changed = true
  }
  if (changed) await api.call(method, `${resource}:setIamPolicy`, { policy: { ...policy, bindings } })
}

/** Secrets that this script generates. The keys of providers must be added by hand. */
const MADE_HERE = ['PAYMENT_WEBHOOK_SECRET', 'ADDRESS_HASH_KEY']

async function makeSecrets(api: GoogleApi, { project }: SetupOptions): Promise<string[]> {
  const base = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets`
  const left: string[] = []
  for (const name of SECRET_NAMES) {
    if ((await api.call('GET', `${base}/${name}`)) !== null) continue
    if (!MADE_HERE.includes(name)) {
      left.push(`npx firebase functions:secrets:set ${name} --project ${project}`)
      continue
    }
    await api.call('POST', `${base}?secretId=${name}`, { replication: { automatic: {} } })
    const data = Buffer.from(randomBytes(32).toString('hex')).toString('base64')
    await api.call('POST', `${base}/${name}:addVersion`, { payload: { data } })
  }
  return left
}

const monitoring = (project: string) => `https://monitoring.googleapis.com/v3/projects/${project}`

async function makeChannel(api: GoogleApi, { project, alertsTo }: SetupOptions): Promise<string> {
  const url = `${monitoring(project)}/notificationChannels`
  const wanted = { type: 'email', displayName: 'GapLens', labels: { email_address: alertsTo } }
  const there = listOf(await api.call('GET', url), 'notificationChannels').find((each) =>
    isAsWanted(each, wanted),
  )
  return String((there ?? (await api.call('POST', url, wanted)))?.name ?? 'the new channel')
}

async function makeMetrics(api: GoogleApi, { project, site }: SetupOptions): Promise<void> {
  const metrics = `https://logging.googleapis.com/v2/projects/${project}/metrics`
  for (const [event, filter] of Object.entries(LOG_METRICS)) {
    const name = `gaplens/${event}`
    const wanted = { name, filter, metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' } }
    const there = await api.call('GET', `${metrics}/${encodeURIComponent(name)}`)
    if (there === null) await api.call('POST', metrics, wanted)
    else if (!isAsWanted(there, wanted))
      await api.call('PUT', `${metrics}/${encodeURIComponent(name)}`, wanted)
  }
  const checks = `${monitoring(project)}/uptimeCheckConfigs`
  const uptime = {
    displayName: 'GapLens: health',
    monitoredResource: { type: 'uptime_url', labels: { project_id: project, host: site } },
    httpCheck: { path: '/api/health', port: 443, useSsl: true, validateSsl: true },
    period: '60s',
    timeout: '10s',
  }
  const there = listOf(await api.call('GET', checks), 'uptimeCheckConfigs')
  if (!there.some((each) => isAsWanted(each, uptime))) await api.call('POST', checks, uptime)
}

async function makeAlerts(api: GoogleApi, { project, site }: SetupOptions, channel: string): Promise<void> {
  const url = `${monitoring(project)}/alertPolicies`
  const there = listOf(await api.call('GET', `${url}?pageSize=500`), 'alertPolicies')
  const wanted = [...ALERTS.map((alert) => alertPolicy(alert, [channel])), uptimeAlert(site, channel)]
  for (const policy of wanted) {
    const old = there.find(({ displayName }) => displayName === policy.displayName)
    if (old === undefined) await api.call('POST', url, policy)
    else if (!isAsWanted(old, policy))
      await api.call('PATCH', `https://monitoring.googleapis.com/v3/${String(old.name)}`, policy)
  }
}

async function makeDashboard(api: GoogleApi, { project }: SetupOptions): Promise<void> {
  const url = `https://monitoring.googleapis.com/v1/projects/${project}/dashboards`
  const wanted = dashboard()
  const old = listOf(await api.call('GET', url), 'dashboards').find(
    ({ displayName }) => displayName === wanted.displayName,
  )
  if (old === undefined) await api.call('POST', url, wanted)
  else if (!isAsWanted(old, wanted))
    await api.call('PATCH', `https://monitoring.googleapis.com/v1/${String(old.name)}`, wanted)
}

/** An alert for when two locations cannot reach the site for three minutes. */
function uptimeAlert(site: string, channel: string): Record<string, unknown> {
  return {
    displayName: 'GapLens: the site does not answer',
    combiner: 'OR',
    conditions: [
      {
        displayName: 'health',
        conditionThreshold: {
          filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.labels.host="${site}"`,
          aggregations: [
            {
              alignmentPeriod: '60s',
              perSeriesAligner: 'ALIGN_NEXT_OLDER',
              crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            },
          ],
          comparison: 'COMPARISON_GT',
          thresholdValue: 1,
          duration: '180s',
        },
      },
    ],
    notificationChannels: [channel],
  }
}

async function makeBudget(api: GoogleApi, { project, budgetUsd }: SetupOptions): Promise<void> {
  if (budgetUsd === 0) return
  const billing = await api.call(
    'GET',
    `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  )
  // In a dry run the API that knows the account may still be off.
  const account = billing === null && api.dryRun ? 'billingAccounts/-' : billing?.billingAccountName
  if (typeof account !== 'string' || account === '')
    throw new Stop('The project has no billing account: link one (the Blaze plan), then run this again.')
  const url = `https://billingbudgets.googleapis.com/v1/${account}/budgets`
  const displayName = `GapLens: ${project}`
  const there = listOf(await api.call('GET', url), 'budgets').find((each) => each.displayName === displayName)
  const wanted = {
    displayName,
    budgetFilter: { projects: [`projects/${project}`] },
    amount: { specifiedAmount: { currencyCode: 'USD', units: String(budgetUsd) } },
    thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 0.9 }, { thresholdPercent: 1 }],
  }
  if (there === undefined) await api.call('POST', url, wanted)
  else if (!isAsWanted(there.amount, wanted.amount))
    await api.call('PATCH', `https://billingbudgets.googleapis.com/v1/${String(there.name)}`, wanted)
}

function listOf(answer: Record<string, unknown> | null, name: string): Record<string, unknown>[] {
  const list = answer?.[name]
  return Array.isArray(list) ? list : []
}
