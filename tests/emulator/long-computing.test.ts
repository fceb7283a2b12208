import { expect, it, vi } from 'vitest'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import { createWorker, workerDependencies } from '../faults/worker.ts'
import { createWorld } from '../faults/world.ts'
import { testSuite } from '../support/suite.ts'

const lines = await vi.hoisted(async () => (await import('../support/log-lines.ts')).captureLogLines())

it('a comparison that takes too long ends its analysis with a refund, and no other of the same process', async () => {
  const world = createWorld(testSuite().ports.firestore, 2)
  const [slow, other] = [await world.start(0, 'slow', 'fine'), await world.start(1, 'other', 'fine')]
  const deps = workerDependencies(createWorker(world.firestore, { kind: 'none' }), world.providers, world.now)
  // No comparison is done in a millisecond.
  const outcomes = await Promise.all([runJob(slow, { ...deps, computingMs: 1 }), runJob(other, deps)])
  expect(outcomes).toEqual(['failed', 'completed'])
  const ended = (await world.db.analyses().doc(slow).get()).data()
  expect(ended).toMatchObject({
    status: 'failed',
    attempt: 1,
    error: { code: 'deadline-exceeded', refunded: true },
  })
  const line = lines.find((each) => each.includes('"analysis-failed"'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    severity: 'ERROR',
    analysisId: slow,
    failure: 'deadline-exceeded',
    error: 'ComputingTooLong',
  })
  await world.close()
})
