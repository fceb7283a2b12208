/**
 * Runs a script of this project under Node 24 with its packages installed, on whatever Node the machine has (20+).
 * Plain JavaScript without dependencies: it runs before anything is installed.
 * Usage: node scripts/with-node.mjs scripts/start.ts [arguments…]
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const WANTED_MAJOR = 24
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'gaplens')
const [script, ...args] = process.argv.slice(2)

const packagesAreDue = !isInstalled()
const node = findNode() ?? installNode()
// The project's tools first, and this Node before whatever the machine has.
const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter)
// The compile cache takes seconds off each start of the emulator suite.
const env = {
  NODE_COMPILE_CACHE: join(cache, 'compile-cache'),
  ...process.env,
  PATH: path,
  GAPLENS_CACHE: cache,
}
if (packagesAreDue) installPackages()
runScript()

function findNode() {
  const inCache = join(cache, `node${WANTED_MAJOR}`, 'node_modules', '.bin', 'node')
  const inProject = join(root, 'node_modules')
  return [process.execPath, join(inProject, '.bin', 'node'), inCache].find(
    (candidate) =>
      // npm puts the project's own Node first on PATH; an install would pull it away from under us.
      !(packagesAreDue && candidate.startsWith(inProject)) &&
      existsSync(candidate) &&
      majorOf(candidate) >= WANTED_MAJOR,
  )
}

function majorOf(binary) {
  if (binary === process.execPath) return Number(process.versions.node.split('.')[0])
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1]) : 0
}

function installNode() {
  const reason =
    majorOf(process.execPath) < WANTED_MAJOR
      ? `This project runs on Node ${WANTED_MAJOR}; this is ${process.version}.`
      : `The packages are due, and this Node is one of them.`
  say(`${reason} Getting Node ${WANTED_MAJOR} from npm (once)…`)
  const prefix = join(cache, `node${WANTED_MAJOR}`)
  mkdirSync(prefix, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', prefix]
  npm(['install', ...options, `node@${WANTED_MAJOR}`], process.execPath, process.env)
  const binary = join(prefix, 'node_modules', '.bin', 'node')
  if (majorOf(binary) !== WANTED_MAJOR) {
    // npm left the package's install script out: run it ourselves.
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: join(prefix, 'node_modules', 'node'),
      stdio: 'inherit',
    })
  }
  if (majorOf(binary) !== WANTED_MAJOR) {
    fail(`Node ${WANTED_MAJOR} could not be installed by npm. Install it from nodejs.org and run this again.`)
  }
  return binary
}

function isInstalled() {
  return existsSync(installedMark()) && readFileSync(installedMark(), 'utf8') === lockHash()
}

function installedMark() {
  return join(root, 'node_modules', '.gaplens-installed')
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function installPackages() {
  say('Installing packages (about a minute)…')
  // Under Node 20 npm would leave out packages whose engines want 22; so npm runs under this project's Node.
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], node, env)
  // The one install script that is needed: it puts Node's binary in its place.
  npm(['rebuild', 'node', '--loglevel=error'], node, env)
  writeFileSync(installedMark(), lockHash())
}

function npm(npmArgs, withNode, withEnv) {
  const cli = process.env.npm_execpath
  const [command, commandArgs] = cli?.endsWith('.js') ? [withNode, [cli, ...npmArgs]] : ['npm', npmArgs]
  const { status, error } = spawnSync(command, commandArgs, { cwd: root, env: withEnv, stdio: 'inherit' })
  if (status !== 0)
    fail(`npm ${npmArgs[0]} failed${error ? `: ${error.message}` : ''}. Is the npm registry reachable?`)
}

function runScript() {
  const child = spawn(node, [script, ...args], { cwd: root, env, stdio: 'inherit' })
  // A terminal's Ctrl-C reaches the child as well: wait for it to end in its own way.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}

function say(text) {
  process.stderr.write(`gaplens: ${text}\n`)
}

function fail(text) {
  say(text)
  process.exit(1)
}
