import { join } from 'node:path'
import { sweepAnalyses } from '../functions/src/analysis/job/sweep-analyses.ts'
import { upkeepFor } from '../functions/src/runtime/process-documents.ts'
import { ACCOUNTS, SAMPLES } from '../sandbox/src/seed.ts'
import { buildAll } from './lib/build.ts'
import { loadSecrets } from './lib/environment.ts'
import { findFirestoreEmulator } from './lib/firestore-emulator.ts'
import { LOCAL } from './lib/paths.ts'
import { portOffset, portsAt, requireFree } from './lib/ports.ts'
import { runMain, Stop, say } from './lib/say.ts'
import { seed, suiteDatabase } from './lib/seed.ts'
import { type Suite, startSuite } from './lib/suite.ts'
import { suiteTasks } from './lib/suite-tasks.ts'

/** The interval of the deployed schedule. The emulator suite has no scheduler, so this script calls the sweep itself. */
const SWEEP_EVERY_MS = 60_000

/** `npm start`: the whole product on this machine. */
await runMain(async () => {
  const offset = portOffset(process.argv)
  const interrupted = nextInterrupt()
  loadSecrets()
  await requireFree(portsAt(offset), offset)
  // What is missing is said before anything takes long.
  await findFirestoreEmulator()
  await buildAll()
  const suite = await startSuite({ offset, dataFolder: join(LOCAL, `data-${offset}`), samples: SAMPLES })
  try {
    const db = suiteDatabase(suite)
    const outcome = await Promise.race([seed(suite, db), interrupted])
    if (outcome === 'interrupted') return
    const sweeping = sweepEveryMinute(suite, db)
    greet(suite)
    const broken = await Promise.race([suite.broken, interrupted])
    clearInterval(sweeping)
    if (broken !== 'interrupted') throw new Stop(`${broken} has ended by itself; see the logs in .local/.`)
  } finally {
    say('Saving data and stopping…')
    await suite.stop()
    say('Stopped.')
  }
  // Clients of the emulators leave sockets open, which would keep this process alive.
  process.exit(process.exitCode ?? 0)
})

function nextInterrupt(): Promise<'interrupted'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve('interrupted'))
  })
}

function sweepEveryMinute(suite: Suite, db: ReturnType<typeof suiteDatabase>): NodeJS.Timeout {
  const tasks = suiteTasks(suite.ports)
  return setInterval(() => {
    const upkeep = upkeepFor(db, () => new Date(), SWEEP_EVERY_MS)
    sweepAnalyses(upkeep, tasks).catch((error: unknown) => say(`The sweep failed: ${error}`))
  }, SWEEP_EVERY_MS)
}

function greet(suite: Suite): void {
  const { user, admin } = ACCOUNTS
  process.stdout.write(`
  GapLens is ready:  ${suite.address}

  Sign in with e-mail and password:
    user   ${user.email}   ${user.password}
    admin  ${admin.email}   ${admin.password}
  or with Google (the auth emulator asks for any address).

  Try:  ${SAMPLES.map((sample) => `${sample.targetKeyword}  ${sample.userPageUrl}`).join('\n        ')}

  Ctrl-C stops everything and keeps the data; npm run reset clears it.
`)
}
