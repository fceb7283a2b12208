import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { runningSuites } from './tests/support/suite.ts'

/** Tests on the emulators: as many files at a time as there are suites, and patience for cold workers. */
const emulators = {
  maxWorkers: Math.max(1, runningSuites().length),
  testTimeout: 90_000,
  hookTimeout: 90_000,
}

export default defineConfig({
  test: {
    // Vitest would leave one processor to itself, which does little while the tests run.
    maxWorkers: availableParallelism(),
    // Logs are for finding out why a test failed.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contracts/src/**/*.test.ts',
            'text/src/**/*.test.ts',
            'report/src/**/*.test.ts',
            'coverage/src/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'sandbox/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        extends: 'hosting/vite.config.ts',
        test: { name: 'hosting', root: 'hosting', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...emulators } },
      { test: { name: 'emulator', include: ['tests/emulator/**/*.test.ts'], ...emulators } },
    ],
  },
})
