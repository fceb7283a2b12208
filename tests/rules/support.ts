import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { serverTimestamp, setLogLevel } from 'firebase/firestore'
import { inRoot } from '../../scripts/lib/paths.ts'
import { testSuite } from '../support/suite.ts'

// Denials are what these tests are about: the SDK need not report each.
setLogLevel('silent')

/** The rules under test, on the emulator, in a project of their own. */
export async function rulesEnvironment(): Promise<RulesTestEnvironment> {
  const { ports } = testSuite()
  return await initializeTestEnvironment({
    projectId: `demo-rules-${crypto.randomUUID().slice(0, 8)}`,
    firestore: {
      host: '127.0.0.1',
      port: Number(process.env.GAPLENS_RULES_PORT ?? ports.firestore),
      rules: readFileSync(inRoot('firestore.rules'), 'utf8'),
    },
  })
}

type Environment = RulesTestEnvironment

/** Mei uses the product; Boss is its admin; Ghost signed in anonymously. */
export const people = {
  mei: (env: Environment) => person(env, 'mei'),
  lin: (env: Environment) => person(env, 'lin'),
  boss: (env: Environment) => person(env, 'boss'),
  ghost: (env: Environment) =>
    env
      .authenticatedContext('ghost', { firebase: { sign_in_provider: 'anonymous', identities: {} } })
      .firestore(),
  nobody: (env: Environment) => env.unauthenticatedContext().firestore(),
} as const

function person(env: Environment, uid: string) {
  return env
    .authenticatedContext(uid, {
      email: `${uid}@people.test`,
      email_verified: true,
      firebase: { sign_in_provider: 'password', identities: {} },
    })
    .firestore()
}

/** What the client writes at the first sign-in: a document that the rules let through. */
export function newAccount(uid: string): Record<string, unknown> {
  return {
    uid,
    email: `${uid}@people.test`,
    displayName: 'Mei',
    photoURL: null,
    points: 5,
    role: 'user',
    createdAt: serverTimestamp(),
  }
}

/** Documents that exist before a test: written with the server's rights. */
export async function given(
  env: Environment,
  documents: Record<string, Record<string, unknown>>,
): Promise<void> {
  await env.withSecurityRulesDisabled(async (context) => {
    for (const [path, data] of Object.entries(documents)) await context.firestore().doc(path).set(data)
  })
}
