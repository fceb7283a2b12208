import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parseEnvironment, SECRET_NAMES } from '../functions/src/runtime/environment.ts'
import { REGION } from '../functions/src/task-queue.ts'
import { readSettingsSource } from './deploy/settings.ts'
import { runMain, Stop, say } from './lib/say.ts'

const execute = promisify(execFile)

/**
 * `npm run deploy:check`: checks that the project has usable secrets and a protected database in the right region.
 * A deploy itself does not check these, so mistakes would only show in production.
 */
await runMain(async () => {
  const project = readSettingsSource().FIREBASE_PROJECT_ID ?? ''
  const firebase = async (...args: string[]) =>
    (await execute('firebase', [...args, '--project', project, '--non-interactive'])).stdout
  const problems = await Promise.all([
    ...SECRET_NAMES.map(async (name) => {
      const value = await firebase('functions:secrets:access', name).catch(() => null)
      if (value === null) return `the secret ${name} is not set: npx firebase functions:secrets:set ${name}`
      return secretProblem(name, value.trim())
    }),
    firebase('firestore:databases:get', '(default)', '--json').then(databaseProblem, () => NO_DATABASE),
  ])
  const wrong = problems.filter((problem) => problem !== null)
  if (wrong.length > 0)
    throw new Stop(`${project} is not ready:\n${wrong.map((problem) => `  - ${problem}`).join('\n')}`)
  say(`${project} has its secrets and a protected database in ${REGION}.`)
})

const NO_DATABASE = `there is no database: a deploy would make one without protection (npm run setup)`

/** What is wrong with a secret; null when nothing is. The text never contains the value. */
function secretProblem(name: string, value: string): string | null {
  try {
    parseEnvironment({ [name]: value })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : name
  }
}

function databaseProblem(json: string): string | null {
  const { result } = JSON.parse(json) as { result: Record<string, unknown> }
  const { locationId, deleteProtectionState, pointInTimeRecoveryEnablement } = result
  if (locationId !== REGION) return `the database is in ${String(locationId)}, and the functions in ${REGION}`
  if (deleteProtectionState !== 'DELETE_PROTECTION_ENABLED')
    return 'the database can be deleted (npm run setup)'
  if (pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED')
    return 'the database cannot be restored to a point in time (npm run setup)'
  return null
}
