import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildAll } from '../../scripts/lib/build.ts'
import { runMain, Stop, say } from '../../scripts/lib/say.ts'
import { startSuite } from '../../scripts/lib/suite.ts'

/** What an instance of `runAnalysis` has in the cloud (`functions/src/entries/run-analysis.ts`). */
const INSTANCE_MB = 1_024
const BatchSchema = z.object({ reports: z.number(), highestMb: z.number(), seconds: z.number() })

/**
 * `npm run bench:memory`: one instance that works on four jobs at a time, batch after batch. Its memory must level off
 * below what the instance has; exit code 1 when it does not, or a job has no report.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { batches: { type: 'string', default: '6' }, jobs: { type: 'string', default: '20' } },
  })
  const [batches, jobs] = [Number(values.batches), Number(values.jobs)]
  await buildAll()
  const suite = await startSuite({ offset: 28_000, dataFolder: null })
  const host = fork(fileURLToPath(new URL('./worker-host.ts', import.meta.url)), {
    // A line for each stage of each job would bury the table.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Node bounds its heap by the container's memory (half of it); here nothing else would say so.
    execArgv: [`--max-old-space-size=${INSTANCE_MB / 2}`],
    env: {
      PATH: process.env.PATH ?? '',
      // A project that no trigger of the suite listens to: the jobs are this instance's alone.
      GCLOUD_PROJECT: 'demo-memory',
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${suite.ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${suite.ports.auth}`,
      SERPAPI_BASE_URL: `http://127.0.0.1:${suite.ports.sandbox}`,
      METADATA_SERVER_DETECTION: 'none',
    },
  })
  const ended = once(host, 'exit').then(() => {
    throw new Stop('The instance ended in the middle of its work.')
  })
  const answer = async <T>(schema: z.ZodType<T>) => {
    const gone = new AbortController()
    const message = once(host, 'message', { signal: gone.signal })
    const [value] = await Promise.race([message, ended]).finally(() => gone.abort())
    return schema.parse(value)
  }
  try {
    await answer(z.literal('ready'))
    const rows: { 'jobs so far': number; reports: number; 'highest MB': number; 'seconds a job': string }[] =
      []
    for (let batch = 1; batch <= batches; batch += 1) {
      host.send(jobs)
      const { reports, highestMb, seconds } = await answer(BatchSchema)
      rows.push({
        'jobs so far': batch * jobs,
        reports,
        'highest MB': Math.round(highestMb),
        'seconds a job': (seconds / jobs).toFixed(2),
      })
      say(`${batch * jobs} jobs`)
    }
    console.table(rows)
    const highest = Math.max(...rows.map((row) => row['highest MB']))
    if (rows.some((row) => row.reports < jobs)) throw new Stop('Some jobs ended without a report.')
    if (highest > INSTANCE_MB) throw new Stop(`The instance took ${highest} MB; it has ${INSTANCE_MB}.`)
    say(`Every job has its report; the instance never took more than ${highest} MB of ${INSTANCE_MB}.`)
  } finally {
    ended.catch(() => undefined)
    if (host.connected) host.disconnect()
    await suite.stop()
  }
  process.exit(0)
})
