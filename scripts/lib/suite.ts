import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Service, startService } from './child.ts'
import { findFirestoreEmulator } from './firestore-emulator.ts'
import { keepHashedFiles } from './hashed-files.ts'
import { inRoot, LOCAL } from './paths.ts'
import { paymentSecret } from './payment-secret.ts'
import { type Ports, portsAt, requireFree } from './ports.ts'
import { Stop, say } from './say.ts'

export const PROJECT_ID = 'demo-gaplens'

export interface SuiteOptions {
  readonly offset: number
  /** Folder that keeps data between runs; null when data is not kept. */
  readonly dataFolder: string | null
  /** Added to the functions' environment. */
  readonly env?: Record<string, string>
  /** Milliseconds by which the sandbox delays every answer. */
  readonly sandboxDelayMs?: number
  /** Samples that the client offers to try. */
  readonly samples?: readonly { targetKeyword: string; userPageUrl: string }[]
}

/** The emulators and the sandbox, running. */
export interface Suite {
  readonly ports: Ports
  readonly address: string
  /** The emulators' process group, functions workers included. */
  readonly group: number
  /** Resolves with the name of a service that ended unexpectedly. */
  readonly broken: Promise<string>
  stop(): Promise<void>
}

/** Starts the emulator suite and the sandbox, and waits until the API answers through hosting. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const ports = portsAt(options.offset)
  await requireFree(ports, options.offset)
  const suite = await findFirestoreEmulator()
  const config = await writeConfig(ports, options.offset)
  await publishClient(ports, options)

  const services: Service[] = []
  const stop = async () => {
    // The emulators are stopped first, because their last requests may still need the sandbox.
    for (const service of services.toReversed()) await service.stop()
    await rm(config, { force: true })
  }
  try {
    services.push(await startSandboxService(ports, options))
    say(`Starting the emulators (Firestore: ${suite.emulator})…`)
    const log = join(LOCAL, `emulators-${options.offset}.log`)
    const dataArgs = await dataArguments(options.dataFolder)
    const args = ['emulators:start', '--project', PROJECT_ID, '--config', config, ...dataArgs]
    const emulators = await startService('The emulator suite', suite.command, [...suite.args, ...args], {
      logFile: log,
      env: {
        ...functionsEnvironment(ports, options.env ?? {}),
        ...(await ownTemporaryFolder(options.offset)),
      },
    })
    services.push(emulators)
    const address = `http://127.0.0.1:${ports.hosting}`
    await untilReady(`${address}/api/analyses`, emulators)
    return {
      ports,
      address,
      group: emulators.group,
      broken: Promise.race(services.map((service) => service.ended.then(() => service.name))),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startSandboxService(ports: Ports, options: SuiteOptions): Promise<Service> {
  return await startService('The sandbox', process.execPath, ['sandbox/src/main.ts'], {
    logFile: join(LOCAL, `sandbox-${options.offset}.log`),
    env: {
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_DELAY_MS: String(options.sandboxDelayMs ?? 0),
      SANDBOX_PAYMENT_WEBHOOK: `http://127.0.0.1:${ports.hosting}/api/payments/webhook`,
      SANDBOX_PAYMENT_SECRET: await paymentSecret(PROJECT_ID),
    },
  })
}

/**
 * A temporary folder for this copy only. The emulators find their hub by a file there that is named after the project.
 * If two copies shared the folder, the first to stop would export the data of the other over its own. The path is short,
 * because the paths of sockets in it have a limit.
 */
async function ownTemporaryFolder(offset: number): Promise<Record<string, string>> {
  const folder = join(tmpdir(), `gaplens-${offset}`)
  await mkdir(folder, { recursive: true })
  return { TMPDIR: folder, TEMP: folder, TMP: folder }
}

/** The environment of the functions. With real keys they use the real services, without a search key the sandbox. */
function functionsEnvironment(ports: Ports, extra: Record<string, string>): Record<string, string> {
  const real = Boolean(process.env.SERPAPI_API_KEY)
  const base = process.env.SERPAPI_BASE_URL || (real ? '' : `http://127.0.0.1:${ports.sandbox}`)
  return {
    // Otherwise the functions emulator checks for updates and looks for a metadata server.
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
    // All requests come from one IP address here.
    REQUESTS_PER_ADDRESS: '1000000',
    NEW_ACCOUNTS_PER_ADDRESS: '1000000',
    ...(base !== '' && { SERPAPI_BASE_URL: base }),
    ...extra,
  }
}

async function dataArguments(folder: string | null): Promise<string[]> {
  if (folder === null) return []
  await mkdir(LOCAL, { recursive: true })
  const saved = existsSync(join(folder, 'firebase-export-metadata.json'))
  return [`--export-on-exit=${folder}`, ...(saved ? [`--import=${folder}`] : [])]
}

/** Writes firebase.json with the ports of this copy, into the same folder, because its paths are relative to it. */
export async function writeConfig(ports: Ports, offset: number): Promise<string> {
  const config = JSON.parse(await readFile(inRoot('firebase.json'), 'utf8'))
  for (const [name, emulator] of Object.entries<{ port?: number; host?: string }>(config.emulators)) {
    if (typeof emulator !== 'object' || emulator.port === undefined) continue
    emulator.port = ports[name as keyof Ports]
    emulator.host = '127.0.0.1'
  }
  config.hosting.public = publicFolder(offset)
  // The rules tests and fault tests use other projects on the same emulator.
  config.emulators.singleProjectMode = false
  config.emulators.firestore.websocketPort = ports.firestoreWebsocket
  for (const rule of config.hosting.headers) {
    for (const header of rule.headers) {
      if (header.key === 'Content-Security-Policy') header.value = allowEmulators(header.value, ports)
    }
  }
  const assets = inRoot('hosting', 'dist', 'assets')
  // A suite that starts Firestore alone serves no client, and may run before one was built.
  if (existsSync(assets)) config.hosting.headers.push(await keepHashedFiles(assets))
  const file = inRoot(`firebase.local-${offset}.json`)
  await writeFile(file, JSON.stringify(config, null, 2))
  return file
}

/** Adds the emulators to the policy, because the deployed policy allows Google's services only. */
function allowEmulators(policy: string, ports: Ports): string {
  const origins = (...wanted: number[]) =>
    wanted.flatMap((port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`]).join(' ')
  return policy
    .replace(/connect-src [^;]*/, `$& ${origins(ports.auth, ports.firestore)}`)
    .replace(/frame-src [^;]*/, `$& ${origins(ports.auth)}`)
}

/** Folder that a copy's client is served from, relative to the project. */
function publicFolder(offset: number): string {
  return `.local/client-${offset}`
}

/**
 * Copies the built client for this copy of the project and configures it for the emulators of this copy. A later build,
 * or another copy of the project, does not change the client while it is in use.
 */
export async function publishClient(
  ports: Ports,
  { offset, samples = [] }: Pick<SuiteOptions, 'offset' | 'samples'>,
): Promise<void> {
  const folder = inRoot(publicFolder(offset))
  await rm(folder, { recursive: true, force: true })
  await cp(inRoot('hosting', 'dist'), folder, { recursive: true })
  const payment = (plan: string) => `http://127.0.0.1:${ports.sandbox}/pay?plan=${plan}&uid={uid}`
  const settings = {
    emulators: { authPort: ports.auth, firestorePort: ports.firestore },
    samples,
    paymentUrls: { starter: payment('starter'), advanced: payment('advanced') },
  }
  await writeFile(join(folder, 'runtime-config.js'), `window.__GAPLENS__ = ${JSON.stringify(settings)}\n`)
}

const READY_TIMEOUT_MS = 120_000

/** Waits until the API answers (401, because nobody is signed in). @throws Stop with the end of the log */
async function untilReady(url: string, emulators: Service): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  let ended: number | null = null
  emulators.ended.then(
    (code) => {
      ended = code
    },
    () => undefined,
  )
  while (Date.now() < deadline && ended === null) {
    const status = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 401) return
    await sleep(300)
  }
  const log = await readFile(emulators.logFile, 'utf8').catch(() => '')
  const reason =
    ended === null ? `did not answer within ${READY_TIMEOUT_MS / 1000} s` : `ended (exit code ${ended})`
  throw new Stop(
    `The emulator suite ${reason}. The end of ${emulators.logFile}:\n${log.split('\n').slice(-25).join('\n')}`,
  )
}
