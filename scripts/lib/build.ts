import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { run } from './child.ts'
import { inRoot, LOCAL } from './paths.ts'
import { say } from './say.ts'

/** Packages that become part of both builds. */
const SHARED = ['contracts/src', 'text/src', 'report/src', 'coverage/src']

/** Builds the packages that have changed since the last build. `force` builds all of them. */
export async function buildAll({ force = false } = {}): Promise<void> {
  await buildUnlessFresh('functions', ['functions/src', ...SHARED], force, buildFunctions)
  await buildUnlessFresh('hosting', ['hosting', ...SHARED], force, () =>
    run('npm', ['run', 'build', '--silent', '-w', 'hosting']),
  )
}

/** Builds all of it for one project, with that deployment's settings. */
export async function buildForDeploy(
  project: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await buildFunctions()
  await run('npm', ['run', 'build', '--silent', '-w', 'hosting'], {
    env: { ...settings, GAPLENS_DEPLOY_PROJECT: project },
  })
  // dist now holds the build of a deployment, so the next test or start must build again.
  await rm(join(LOCAL, 'builds'), { recursive: true, force: true })
}

/**
 * Builds a bundle for each function, the file that selects among them, and the workers that parse pages and drafts. Code that is shared
 * or loaded on demand becomes a chunk. npm packages stay external, because the deploy installs them.
 */
async function buildFunctions(): Promise<void> {
  const outdir = inRoot('functions', 'dist')
  const entries = (await readdir(inRoot('functions', 'src', 'entries'))).filter((file) =>
    file.endsWith('.ts'),
  )
  await rm(outdir, { recursive: true, force: true })
  await bundle({
    entryPoints: {
      index: inRoot('functions/src/index.ts'),
      ...Object.fromEntries(
        entries.map((file) => [file.replace(/\.ts$/, ''), inRoot('functions/src/entries', file)]),
      ),
      'reader-worker': inRoot('functions/src/reading/worker.ts'),
      'draft-worker': inRoot('functions/src/export/draft-worker.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@gaplens/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  // The verifiers in archives are read as files (`functions/src/export/archive/verifiers.ts`).
  await cp(inRoot('functions/src/export/archive/verifier'), outdir, { recursive: true })
}

async function buildUnlessFresh(
  name: string,
  inputs: readonly string[],
  force: boolean,
  build: () => Promise<void>,
): Promise<void> {
  const mark = join(LOCAL, 'builds', name)
  const wanted = await fingerprint([
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/lib/build.ts',
    ...inputs,
  ])
  const built = existsSync(inRoot(name, 'dist')) && existsSync(mark) ? await readFile(mark, 'utf8') : null
  if (!force && built === wanted) return
  say(`Building ${name}…`)
  await build()
  await mkdir(join(LOCAL, 'builds'), { recursive: true })
  await writeFile(mark, wanted)
}

async function fingerprint(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) await addTo(hash, inRoot(input))
  return hash.digest('hex')
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (entries === null) {
    hash.update(path).update(await readFile(path))
    return
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name !== 'dist' && entry.name !== 'node_modules') await addTo(hash, join(path, entry.name))
  }
}
