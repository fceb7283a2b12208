import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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

/** Long enough for the longest unit tests on a machine whose processors have four other things each to do. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: POLL }

const UNIT_TESTS = [
  'contracts/src/**/*.test.ts',
  'text/src/**/*.test.ts',
  'report/src/**/*.test.ts',
  'coverage/src/**/*.test.ts',
  'functions/src/**/*.test.ts',
  'sandbox/src/**/*.test.ts',
  'scripts/**/*.test.ts',
]

/** Tests that replace a module before the code under test loads it: other tests must neither load it first nor get theirs. */
const replacingModules = globSync(UNIT_TESTS).filter((file) =>
  /vi\.(mock|hoisted)\(/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    // Vitest would leave one processor to itself, which does little while the tests run.
    maxWorkers: availableParallelism(),
    ...(runningSuites().length > 0 && { sequence: { sequencer: LongestFirst } }),
    // Logs are for finding out why a test failed.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: replacingModules,
          // Files share a process, and so what they import: to load it anew for each was half of their processor time.
          isolate: false,
          ...PATIENCE,
        },
      },
      { test: { name: 'unit-isolated', include: replacingModules, ...PATIENCE } },
      {
        extends: 'hosting/vite.config.ts',
        test: {
          name: 'hosting',
          root: 'hosting',
          include: ['src/**/*.test.{ts,tsx}'],
          ...PATIENCE,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...emulators } },
      { test: { name: 'emulator', include: ['tests/emulator/**/*.test.ts'], ...emulators } },
    ],
  },
})
