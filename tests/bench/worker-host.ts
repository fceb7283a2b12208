import { isFinished } from '@gaplens/contracts/analysis/job'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import { database } from '../../functions/src/runtime/database.ts'
import { environment } from '../../functions/src/runtime/environment.ts'
import { createProviders } from '../../functions/src/wiring.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { beginAnalysis } from '../support/begin-analysis.ts'

/**
 * One instance of `runAnalysis` as Cloud Run runs it: a process that works on several jobs at a time. (The functions
 * emulator starts a process for each.) Does as many as the parent asks for, and answers its memory in MB, how many of
 * them have a report, and the seconds they took.
 */
const AT_ONCE = 4

const db = database()
const now = () => new Date()
const providers = createProviders(environment(), now)
let started = 0

/** One job, start to end. @returns whether it has a report */
async function oneJob(): Promise<boolean> {
  started += 1
  const sample = SAMPLES[started % SAMPLES.length]
  if (sample === undefined) throw new Error('the sandbox has no samples')
  const uid = `memory-${started}`
  const person = {
    uid,
    email: `${uid}@people.test`,
    emailVerified: true,
    displayName: uid,
    photoURL: null,
    providers: ['password'],
  }
  const id = await beginAnalysis(db, {
    identity: person,
    request: sample,
    idempotencyKey: `key-${uid}`,
    opening: { adminEmail: null, addressKey: null },
    now: now(),
  })
  await runJob(id, { ...providers, db, now })
  const job = (await db.analyses().doc(id).get()).data()
  if (job === undefined || !isFinished(job.status)) throw new Error('the job did not end')
  return job.result !== null && job.result !== undefined
}

process.on('message', async (count: number) => {
  const began = performance.now()
  let [left, reports, highestMb] = [count, 0, 0]
  const lane = async () => {
    while (left > 0) {
      left -= 1
      if (await oneJob()) reports += 1
      highestMb = Math.max(highestMb, process.memoryUsage.rss() / 1_048_576)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  process.send?.({ reports, highestMb, seconds: (performance.now() - began) / 1_000 })
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
