import { ArchiveRootAnswerSchema } from '@gaplens/contracts/analysis/exports'
import { API_ERRORS } from '@gaplens/contracts/errors'
import { PAGES } from '@gaplens/report/archive/manifest'
import { verifyZip } from '@gaplens/report/archive/verify'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { readZip } from '../../scripts/rehearse/read-zip.ts'
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

describe('GET /api/export/archive/{jobId}', () => {
  const archive = async (token: string | null, id: string) =>
    await callApi(suite, token, `/export/archive/${id}`)
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

  it('gives the owner all that the report was made from, which anyone can check, and nobody else', async () => {
    const [owner, other] = await Promise.all([newPerson(suite, 'owner'), newPerson(suite, 'other')])
    const id = await startJob(suite, owner.token, sample)
    const job = await finishedJob(suite, owner.token, id)

    const answer = await archive(owner.token, id)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="seo-analysis-.*\.zip"$/)
    const zip = await bytesOf(answer)
    const { problems, manifest, quotes } = await verifyZip(zip)
    expect([problems, manifest?.lacks]).toEqual([[], []])
    expect(quotes).toMatchObject({ checked: job.data?.evidence?.passages.length, unchecked: 0 })

    const files = readZip(Buffer.from(zip))
    const text = (name: string) => files.get(name)?.toString('utf8') ?? ''
    expect(JSON.parse(text('report.json'))).toEqual(job.data)
    expect(JSON.parse(text('search/answers.json'))[0]).toMatchObject({
      file: 'search/answer-1.json',
      parameters: { engine: 'google', q: sample.targetKeyword },
    })
    expect(text('search/answer-1.json')).toContain('organic_results')
    const pages: { text: string | null; received: { sha256: string } | null }[] = JSON.parse(text(PAGES))
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages.filter((each) => each.text !== null)) {
      expect(text(page.text ?? '')).not.toBe('')
      expect(page.received?.sha256).toMatch(/^[0-9a-f]{64}$/)
    }
    // Asked for again it is the same, byte for byte.
    expect(await bytesOf(await archive(owner.token, id))).toEqual(zip)

    expect(await errorOf(await archive(other.token, id))).toEqual([404, 'not-found'])
    expect(await errorOf(await archive(null, id))).toEqual([401, 'unauthenticated'])

    // Whoever holds it asks, without an account, whether its hash is the one that was noted.
    const root = await callApi(suite, null, `/archive-roots/${manifest?.evidenceRoot}`)
    expect(ArchiveRootAnswerSchema.parse(await root.json()).data).toEqual({
      evidenceRoot: manifest?.evidenceRoot,
      completedAt: job.completedAt,
    })
    for (const unknown of ['f'.repeat(64), 'x', '__a__'])
      expect(await errorOf(await callApi(suite, null, `/archive-roots/${unknown}`))).toEqual([
        404,
        'not-found',
      ])

    // The record goes with the report, and the hash is confirmed no longer.
    await callApi(suite, owner.token, `/analyses/${id}`, { method: 'DELETE' })
    expect((await db.record(id).get()).exists).toBe(false)
    expect(await errorOf(await callApi(suite, null, `/archive-roots/${manifest?.evidenceRoot}`))).toEqual([
      404,
      'not-found',
    ])
  })

  it('says what an old report’s archive lacks, and why an unfinished one has none', async () => {
    const owner = await newPerson(suite, 'owner')
    const id = await startJob(suite, owner.token, sample)
    await finishedJob(suite, owner.token, id)
    await db.record(id).delete()
    const old = await verifyZip(await bytesOf(await archive(owner.token, id)))
    expect(old.problems).toEqual([])
    expect(old.manifest?.lacks.map(({ code }) => code)).toEqual(['search', 'pages', 'root'])

    await db.analyses().doc(id).update({ status: 'processing' })
    expect(await errorOf(await archive(owner.token, id))).toEqual([400, 'not-finished'])
    await db.analyses().doc(id).update({ status: 'failed', result: null })
    expect(await errorOf(await archive(owner.token, id))).toEqual([404, 'not-found'])
  })
})
