import { execFileSync } from 'node:child_process'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { sweepAnalyses } from '../../functions/src/analysis/job/sweep-analyses.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { suiteTasks } from '../../scripts/lib/suite-tasks.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const tasks = suiteTasks(suite.ports)

/** SIGKILL for every functions worker of the suite. @returns how many there were */
function killWorkers(): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' }).split('\n')
  const workers = processes.flatMap((line) => {
    const [pid, group] = line.trim().split(/\s+/)
    return Number(group) === suite.group && line.includes('functionsEmulatorRuntime') ? [Number(pid)] : []
  })
  for (const pid of workers) process.kill(pid, 'SIGKILL')
  return workers.length
}

describe('a functions worker killed in the middle of a job', () => {
  it('leaves a job that the sweep sets going again, from the steps already stored, charged and refunded once', async () => {
    const mei = await newPerson(suite, 'mei')
    const sample = SAMPLES[0]
    if (sample === undefined) throw new Error('the sandbox has no samples')
    // The user's page hangs, so the worker is at its pages when it dies.
    const jobId = await startJob(suite, mei.token, { ...sample, userPageUrl: 'https://faults.test/hang' })
    const job = db.analyses().doc(jobId)
    await expect.poll(async () => (await job.get()).data()?.stage).toBe('pages')
    const fetchedAt = (await job.get()).data()?.storedOverview

    expect(killWorkers()).toBeGreaterThan(0)
    // Time passes: nobody renews the lease.
    await job.update({ leaseUntil: Timestamp.fromMillis(Date.now() - 1_000) })
    await sweepAnalyses(
      upkeepFor(db, () => new Date(Date.now() + 61_000), 10_000),
      tasks,
    )

    const ended = await finishedJob(suite, mei.token, jobId, { timeoutMs: 60_000 })
    expect(ended.status).toBe('completed_with_errors')
    expect((await job.get()).data()?.attempt).toBe(2)
    // The search was stored, so the second worker did not ask again.
    expect(fetchedAt).toBeDefined()
    // A page that could not be read costs nothing: the one charge came back, once.
    expect((await db.users().doc(mei.uid).get()).data()?.points).toBe(5)
    const kinds = (await db.ledger(mei.uid).get()).docs.map((entry) => entry.data().kind)
    expect(kinds.toSorted()).toEqual(['analysis', 'refund', 'signup'])
  })
})
