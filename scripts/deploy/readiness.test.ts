import { expect, it } from 'vitest'
import { type Firebase, NotSignedIn, problemsOf } from './readiness.ts'

const DATABASE = {
  locationId: 'asia-east1',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
}
const SECRET = 'a-secret-of-this-test-of-32-chars-'
const failing = (stdout: string) => Promise.reject(Object.assign(new Error('Command failed'), { stdout }))

/** The CLI for a project with this database and secret. */
const cli =
  (database: object | null, secret: string | null): Firebase =>
  (command) => {
    const known = command === 'functions:secrets:access' ? secret : JSON.stringify({ result: database })
    return known === null || known.includes('null')
      ? failing('Error: 404, not found')
      : Promise.resolve(known)
  }
const look = (database: object | null, secret: string | null = SECRET) =>
  problemsOf(cli(database, secret), ['PAYMENT_WEBHOOK_SECRET'])

it('finds nothing wrong with a project that is set up', async () => {
  expect(await look(DATABASE)).toEqual([])
})

it('names a secret that is missing or too short, and never says it', async () => {
  expect(await look(DATABASE, null)).toEqual([
    expect.stringContaining('the secret PAYMENT_WEBHOOK_SECRET is not set'),
  ])
  const [problem = ''] = await look(DATABASE, 'tiny')
  expect(problem).toContain('PAYMENT_WEBHOOK_SECRET')
  expect(problem).not.toContain('tiny')
})

it('says what is wrong with the database', async () => {
  expect(await look(null)).toEqual([expect.stringContaining('there is no database')])
  const changes = [
    [{ locationId: 'nam5' }, 'the database is in nam5'],
    [{ deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }, 'the database can be deleted'],
    [{ pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' }, 'cannot be restored'],
  ] as const
  for (const [change, problem] of changes)
    expect(await look({ ...DATABASE, ...change })).toEqual([expect.stringContaining(problem)])
})

it('says nothing of a project while nobody is signed in', async () => {
  const signedOut: Firebase = () => failing('Error: Failed to authenticate, have you run firebase login?')
  await expect(problemsOf(signedOut, ['GEMINI_API_KEY'])).rejects.toThrow(NotSignedIn)
})
