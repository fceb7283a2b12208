import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import {
  CreateShareAnswerSchema,
  type CreateShareRequest,
  SharesAnswerSchema,
} from '@gaplens/contracts/shares/share'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { markBlocked } from '../../functions/src/accounts/block-account.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newMember } from '../support/admins.ts'
import { ownApi } from '../support/own-api.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample = { targetKeyword: '', userPageUrl: '' }] = SAMPLES
const OPEN: CreateShareRequest = { expiresInDays: null, password: null }
type Person = Awaited<ReturnType<typeof newMember>>

async function withReport(name = 'mei'): Promise<{ mei: Person; job: string }> {
  const mei = await newMember(suite, db, name)
  const job = await startJob(suite, mei.token, sample)
  await finishedJob(suite, mei.token, job)
  return { mei, job }
}

const create = (person: Person, job: string, body: unknown = OPEN) =>
  callApi(suite, person.token, `/analyses/${job}/shares`, { json: body })

async function share(person: Person, job: string, body: CreateShareRequest = OPEN) {
  const answer = await create(person, job, body)
  expect(answer.status).toBe(201)
  return CreateShareAnswerSchema.parse(await answer.json())
}

async function linksOf(person: Person, job: string) {
  return SharesAnswerSchema.parse(
    await (await callApi(suite, person.token, `/analyses/${job}/shares`)).json(),
  ).data
}

const visit = (path: string, init: RequestInit = {}) => fetch(`${suite.address}${path}`, init)

const withPassword = (path: string, password: string, at = suite.address) =>
  fetch(`${at}${path}`, { method: 'POST', body: new URLSearchParams({ password }) })

async function expectGone(path: string) {
  const answer = await visit(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('這個分享連結不存在、已到期，或已撤銷。')
}

async function expectCode(answer: Response, status: number, code: ApiErrorCode) {
  expect([answer.status, ErrorAnswerSchema.parse(await answer.json()).error.code]).toEqual([status, code])
}

describe('a share link', () => {
  it('shows the client edition to anyone who has it, without script, and counts who looked', async () => {
    const { mei, job } = await withReport()
    const { path, share: made } = await share(mei, job)
    expect(path).toMatch(/^\/s\/[\w-]{22}$/)
    const answer = await visit(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    const html = await answer.text()
    expect(html).toContain(`<h1>「${sample.targetKeyword}」內容缺口分析</h1>`)
    expect(html).not.toMatch(/<(script|link|iframe)|class="prompt/)
    expect(html).toContain('<meta name="robots" content="noindex">')
    // A preview that asks for the head alone is nobody's look.
    expect((await visit(path, { method: 'HEAD' })).status).toBe(200)
    await visit(path)
    expect(await linksOf(mei, job)).toMatchObject([
      { id: made.id, ending: path.slice(-4), views: 2, hasPassword: false, expiresAt: null },
    ])
    // The database holds the hash of the token, and the token nowhere.
    const stored = (await db.shares().where('uid', '==', mei.uid).get()).docs
    expect(stored.map(({ id }) => id)).toEqual([made.id])
    expect(JSON.stringify(stored[0]?.data())).not.toContain(path.slice(3))
  })

  it('carries the owner’s brand as it is at the time', async () => {
    const { mei, job } = await withReport()
    const { path } = await share(mei, job)
    await db.users().doc(mei.uid).update({ whiteLabel: true })
    const brand = { name: '北極星行銷', colour: '#ffcc00', footer: '', promptFooter: '', logo: null }
    await db.branding(mei.uid).set({ ...brand, updatedAt: Timestamp.now() })
    const html = await (await visit(path)).text()
    expect(html).toContain('北極星行銷')
    expect(html).not.toMatch(/GapLens|缺口透鏡/)
  })

  it('is made, seen and revoked by the report’s owner alone', async () => {
    const [{ mei, job }, ann] = await Promise.all([withReport(), newMember(suite, db, 'ann')])
    const { path, share: made } = await share(mei, job)
    const one = (person: Person) =>
      callApi(suite, person.token, `/analyses/${job}/shares/${made.id}`, { method: 'DELETE' })
    await expectCode(await create(ann, job), 404, 'not-found')
    await expectCode(await callApi(suite, ann.token, `/analyses/${job}/shares`), 404, 'not-found')
    await expectCode(await one(ann), 404, 'not-found')
    await expectCode(await callApi(suite, null, `/analyses/${job}/shares`), 401, 'unauthenticated')
    expect((await visit(path)).status).toBe(200)
    expect((await one(mei)).status).toBe(204)
    await expectGone(path)
    await expectCode(await one(mei), 404, 'not-found')
    expect(await linksOf(mei, job)).toEqual([])
  })

  it('asks for its password, keeps nothing in the browser, and stops those who guess', async () => {
    const { mei, job } = await withReport()
    const { path } = await share(mei, job, { expiresInDays: null, password: 'correct horse' })
    const asked = await (await visit(path)).text()
    expect(asked.match(/<input [^>]*type="password"/g)).toHaveLength(1)
    expect(asked).not.toContain(sample.targetKeyword)
    const wrong = await withPassword(path, 'wrong horse')
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).not.toContain(sample.targetKeyword)
    expect((await withPassword(path, 'x'.repeat(10_000))).status).toBe(403)
    const right = await withPassword(path, 'correct horse')
    expect(right.status).toBe(200)
    expect(right.headers.get('set-cookie')).toBeNull()
    expect(await right.text()).toContain(sample.targetKeyword)
    expect(await linksOf(mei, job)).toMatchObject([{ views: 1, hasPassword: true }])
    const tries = []
    for (let attempt = 0; attempt < 12; attempt += 1) tries.push((await withPassword(path, 'guess')).status)
    expect(tries.at(-1)).toBe(429)
    // Not even the right one is tried any more.
    const late = await withPassword(path, 'correct horse')
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(late.headers.get('content-type')).toContain('text/html')
    expect(await late.text()).toMatch(/輸入密碼的次數太多，請在 [1-6]?\d 分鐘後再試。/)
  })

  it('with its password is opened by a whole office at one address', async () => {
    const { mei, job } = await withReport()
    const { path } = await share(mei, job, { expiresInDays: null, password: 'correct horse' })
    expect((await withPassword(path, 'wrong horse')).status).toBe(403)
    const opened = []
    for (let person = 0; person < 11; person += 1)
      opened.push((await withPassword(path, 'correct horse')).status)
    expect(opened).toEqual(Array(11).fill(200))
  })

  it('ends with its time, before the database has deleted it', async () => {
    const { mei, job } = await withReport()
    const { path } = await share(mei, job, { expiresInDays: 7, password: null })
    const at = (days: number) => ownApi(db, { now: () => new Date(Date.now() + days * 86_400_000) })
    const [before, after] = await Promise.all([at(6.9), at(7.1)])
    expect((await fetch(`${before.address}${path}`)).status).toBe(200)
    expect((await fetch(`${after.address}${path}`)).status).toBe(404)
    before.close()
    after.close()
  })

  it('ends with the report, with the account, and while the account is blocked', async () => {
    const { mei, job } = await withReport()
    const [{ path }, another] = await Promise.all([share(mei, job), share(mei, job)])
    const mark = (blocked: boolean) =>
      db.firestore.runTransaction(async (tx) => markBlocked(db, tx, mei.uid, blocked, new Date()))
    await mark(true)
    await expectGone(path)
    await mark(false)
    expect((await visit(path)).status).toBe(200)
    expect((await callApi(suite, mei.token, `/analyses/${job}`, { method: 'DELETE' })).status).toBe(204)
    await expectGone(path)
    await expectGone(another.path)
    expect((await db.shares().where('uid', '==', mei.uid).get()).size).toBe(0)
    const second = await startJob(suite, mei.token, { ...sample, targetKeyword: '再一次' })
    await finishedJob(suite, mei.token, second)
    const last = await share(mei, second)
    await callApi(suite, mei.token, '/account/deletion', { json: { email: mei.email } })
    await expectGone(last.path)
    expect((await db.shares().where('uid', '==', mei.uid).get()).size).toBe(0)
  })

  it('is refused for unfinished reports, beyond ten, and with unfit wishes', async () => {
    const { mei, job } = await withReport()
    const unfit: [unknown, ApiErrorCode][] = [
      [{ expiresInDays: 0, password: null }, 'invalid-request'],
      [{ expiresInDays: -1, password: null }, 'invalid-request'],
      [{ expiresInDays: 0.5, password: null }, 'invalid-request'],
      [{ expiresInDays: '2020-01-01', password: null }, 'invalid-request'],
      [{ expiresInDays: 366, password: null }, 'invalid-request'],
      [{ expiresInDays: null, password: 'short' }, 'share-password-length'],
      [{ expiresInDays: null, password: '長'.repeat(10_000) }, 'share-password-length'],
      [{ expiresInDays: null, password: null, uid: 'another' }, 'invalid-request'],
    ]
    for (const [body, code] of unfit) await expectCode(await create(mei, job, body), 400, code)
    for (let made = 0; made < 9; made += 1) await share(mei, job)
    // At the same instant only one of them is the tenth.
    const last = await Promise.all([create(mei, job), create(mei, job)])
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409])
    await expectCode(await create(mei, job), 409, 'too-many-shares')
    await db.analyses().doc(job).update({ status: 'processing' })
    await expectCode(await create(mei, job), 400, 'not-finished')
  })

  it('of any other form leads to a page that says so', async () => {
    for (const path of ['/s', '/s/', '/s/short', `/s/${'a'.repeat(22)}`, '/s/a/b', '/s/%2e%2e%2fapi'])
      expect([path, (await visit(path)).status]).toEqual([path, 404])
    const put = await visit(`/s/${'a'.repeat(22)}`, { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})
