import { UpkeepAnswerSchema } from '@gaplens/contracts/admin/upkeep'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { BrandingAnswerSchema, type BrandingRequest } from '@gaplens/contracts/shares/branding'
import { CreateShareAnswerSchema } from '@gaplens/contracts/shares/share'
import { describe, expect, it } from 'vitest'
import { encodePng } from '../../functions/src/branding/write-png.ts'
import { unparsedDocument } from '../../functions/src/runtime/database.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { exportText } from '../support/account-jobs.ts'
import { newAdmin, newMember, put } from '../support/admins.ts'
import { receive } from '../support/payments.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample = { targetKeyword: '', userPageUrl: '' }] = SAMPLES

const logo = encodePng({ width: 8, height: 4, rgba: new Uint8Array(128).fill(90) }).toString('base64')
const BRAND: BrandingRequest = {
  name: '北極星行銷',
  colour: '#FFCC00',
  footer: '北極星行銷｜02-0000-0000',
  promptFooter: '請以「北極星」的語氣撰寫。',
  logo,
}

const save = (token: string, body: unknown = BRAND) =>
  callApi(suite, token, '/branding', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

async function read(token: string) {
  return BrandingAnswerSchema.parse(await (await callApi(suite, token, '/branding')).json())
}

async function expectCode(answer: Response, status: number, code: ApiErrorCode) {
  expect([answer.status, ErrorAnswerSchema.parse(await answer.json()).error.code]).toEqual([status, code])
}

describe('a brand of one’s own', () => {
  it('is for those whom an admin allows it, and stands on their exports as long as that holds', async () => {
    const [admin, mei, ann] = await Promise.all([
      newAdmin(suite, db),
      newMember(suite, db, 'mei'),
      newMember(suite, db, 'ann'),
    ])
    const allow = (allowed: boolean) =>
      put(suite, admin.token, `/users/${mei.uid}/white-label`, { allowed, reason: '機構方案' })
    const job = await startJob(suite, mei.token, sample)
    await finishedJob(suite, mei.token, job)
    const exported = async () => {
      const answer = await callApi(suite, mei.token, `/export/html/${job}?edition=client`)
      return await answer.text()
    }

    await expectCode(await save(mei.token), 403, 'white-label-not-allowed')
    // Not even looked at: decoding a picture is work.
    await expectCode(await save(mei.token, { ...BRAND, logo: 'aWFt' }), 403, 'white-label-not-allowed')
    expect(await read(mei.token)).toEqual({ allowed: false, branding: null })

    expect((await allow(true)).status).toBe(200)
    expect((await save(mei.token)).status).toBe(200)
    const { allowed, branding } = await read(mei.token)
    expect(allowed).toBe(true)
    expect(branding).toMatchObject({ name: '北極星行銷', colour: '#ffcc00', logo: { width: 8, height: 4 } })
    const html = await exported()
    expect(html).toContain('北極星行銷｜02-0000-0000')
    expect(html).toContain(`data:image/png;base64,${branding?.logo?.png}`)
    expect(html).not.toMatch(/GapLens|缺口透鏡/)
    // Whom nobody allowed it sees nothing of it.
    expect(await read(ann.token)).toEqual({ allowed: false, branding: null })

    const data = JSON.parse(await exportText(suite, mei.token))
    expect(data.branding).toMatchObject([
      { id: 'own', name: '北極星行銷', logo: { png: branding?.logo?.png } },
    ])

    await allow(false)
    expect(await exported()).toContain('GapLens')
    await expectCode(await save(mei.token), 403, 'white-label-not-allowed')
    // It is kept for when it is allowed again, and can be deleted at any time.
    expect((await read(mei.token)).branding?.name).toBe('北極星行銷')
    expect((await callApi(suite, mei.token, '/branding', { method: 'DELETE' })).status).toBe(204)
    expect((await read(mei.token)).branding).toBeNull()

    const lines = (await db.activity().where('target.id', '==', mei.uid).get()).docs.map(
      (l) => l.data().action,
    )
    expect(lines.toSorted()).toEqual(['white-label.granted', 'white-label.withdrawn'])
    await expectCode(
      await put(suite, mei.token, `/users/${mei.uid}/white-label`, { allowed: true, reason: '自己' }),
      403,
      'forbidden',
    )
  })

  it('that cannot be read leaves every report readable, is told to admins, and can be saved anew', async () => {
    const [admin, mei] = await Promise.all([newAdmin(suite, db), newMember(suite, db, 'mei')])
    await db.users().doc(mei.uid).update({ whiteLabel: true })
    expect((await save(mei.token)).status).toBe(200)
    const job = await startJob(suite, mei.token, sample)
    await finishedJob(suite, mei.token, job)
    await unparsedDocument(db.branding(mei.uid)).update({ colour: 'of-tomorrow' })

    expect(await read(mei.token)).toEqual({ allowed: true, branding: null, isUnreadable: true })
    const exported = await callApi(suite, mei.token, `/export/html/${job}?edition=client`)
    expect([exported.status, (await exported.text()).includes('GapLens')]).toEqual([200, true])
    const json = { expiresInDays: null, password: null }
    const shared = await callApi(suite, mei.token, `/analyses/${job}/shares`, { json })
    const { path } = CreateShareAnswerSchema.parse(await shared.json())
    expect((await fetch(`${suite.address}${path}`)).status).toBe(200)
    const { setAside } = UpkeepAnswerSchema.parse(
      await (await callApi(suite, admin.token, '/admin/upkeep')).json(),
    )
    expect(setAside).toContainEqual(
      expect.objectContaining({ path: `users/${mei.uid}/branding/own`, problem: 'colour' }),
    )
    expect((await save(mei.token)).status).toBe(200)
    expect((await read(mei.token)).branding?.name).toBe('北極星行銷')
  })

  it('comes with the agency plan, and not with another', async () => {
    const mei = await newMember(suite, db, 'mei')
    const buy = (planId: string, amount: number) => {
      const data = { orderId: crypto.randomUUID(), uid: mei.uid, planId, amount, currency: 'USD' }
      return receive(db, { id: `evt_${data.orderId}`, type: 'payment.succeeded', data })
    }
    expect((await buy('advanced', 30)).outcome.status).toBe('credited')
    expect((await read(mei.token)).allowed).toBe(false)
    expect((await buy('agency', 100)).outcome.status).toBe('credited')
    expect((await read(mei.token)).allowed).toBe(true)
  })

  it('is refused with the reason when any part of it is unfit', async () => {
    const mei = await newMember(suite, db, 'mei')
    await db.users().doc(mei.uid).update({ whiteLabel: true })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')
    const unfit: [Partial<Record<keyof BrandingRequest, unknown>>, ApiErrorCode][] = [
      [{ name: ' ' }, 'brand-name-required'],
      [{ name: '星'.repeat(61) }, 'brand-name-invalid'],
      [{ name: '北極\u202e星' }, 'brand-name-invalid'],
      [{ footer: '一行\n兩行' }, 'brand-text-invalid'],
      [{ promptFooter: '長'.repeat(301) }, 'brand-text-invalid'],
      [{ colour: 'red;background:url(https://a.test)' }, 'colour-invalid'],
      [{ logo: svg }, 'logo-invalid'],
      [{ logo: 'data:image/png;base64,aWFt' }, 'logo-invalid'],
      [{ logo: 'A'.repeat(60_000) }, 'logo-too-large'],
    ]
    for (const [change, code] of unfit)
      await expectCode(await save(mei.token, { ...BRAND, ...change }), 400, code)
    expect((await read(mei.token)).branding).toBeNull()
  })
})
