import { gunzipSync } from 'node:zlib'
import type { LockedPackages } from '../deploy/prune-lock.ts'
import { FUNCTIONS_ACCOUNT } from '../setup/roles.ts'
import type { Published } from './google/published.ts'
import { readZip } from './read-zip.ts'

/** The expected result of a deploy, as the repository defines it. */
export interface Wanted {
  readonly project: string
  readonly region: string
  readonly authDomain: string
  readonly siteOrigin: string
  readonly webKey: string
  readonly adminEmail: string
  readonly minInstances: number
  readonly rules: string
  readonly indexes: {
    readonly indexes: readonly unknown[]
    readonly fieldOverrides: readonly { collectionGroup: string; fieldPath: string; ttl?: boolean }[]
  }
  readonly rewrites: readonly { readonly source: string }[]
  /** The repository's lock file: the versions that were tested. */
  readonly lock: LockedPackages
  readonly dependencies: Readonly<Record<string, string>>
}

/** For each function its secrets, its memory, its timeout, whether it is retried, and whether instances of it are kept. */
const FUNCTIONS: Readonly<
  Record<
    string,
    { secrets: string[]; memory: string; timeout: number | null; retried?: boolean; kept?: boolean }
  >
> = {
  api: {
    secrets: ['ADDRESS_HASH_KEY', 'GEMINI_API_KEY', 'PAYMENT_WEBHOOK_SECRET'],
    memory: '1024Mi',
    timeout: 60,
    kept: true,
  },
  onUserCreated: { secrets: ['ADDRESS_HASH_KEY'], memory: '512Mi', timeout: null, retried: true },
  onAnalysisCreated: { secrets: [], memory: '512Mi', timeout: null, retried: true, kept: true },
  runAnalysis: { secrets: ['GEMINI_API_KEY', 'SERPAPI_API_KEY'], memory: '1024Mi', timeout: 300, kept: true },
  runUpkeep: { secrets: [], memory: '512Mi', timeout: 120 },
  auditLedger: { secrets: [], memory: '512Mi', timeout: 540 },
}

const DEMO = /demo-gaplens|demo-api-key|gaplens\.example|social\.example/

/** All differences between what was published and what the repository defines; empty when there are none. */
export function faultsOf(published: Published, wanted: Wanted): string[] {
  return [
    ...published.unanswered.map((asked) => `the stand-in has no answer for ${asked}`),
    ...clientFaults(published, wanted),
    ...headerFaults(published, wanted),
    ...cachingFaults(published),
    ...databaseFaults(published, wanted),
    ...functionFaults(published, wanted),
    ...sourceFaults(published, wanted),
  ]
}

function clientFaults({ files, released, hosting }: Published, wanted: Wanted): string[] {
  const faults: string[] = []
  if (!released) faults.push('the client was not released')
  let text = ''
  for (const [path, packed] of files) {
    const content = gunzipSync(packed).toString('utf8')
    text += content
    const demo = content.match(DEMO)?.[0]
    if (demo !== undefined) faults.push(`${path} holds the demo's ${demo}`)
    if (/\/\.|\.map$|\.env/.test(path)) faults.push(`${path} is published`)
  }
  for (const value of [wanted.project, wanted.webKey, wanted.authDomain, wanted.siteOrigin])
    if (!text.includes(value)) faults.push(`no file of the client holds the setting ${value}`)
  const rewrites = JSON.stringify((hosting?.config as { rewrites?: unknown })?.rewrites ?? [])
  for (const { source } of wanted.rewrites)
    if (!rewrites.includes(JSON.stringify(source))) faults.push(`no rewrite for ${source}`)
  // Otherwise people would keep using the API of the previous release, with its secrets and limits
  // (docs/decisions/0017-no-pinned-functions.md).
  if (rewrites.includes('"tag"')) faults.push('a rewrite is pinned to a revision')
  return faults
}

/** Hosting's rules for headers, as they were published. */
function headerRulesOf(hosting: Published['hosting']) {
  return ((hosting?.config as { headers?: unknown })?.headers ?? []) as {
    glob: string
    headers: Record<string, string>
  }[]
}

function headerFaults({ hosting }: Published, wanted: Wanted): string[] {
  const rules = headerRulesOf(hosting)
  const faults: string[] = []
  const everywhere = rules.find(({ glob }) => glob === '**')?.headers ?? {}
  const policy = everywhere['Content-Security-Policy'] ?? ''
  const own = new URL(wanted.siteOrigin).hostname === wanted.authDomain
  const frames = policy.match(/frame-src ([^;]*)/)?.[1]?.split(' ') ?? []
  if (!frames.includes(own ? "'self'" : `https://${wanted.authDomain}`))
    faults.push(`frame-src does not let the sign-in domain ${wanted.authDomain} in`)
  if (DEMO.test(JSON.stringify(rules))) faults.push("the headers name the demo's domain")
  const helper = rules.findLast(({ glob }) => glob === '/__/auth/**')?.headers ?? {}
  const framedBy = helper['Content-Security-Policy']?.match(/frame-ancestors ([^;]*)/)?.[1]?.split(' ') ?? []
  const mayBeFramed = framedBy.includes("'self'") && framedBy.includes(wanted.siteOrigin)
  if (!mayBeFramed || /^$|deny|sameorigin/i.test(helper['X-Frame-Options'] ?? ''))
    faults.push('the sign-in helper under /__/auth cannot be framed by the site')
  for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy'])
    if (!everywhere[name]) faults.push(`no ${name} header`)
  return faults
}

/** Checks that browsers cache files with a hash in their name, and do not cache the answer for a missing file. */
function cachingFaults({ hosting, files }: Published): string[] {
  const rules = headerRulesOf(hosting)
  const kept = rules.filter(({ headers }) => headers['Cache-Control']?.includes('immutable'))
  return [...files.keys()]
    .filter((path) => path.startsWith('/assets/'))
    .filter((path) => !kept.some(({ glob }) => glob.includes(path.slice('/assets/'.length))))
    .map((path) => `${path} is asked for again at each visit`)
}

function databaseFaults(published: Published, wanted: Wanted): string[] {
  const { databases, rules, indexes, fields } = published
  const faults = databases.map(
    (made) => `a database is made by the deploy, without protection: ${JSON.stringify(made)}`,
  )
  if (rules !== wanted.rules) faults.push('the rules are not those of firestore.rules')
  if (indexes.length !== wanted.indexes.indexes.length)
    faults.push(`${indexes.length} indexes instead of ${wanted.indexes.indexes.length}`)
  for (const { collectionGroup, fieldPath, ttl } of wanted.indexes.fieldOverrides) {
    const field = fields.get(`${collectionGroup}.${fieldPath}`)
    if (field === undefined) faults.push(`no policy for ${collectionGroup}.${fieldPath}`)
    else if (ttl === true && !('ttlConfig' in field))
      faults.push(`no TTL for ${collectionGroup}.${fieldPath}`)
  }
  return faults
}

function functionFaults(
  { functions, queues, schedules, cleanups, roles }: Published,
  wanted: Wanted,
): string[] {
  const faults: string[] = []
  const names = Object.keys(FUNCTIONS)
  if ([...functions.keys()].toSorted().join() !== names.toSorted().join())
    faults.push(`the functions are ${[...functions.keys()].join(', ')}`)
  for (const [name, is] of functions) {
    const want = FUNCTIONS[name]
    if (want === undefined) continue
    const service = is.serviceConfig as Record<string, unknown>
    const build = is.buildConfig as Record<string, unknown>
    const trigger = is.eventTrigger as Record<string, unknown> | undefined
    const secrets = ((service.secretEnvironmentVariables ?? []) as { key: string }[]).map(({ key }) => key)
    const say = (what: string, value: unknown, should: unknown) => {
      if (JSON.stringify(value) !== JSON.stringify(should))
        faults.push(`${name}: ${what} is ${JSON.stringify(value)} instead of ${JSON.stringify(should)}`)
    }
    say('region', String(is.name).split('/')[3], wanted.region)
    say('runtime', build.runtime, 'nodejs24')
    say('memory', service.availableMemory, want.memory)
    say('timeout', service.timeoutSeconds, want.timeout)
    say(
      'service account',
      service.serviceAccountEmail,
      `${FUNCTIONS_ACCOUNT}@${wanted.project}.iam.gserviceaccount.com`,
    )
    say('secrets', secrets.toSorted(), want.secrets)
    say('kept instances', service.minInstanceCount ?? 0, want.kept ? wanted.minInstances : 0)
    say(
      'ADMIN_EMAIL',
      (service.environmentVariables as Record<string, unknown>).ADMIN_EMAIL,
      wanted.adminEmail,
    )
    if (want.retried) say('retry', trigger?.retryPolicy, 'RETRY_POLICY_RETRY')
    if (trigger !== undefined) say('trigger region', trigger.triggerRegion, wanted.region)
  }
  const queue = queues.get('runAnalysis') as Record<string, Record<string, unknown>> | undefined
  if (queue?.retryConfig?.maxAttempts !== 60 || queue.rateLimits?.maxConcurrentDispatches !== 50)
    faults.push(`the queue is ${JSON.stringify(queue)}`)
  for (const [name, schedule] of [
    ['runUpkeep', 'every 1 minutes'],
    ['auditLedger', '30 3 * * *'],
  ])
    if (schedules.get(`firebase-schedule-${name}-${wanted.region}`)?.schedule !== schedule)
      faults.push(`${name} is not scheduled ${schedule}`)
  if (!cleanups.includes('gcf-artifacts')) faults.push('images of the functions are never cleaned up')
  const open = roles.filter(({ members }) => members.includes('allUsers')).map(({ where }) => where)
  if (open.join() !== 'api') faults.push(`open to everybody: ${open.join(', ')}`)
  return faults
}

function sourceFaults({ source }: Published, wanted: Wanted): string[] {
  if (source === null) return ['no source of the functions was uploaded']
  const files = readZip(source)
  const faults = [...files.keys()]
    .filter((path) => /\.map$|(^|\/)\.env|\.secret|\.test\.|^src\/|node_modules/.test(path))
    .map((path) => `${path} is uploaded with the functions`)
  const text = files.get('package-lock.json')?.toString('utf8')
  if (text === undefined) return [...faults, 'the functions are uploaded without a lock file']
  const { packages } = JSON.parse(text) as { packages: LockedPackages }
  for (const name of Object.keys(wanted.dependencies)) {
    const tested = wanted.lock[`functions/node_modules/${name}`] ?? wanted.lock[`node_modules/${name}`]
    const sent = packages[`node_modules/${name}`]?.version
    if (sent !== tested?.version) faults.push(`${name} is ${sent}, and ${tested?.version} was tested`)
  }
  return faults
}
