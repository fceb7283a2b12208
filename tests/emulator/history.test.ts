import { setTimeout } from 'node:timers/promises'
import { HistoricalAnalysisAnswerSchema, HistoryPageSchema } from '@gaplens/contracts/analysis/requests'
import { DraftBasisSchema } from '@gaplens/contracts/drafts/draft-score'
import { scoreDraft } from '@gaplens/coverage/draft/score-draft'
import { describe, expect, it } from 'vitest'
import { ACCOUNTS, SAMPLES, SEED_ANALYSES } from '../../sandbox/src/seed.ts'
import { signIn } from '../../scripts/lib/accounts.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { seedAnalysis } from '../e2e/seeded-analysis.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'
import { hasLogged } from '../support/suite-log.ts'

const suite = testSuite()
const db = suiteDatabase(suite)

async function page(token: string, query = '') {
  return HistoryPageSchema.parse(await (await callApi(suite, token, `/analyses${query}`)).json())
}

describe('the history', () => {
  it('pages through the seeded analyses by cursor: newest first, each once', async () => {
    const token = await signIn(suite, ACCOUNTS.user)
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const found: Awaited<ReturnType<typeof page>> = await page(
        token,
        `?limit=2${cursor === null ? '' : `&lastDocId=${cursor}`}`,
      )
      expect(found.data.length).toBeLessThanOrEqual(2)
      ids.push(...found.data.map((item) => item.id))
      expect(found.pagination.hasMore).toBe(ids.length < found.pagination.total)
      cursor = found.pagination.hasMore ? found.pagination.lastDocId : null
    } while (cursor !== null)
    expect(new Set(ids).size).toBe(ids.length)
    const all = await page(token, '?limit=100')
    expect(all.data.map((item) => item.id)).toEqual(ids)
    const times = all.data.map((item) => item.createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(all.data.map((item) => item.targetKeyword)).toEqual(
      expect.arrayContaining(SEED_ANALYSES.map((request) => request.targetKeyword)),
    )
  })

  it('is empty for someone new', async () => {
    const mei = await newPerson(suite, 'mei')
    expect(await page(mei.token)).toEqual({
      data: [],
      pagination: { hasMore: false, lastDocId: null, total: 0, unreadable: 0 },
    })
  })

  it.each(['0', '101', '-1', '1.5', 'x', ''])('refuses limit=%s', async (limit) => {
    const mei = await newPerson(suite, 'mei')
    expect((await callApi(suite, mei.token, `/analyses?limit=${limit}`)).status).toBe(400)
  })

  it('gives a past analysis in full, until its owner deletes it', async () => {
    const [sample] = SAMPLES
    if (sample === undefined) throw new Error('the sandbox has no samples')
    const mei = await newPerson(suite, 'mei')
    const jobId = await startJob(suite, mei.token, sample)
    const job = await finishedJob(suite, mei.token, jobId)

    const answer = await callApi(suite, mei.token, `/analyses/${jobId}`)
    const { data } = HistoricalAnalysisAnswerSchema.parse(await answer.json())
    expect(data).toMatchObject({ id: jobId, targetKeyword: sample.targetKeyword, analysisResult: job.data })
    const [item] = (await page(mei.token)).data
    expect(item).toMatchObject({
      id: jobId,
      qualityScore: job.data?.qualityAssessment.score,
      immediateActionsCount: job.data?.strategyAndPlan?.p1_immediate.length,
      hasWarnings: job.warnings.some(({ code }) => code !== 'ai-not-configured' && code !== 'quality-capped'),
      hasErrors: false,
    })
    expect(item?.summary.length).toBeGreaterThan(10)

    // What drafts are scored by comes with it, to its owner alone, and costs nothing.
    const jun = await newPerson(suite, 'jun')
    expect((await callApi(suite, jun.token, `/analyses/${jobId}/draft-basis`)).status).toBe(404)
    const kept = await callApi(suite, mei.token, `/analyses/${jobId}/draft-basis`)
    const basis = DraftBasisSchema.parse(await kept.json())
    expect(basis.gaps).toEqual(job.data?.coverage?.gaps.map(({ topicId }) => topicId))
    const own = basis.pages.find(({ role }) => role === 'user')
    expect(own?.text).toContain('手沖咖啡')

    expect((await callApi(suite, mei.token, `/analyses/${jobId}`, { method: 'DELETE' })).status).toBe(204)
    expect((await callApi(suite, mei.token, `/analyses/${jobId}`)).status).toBe(404)
    expect((await callApi(suite, mei.token, `/results/${jobId}`)).status).toBe(404)
    expect((await page(mei.token)).data).toEqual([])
    expect((await db.draftBasis(jobId).get()).exists).toBe(false)

    // It takes so long on a busy machine that the server closes its idle connections, which is noticed only when this process waits:
    // else the next request would be sent on one of them.
    expect(scoreDraft(basis, '').score).toBe(0)
    await setTimeout(50)
  })

  it('says that a report of before has nothing to score drafts by', async () => {
    const mei = await newPerson(suite, 'mei')
    const answer = await callApi(suite, mei.token, `/analyses/${await seedAnalysis(mei.uid)}/draft-basis`)
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'no-draft-basis'])
  })

  it('lets a running analysis be deleted: its worker stops and writes nothing', async () => {
    const mei = await newPerson(suite, 'mei')
    const jobId = await startJob(suite, mei.token, {
      targetKeyword: '手沖咖啡',
      userPageUrl: 'https://faults.test/hang',
    })
    await expect.poll(async () => (await db.analyses().doc(jobId).get()).data()?.stage).toBe('pages')
    expect((await callApi(suite, mei.token, `/analyses/${jobId}`, { method: 'DELETE' })).status).toBe(204)
    await expect
      .poll(() => hasLogged(suite, 'analysis-lease-lost', jobId), { timeout: 60_000, interval: 250 })
      .toBe(true)
    expect((await db.analyses().doc(jobId).get()).exists).toBe(false)
    expect((await db.work(jobId).get()).exists).toBe(false)
  })
})

describe('the name of an analysis in the history', () => {
  const rename = (token: string, id: string, body: unknown) =>
    callApi(suite, token, `/analyses/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('is given, trimmed and taken away again by its owner alone', async () => {
    const [mei, jun] = [await newPerson(suite, 'mei'), await newPerson(suite, 'jun')]
    const id = await seedAnalysis(mei.uid)
    expect((await rename(jun.token, id, { name: '別人的' })).status).toBe(404)
    const named = await rename(mei.token, id, { name: ' 客戶甲 <b>第二版</b> ' })
    expect([named.status, await named.json()]).toEqual([200, { name: '客戶甲 <b>第二版</b>' }])
    const [item] = (await page(mei.token)).data
    expect(item).toMatchObject({ id, name: '客戶甲 <b>第二版</b>' })
    expect(item?.targetKeyword).not.toBe(item?.name)
    expect(await (await rename(mei.token, id, { name: '  ' })).json()).toEqual({ name: null })
    expect((await page(mei.token)).data[0]?.name).toBeNull()
  })

  it.each([
    ['81 characters', { name: '名'.repeat(81) }, 'name-too-long'],
    ['a text that reorders others', { name: 'a\u202eb' }, 'name-invalid'],
    ['no name', {}, 'invalid-request'],
    ['another field', { name: 'a', uid: 'x' }, 'invalid-request'],
  ])('refuses %s', async (_, body, code) => {
    const mei = await newPerson(suite, 'mei')
    const answer = await rename(mei.token, await seedAnalysis(mei.uid), body)
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, code])
  })
})
