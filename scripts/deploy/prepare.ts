import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildForDeploy } from '../lib/build.ts'
import { keepHashedFiles } from '../lib/hashed-files.ts'
import { inRoot } from '../lib/paths.ts'
import { say } from '../lib/say.ts'
import { hostingHeaders } from './hosting-headers.ts'
import { pruneLock } from './prune-lock.ts'
import { APP_CHECK_KEY, type DeploySettings, deploySettings, readSettingsSource } from './settings.ts'

/** The folder that a deploy sends. It is inside the repository, so that packages are found from it. */
const DEPLOY_FOLDER = '.deploy'

/**
 * Writes the folder that is deployed: the client built with the deployment's settings, the functions with a lock file of
 * their own, the rules, and a `firebase.json` whose headers follow from the settings.
 */
export async function prepareDeploy(): Promise<DeploySettings> {
  const settings = deploySettings(readSettingsSource())
  const folder = inRoot(DEPLOY_FOLDER)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  say(`Building for ${settings.project}…`)
  await buildForDeploy(settings.project, settings.clientEnvironment)
  await writeHosting(folder)
  await writeFunctions(folder, settings)
  for (const file of ['firestore.rules', 'firestore.indexes.json']) await cp(inRoot(file), join(folder, file))
  await writeConfig(folder, settings)
  say(`${DEPLOY_FOLDER}/ holds what is deployed to ${settings.project}.`)
  return settings
}

/** Copies the built client without source maps and hidden files, which no browser requests. */
async function writeHosting(folder: string): Promise<void> {
  await cp(inRoot('hosting', 'dist'), join(folder, 'hosting'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !/[\\/]\.[^\\/]+$/.test(path),
  })
}

async function writeFunctions(folder: string, settings: DeploySettings): Promise<void> {
  const target = join(folder, 'functions')
  await cp(inRoot('functions', 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  const manifest = await uploadedManifest()
  const { packages } = await readJson(inRoot('package-lock.json'))
  const lock = pruneLock(packages, 'functions', manifest)
  await writeJson(join(target, 'package.json'), manifest)
  await writeJson(join(target, 'package-lock.json'), lock)
  const lines = Object.entries(settings.functions).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  )
  await writeFile(join(target, `.env.${settings.project}`), lines.join(''))
}

/** The uploaded package.json of the functions. Their bundles contain the project's own packages, so it names what those need. */
async function uploadedManifest() {
  const { devDependencies, scripts: _, ...manifest } = await readJson(inRoot('functions', 'package.json'))
  const own = Object.keys(devDependencies).filter((name) => name.startsWith(OWN))
  const bundled = await Promise.all(
    own.map(async (name) => await readJson(inRoot(name.slice(OWN.length), 'package.json'))),
  )
  // Packages of the project need each other as well; the registry has none of them.
  const theirs = bundled.flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).filter(([name]) => !name.startsWith(OWN)),
  )
  return { ...manifest, dependencies: { ...Object.fromEntries(theirs), ...manifest.dependencies } }
}

const OWN = '@gaplens/'

async function writeConfig(folder: string, { client, clientEnvironment }: DeploySettings): Promise<void> {
  const { emulators: _, ...config } = await readJson(inRoot('firebase.json'))
  for (const functions of config.functions) {
    delete functions.predeploy
    functions.ignore = ['node_modules', '.env*']
  }
  delete config.hosting.predeploy
  config.hosting.public = 'hosting'
  config.hosting.headers = hostingHeaders(config.hosting.headers, {
    authDomain: client.VITE_FIREBASE_AUTH_DOMAIN,
    siteOrigin: client.VITE_SITE_ORIGIN,
    appCheck: APP_CHECK_KEY in clientEnvironment,
  })
  config.hosting.headers.push(await keepHashedFiles(join(folder, 'hosting', 'assets')))
  await writeJson(join(folder, 'firebase.json'), config)
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}
