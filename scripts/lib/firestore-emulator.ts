import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitCodeOf, NO_SUCH_COMMAND, run } from './child.ts'
import { CACHE } from './paths.ts'
import { Stop, say } from './say.ts'

/** How to start the emulator suite with a Firestore emulator that this machine can run. */
export interface SuiteCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly emulator: string
}

const JAVA_WANTED = 21
const HIDANE_HOME = join(CACHE, 'hidane')

/**
 * How cargo compiles hidane: with few optimisations and none across crates. That takes two thirds of the time of cargo's own
 * release profile; the tests keep the emulator busy for a few seconds more. Without any it would be four times as slow.
 */
const QUICK_TO_BUILD = { CARGO_PROFILE_RELEASE_OPT_LEVEL: '1', CARGO_PROFILE_RELEASE_LTO: 'off' }

/**
 * Finds a Firestore emulator in this order: `hidane` (on PATH or built earlier), Java 21+ with the official jar, or Rust,
 * with which hidane is built once.
 * @throws Stop naming these options when this machine has none of them
 */
export async function findFirestoreEmulator(): Promise<SuiteCommand> {
  const hidane = findHidane()
  if (hidane !== null) return withHidane(hidane)
  const java = javaMajor()
  if (java >= JAVA_WANTED) return { command: 'firebase', args: [], emulator: 'the official emulator (Java)' }
  const has = java > 0 ? `it has Java ${java}` : 'it has no Java'
  const cargo = await exitCodeOf('cargo', ['--version'], { quiet: true })
  if (cargo === 0) return withHidane(await buildHidane(has))
  // rustup leaves a cargo that only says what is missing until it has a toolchain.
  const fails =
    cargo === NO_SUCH_COMMAND ? '' : '; it has a cargo that fails: see what "cargo --version" says'
  throw new Stop(
    'The Firestore emulator needs one of two things, and this machine has neither:\n' +
      `  - Java ${JAVA_WANTED} or newer (${has}), for Google's emulator, or\n` +
      `  - Rust (cargo), with which this script builds hidane, an emulator without Java${fails}.\n` +
      'Install one of them and run this again.',
  )
}

function withHidane(binary: string): SuiteCommand {
  return { command: binary, args: ['exec', '--', 'firebase'], emulator: 'hidane' }
}

function findHidane(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(HIDANE_HOME, 'bin')]
  return folders.map((folder) => join(folder, 'hidane')).find((file) => existsSync(file)) ?? null
}

/** @param has the machine's Java, in words */
async function buildHidane(has: string): Promise<string> {
  say(
    `Google's Firestore emulator needs Java ${JAVA_WANTED}, and ${has}: building another with cargo ` +
      '(once on this machine; 2 to 7 minutes of two idle processors)…',
  )
  await run('cargo', ['install', 'hidane', '--locked', '--root', HIDANE_HOME], {
    env: QUICK_TO_BUILD,
    hint: `Install Java ${JAVA_WANTED}+ instead, or see why cargo could not build hidane.`,
  })
  return join(HIDANE_HOME, 'bin', 'hidane')
}

function javaMajor(): number {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return status === 0 ? Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) : 0
}
