import { defineConfig } from 'vitest/config'

/** Emulator tests share one Firestore: one file at a time, and patience for cold workers. */
const emulators = { fileParallelism: false, testTimeout: 90_000, hookTimeout: 90_000 }

export default defineConfig({
  test: {
    // Logs are for finding out why a test failed.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contracts/src/**/*.test.ts',
            'report/src/**/*.test.ts',
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
