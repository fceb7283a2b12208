import { API_ERRORS, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { auditLedger } from '../../functions/src/points/audit.ts'
import { addressHash } from '../../functions/src/points/gift.ts'
import { openUserAccount } from '../../functions/src/points/open-user-account.ts'
import { openDatabase } from '../../functions/src/runtime/database.ts'
import { forgetSettings } from '../../functions/src/settings/settings.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { PROJECT_ID } from '../../scripts/lib/suite.ts'
import { authClient, type Signed } from '../support/auth-rest.ts'
import { laterSecondThan } from '../support/later-second.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { ownApi } from '../support/own-api.ts'
import { ownFirestore } from '../support/project.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const auth = authClient(suite)
const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')

const newAddress = (domain = 'people.test') => `new-${crypto.randomUUID()}@${domain}`
const analyze = (token: string, at = suite) => callApi(at, token, '/analyze', { json: sample })

async function codeOf(answer: Response): Promise<string> {
  return ErrorAnswerSchema.parse(await answer.json()).error.code
}

/** A person whose address is verified, with a token that says so. */
async function verified(email: string): Promise<Signed> {
  const first = await auth.signUp(email)
  await auth.verify(first, email)
  return await auth.refresh(first)
}

async function accountOf(uid: string) {
  return (await db.users().doc(uid).get()).data()
}

/** Reads or makes the person's own document as a client does, under the rules. */
async function ownDocument(person: Signed, make?: { email: string; points?: number }): Promise<number> {
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`
  const host = `http://127.0.0.1:${suite.ports.firestore}/v1`
  const headers = { authorization: `Bearer ${person.idToken}`, 'content-type': 'application/json' }
  const path = `${documents}/users/${person.uid}`
  if (make === undefined) return (await fetch(`${host}/${path}`, { headers })).status
  const text = (value: string) => ({ stringValue: value })
  const fields = {
    uid: text(person.uid),
    email: text(make.email),
    displayName: { nullValue: null },
    photoURL: { nullValue: null },
    points: { integerValue: String(make.points ?? SIGNUP_POINTS) },
    role: text('user'),
  }
  const write = {
    update: { name: path, fields },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  }
  const answer = await fetch(`${host}/${documents}:commit`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ writes: [write] }),
  })
  return answer.status
}

describe('an address that nobody has verified', () => {
  it('has no account and no point: the API says why, the rules make no document', async () => {
    const email = newAddress()
    const mei = await auth.signUp(email)
    for (const answer of [await analyze(mei.idToken), await callApi(suite, mei.idToken, '/analyses')]) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        error: { code: 'email-unverified', message: API_ERRORS['email-unverified'].message },
      })
    }
    expect(await ownDocument(mei, { email })).toBe(403)
    expect(await accountOf(mei.uid)).toBeUndefined()
  })

  it('spends its points as soon as it is verified', async () => {
    const mei = await verified(newAddress())
    const answer = await analyze(mei.idToken)
    expect(answer.status).toBe(202)
    expect((await accountOf(mei.uid))?.points).toBe(SIGNUP_POINTS - 1)
  })

  it('fifty of them start nothing', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => auth.signUp(newAddress())))
    const api = await ownApi(db, {})
    const at = { ...suite, address: api.address }
    const answers = await Promise.all(crowd.map(({ idToken }) => analyze(idToken, at)))
    api.close()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
  })
})

describe('the gift of a new account', () => {
  it('comes once an address, in whatever spelling, also after the account was deleted', async () => {
    const name = `mei${crypto.randomUUID().replaceAll('-', '')}`
    const first = await verified(`${name}@gmail.com`)
    await startJob(suite, first.idToken, sample)
    const fresh = await auth.signIn(`${name}@gmail.com`)
    const removed = await callApi(suite, fresh.idToken, '/account/deletion', {
      json: { email: `${name}@gmail.com` },
    })
    expect(removed.status).toBe(202)
    for (const spelling of [
      `${name}@gmail.com`,
      `${name}+again@gmail.com`,
      `m.${name.slice(1)}@GoogleMail.com`,
    ]) {
      const next = await verified(spelling)
      const answer = await analyze(next.idToken)
      expect([spelling, answer.status]).toEqual([spelling, 402])
      await openUserAccount(db, next.uid, NO_ADMIN, new Date())
      const entry = (await db.ledger(next.uid).doc('signup').get()).data()
      expect(entry).toMatchObject({ delta: 0, balanceAfter: 0, kind: 'signup' })
      expect(entry?.reason).toContain('先前已領取')
      expect((await accountOf(next.uid))?.points).toBe(0)
    }
  })

  it('is remembered by a keyed hash that names nobody', async () => {
    const email = newAddress()
    const mei = await verified(email)
    await openUserAccount(db, mei.uid, NO_ADMIN, new Date())
    const kept = await db.giftedAddresses().doc(addressHash(NO_ADMIN.addressKey, email)).get()
    expect(Object.keys(kept.data() ?? {}).toSorted()).toEqual(['expiresAt', 'givenAt'])
    expect(kept.id).not.toBe(addressHash('another-key-of-at-least-32-characters', email))
  })

  it('comes to one of two spellings that arrive at the same instant', async () => {
    const name = `twin${crypto.randomUUID().replaceAll('-', '')}`
    const people = [await verified(`${name}@gmail.com`), await verified(`${name}+b@gmail.com`)]
    await Promise.all(people.map(({ uid }) => openUserAccount(db, uid, NO_ADMIN, new Date())))
    const points = await Promise.all(people.map(async ({ uid }) => (await accountOf(uid))?.points))
    expect(points.toSorted()).toEqual([0, SIGNUP_POINTS])
  })

  it('comes all the same where the key is not set: a missing setting keeps nobody out', async () => {
    const mei = await verified(newAddress())
    await openUserAccount(db, mei.uid, { adminEmail: null, addressKey: null }, new Date())
    expect((await accountOf(mei.uid))?.points).toBe(SIGNUP_POINTS)
  })

  it('is used by so many new accounts of one address (IP) in an hour, and by no more', async () => {
    const api = await ownApi(db, { newAccountsPerAddress: 2 })
    const at = { ...suite, address: api.address }
    try {
      const address = `2001:db8::${crypto.randomUUID().slice(0, 4)}`
      const statuses: number[] = []
      for (let count = 0; count < 3; count += 1) {
        const person = await verified(newAddress())
        const answer = await callApi(at, person.idToken, '/analyze', {
          json: sample,
          headers: { 'x-forwarded-for': `${address}, 151.101.1.1` },
        })
        statuses.push(answer.status)
        if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      expect(statuses).toEqual([202, 202, 429])
    } finally {
      api.close()
    }
  })

  it('is counted once for each account, and not for a start that is refused in any case', async () => {
    const own = openDatabase(ownFirestore('first'))
    const now = new Date()
    const api = await ownApi(own, { newAccountsPerAddress: 1, now: () => now })
    const at = { ...suite, address: api.address }
    const headers = { 'x-forwarded-for': '203.0.113.7, 151.101.1.1' }
    const start = async ({ idToken }: Signed) =>
      (await callApi(at, idToken, '/analyze', { json: sample, headers })).status
    const startBatch = async ({ idToken }: Signed) => {
      const rows = Array.from({ length: SIGNUP_POINTS + 1 }, (_, row) => ({
        ...sample,
        targetKeyword: `第 ${row} 列`,
      }))
      const key = { 'idempotency-key': crypto.randomUUID() }
      const json = { name: '', rows }
      return (await callApi(at, idToken, '/batches', { json, headers: { ...headers, ...key } })).status
    }
    try {
      const [ann, bob, carl] = [
        await verified(newAddress()),
        await verified(newAddress()),
        await verified(newAddress()),
      ]
      await own.settings().set({ analysesEnabled: false })
      forgetSettings()
      expect(await start(ann)).toBe(503)
      await own.settings().set({ analysesEnabled: true })
      forgetSettings()
      // Six rows cost more than the gift, so nothing begins.
      expect([await startBatch(bob), await startBatch(bob), await start(bob)]).toEqual([402, 402, 202])
      expect([await start(ann), await start(carl), await start(carl)]).toEqual([429, 429, 429])
    } finally {
      api.close()
    }
  })

  it('keeps every balance the sum of its entries', async () => {
    const findings: string[] = []
    await auditLedger(db, ({ uid, problem }) => findings.push(`${uid} ${problem}`))
    expect(findings.filter((finding) => finding.startsWith('new-'))).toEqual([])
  })
})

describe('an address that somebody else signed up with', () => {
  let email: string
  let squatter: Signed
  let owner: Signed
  beforeAll(async () => {
    email = newAddress()
    squatter = await auth.signUp(email, 'the-squatters-own')
    owner = await auth.signInWithGoogle(email)
    expect(owner.uid).toBe(squatter.uid)
    expect(await ownDocument(owner, { email })).toBe(200)
    await vi.waitFor(async () => expect((await accountOf(owner.uid))?.providers).toEqual(['google.com']), {
      timeout: 60_000,
      interval: 200,
    })
  })

  it('is its owner’s from the first Google sign-in: account, points and analyses', async () => {
    expect(await ownDocument(owner)).toBe(200)
    expect((await analyze(owner.idToken)).status).toBe(202)
    expect((await callApi(suite, owner.idToken, '/analyses')).status).toBe(200)
  })

  it('shows the squatter’s session nothing, in the database or the API', async () => {
    expect(await ownDocument(squatter)).toBe(403)
    expect((await callApi(suite, squatter.idToken, '/analyses')).status).toBeGreaterThanOrEqual(401)
  })

  it('nor a token renewed since, which says that the address is verified', async () => {
    // The emulator renews tokens that the identity provider refuses: here only the way of signing in tells them apart.
    const renewed = await auth.refresh(squatter)
    expect(await ownDocument(renewed)).toBe(403)
    for (const path of ['/analyses', '/account/export']) {
      const answer = await callApi(suite, renewed.idToken, path)
      expect([path, answer.status, await codeOf(answer)]).toEqual([path, 401, 'session-ended'])
    }
    expect(await codeOf(await analyze(renewed.idToken))).toBe('session-ended')
  })

  it('lets the squatter’s password in no more', async () => {
    await expect(auth.signIn(email, 'the-squatters-own')).rejects.toThrow(/INVALID/)
  })
})

describe('a way to sign in that is added to an account', () => {
  it('ends all sessions, so that whoever is not its owner must sign in anew', async () => {
    const email = newAddress()
    const password = await verified(email)
    expect((await callApi(suite, password.idToken, '/analyses')).status).toBe(200)
    await openUserAccount(db, password.uid, NO_ADMIN, new Date())
    await laterSecondThan(password.idToken)
    const google = await auth.signInWithGoogle(email)
    expect(await ownDocument(google)).toBe(403)
    expect(await codeOf(await callApi(suite, google.idToken, '/analyses'))).toBe('session-ended')
    expect((await callApi(suite, password.idToken, '/analyses')).status).toBe(401)
    // The rules know nothing of the provider's revocations: they go by the account's own note.
    expect(await ownDocument(password)).toBe(403)
    await laterSecondThan(google.idToken)
    const again = await auth.signInWithGoogle(email)
    expect((await callApi(suite, again.idToken, '/analyses')).status).toBe(200)
    expect(await ownDocument(again)).toBe(200)
    const byPassword = await auth.signIn(email)
    expect((await callApi(suite, byPassword.idToken, '/analyses')).status).toBe(200)
  })
})
