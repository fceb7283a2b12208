import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SAMPLES } from '../sandbox/src/seed.ts'
import { SUITES_VARIABLE, suitesText } from '../tests/support/suite.ts'
import { buildAll } from './lib/build.ts'
import { exitCodeOf } from './lib/child.ts'
import { ensureChromium } from './lib/chromium.ts'
import { findFirestoreEmulator } from './lib/firestore-emulator.ts'
import { findOfficialEmulator, startOfficialEmulator } from './lib/official-emulator.ts'
import { inRoot, LOCAL } from './lib/paths.ts'
import { portsAt, requireFree } from './lib/ports.ts'
import { runMain, Stop, say } from './lib/say.ts'
import { seed, suiteDatabase } from './lib/seed.ts'
import { startSuite } from './lib/suite.ts'

/** Far from the default ports, so that a running `npm start` does not disturb the tests. */
const OFFSETS = [21_000, 21_500, 22_000, 22_500, 23_000, 23_500, 24_000]

/**
 * Suites that run side by side. Tests of one suite run one file at a time, because they share its database and its settings.
 * They mostly wait (for queues, time limits, pages), so that more suites than processors are not slower.
 */
const SUITES = 3

const SECOND_OPINION_PORT = 29_181

interface Counts {
  passed: number
  failed: number
}
const total: Counts = { passed: 0, failed: 0 }
/** Only test files whose path contains one of these words are run. Without words all are. */
let fileWords: readonly string[] = []

/**
 * `npm test`: runs every test of the project. `npm test -- --only unit` runs one stage. `npm test -- --only e2e admin`
 * runs only the files of a stage whose path contains a word.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  })
  if (positionals.length > 0 && values.only === undefined)
    throw new Stop('Name the stage of these files, e.g. npm test -- --only e2e admin-users')
  fileWords = positionals
  const wanted = (stage: string) => values.only === undefined || values.only === stage
  if (wanted('types')) await check('types', 'npm', ['run', 'typecheck', '--silent'])
  if (wanted('lint')) await check('lint', 'npm', ['run', 'lint', '--silent'])
  if (wanted('unused')) await check('for what nothing uses', 'npm', ['run', 'unused', '--silent'])
  if (wanted('unit')) await vitest('unit', 'hosting')
  // The rehearsal builds for a deployment. What follows it shares one build for the tests.
  if (wanted('deploy')) await check('deploy', 'npm', ['run', 'deploy:rehearse', '--silent'])
  if (wanted('budgets')) await check('budgets', 'npm', ['run', 'budgets', '--silent'])
  if (wanted('secrets')) await check('secrets', 'npm', ['run', 'secrets', '--silent'])
  const withSuite = ['rules', 'emulator', 'e2e'].filter(wanted)
  if (withSuite.length > 0) await inSuite(withSuite)
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  // Clients of the emulators leave sockets open, which would keep this process alive.
  process.exit(total.failed === 0 ? 0 : 1)
})

async function inSuite(stages: readonly string[]): Promise<void> {
  const chromium = stages.includes('e2e') ? await ensureChromium() : ''
  await buildAll()
  // The tests simulate the providers, so keys from the shell must not reach them.
  for (const name of ['SERPAPI_API_KEY', 'SERPAPI_BASE_URL', 'GEMINI_API_KEY']) delete process.env[name]
  // Found (and, on a new machine, made) once, before several suites look for it at the same time.
  await findFirestoreEmulator()
  const offsets = await freeOffsets(fileWords.length > 0 ? 1 : SUITES)
  const started = await Promise.allSettled(
    offsets.map((offset) => startSuite({ offset, dataFolder: null, samples: SAMPLES })),
  )
  const suites = started.flatMap((suite) => (suite.status === 'fulfilled' ? [suite.value] : []))
  try {
    for (const suite of started) if (suite.status === 'rejected') throw suite.reason
    await Promise.all(suites.map((suite) => seed(suite, suiteDatabase(suite))))
    process.env[SUITES_VARIABLE] = suitesText(suites)
    process.env.GAPLENS_CHROMIUM = chromium
    if (stages.includes('rules')) await rules()
    if (stages.includes('emulator')) await vitest('emulator')
    if (stages.includes('e2e')) await playwright()
  } finally {
    await Promise.all(suites.map((suite) => suite.stop()))
  }
}

/** Tests the rules on the suite's emulator and, if this machine has it, on Google's, so that two implementations agree. */
async function rules(): Promise<void> {
  await vitest('rules')
  const script = findOfficialEmulator()
  if (script === null) return
  const port = SECOND_OPINION_PORT
  const official = await startOfficialEmulator(script, port)
  if (official === null) {
    say(
      'The official Firestore emulator of this machine did not start; the rules were tested on one emulator only.',
    )
    return
  }
  say('Testing the rules on the official emulator as well…')
  process.env.GAPLENS_RULES_PORT = String(port)
  await vitest('rules')
  delete process.env.GAPLENS_RULES_PORT
  await official.stop()
}

/** @throws Stop when so many copies are running that too few offsets are left */
async function freeOffsets(count: number): Promise<number[]> {
  const free: number[] = []
  for (const offset of OFFSETS) {
    const usable = await requireFree(portsAt(offset), offset).then(
      () => true,
      () => false,
    )
    if (usable) free.push(offset)
    if (free.length === count) return free
  }
  throw new Stop(
    `The ports of the tests (5000 and up, plus ${OFFSETS.join(', ')}) are taken: stop other runs of npm test.`,
  )
}

/** A check that passes or fails as a whole counts as one test. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  const done = timed(`Checking ${name}`)
  count({ passed: 0, failed: 0 }, await exitCodeOf(command, args))
  done()
}

async function vitest(...projects: string[]): Promise<void> {
  const done = timed(`Running ${projects.join(' and ')} tests`)
  const file = join(LOCAL, `test-${projects[0]}.json`)
  const named = projects.flatMap((project) => ['--project', project])
  const code = await exitCodeOf('vitest', [
    'run',
    ...fileWords,
    ...named,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = await readJson<{ numPassedTests: number; numFailedTests: number }>(file)
  count({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code, 'tests')
  done()
}

async function playwright(): Promise<void> {
  const done = timed('Running browser tests')
  const file = join(LOCAL, 'test-e2e.json')
  const code = await exitCodeOf(
    'playwright',
    ['test', ...fileWords, '-c', inRoot('playwright.config.ts'), '--reporter=list,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  )
  const report = await readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  count(
    {
      passed: report?.stats.expected ?? 0,
      failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    },
    code,
    'tests',
  )
  done()
}

/** Says what begins, and on the call of what it returns how long it took. */
function timed(doing: string): () => void {
  const start = Date.now()
  say(`${doing}…`)
  return () => say(`${doing} took ${Math.round((Date.now() - start) / 1000)} s.`)
}

/** Adds a stage's counts. A stage that failed without a failed test (or ran none) counts as one failure. */
function count(counts: Counts, exitCode: number, kind: 'check' | 'tests' = 'check'): void {
  if (kind === 'check') counts = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  total.passed += counts.passed
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  total.failed += silent ? 1 : counts.failed
}

async function readJson<T>(file: string): Promise<T | null> {
  return await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  )
}
