import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseEnv } from 'node:util'
import { buildAll } from './lib/build.ts'
import { inRoot, ROOT } from './lib/paths.ts'
import { runMain, Stop, say } from './lib/say.ts'
import { findSecrets } from './lib/secrets.ts'
import { trackedFiles } from './lib/tracked-files.ts'

/** `npm run secrets`: scans the built client and every file of the repository. Exit code 1 names the files. */
await runMain(async () => {
  await buildAll()
  const secrets = await ownSecrets()
  const allowed = [process.env.VITE_FIREBASE_API_KEY ?? '']
  const built = await filesBelow(inRoot('hosting', 'dist'))
  const tracked = trackedFiles(ROOT)
  const found = [
    ...(await findSecrets(built, { secrets, allowed, isClient: true })),
    ...(await findSecrets(tracked, { secrets, allowed })),
  ]
  const problems = found.map(({ path, line, message }) => `${relative(ROOT, path)}:${line} ${message}`)
  if (problems.length > 0) throw new Stop(`Secrets must not leave this machine:\n${problems.join('\n')}`)
  say(`No secret in ${built.length} files of the client and ${tracked.length} of the repository.`)
})

/** The values of the keys that this machine has for the real services. */
async function ownSecrets(): Promise<string[]> {
  const file = inRoot('functions', '.secret.local')
  const stored = existsSync(file) ? Object.values(parseEnv(await readFile(file, 'utf8'))) : []
  const named = ['SERPAPI_API_KEY', 'GEMINI_API_KEY'].map((name) => process.env[name])
  return [...stored, ...named].filter((value): value is string => value !== undefined && value !== '')
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
