import { parseArgs } from 'node:util'
import { SAMPLES } from '../sandbox/src/seed.ts'
import { SUITES_VARIABLE, suitesText } from '../tests/support/suite.ts'
import { buildAll } from './lib/build.ts'
import { killAllOnSignal } from './lib/child.ts'
import { ensureChromium } from './lib/chromium.ts'
import { findFirestoreEmulator } from './lib/firestore-emulator.ts'
import { findOfficialEmulator, startOfficialEmulator } from './lib/official-emulator.ts'
import { portsAt, requireFree } from './lib/ports.ts'
import { runMain, Stop, say } from './lib/say.ts'
import { seed, suiteDatabase } from './lib/seed.ts'
import { type Suite, startSuite } from './lib/suite.ts'
import { tryAgain } from './lib/test/second-try.ts'
import {
  lineOf,
  runCheck,
  runPlaywright,
  runVitest,
  type StageResult,
  type VitestRun,
} from './lib/test/stage.ts'
import { listOf } from './lib/test/test-failure.ts'

/** Far from the default ports, so that a running `npm start` does not disturb the tests. */
const OFFSETS = [21_000, 21_500, 22_000, 22_500, 23_000, 23_500, 24_000]

/**
 * Number of concurrent suites. Tests of one suite run one file at a time, because they share its database and its settings.
 * They mostly wait (for queues, time limits, pages), so more suites than processors are not slower.
 */
const SUITES = 3

const SECOND_OPINION_PORT = 29_181

/** A stage that passes or fails as a whole, with its script in package.json. */
type Check = readonly [stage: string, script: string]

/**
 * The checks that must end before the suites start, in their order. The rehearsal of the deploy replaces the build, so it comes
 * before the one for the tests. The scan for secrets comes before the keys are removed for the tests.
 */
const CHECKS_BEFORE_SUITES: readonly Check[] = [
  ['deploy', 'deploy:rehearse'],
  ['secrets', 'secrets'],
]

/** The checks that run beside the suites, in their order. */
const CHECKS_BESIDE_SUITES: readonly Check[] = [
  ['budgets', 'budgets'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['unused', 'unused'],
]

/** Stages that need the emulator suites. */
const SUITE_STAGES = ['rules', 'emulator', 'e2e']

const results: StageResult[] = []
const add = (result: StageResult) => results.push(result)

/** Stages whose failed files run again, alone, after the concurrent stages have ended. */
const tried: { readonly run: VitestRun; readonly first: StageResult }[] = []

/**
 * `npm test`: runs every test of the project. `npm test -- --only unit` runs one stage. `npm test -- --only e2e admin`
 * runs only the files of a stage whose path contains a word.
 *
 * The emulator tests wait much of the time, and the checks mostly use one processor, so both run concurrently with the unit
 * tests. The browser tests keep every processor busy and come last. A whole run tries failed files a second time, alone, and
 * lists those that passed only then, because a test may time out on a shared machine.
 */
await runMain(async () => {
  killAllOnSignal()
  const { values, positionals: words } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  })
  if (words.length > 0 && values.only === undefined)
    throw new Stop('Name the stage of these files, e.g. npm test -- --only e2e admin-users')
  const isWhole = values.only === undefined
  const wanted = (stage: string) => isWhole || values.only === stage
  const suiteStages = SUITE_STAGES.filter(wanted)

  // The emulator is found once, before several suites need it. Where it has to be built, that takes the longest.
  const emulator = suiteStages.length > 0 ? findFirestoreEmulator() : null
  const unit = unitTests(wanted, words, isWhole)
  await Promise.all([checks(CHECKS_BEFORE_SUITES, wanted), emulator])
  const suites = suiteStages.length > 0 ? await startSuites(suiteStages, words.length > 0 ? 1 : SUITES) : []
  try {
    await Promise.all([unit, checks(CHECKS_BESIDE_SUITES, wanted), onEmulators(suiteStages, words)])
    for (const { run, first } of tried) add(isWhole ? await tryAgain(run, first) : first)
    if (suiteStages.includes('e2e')) add(await runPlaywright(words, isWhole ? 1 : 0))
  } finally {
    await Promise.all(suites.map((suite) => suite.stop()))
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
  process.stdout.write('\n')
  for (const { stage, flaky, failures } of results) {
    process.stdout.write(listOf('passed at the second try', stage, flaky) + listOf('failed', stage, failures))
  }
  process.stdout.write(`${results.map(lineOf).join('\n')}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  // Clients of the emulators leave sockets open, which would keep this process alive.
  process.exit(failed === 0 ? 0 : 1)
})

/** @param beside whether other stages print at the same time */
async function unitTests(
  wanted: (stage: string) => boolean,
  words: readonly string[],
  beside: boolean,
): Promise<void> {
  const projects = ['unit', 'unit-isolated', 'hosting', 'hosting-isolated']
  if (wanted('unit')) await tests({ stage: 'unit', projects, words, beside })
}

async function tests(run: VitestRun): Promise<void> {
  tried.push({ run, first: await runVitest(run) })
}

async function checks(list: readonly Check[], wanted: (stage: string) => boolean): Promise<void> {
  for (const [stage, script] of list) if (wanted(stage)) add(await runCheck(stage, script))
}

/** Starts and seeds the suites, and passes their addresses to the processes that run tests. */
async function startSuites(stages: readonly string[], count: number): Promise<Suite[]> {
  const chromium = stages.includes('e2e') ? await ensureChromium() : ''
  await buildAll()
  // The tests simulate the providers, so keys from the shell must not reach them.
  for (const name of ['SERPAPI_API_KEY', 'SERPAPI_BASE_URL', 'GEMINI_API_KEY']) delete process.env[name]
  const offsets = await freeOffsets(count)
  const started = await Promise.allSettled(
    offsets.map((offset) => startSuite({ offset, dataFolder: null, samples: SAMPLES })),
  )
  const suites = started.flatMap((suite) => (suite.status === 'fulfilled' ? [suite.value] : []))
  try {
    for (const suite of started) if (suite.status === 'rejected') throw suite.reason
    await Promise.all(suites.map((suite) => seed(suite, suiteDatabase(suite))))
  } catch (error) {
    await Promise.all(suites.map((suite) => suite.stop()))
    throw error
  }
  process.env[SUITES_VARIABLE] = suitesText(suites)
  process.env.GAPLENS_CHROMIUM = chromium
  return suites
}

async function onEmulators(stages: readonly string[], words: readonly string[]): Promise<void> {
  await Promise.all([
    stages.includes('rules') ? tests({ stage: 'rules', projects: ['rules'], words, beside: true }) : null,
    stages.includes('rules') ? rulesOnOfficialEmulator(words) : null,
    stages.includes('emulator') ? tests({ stage: 'emulator', projects: ['emulator'], words }) : null,
  ])
}

/** Tests the rules on Google's emulator as well, if this machine has it, so that two implementations agree. */
async function rulesOnOfficialEmulator(words: readonly string[]): Promise<void> {
  const script = findOfficialEmulator()
  if (script === null) return
  const official = await startOfficialEmulator(script, SECOND_OPINION_PORT)
  if (official === null) {
    say(
      'The official Firestore emulator of this machine did not start; the rules were tested on one emulator only.',
    )
    return
  }
  const env = { GAPLENS_RULES_PORT: String(SECOND_OPINION_PORT) }
  add(
    await runVitest({
      stage: 'rules on the official emulator',
      projects: ['rules'],
      words,
      env,
      beside: true,
    }),
  )
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
