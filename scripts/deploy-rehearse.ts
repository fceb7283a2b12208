import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { exitCodeOf } from './lib/child.ts'
import { inRoot } from './lib/paths.ts'
import { runMain, say } from './lib/say.ts'
import { faultsOf, type Wanted } from './rehearse/faults.ts'
import type { Published } from './rehearse/google/published.ts'
import { HOSTS } from './rehearse/hosts.ts'
import { PROJECT, VARIABLES } from './rehearse/project.ts'
import { startSource } from './rehearse/start-source.ts'

/** The rehearsal runs in a network namespace that reaches only this machine, so a mistake cannot deploy anything. */
const ISOLATED = ['-rnm']

/**
 * `npm run deploy:rehearse`: runs the commands of the deploy workflow, with the real `firebase deploy`, against a
 * simulation of the Google APIs, then checks what was published. Exit code 1 when anything differs from the repository.
 */
await runMain(async () => {
  const why = whyNot()
  if (why !== null) {
    say(`The deploy was not rehearsed: ${why}.`)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'gaplens-deploy-'))
  try {
    const faults = await rehearse(folder)
    for (const fault of faults) say(`FAULT: ${fault}`)
    say(faults.length === 0 ? 'The rehearsed deploy is as the repository says.' : `${faults.length} faults`)
    process.exitCode = faults.length === 0 ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

function whyNot(): string | null {
  for (const command of ['unshare', 'ip', 'openssl', 'bash'])
    if (spawnSync('which', [command]).status !== 0) return `this machine has no ${command}`
  const trial = spawnSync('unshare', [...ISOLATED, 'ip', 'link', 'set', 'lo', 'up'])
  return trial.status === 0 ? null : 'this machine allows no network namespace'
}

async function rehearse(folder: string): Promise<string[]> {
  const hosts = join(folder, 'hosts')
  await writeFile(hosts, ['localhost', ...HOSTS].map((host) => `127.0.0.1 ${host}\n`).join(''))
  const inside = inRoot('scripts', 'rehearse', 'inside.ts')
  const script = 'ip link set lo up && mount --bind "$1" /etc/hosts && exec "$2" "$3" "$4"'
  const code = await exitCodeOf('unshare', [
    ...ISOLATED,
    'sh',
    '-c',
    script,
    'rehearsal',
    hosts,
    process.execPath,
    inside,
    folder,
  ])
  if (code !== 0) return [`the rehearsal itself failed (exit code ${code})`]
  const { published, failed }: { published: Published; failed: string | null } = deserialize(
    await readFile(join(folder, 'published')),
  )
  // After a failed step the following checks would all fail too.
  if (failed !== null) return [`this step of the workflow failed: ${failed}`]
  const faults = faultsOf(published, await wanted())
  say(
    `IAM bindings asked for:\n${published.roles.map(({ where, role, members }) => `  ${where}: ${role} to ${members.join(', ')}`).join('\n')}`,
  )
  if (published.source !== null)
    faults.push(...(await startSource(published.source, join(folder, 'source'), PROJECT.id)))
  return faults
}

async function wanted(): Promise<Wanted> {
  const json = async (...path: string[]) => JSON.parse(await readFile(inRoot(...path), 'utf8'))
  const [lock, functions, config] = await Promise.all([
    json('package-lock.json'),
    json('functions', 'package.json'),
    json('firebase.json'),
  ])
  return {
    project: PROJECT.id,
    region: 'asia-east1',
    authDomain: VARIABLES.FIREBASE_AUTH_DOMAIN,
    siteOrigin: VARIABLES.SITE_ORIGIN,
    webKey: VARIABLES.FIREBASE_API_KEY,
    adminEmail: VARIABLES.ADMIN_EMAIL,
    minInstances: Number(VARIABLES.MIN_INSTANCES),
    rules: await readFile(inRoot('firestore.rules'), 'utf8'),
    indexes: await json('firestore.indexes.json'),
    rewrites: config.hosting.rewrites,
    lock: lock.packages,
    dependencies: functions.dependencies,
  }
}
