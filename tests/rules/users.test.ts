import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteField, Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { given, newAccount, people, rulesEnvironment } from './support.ts'

let env: RulesTestEnvironment
beforeAll(async () => {
  env = await rulesEnvironment()
})
afterAll(() => env.cleanup())
beforeEach(async () => {
  await env.clearFirestore()
  await given(env, {
    'users/boss': { ...newAccount('boss'), role: 'admin', createdAt: Timestamp.now() },
    'users/lin': { ...newAccount('lin'), createdAt: Timestamp.now() },
    'users/lin/ledger/signup': { delta: 5, kind: 'signup' },
  })
})

describe('creating an account', () => {
  it('lets a person make their own, in the exact shape', async () => {
    await assertSucceeds(people.mei(env).doc('users/mei').set(newAccount('mei')))
  })

  it('lets name and picture be texts or null', async () => {
    const account = {
      ...newAccount('mei'),
      displayName: null,
      photoURL: 'https://lh3.googleusercontent.com/a/mei=s96-c',
    }
    await assertSucceeds(people.mei(env).doc('users/mei').set(account))
  })

  const refused: [string, Record<string, unknown>][] = [
    ['more points', { points: 999 }],
    ['fewer points', { points: 4 }],
    ['points as text', { points: '5' }],
    ['points as a fraction', { points: 5.5 }],
    ['points that are not a number', { points: Number.NaN }],
    ['the role admin', { role: 'admin' }],
    ['an unknown role', { role: 'owner' }],
    ['permissions', { permissions: ['adjust_points'] }],
    ['an open ledger', { ledgerOpenedAt: Timestamp.now() }],
    ['an analysis count', { analysisCount: 0 }],
    ['an unknown field', { vip: true }],
    ["someone else's uid inside", { uid: 'lin' }],
    ["someone else's address", { email: 'boss@people.test' }],
    ['no address', { email: null }],
    ['a time of their choosing', { createdAt: Timestamp.fromMillis(0) }],
    ['a name that is too long', { displayName: '名'.repeat(101) }],
    ['a name that is not text', { displayName: { first: 'Mei' } }],
    [
      'a picture address that is too long',
      { photoURL: `https://lh3.googleusercontent.com/${'x'.repeat(2_000)}` },
    ],
    ['a picture of anywhere else', { photoURL: 'https://tracker.example/pixel.gif' }],
    ['a name that reorders what follows', { displayName: 'Mei\u202Egnp' }],
    ['a picture that is not text', { photoURL: 7 }],
  ]
  it.each(refused)('refuses %s', async (_what, change) => {
    await assertFails(
      people
        .mei(env)
        .doc('users/mei')
        .set({ ...newAccount('mei'), ...change }),
    )
  })

  it.each(Object.keys(newAccount('mei')))('refuses an account without %s', async (field) => {
    const { [field]: _, ...rest } = newAccount('mei')
    await assertFails(people.mei(env).doc('users/mei').set(rest))
  })

  it("refuses another person's account, even in its right shape", async () => {
    await assertFails(
      people
        .mei(env)
        .doc('users/someone')
        .set({ ...newAccount('mei'), uid: 'someone' }),
    )
  })

  it('refuses an account that was deleted not long ago', async () => {
    await given(env, { 'deletedUsers/mei': { deletedAt: Timestamp.now(), finished: true } })
    await assertFails(people.mei(env).doc('users/mei').set(newAccount('mei')))
    await assertSucceeds(people.lin(env).doc('users/lin').get())
  })

  it('refuses visitors and anonymous sign-ins', async () => {
    await assertFails(people.nobody(env).doc('users/mei').set(newAccount('mei')))
    await assertFails(
      people
        .ghost(env)
        .doc('users/ghost')
        .set({ ...newAccount('ghost'), email: null }),
    )
  })

  it('refuses to make it a second time', async () => {
    await assertFails(people.lin(env).doc('users/lin').set(newAccount('lin')))
  })
})

describe('changing an account', () => {
  it.each([
    ['points', { points: 6 }],
    ['role', { role: 'admin' }],
    ['name', { displayName: 'Lin' }],
    ['a removed field', { role: deleteField() }],
    ['an added field', { extra: 1 }],
  ])('is refused to its owner: %s', async (_what, change) => {
    await assertFails(people.lin(env).doc('users/lin').update(change))
  })

  it('is refused to an admin as well: the API keeps the ledger', async () => {
    await assertFails(people.boss(env).doc('users/lin').update({ points: 100 }))
  })

  it('by deletion is refused to its owner and to an admin', async () => {
    await assertFails(people.lin(env).doc('users/lin').delete())
    await assertFails(people.boss(env).doc('users/lin').delete())
  })
})

describe('reading accounts', () => {
  it('lets a person read their own', async () => {
    await assertSucceeds(people.lin(env).doc('users/lin').get())
  })

  it("refuses another's", async () => {
    await assertFails(people.mei(env).doc('users/lin').get())
    await assertFails(people.nobody(env).doc('users/lin').get())
    await assertFails(people.ghost(env).doc('users/lin').get())
  })

  it('lets an admin read anybody’s, and bounded lists', async () => {
    await assertSucceeds(people.boss(env).doc('users/lin').get())
    await assertSucceeds(people.boss(env).collection('users').limit(100).get())
  })

  it('refuses lists without a bound, and any list to others', async () => {
    await assertFails(people.boss(env).collection('users').get())
    await assertFails(people.boss(env).collection('users').limit(101).get())
    await assertFails(people.lin(env).collection('users').limit(10).get())
    await assertFails(people.lin(env).collection('users').where('uid', '==', 'lin').limit(1).get())
  })

  it('goes by the stored role, not by a claim', async () => {
    const claimed = env
      .authenticatedContext('mei', {
        role: 'admin',
        admin: true,
        firebase: { sign_in_provider: 'password', identities: {} },
      })
      .firestore()
    await assertFails(claimed.doc('users/lin').get())
  })

  it('refuses an anonymous sign-in even if a document says it is admin', async () => {
    await given(env, { 'users/ghost': { role: 'admin' } })
    await assertFails(people.ghost(env).doc('users/lin').get())
  })
})

describe('the ledger', () => {
  it('is read through the API alone, which leaves out the id of an admin who changed points', async () => {
    const readers = [people.lin, people.boss, people.mei, people.ghost, people.nobody]
    for (const reader of readers.map((person) => person(env))) {
      await assertFails(reader.doc('users/lin/ledger/signup').get())
      await assertFails(reader.collection('users/lin/ledger').limit(10).get())
    }
  })

  it('is written by no client', async () => {
    for (const writer of [people.lin(env), people.boss(env)]) {
      await assertFails(writer.doc('users/lin/ledger/gift').set({ delta: 100 }))
      await assertFails(writer.doc('users/lin/ledger/signup').update({ delta: 100 }))
      await assertFails(writer.doc('users/lin/ledger/signup').delete())
    }
  })
})
