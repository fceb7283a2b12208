import {
  type Batch,
  BatchAnswerSchema,
  BatchListSchema,
  type BatchRow,
} from '@gaplens/contracts/batches/batch'
import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { readZip } from '../../scripts/rehearse/read-zip.ts'
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')
const SAMPLE: BatchRow = sample
/** Its page answers only when its time is up. */
const SLOW: BatchRow = { targetKeyword: '手沖咖啡', userPageUrl: 'https://faults.test/hang' }
const rowsOf = (count: number): BatchRow[] =>
  Array.from({ length: count }, (_, at) => ({ ...SAMPLE, userPageUrl: `https://shop.example/${at}` }))

type Person = Awaited<ReturnType<typeof newPerson>>
const post = (person: Person, body: unknown, key: string = crypto.randomUUID()) =>
  callApi(suite, person.token, '/batches', { json: body, headers: { 'idempotency-key': key } })
const setState = (person: Person, id: string, state: string) =>
  callApi(suite, person.token, `/batches/${id}/state`, { json: { state } })
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error.code]
const pointsOf = async ({ uid }: Person) => (await db.users().doc(uid).get()).data()?.points

async function begin(person: Person, rows: readonly BatchRow[], name = ''): Promise<string> {
  const answer = await post(person, { name, rows })
  expect(answer.status).toBe(202)
  return (await answer.json()).batchId
}

async function read(person: Person, id: string): Promise<Batch> {
  const answer = await callApi(suite, person.token, `/batches/${id}`)
  return BatchAnswerSchema.parse(await answer.json()).data
}

describe('a batch over the API', () => {
  it('runs to its reports, which come as one archive, and settles row by row', async () => {
    const mei = await newPerson(suite, 'mei')
    const id = await begin(
      mei,
      [SAMPLE, { ...SAMPLE, targetKeyword: 'no-such-thing 查無結果' }],
      '九月的文章',
    )
    // A row may have failed already, and have its point back.
    const reserved = await db.ledger(mei.uid).doc(`reservation_${id}`).get()
    expect(reserved.data()).toMatchObject({ delta: -2, balanceAfter: SIGNUP_POINTS - 2 })
    await expect.poll(async () => (await read(mei, id)).open, { timeout: 80_000, interval: 500 }).toBe(false)
    const batch = await read(mei, id)
    expect(batch).toMatchObject({ name: '九月的文章', status: 'finished', rowCount: 2, held: '' })
    const reports = batch.rows.filter(({ state }) => state.startsWith('completed'))
    expect(reports.length).toBeGreaterThan(0)
    const givenBack = batch.rows.filter(({ refunded }) => refunded).length
    expect(await pointsOf(mei)).toBe(SIGNUP_POINTS - 2 + givenBack)
    for (const { analysisId } of reports)
      expect((await callApi(suite, mei.token, `/analyses/${analysisId}`)).status).toBe(200)

    const part = (query: string) => callApi(suite, mei.token, `/batches/${id}/archive${query}`)
    const archive = await part('?rows=1,0&part=0')
    expect(archive.headers.get('content-type')).toBe('application/zip')
    // Hosting hands an answer on as a whole, so it says its length.
    expect(Number(archive.headers.get('content-length'))).toBeGreaterThan(1_000)
    const files = readZip(Buffer.from(await archive.arrayBuffer()))
    expect([...files.keys()].toSorted()).toEqual(
      reports
        .flatMap(({ row, targetKeyword }) => {
          const name = `00${row + 1} ${targetKeyword}`
          return [`client/${name}.html`, `html/${name}.html`, `json/${name}.json`]
        })
        .toSorted(),
    )
    const name = `00${(reports[0]?.row ?? 0) + 1} ${reports[0]?.targetKeyword}`
    expect(String(files.get(`client/${name}.html`))).toContain('內容缺口分析')
    expect(JSON.parse(String(files.get(`json/${name}.json`)))).toHaveProperty('coverage')

    // A page of before wants all of it at once; more rows than fit one answer are no request, nor is what is no row.
    expect(await codeOf(await part(''))).toEqual([409, 'client-outdated'])
    for (const query of ['?rows=0,1,2,3,4,5,6,7,8&part=0', '?rows=200&part=0', '?rows=-1&part=0', '?rows=0'])
      expect(await codeOf(await part(query))).toEqual([400, 'invalid-request'])
    expect(await codeOf(await part('?rows=7,199&part=1'))).toEqual([404, 'batch-no-reports'])

    const jun = await newPerson(suite, 'jun')
    for (const path of ['', '/archive?rows=0,1&part=1'])
      expect(await codeOf(await callApi(suite, jun.token, `/batches/${id}${path}`))).toEqual([
        404,
        'not-found',
      ])
    expect(await codeOf(await setState(jun, id, 'cancelled'))).toEqual([404, 'not-found'])
    expect(await codeOf(await setState(mei, id, 'paused'))).toEqual([409, 'batch-ended'])
    const list = BatchListSchema.parse(await (await callApi(suite, mei.token, '/batches')).json())
    expect(list).toMatchObject({ maxRows: 200, data: [{ id, open: false }] })
    // Their owner deletes the reports and keeps the list: there is nothing left to pack.
    for (const { analysisId } of reports)
      await callApi(suite, mei.token, `/analyses/${analysisId}`, { method: 'DELETE' })
    expect(await codeOf(await part('?rows=0,1&part=0'))).toEqual([404, 'batch-no-reports'])
    const remove = () => callApi(suite, mei.token, `/batches/${id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
  })

  it('is cancelled with what did not run given back, and packs no archive of nothing', async () => {
    const mei = await newPerson(suite, 'mei')
    const id = await begin(mei, [
      SLOW,
      ...rowsOf(4).map((row) => ({ ...row, userPageUrl: `${SLOW.userPageUrl}?${row.userPageUrl.at(-1)}` })),
    ])
    expect(await pointsOf(mei)).toBe(0)
    expect(
      await codeOf(await callApi(suite, mei.token, `/batches/${id}/archive?rows=0,1,2,3,4&part=0`)),
    ).toEqual([404, 'batch-no-reports'])
    expect(await codeOf(await callApi(suite, mei.token, `/batches/${id}`, { method: 'DELETE' }))).toEqual([
      409,
      'batch-open',
    ])
    const cancelled = await setState(mei, id, 'cancelled')
    const { givenBack } = await cancelled.json()
    expect(givenBack).toBeGreaterThanOrEqual(1)
    expect(await pointsOf(mei)).toBe(givenBack)
    const { rows } = await read(mei, id)
    expect(rows.filter(({ state }) => state === 'released').length).toBeGreaterThanOrEqual(1)
    // What a worker has goes on; it is not waited for here.
    for (const { analysisId, state } of rows)
      if (analysisId !== null && state === 'running')
        await callApi(suite, mei.token, `/analyses/${analysisId}/cancellation`, {
          json: { pointStays: true },
        })
  })

  it('is refused in words, and nothing is reserved', async () => {
    const mei = await newPerson(suite, 'mei')
    const rows = rowsOf(1)
    for (const [body, code] of [
      [{ name: '', rows: [] }, 'batch-empty'],
      [{ name: '' }, 'batch-empty'],
      [{ name: '', rows: rowsOf(201) }, 'batch-too-many'],
      [{ name: '', rows: [...rows, ...rows] }, 'batch-duplicate'],
      [{ name: '', rows: [{ ...SAMPLE, userPageUrl: 'http://127.0.0.1/' }] }, 'url-private'],
      [{ name: '', rows: [{ ...SAMPLE, targetKeyword: ' ' }] }, 'keyword-required'],
      [{ name: '', rows: [{ ...SAMPLE, more: 1 }] }, 'invalid-request'],
      [{ name: '字'.repeat(81), rows }, 'name-too-long'],
    ] as const)
      expect(await codeOf(await post(mei, body))).toEqual([400, code])
    expect(await codeOf(await post(mei, { name: '', rows: rowsOf(6) }))).toEqual([402, 'insufficient-points'])
    expect(await codeOf(await callApi(suite, mei.token, '/batches', { json: { name: '', rows } }))).toEqual([
      400,
      'invalid-request',
    ])
    const huge = { name: '', rows: rowsOf(200).map((row) => ({ ...row, targetKeyword: '字'.repeat(4_000) })) }
    expect(await codeOf(await post(mei, huge))).toEqual([413, 'body-too-large'])
    expect((await db.batches().where('uid', '==', mei.uid).get()).size).toBe(0)
  })

  it('of hostile strings is taken as text or refused, row by row as a single run is', async () => {
    const mei = await newPerson(suite, 'mei')
    const rows = HOSTILE_STRINGS.slice(0, 200).map(({ text }, at) => ({
      targetKeyword: text.slice(0, 150),
      userPageUrl: `https://shop.example/${at}`,
    }))
    const answer = await post(mei, { name: '', rows })
    // Five points do not cover 200 rows; before that is asked, an unfit row refuses them all.
    expect([400, 402]).toContain(answer.status)
    expect((await answer.json()).error.message).toMatch(/[一-鿿]/)
    expect(await pointsOf(mei)).toBe(undefined)
  })
})
