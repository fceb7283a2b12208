import { HistoryPageSchema } from '@gaplens/contracts/analysis/requests'
import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { describe, expect, it } from 'vitest'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { seedAnalysis } from '../e2e/seeded-analysis.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
/** Its page answers only when its time is up. */
const SLOW = { targetKeyword: '手沖咖啡', userPageUrl: 'https://faults.test/hang' }

const cancel = (token: string | null, id: string, json: unknown) =>
  callApi(suite, token, `/analyses/${id}/cancellation`, { json })
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error.code]

describe('cancelling an analysis', () => {
  it('ends it at once; the point stays, and only once its owner was told so', async () => {
    const mei = await newPerson(suite, 'mei')
    const jobId = await startJob(suite, mei.token, SLOW)
    const job = async () => (await db.analyses().doc(jobId).get()).data()
    await expect.poll(async () => (await job())?.stage).toBe('pages')

    expect(await codeOf(await cancel(mei.token, jobId, { pointStays: false }))).toEqual([409, 'job-begun'])
    expect((await job())?.status).toBe('processing')
    const answer = await cancel(mei.token, jobId, { pointStays: true })
    expect([answer.status, await answer.json()]).toEqual([200, { refunded: false }])
    const ended = await finishedJob(suite, mei.token, jobId)
    expect(ended).toMatchObject({
      status: 'failed',
      data: null,
      error: { code: 'cancelled', refunded: false },
    })
    expect((await db.users().doc(mei.uid).get()).data()?.points).toBe(SIGNUP_POINTS - 1)
    // Once more is the same answer and no other point.
    expect(await (await cancel(mei.token, jobId, { pointStays: false })).json()).toEqual({ refunded: false })

    const history = HistoryPageSchema.parse(await (await callApi(suite, mei.token, '/analyses')).json())
    expect(history.data[0]).toMatchObject({ id: jobId, isCancelled: true, hasErrors: false })
    expect((await callApi(suite, mei.token, `/export/html/${jobId}`)).status).toBe(404)
    // No failure of ours: the statistics hear of its searches only.
    expect([undefined, 'abandoned']).toContain((await db.jobEnds().doc(jobId).get()).data()?.status)
    // It no longer stands in the way of the same request.
    const next = await startJob(suite, mei.token, SLOW)
    expect(next).not.toBe(jobId)
    expect((await cancel(mei.token, next, { pointStays: true })).status).toBe(200)
  })

  it('is refused for another’s, for one that has ended, and for a request that is none', async () => {
    const [mei, jun] = [await newPerson(suite, 'mei'), await newPerson(suite, 'jun')]
    const id = await seedAnalysis(mei.uid)
    expect(await codeOf(await cancel(jun.token, id, { pointStays: true }))).toEqual([404, 'not-found'])
    expect(await codeOf(await cancel(null, id, { pointStays: true }))).toEqual([401, 'unauthenticated'])
    expect(await codeOf(await cancel(mei.token, id, { pointStays: true }))).toEqual([409, 'job-finished'])
    expect(await codeOf(await cancel(mei.token, id, {}))).toEqual([400, 'invalid-request'])
    expect(await codeOf(await cancel(mei.token, '__x__', { pointStays: true }))).toEqual([404, 'not-found'])
  })
})
