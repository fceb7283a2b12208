import { API_ERRORS } from '@gaplens/contracts/errors'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')

async function errorOf(answer: Response) {
  const { error } = (await answer.json()) as { error: { code: keyof typeof API_ERRORS; message: string } }
  expect(error.message).toBe(API_ERRORS[error.code].message)
  return [answer.status, error.code]
}

describe('GET /api/export/html/{jobId}', () => {
  it('answers the owner with one file, and nobody else', async () => {
    const [owner, other] = await Promise.all([newPerson(suite, 'owner'), newPerson(suite, 'other')])
    const jobId = await startJob(suite, owner.token, sample)
    await finishedJob(suite, owner.token, jobId)

    const answer = await callApi(suite, owner.token, `/export/html/${jobId}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="seo-analysis-${jobId.slice(0, 8)}-\\d{4}-\\d\\d-\\d\\d\\.html"$`),
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain(`「${sample.targetKeyword}」的內容缺口報告`)
    expect(html).not.toContain('<script')

    const handed = await callApi(suite, owner.token, `/export/html/${jobId}?edition=client`)
    expect(await handed.text()).toContain(`「${sample.targetKeyword}」內容缺口分析`)
    const unknown = await callApi(suite, owner.token, `/export/html/${jobId}?edition=other`)
    expect(await errorOf(unknown)).toEqual([400, 'invalid-request'])

    expect(await errorOf(await callApi(suite, other.token, `/export/html/${jobId}`))).toEqual([
      404,
      'not-found',
    ])
    expect(await errorOf(await callApi(suite, null, `/export/html/${jobId}`))).toEqual([
      401,
      'unauthenticated',
    ])
    expect(await errorOf(await callApi(suite, owner.token, '/export/html/nothing-here'))).toEqual([
      404,
      'not-found',
    ])
    const posted = await callApi(suite, owner.token, `/export/html/${jobId}`, { method: 'POST' })
    expect(await errorOf(posted)).toEqual([405, 'method-not-allowed'])

    // As long as it runs there is nothing to save; a failed one never has a report.
    await db.analyses().doc(jobId).update({ status: 'processing' })
    expect(await errorOf(await callApi(suite, owner.token, `/export/html/${jobId}`))).toEqual([
      400,
      'not-finished',
    ])
    await db.analyses().doc(jobId).update({ status: 'failed', result: null })
    expect(await errorOf(await callApi(suite, owner.token, `/export/html/${jobId}`))).toEqual([
      404,
      'not-found',
    ])
  })
})
