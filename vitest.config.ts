import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/lib/longest-first.ts'
import { runningSuites } from './tests/support/suite.ts'

/** What a test waits for takes its time on a busy machine. */
const POLL = { poll: { timeout: 40_000 } }

/** Tests on the emulators: as many files at a time as there are suites, and patience for cold workers. */
const emulators = {
  maxWorkers: Math.max(1, runningSuites().length),
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: POLL,
}

/** What all unit tests have in common. */
const unit = {
  // Vitest would leave one processor to itself, which does little while the tests run. What the root says of this does
  // not hold for a project that extends another file, and projects that differ do not run side by side.
  maxWorkers: availableParallelism(),
  // Long enough for the longest tests and hooks on a machine whose processors have ten other things each to do.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: POLL,
}

const UNIT_TESTS = [
  'contracts/src/**/*.test.ts',
  'text/src/**/*.test.ts',
  'report/src/**/*.test.ts',
  'coverage/src/**/*.test.ts',
  'functions/src/**/*.test.ts',
  'sandbox/src/**/*.test.ts',
  'scripts/**/*.test.ts',
]

const CLIENT_TESTS = ['src/**/*.test.{ts,tsx}']

/** The files of a folder that match the globs and whose text matches the pattern. */
function filesWith(pattern: RegExp, globs: string[], folder: string): string[] {
  return globSync(globs, { cwd: folder }).filter((file) =>
    pattern.test(readFileSync(join(folder, file), 'utf8')),
  )
}

/** Tests that replace a module before the code under test loads it: other tests must neither load it first nor get theirs. */
const REPLACES_MODULES = /vi\.(mock|hoisted)\(/
const replacingModules = filesWith(REPLACES_MODULES, UNIT_TESTS, '.')

/** Tests of the client that replace modules, or that have a document, which no two files may share. */
const clientTestsOfTheirOwn = filesWith(
  new RegExp(`${REPLACES_MODULES.source}|@vitest-environment jsdom`),
  CLIENT_TESTS,
  'hosting',
)

/** What the tests of the client have in common. */
const client = { ...unit, root: 'hosting', include: CLIENT_TESTS }

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    ...(runningSuites().length > 0 && { sequence: { sequencer: LongestFirst } }),
    // Logs are for finding out why a test failed.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: UNIT_TESTS,
          exclude: replacingModules,
          // Files share a process, and so what they import: to load it anew for each was half of their processor time.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-isolated', include: replacingModules } },
      {
        extends: 'hosting/vite.config.ts',
        test: { ...client, name: 'hosting', exclude: clientTestsOfTheirOwn, isolate: false },
      },
      {
        extends: 'hosting/vite.config.ts',
        test: { ...client, name: 'hosting-isolated', include: clientTestsOfTheirOwn },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...emulators } },
      { test: { name: 'emulator', include: ['tests/emulator/**/*.test.ts'], ...emulators } },
    ],
  },
})
