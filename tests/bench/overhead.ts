import { parseArgs } from 'node:util'
import { ACCOUNTS, SAMPLES } from '../../sandbox/src/seed.ts'
import { ensureAccount, signIn } from '../../scripts/lib/accounts.ts'
import { finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { buildAll } from '../../scripts/lib/build.ts'
import { runMain, say } from '../../scripts/lib/say.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { startSuite } from '../../scripts/lib/suite.ts'

/** Each answer of the sandbox comes after this long. */
const DELAY_MS = 300
/** The slowest chain: a search (two requests when the overview comes by token), then robots.txt, then the page. */
const CHAIN_REQUESTS = { inline: 3, byToken: 4 } as const

/**
 * `npm run bench:overhead`: what a job costs beyond its upstream answers, on the emulator suite, with a sandbox that
 * takes 300 ms for every answer. The first jobs warm the workers and are not counted.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
  for (const name of ['SERPAPI_API_KEY', 'SERPAPI_BASE_URL', 'GEMINI_API_KEY']) delete process.env[name]
  await buildAll()
  const suite = await startSuite({ offset: 26_000, dataFolder: null, sandboxDelayMs: DELAY_MS })
  try {
    const db = suiteDatabase(suite)
    await ensureAccount(suite, ACCOUNTS.admin)
    const token = await signIn(suite, ACCOUNTS.admin)
    const rows: { keyword: string; overheadMs: number; durationMs: number; chainMs: number }[] = []
    const rounds = Number(values.rounds)
    for (let round = -2; round < rounds; round += 1) {
      const sample = SAMPLES[Math.abs(round) % SAMPLES.length]
      if (sample === undefined) throw new Error('the sandbox has no samples')
      const jobId = await startJob(suite, token, sample)
      await finishedJob(suite, token, jobId, { intervalMs: 100 })
      const job = (await db.analyses().doc(jobId).get()).data()
      if (!job?.completedAt || !job.startedAt || !job.result) throw new Error('the job has no report')
      const chain = (job.result.usage?.searches ?? 1) > 1 ? CHAIN_REQUESTS.byToken : CHAIN_REQUESTS.inline
      const durationMs = job.completedAt.toMillis() - job.startedAt.toMillis()
      const chainMs = chain * DELAY_MS
      if (round >= 0)
        rows.push({ keyword: sample.targetKeyword, durationMs, chainMs, overheadMs: durationMs - chainMs })
    }
    console.table(rows)
    const sorted = rows.map((row) => row.overheadMs).toSorted((a, b) => a - b)
    console.log(
      `overhead of a warm job: median ${sorted[sorted.length >> 1]} ms, highest ${sorted.at(-1)} ms (aim: under 1,000 ms)`,
    )
  } finally {
    await suite.stop()
    say('Done.')
  }
  process.exit(0)
})
