import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
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
    'users/boss': { ...newAccount('boss'), role: 'admin' },
    'users/lin': newAccount('lin'),
    'analyses/a1': { uid: 'lin', status: 'completed' },
    'analyses/a1/work/steps': { overview: '…' },
    'somewhere/else': { anything: true },
  })
})

describe.each(['analyses/a1', 'analyses/a1/work/steps', 'somewhere/else'])(
  '%s is the server’s alone',
  (path) => {
    const collection = path.split('/').slice(0, -1).join('/')

    it.each(['lin', 'mei', 'boss', 'ghost', 'nobody'] as const)(
      '%s neither reads nor writes it',
      async (name) => {
        const client = people[name](env)
        await assertFails(client.doc(path).get())
        await assertFails(client.collection(collection).where('uid', '==', name).limit(1).get())
        await assertFails(client.doc(path).update({ status: 'failed' }))
        await assertFails(client.doc(path).delete())
        await assertFails(client.doc(`${collection}/new`).set({ uid: name }))
      },
    )
  },
)
