import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { ROOT } from '../lib/paths.ts'
import { runMain, Stop, say } from '../lib/say.ts'
import { makeCertificate } from './certificate.ts'
import { createGoogle } from './google/google.ts'
import { HOSTS } from './hosts.ts'
import { PROJECT, VARIABLES } from './project.ts'
import { serveGoogle } from './serve.ts'
import { deploySteps } from './steps.ts'

/**
 * The part of the rehearsal that runs in its own network, where Google's host names lead to the simulation. It runs the
 * commands of the workflow in order and writes what they published to a file.
 */
await runMain(async () => {
  const folder = process.argv[2]
  if (folder === undefined) throw new Stop('started by npm run deploy:rehearse', 2)
  const certificate = makeCertificate(folder, HOSTS)
  const google = createGoogle(PROJECT)
  const server = await serveGoogle(certificate, google.answer)
  const env = {
    ...process.env,
    // Keeps out settings and credentials of this machine's user.
    HOME: join(folder, 'home'),
    GOOGLE_APPLICATION_CREDENTIALS: writeAccount(folder),
    NODE_EXTRA_CA_CERTS: certificate.caFile,
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
    CI: 'true',
  }
  mkdirSync(env.HOME)
  let failed: string | null = null
  for (const step of deploySteps(VARIABLES)) {
    say(`$ ${step.run}`)
    if ((await shell(step.run, { ...env, ...step.env })) !== 0) {
      failed = step.run
      break
    }
  }
  await server.close()
  writeFileSync(join(folder, 'published'), serialize({ published: google.published, failed }))
  process.exit(0)
})

/** Runs a command in a shell as GitHub does. */
function shell(command: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-e', '-c', command], { cwd: ROOT, env, stdio: ['ignore', 2, 2] })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Writes credentials of an account that only the simulation knows. */
function writeAccount(folder: string): string {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const file = join(folder, 'account.json')
  const account = {
    type: 'service_account',
    project_id: PROJECT.id,
    private_key_id: '1',
    private_key: privateKey,
    client_email: `deploy@${PROJECT.id}.iam.gserviceaccount.com`,
    client_id: '1',
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  writeFileSync(file, JSON.stringify(account))
  return file
}
