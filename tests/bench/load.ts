import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isFinished } from '@gaplens/contracts/analysis/job'
import { auditLedger } from '../../functions/src/points/audit.ts'
import { openUserAccount } from '../../functions/src/points/open-user-account.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { type Account, ensureAccount, signIn } from '../../scripts/lib/accounts.ts'
import { callApi, startJob } from '../../scripts/lib/api-client.ts'
import { buildAll } from '../../scripts/lib/build.ts'
import { processesBelow } from '../../scripts/lib/processes.ts'
import { runMain, Stop, say } from '../../scripts/lib/say.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { startSuite } from '../../scripts/lib/suite.ts'
import { API_MEMORY_MB, startApi } from './start-api.ts'

const POLL_MS = 2_000
/** Each user may run three at once. */
const JOBS_PER_USER = 3
/** Longest that all jobs may take once polling has ended. */
const DRAIN_MS = 10 * 60_000
/** What an instance of `runAnalysis` has in the cloud, in MB. */
const WORKER_MEMORY_MB = 1_024

/**
 * `npm run bench:load`: jobs at once and users who poll, on the emulators. All jobs end, nothing answers 5xx that was
 * not meant to, the ledger is clean, and the workers' memory is printed. Exit code 1 when one of these is not so.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '100' },
      users: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '60' },
    },
  })
  const [jobs, users, seconds] = [Number(values.jobs), Number(values.users), Number(values.seconds)]
  for (const name of ['SERPAPI_API_KEY', 'SERPAPI_BASE_URL', 'GEMINI_API_KEY']) delete process.env[name]
  await buildAll()
  const suite = await startSuite({ offset: 27_000, dataFolder: null })
  try {
    const db = suiteDatabase(suite)
    const people = await signedIn(suite, db, Math.ceil(jobs / JOBS_PER_USER))
    const api = await startApi(suite)
    const before = { api: await api.residentMb(), workers: workersMemory(suite.group) }
    say(`Starting ${jobs} analyses of ${people.length} users at once…`)
    const started = Date.now()
    const ids = await Promise.all(
      Array.from({ length: jobs }, async (_, at) => {
        const person = people[at % people.length]
        const sample = SAMPLES[at % SAMPLES.length]
        if (person === undefined || sample === undefined) throw new Error('nobody to start it')
        const targetKeyword = `${sample.targetKeyword} ${Math.floor(at / SAMPLES.length) + 1}`
        return { id: await startJob(api, person, { ...sample, targetKeyword }), token: person }
      }),
    )
    const accepted = Date.now() - started
    say(`${users} users poll every ${POLL_MS / 1_000} s for ${seconds} s…`)
    const polls = await pollFor(api, ids, users, seconds)
    const ends = await drained(db, started)
    const after = { api: await api.residentMb(), workers: workersMemory(suite.group) }
    api.stop()
    const findings: string[] = []
    const audit = await auditLedger(db, ({ uid, problem }) => void findings.push(`${uid}: ${problem}`))

    console.table({
      'analyses started': ids.length,
      'accepted within, ms': accepted,
      'ended within, s': Math.round(ends.lastMs / 1_000),
      'median from start to end, s': Math.round(ends.medianMs / 1_000),
      'ended, by status': JSON.stringify(ends.byStatus),
      polls: polls.sent,
      'polls a second': Math.round(polls.sent / seconds),
      'poll median / p95, ms': `${polls.median} / ${polls.p95}`,
      'answers, by status': JSON.stringify(polls.byStatus),
      'ledger entries audited': audit.entries,
      'ledger findings': findings.length,
      'API process, MB before → after': `${before.api} → ${after.api}`,
      'worker processes before → after': `${before.workers.count} → ${after.workers.count}`,
      'their memory, MB before → after': `${before.workers.sum} → ${after.workers.sum}`,
      'largest worker, MB': after.workers.largest,
      'MB a job': ((after.api - before.api + after.workers.sum - before.workers.sum) / ids.length).toFixed(1),
    })
    const wrong = [
      ...(ends.unfinished > 0 ? [`${ends.unfinished} jobs did not end`] : []),
      ...(polls.serverErrors > 0 ? [`${polls.serverErrors} answers were 5xx`] : []),
      ...(after.api > API_MEMORY_MB ? [`the API took more than ${API_MEMORY_MB} MB`] : []),
      ...(after.workers.largest > WORKER_MEMORY_MB ? [`a worker took more than ${WORKER_MEMORY_MB} MB`] : []),
      ...findings,
    ]
    if (wrong.length > 0) throw new Stop(`The load was not borne: ${wrong.join('; ')}`)
  } finally {
    await suite.stop()
  }
  say('All jobs ended, no 5xx, ledger clean.')
  process.exit(0)
})

type Suite = Awaited<ReturnType<typeof startSuite>>
type Database = ReturnType<typeof suiteDatabase>

async function signedIn(suite: Suite, db: Database, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let at = 0; at < count; at += 1) {
    const uid = `load-${at}`
    const account: Account = { uid, email: `${uid}@people.test`, password: 'correct-horse', displayName: uid }
    await ensureAccount(suite, account)
    await openUserAccount(db, uid, { adminEmail: null, addressKey: null }, new Date())
    tokens.push(await signIn(suite, account))
  }
  return tokens
}

/** Users who each poll one of the jobs, as the client does, begun evenly over one interval. */
async function pollFor(
  api: Pick<Suite, 'address'>,
  jobs: readonly { id: string; token: string }[],
  users: number,
  seconds: number,
) {
  const until = Date.now() + seconds * 1_000
  const times: number[] = []
  const byStatus: Record<string, number> = {}
  await Promise.all(
    Array.from({ length: users }, async (_, at) => {
      await sleep((at / users) * POLL_MS)
      const job = jobs[at % jobs.length]
      if (job === undefined) return
      while (Date.now() < until) {
        const sent = Date.now()
        const status = await callApi(api, job.token, `/results/${job.id}`).then(
          async (answer) => {
            await answer.arrayBuffer()
            return String(answer.status)
          },
          () => 'no answer',
        )
        times.push(Date.now() - sent)
        byStatus[status] = (byStatus[status] ?? 0) + 1
        await sleep(Math.max(0, POLL_MS - (Date.now() - sent)))
      }
    }),
  )
  times.sort((a, b) => a - b)
  return {
    sent: times.length,
    median: times[times.length >> 1] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    byStatus,
    serverErrors: Object.entries(byStatus).reduce(
      (sum, [code, n]) => (/^(5|no)/.test(code) ? sum + n : sum),
      0,
    ),
  }
}

/** Waits until every job has ended. */
async function drained(db: Database, started: number) {
  const until = Date.now() + DRAIN_MS
  for (;;) {
    const all = (await db.analyses().where('uid', '>=', 'load-').where('uid', '<', 'load.').get()).docs
    const documents = all.map((document) => document.data())
    const unfinished = documents.filter(({ status }) => !isFinished(status)).length
    if (unfinished > 0 && Date.now() < until) {
      await sleep(1_000)
      continue
    }
    const durations = documents
      .flatMap(({ completedAt }) => (completedAt ? [completedAt.toMillis() - started] : []))
      .toSorted((a, b) => a - b)
    const byStatus: Record<string, number> = {}
    for (const { status } of documents) byStatus[status] = (byStatus[status] ?? 0) + 1
    return {
      unfinished,
      byStatus,
      lastMs: durations.at(-1) ?? 0,
      medianMs: durations[durations.length >> 1] ?? 0,
    }
  }
}

/** Memory of the functions' worker processes, in MB. */
function workersMemory(group: number) {
  const sizes = processesBelow(group)
    .filter(({ command }) => command.includes('functionsEmulatorRuntime'))
    .map(({ residentMb }) => Math.round(residentMb))
  return {
    count: sizes.length,
    sum: sizes.reduce((sum, size) => sum + size, 0),
    largest: Math.max(0, ...sizes),
  }
}
