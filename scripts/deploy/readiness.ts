import { parseEnvironment } from '../../functions/src/runtime/environment.ts'
import { REGION } from '../../functions/src/task-queue.ts'

/** Runs a command of the Firebase CLI. @returns what it prints @throws when it fails; the error has what it printed as `stdout` */
export type Firebase = (...args: string[]) => Promise<string>

/** Nobody is signed in, so nothing can be said of the project. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}

/**
 * What a deploy itself does not check, so that it would only show in production: the secrets, and the database.
 * @returns the problems, none for a project that is ready; the texts never contain a secret
 * @throws NotSignedIn
 */
export async function problemsOf(firebase: Firebase, secrets: readonly string[]): Promise<string[]> {
  const problems = await Promise.all([
    ...secrets.map(async (name) => {
      const value = await orNull(firebase('functions:secrets:access', name))
      if (value === null) return `the secret ${name} is not set: npx firebase functions:secrets:set ${name}`
      return secretProblem(name, value.trim())
    }),
    orNull(firebase('firestore:databases:get', '(default)', '--json')).then(databaseProblem),
  ])
  return problems.filter((problem) => problem !== null)
}

async function orNull(answer: Promise<string>): Promise<string | null> {
  return await answer.catch((error: unknown) => {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    if (/failed to authenticate/i.test(said)) throw new NotSignedIn()
    return null
  })
}

/** What is wrong with a secret; null when nothing is. */
function secretProblem(name: string, value: string): string | null {
  try {
    parseEnvironment({ [name]: value })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : name
  }
}

function databaseProblem(json: string | null): string | null {
  if (json === null) return 'there is no database: a deploy would make one without protection (npm run setup)'
  const { result } = JSON.parse(json) as { result: Record<string, unknown> }
  const { locationId, deleteProtectionState, pointInTimeRecoveryEnablement } = result
  if (locationId !== REGION) return `the database is in ${String(locationId)}, and the functions in ${REGION}`
  if (deleteProtectionState !== 'DELETE_PROTECTION_ENABLED')
    return 'the database can be deleted (npm run setup)'
  if (pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED')
    return 'the database cannot be restored to a point in time (npm run setup)'
  return null
}
