import {
  DraftsAnswerSchema,
  DraftVersionAnswerSchema,
  DraftVersionsAnswerSchema,
  ReadDraftPageAnswerSchema,
  SaveDraftAnswerSchema,
  SavedDraftAnswerSchema,
} from '@gaplens/contracts/drafts/saved-drafts'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import {
  DRAFT_VERSIONS_KEPT,
  DRAFTS_PER_ACCOUNT,
  DRAFTS_PER_ANALYSIS,
  SAVED_DRAFT_MAX_CHARS,
} from '@gaplens/contracts/limits'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { seedAnalysis } from '../e2e/seeded-analysis.ts'
import { acceptedDeletion, exportText } from '../support/account-jobs.ts'
import { newMember } from '../support/admins.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample = { targetKeyword: '', userPageUrl: '' }] = SAMPLES
type Person = Awaited<ReturnType<typeof newMember>>
const MINUTE = 60_000

async function withReport(name = 'mei'): Promise<{ mei: Person; report: string }> {
  const mei = await newMember(suite, db, name)
  return { mei, report: await seedAnalysis(mei.uid) }
}

function send(person: Person, method: string, path: string, body?: unknown, headers = {}) {
  return callApi(suite, person.token, path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const create = (person: Person, report: string, text = '# 草稿', headers = {}) =>
  send(person, 'POST', `/analyses/${report}/drafts`, { text }, headers)

async function draft(person: Person, report: string, text?: string) {
  const answer = await create(person, report, text)
  expect(answer.status).toBe(201)
  return SavedDraftAnswerSchema.parse(await answer.json()).data
}

async function open(person: Person, id: string) {
  return SavedDraftAnswerSchema.parse(await (await send(person, 'GET', `/drafts/${id}`)).json()).data
}

async function listed(person: Person, report: string) {
  return DraftsAnswerSchema.parse(await (await send(person, 'GET', `/analyses/${report}/drafts`)).json())
}

async function versionsOf(person: Person, id: string) {
  const answer = await send(person, 'GET', `/drafts/${id}/versions`)
  return DraftVersionsAnswerSchema.parse(await answer.json()).data
}

const save = (person: Person, id: string, revision: number, text: string, keepVersion = false) =>
  send(person, 'PUT', `/drafts/${id}`, { text, revision, ...(keepVersion ? { keepVersion } : {}) })

async function expectCode(answer: Response, status: number, code: ApiErrorCode) {
  expect([answer.status, ErrorAnswerSchema.parse(await answer.json()).error.code]).toEqual([status, code])
}

describe('a draft', () => {
  it('is made once by the same key, saved over the revision it was written on, and read as saved', async () => {
    const { mei, report } = await withReport()
    const key = { 'idempotency-key': 'one-draft' }
    const twice = await Promise.all([
      create(mei, report, '# 水溫\r\n', key),
      create(mei, report, '# 水溫', key),
    ])
    const [made, again] = await Promise.all(
      twice.map(async (answer) => SavedDraftAnswerSchema.parse(await answer.json()).data),
    )
    expect(again?.id).toBe(made?.id)
    const id = made?.id ?? ''
    expect(made).toMatchObject({ title: '水溫', revision: 1, publishedUrl: null, publishedAnalysis: null })
    const saved = SaveDraftAnswerSchema.parse(await (await save(mei, id, 1, '# 水溫\n\n90 °C')).json())
    expect(saved.revision).toBe(2)
    // The same save once more, as after an answer that was lost.
    expect(await (await save(mei, id, 1, '# 水溫\n\n90 °C')).json()).toEqual(saved)
    await expectCode(await save(mei, id, 1, '另一個分頁'), 409, 'draft-conflict')
    expect(await open(mei, id)).toMatchObject({ text: '# 水溫\n\n90 °C', revision: 2, characters: 11 })
    const race = await Promise.all([save(mei, id, 2, '甲'), save(mei, id, 2, '乙')])
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await listed(mei, report)).data).toMatchObject([{ id, revision: 3 }])
  })

  it('is its owner’s alone', async () => {
    const [{ mei, report }, ann] = await Promise.all([withReport(), newMember(suite, db, 'ann')])
    const { id } = await draft(mei, report)
    await save(mei, id, 1, '第二版', true)
    const asked: [string, string, unknown?][] = [
      ['GET', `/analyses/${report}/drafts`],
      ['POST', `/analyses/${report}/drafts`, { text: 'x' }],
      ['GET', `/drafts/${id}`],
      ['PUT', `/drafts/${id}`, { text: 'x', revision: 2 }],
      ['GET', `/drafts/${id}/versions`],
      ['GET', `/drafts/${id}/versions/1`],
      ['PUT', `/drafts/${id}/publication`, { url: 'https://client.test/' }],
      ['DELETE', `/drafts/${id}/publication`],
      ['GET', `/drafts/${id}/export?format=markdown`],
      ['DELETE', `/drafts/${id}`],
    ]
    for (const [method, path, body] of asked) {
      await expectCode(await send(ann, method, path, body), 404, 'not-found')
      const visitor = await callApi(suite, null, path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      await expectCode(visitor, 401, 'unauthenticated')
    }
    expect((await open(mei, id)).text).toBe('第二版')
  })

  it('keeps earlier versions as they are asked for or as time passes, up to a number, to go back to', async () => {
    const { mei, report } = await withReport()
    const { id } = await draft(mei, report, '第 1 版')
    await save(mei, id, 1, '第 2 版')
    expect(await versionsOf(mei, id)).toEqual([])
    await save(mei, id, 2, '## 第 3 版\n\n內文', true)
    expect((await versionsOf(mei, id)).map(({ revision }) => revision)).toEqual([2])
    const old = Timestamp.fromMillis(Date.now() - 11 * MINUTE)
    await db.drafts().doc(id).update({ versionAt: old })
    await save(mei, id, 3, '第 4 版')
    expect(await versionsOf(mei, id)).toMatchObject([
      { revision: 3, opening: '第 3 版 內文' },
      { revision: 2, opening: '第 2 版' },
    ])
    const found = await send(mei, 'GET', `/drafts/${id}/versions/2`)
    expect(DraftVersionAnswerSchema.parse(await found.json()).data.text).toBe('第 2 版')
    for (let revision = 4; revision < 4 + DRAFT_VERSIONS_KEPT; revision += 1)
      await save(mei, id, revision, `第 ${revision + 1} 版`, true)
    const kept = await versionsOf(mei, id)
    expect(kept.length).toBe(DRAFT_VERSIONS_KEPT)
    expect(kept.at(-1)?.revision).toBe(4)
    for (const revision of ['2', '999', 'x'])
      await expectCode(await send(mei, 'GET', `/drafts/${id}/versions/${revision}`), 404, 'not-found')
  })

  it('counts the versions that cannot be read, and lists the others', async () => {
    const { mei, report } = await withReport()
    const { id } = await draft(mei, report, '第 1 版')
    await save(mei, id, 1, '第 2 版', true)
    await save(mei, id, 2, '第 3 版', true)
    await db.firestore.doc(`drafts/${id}/versions/1`).update({ savedAt: 'a text' })
    const answer = await send(mei, 'GET', `/drafts/${id}/versions`)
    const { data, unreadable } = DraftVersionsAnswerSchema.parse(await answer.json())
    expect([data.map(({ revision }) => revision), unreadable]).toEqual([[2], 1])
  })

  it('is limited in length and number, and made beside finished reports alone', async () => {
    const { mei, report } = await withReport()
    const { id } = await draft(mei, report, '字'.repeat(SAVED_DRAFT_MAX_CHARS))
    await expectCode(await create(mei, report, '字'.repeat(SAVED_DRAFT_MAX_CHARS + 1)), 400, 'draft-too-long')
    await expectCode(await save(mei, id, 1, '😀'.repeat(SAVED_DRAFT_MAX_CHARS + 1)), 400, 'draft-too-long')
    await expectCode(await save(mei, id, 1, '字'.repeat(200_000)), 413, 'body-too-large')
    await expectCode(await send(mei, 'PUT', `/drafts/${id}`, { text: 'x' }), 400, 'invalid-request')
    for (let made = 1; made < DRAFTS_PER_ANALYSIS; made += 1) await draft(mei, report, `${made}`)
    await expectCode(await create(mei, report), 409, 'too-many-drafts')
    const other = await seedAnalysis(mei.uid)
    const batch = db.firestore.batch()
    const known = (await db.drafts().doc(id).get()).data()
    if (known === undefined) throw new Error('the draft is not there')
    for (let made = DRAFTS_PER_ANALYSIS; made < DRAFTS_PER_ACCOUNT; made += 1)
      batch.create(db.drafts().doc(`filled-${mei.uid}-${made}`), {
        ...known,
        analysisId: 'elsewhere',
        text: '',
      })
    await batch.commit()
    await expectCode(await create(mei, other), 409, 'drafts-full')
    const running = await seedAnalysis(mei.uid, { status: 'processing', result: null })
    await expectCode(await create(mei, running), 400, 'not-finished')
    const failed = await seedAnalysis(mei.uid, { status: 'failed', result: null })
    await expectCode(await create(mei, failed), 404, 'not-found')
  })

  it('and the next analysis of the address where it was published know each other', async () => {
    const { mei, report } = await withReport()
    const { id } = await draft(mei, report)
    const url = 'https://client-coffee.test/new'
    await seedAnalysis(mei.uid, { userPageUrl: url })
    const told = await send(mei, 'PUT', `/drafts/${id}/publication`, { url })
    expect(SavedDraftAnswerSchema.parse(await told.json()).data).toMatchObject({
      publishedUrl: url,
      publishedAnalysis: null,
    })
    const later = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * MINUTE)
    const change = { userPageUrl: url, createdAt: later(1), coverageScore: 48 }
    const next = await seedAnalysis(mei.uid, change)
    await seedAnalysis(mei.uid, { ...change, createdAt: later(2), coverageScore: 50 })
    expect((await open(mei, id)).publishedAnalysis).toMatchObject({ id: next, coverageScore: 48 })
    expect((await listed(mei, next)).origin).toMatchObject({ id, analysisId: report })
    expect((await listed(mei, report)).origin).toBeNull()
    await expectCode(
      await send(mei, 'PUT', `/drafts/${id}/publication`, { url: 'http://10.0.0.1/' }),
      400,
      'url-private',
    )
    expect((await send(mei, 'DELETE', `/drafts/${id}/publication`)).status).toBe(200)
    expect((await listed(mei, next)).origin).toBeNull()
  })

  it('leaves as Markdown and as HTML that runs nothing', async () => {
    const { mei, report } = await withReport()
    const { id } = await draft(mei, report, '# 手沖\n\n<script>alert(1)</script>\n\n[a](javascript:alert(1))')
    const markdown = await send(mei, 'GET', `/drafts/${id}/export?format=markdown`)
    expect(markdown.headers.get('content-type')).toContain('text/markdown')
    expect(markdown.headers.get('content-disposition')).toMatch(
      /^attachment; filename="draft-[\w-]{8}-\d{4}-\d\d-\d\d\.md"$/,
    )
    expect(await markdown.text()).not.toMatch(/<script|javascript:/)
    const html = await (await send(mei, 'GET', `/drafts/${id}/export?format=html`)).text()
    expect(html).toContain('<h1>手沖</h1>')
    expect(html).not.toMatch(/<script|javascript:/)
    await expectCode(await send(mei, 'GET', `/drafts/${id}/export?format=pdf`), 400, 'invalid-request')
  })

  it('goes alone, with its report, and with the account, versions included; the export has all of it', async () => {
    const { mei, report } = await withReport()
    const [first, second] = [await draft(mei, report, '甲文'), await draft(mei, report, '乙文')]
    for (const { id } of [first, second]) await save(mei, id, 1, '改過', true)
    const data = JSON.parse(await exportText(suite, mei.token))
    expect(JSON.stringify(data.drafts)).toContain('甲文')
    const left = async (id: string) => [
      (await db.drafts().doc(id).get()).exists,
      (await db.draftVersions(id).get()).size,
    ]
    expect(await left(first.id)).toEqual([true, 1])
    expect((await send(mei, 'DELETE', `/drafts/${first.id}`)).status).toBe(204)
    expect(await left(first.id)).toEqual([false, 0])
    expect((await send(mei, 'DELETE', `/analyses/${report}`)).status).toBe(204)
    expect(await left(second.id)).toEqual([false, 0])
    const third = await draft(mei, await seedAnalysis(mei.uid), '丙文')
    await save(mei, third.id, 1, '改過', true)
    const asked = await callApi(suite, mei.token, '/account/deletion', { json: { email: mei.email } })
    expect(await acceptedDeletion(asked)).toBe('done')
    expect(await left(third.id)).toEqual([false, 0])
  })
})

describe('the address of a draft', () => {
  it('is read as Markdown without a point, and what may not be read is refused with the reason', async () => {
    const mei = await newMember(suite, db, 'mei')
    const ask = (url: string) => send(mei, 'POST', '/drafts/read-page', { url })
    const answer: unknown = await (await ask(sample.userPageUrl)).json()
    expect(answer).not.toHaveProperty('error')
    const read = ReadDraftPageAnswerSchema.parse(answer)
    expect(read.markdown).toMatch(/^# /)
    expect(read.truncated).toBe(false)
    expect((await db.users().doc(mei.uid).get()).data()?.points).toBe(5)
    for (const [url, status, code] of [
      ['http://169.254.169.254/latest', 400, 'url-private'],
      ['file:///etc/passwd', 400, 'url-scheme'],
      ['https://no-such-host.test/', 400, 'page-unreadable'],
    ] as const)
      await expectCode(await ask(url), status, code)
    const many = []
    for (let count = 0; count < 30; count += 1) many.push((await ask('file:///x')).status)
    expect(many.at(-1)).toBe(429)
  })
})
