import { ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it } from 'vitest'
import { limitPasswordTries } from '../../functions/src/api/http/limit-requests.ts'
import { LOCAL_LIMITS, SHARED_LIMITS } from '../../functions/src/limits/request-limits.ts'
import { countRequest } from '../../functions/src/limits/window-counter.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newMember } from '../support/admins.ts'
import { ownApi } from '../support/own-api.ts'
import { ownFirestore } from '../support/project.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const open: { close(): void }[] = []
afterEach(() => {
  for (const api of open.splice(0)) api.close()
})
async function api(settings: Parameters<typeof ownApi>[1]) {
  const own = await ownApi(db, settings)
  open.push(own)
  return own
}

/** A clock that stands still, so that no window of a shared counter ends while a test counts. */
function standing(): () => Date {
  const now = new Date()
  return () => now
}

async function expectTooMany(answer: Response, withinSeconds: number) {
  expect(answer.status).toBe(429)
  expect(ErrorAnswerSchema.parse(await answer.json()).error.code).toBe('rate-limited')
  const wait = Number(answer.headers.get('retry-after'))
  expect(wait).toBeGreaterThanOrEqual(1)
  expect(wait).toBeLessThanOrEqual(withinSeconds)
}

/** Sends requests one after the other until one is refused. @returns how many were let through, and the refusal */
async function untilRefused(send: () => Promise<Response>, atMost: number) {
  for (let passed = 0; passed <= atMost; passed += 1) {
    const answer = await send()
    if (answer.status === 429) return { passed, answer }
    await answer.arrayBuffer()
  }
  throw new Error(`${atMost} requests were let through`)
}

describe('an address', () => {
  it('is refused past its limit before anything is asked of its token, and another is not', async () => {
    const own = await api({ requestsPerAddress: 5 })
    const from = (address: string) =>
      callApi(own, 'forged.token.here', '/analyses', {
        headers: { 'x-forwarded-for': `${address}, 192.0.2.1` },
      })
    const { passed, answer } = await untilRefused(() => from('203.0.113.7'), 10)
    expect(passed).toBe(5)
    await expectTooMany(answer, 60)
    expect((await from('203.0.113.8')).status).toBe(401)
  })

  it('cannot make itself another by a header that it sends before the true one', async () => {
    const own = await api({ requestsPerAddress: 3 })
    let turn = 0
    const lying = () =>
      callApi(own, null, '/analyses', {
        headers: { 'x-forwarded-for': `198.51.100.${turn++}, 203.0.113.9, 192.0.2.1` },
      })
    expect((await untilRefused(lying, 10)).passed).toBe(3)
  })

  it('is never refused at /api/health', async () => {
    const own = await api({ requestsPerAddress: 1 })
    for (let probe = 0; probe < 5; probe += 1) {
      const answer = await callApi(own, null, '/health')
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { status: 'ok', revision: null, client: { address: '127.0.0.1', entries: 0, trustedHops: 1 } },
      ])
    }
  })
})

describe('a person', () => {
  it('is refused reads past their limit, with the seconds to wait; writes and other people are not', async () => {
    const own = await api({})
    const [ann, bob] = await Promise.all([newMember(suite, db, 'ann'), newMember(suite, db, 'bob')])
    const { passed, answer } = await untilRefused(() => callApi(own, ann.token, '/results/none'), 400)
    expect(passed).toBe(LOCAL_LIMITS.read.requests)
    await expectTooMany(answer, LOCAL_LIMITS.read.windowSeconds)
    expect((await callApi(own, bob.token, '/results/none')).status).toBe(404)
    expect((await callApi(own, ann.token, '/analyses/none', { method: 'DELETE' })).status).toBe(404)
  })

  it('is bounded in the chat as elsewhere', async () => {
    const own = await api({})
    const ann = await newMember(suite, db, 'ann')
    const { passed, answer } = await untilRefused(
      () => callApi(own, ann.token, '/chatbot', { json: {} }),
      200,
    )
    expect(passed).toBe(LOCAL_LIMITS.write.requests)
    await expectTooMany(answer, LOCAL_LIMITS.write.windowSeconds)
  })

  it('may export their data six times an hour', async () => {
    const own = await api({ now: standing() })
    const ann = await newMember(suite, db, 'ann')
    const { passed, answer } = await untilRefused(
      () => callApi(own, ann.token, '/account/export', { method: 'POST' }),
      10,
    )
    expect(passed).toBe(SHARED_LIMITS['account-export'].requests)
    await expectTooMany(answer, 3_600)
  })

  it('may make sixty share links an hour, since each may hash a password', async () => {
    const own = await api({ now: standing() })
    const ann = await newMember(suite, db, 'ann')
    const { passed, answer } = await untilRefused(
      () => callApi(own, ann.token, '/analyses/none/shares', { json: {} }),
      100,
    )
    expect(passed).toBe(SHARED_LIMITS.share.requests)
    await expectTooMany(answer, 3_600)
  })

  it('who starts analyses past the limit is refused, whatever is in them, and pays nothing', async () => {
    const own = await api({ now: standing() })
    const ann = await newMember(suite, db, 'ann')
    const { passed, answer } = await untilRefused(
      () => callApi(own, ann.token, '/analyze', { json: { targetKeyword: '' } }),
      100,
    )
    expect(passed).toBe(SHARED_LIMITS.analyze.requests)
    await expectTooMany(answer, 60)
    expect((await db.users().doc(ann.uid).get()).data()?.points).toBe(5)
  })
})

describe('the password of a share link', () => {
  const now = new Date(Date.UTC(2026, 10, 21, 3))

  it('can be tried from one address while another is refused, however often that one goes on', async () => {
    const firestore = ownFirestore('limits')
    const tryFrom = (address: string) => limitPasswordTries(firestore, 'link', address, now)
    const perAddress = SHARED_LIMITS['share-password-address'].requests
    for (let passed = 0; passed < perAddress; passed += 1) await tryFrom('203.0.113.7')
    // All tries that the link has left, but for one.
    const anyTry = (await firestore.collection('rateLimits').get()).docs.filter(({ id }) =>
      id.startsWith('share-password-any-'),
    )
    expect(anyTry.map((counter) => counter.get('count'))).toEqual([perAddress])
    const left = SHARED_LIMITS['share-password-any'].requests - 1
    for (const { ref } of anyTry) await ref.update({ count: left })
    for (let refused = 0; refused < 5; refused += 1)
      await expect(tryFrom('203.0.113.7')).rejects.toMatchObject({ code: 'rate-limited' })
    await tryFrom('203.0.113.8')
    await expect(tryFrom('203.0.113.9')).rejects.toMatchObject({ code: 'rate-limited' })
  })
})

describe('a shared counter', () => {
  const limit = { requests: 4, windowSeconds: 60 }
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 3, 0, seconds))

  it('lets exactly as many requests through at the same instant as the limit allows', async () => {
    const firestore = ownFirestore('limits')
    const waits = await Promise.all(
      Array.from({ length: 12 }, () => countRequest(firestore, 'analyze', 'ann', limit, at(0))),
    )
    expect(waits.filter((wait) => wait === null).length).toBe(4)
    expect(waits.filter((wait) => wait !== null)).toEqual(Array(8).fill(60))
  })

  it('begins anew with the next window, says how long that takes, and names nobody', async () => {
    const firestore = ownFirestore('limits')
    const ask = (seconds: number) => countRequest(firestore, 'analyze', 'ann@people.test', limit, at(seconds))
    expect(await Promise.all([ask(1), ask(1), ask(1), ask(1)])).toEqual([null, null, null, null])
    expect(await ask(21)).toBe(39)
    expect(await ask(60)).toBeNull()
    const counters = (await firestore.collection('rateLimits').get()).docs
    expect(counters).toHaveLength(2)
    for (const counter of counters) {
      expect(counter.id).not.toContain('ann')
      expect(counter.get('expiresAt')).toBeInstanceOf(Timestamp)
    }
  })
})
