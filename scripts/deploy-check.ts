import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SECRET_NAMES } from '../functions/src/runtime/environment-schema.ts'
import { REGION } from '../functions/src/task-queue.ts'
import { NotSignedIn, problemsOf } from './deploy/readiness.ts'
import { readSettingsSource } from './deploy/settings.ts'
import { runMain, Stop, say } from './lib/say.ts'

const execute = promisify(execFile)

/** `npm run deploy:check`: checks that the project has usable secrets and a protected database in the right region. */
await runMain(async () => {
  const project = readSettingsSource().FIREBASE_PROJECT_ID ?? ''
  if (project === '') throw new Stop('Set FIREBASE_PROJECT_ID, in the environment or in deploy.env.', 2)
  const firebase = async (...args: string[]) =>
    (await execute('firebase', [...args, '--project', project, '--non-interactive'])).stdout
  const problems = await problemsOf(firebase, SECRET_NAMES).catch((error: unknown) => {
    if (error instanceof NotSignedIn) throw new Stop('Sign in first: npx firebase login')
    throw error
  })
  if (problems.length > 0)
    throw new Stop(`${project} is not ready:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  say(`${project} has its secrets and a protected database in ${REGION}.`)
})
