import { EstimateAnswerSchema } from '@gaplens/contracts/analysis/requests'
import { expect, it } from 'vitest'
import { bucketOf } from '../../functions/src/stats/durations.ts'
import { recentEstimate } from '../../functions/src/stats/estimate.ts'
import { EMPTY_DAY } from '../../functions/src/stats/job-ends.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { createWorld } from '../faults/world.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()

it('covers the last seven days in Taipei, and no more', async () => {
  // A database of its own: these are days of everybody.
  const { db, close } = createWorld(suite.ports.firestore)
  const now = new Date('2026-11-21T02:00:00Z')
  const day = (name: string, ms: number, runs: number) =>
    db
      .statDays()
      .doc(name)
      .set({ ...EMPTY_DAY, durations: { [bucketOf(ms)]: runs } })
  await day('2026-11-14', 200_000, 500)
  await day('2026-11-15', 30_000, 9)
  expect(await recentEstimate(db, now)).toBeNull()
  await day('2026-11-21', 30_000, 1)
  const found = await recentEstimate(db, now)
  for (const ms of [found?.fromMs, found?.toMs]) expect(Math.abs((ms ?? 0) - 30_000)).toBeLessThan(1_800)
  await close()
})

it('answers only people who are signed in', async () => {
  expect((await callApi(suite, null, '/estimate')).status).toBe(401)
  const answer = await callApi(suite, (await newPerson(suite)).token, '/estimate')
  expect(EstimateAnswerSchema.safeParse(await answer.json()).success).toBe(true)
})
