import { randomBytes } from 'node:crypto'
import { BACKUPS_KEPT_DAYS } from '@gaplens/contracts/limits'
import { SECRET_NAMES } from '../../functions/src/runtime/environment-schema.ts'
import { REGION } from '../../functions/src/task-queue.ts'
import { Stop } from '../lib/say.ts'
import { makeAccounts } from './access.ts'
import { setAuthentication } from './authentication.ts'
import { type GoogleApi, isAsWanted, listOf } from './google-api.ts'
import { makeAlerts, makeChannel, makeDashboard, makeMetrics } from './monitoring.ts'
import { APIS } from './roles.ts'
import type { SetupOptions } from './setup-options.ts'

/**
 * Prepares a project for its first deploy. Each step checks the present state and changes only what differs, so it can
 * be run again at any time.
 * @returns the remaining manual steps
 * @throws Stop for a wrong setting that cannot be changed any more
 */
export async function setUp(api: GoogleApi, options: SetupOptions): Promise<string[]> {
  await enableApis(api, options)
  await makeDatabase(api, options)
  await makeAccounts(api, options)
  const left = [...(await setAuthentication(api, options)), ...(await makeSecrets(api, options))]
  const channel = await makeChannel(api, options)
  await makeMetrics(api, options)
  await makeDashboard(api, options)
  await makeBudget(api, options)
  // Last, because the first alerts of a project wait until Cloud Monitoring knows their metrics.
  await makeAlerts(api, options, channel)
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
  const daily = { retention: `${BACKUPS_KEPT_DAYS * 24 * 3_600}s`, dailyRecurrence: {} }
  await api.call('POST', `${base}/(default)/backupSchedules`, daily)
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

async function makeBudget(api: GoogleApi, { project, budget }: SetupOptions): Promise<void> {
  if (budget === 0) return
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
    // Without a currency the amount is in the billing account's, and no other would be accepted.
    amount: { specifiedAmount: { units: String(budget) } },
    thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 0.9 }, { thresholdPercent: 1 }],
  }
  if (there === undefined) await api.call('POST', url, wanted)
  else if (!isAsWanted(there.amount, wanted.amount))
    await api.call('PATCH', `https://billingbudgets.googleapis.com/v1/${String(there.name)}`, wanted)
}
