import { parseEnvironment } from '../../functions/src/runtime/environment.ts'
import { REGION } from '../../functions/src/task-queue.ts'

/** Runs a command of the Firebase CLI. @returns its output @throws when it fails; the error has the output as `stdout` */
export type Firebase = (...args: string[]) => Promise<string>

/** Nobody is signed in, so the project cannot be checked. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}

/**
 * Checks the secrets and the database, which a deploy itself does not check, so that problems would only show in production.
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

/** The problem of a secret; null when there is none. */
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
