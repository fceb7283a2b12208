import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/lib/chromium.ts'
import { runningSuites, testSuite } from './tests/support/suite.ts'

const { GAPLENS_CHROMIUM = '', TEST_PARALLEL_INDEX } = process.env

/** `npm test` starts the suites and says where they are and which browser to use. Each worker has a suite to itself. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/test-results',
  timeout: 240_000,
  expect: { timeout: 40_000 },
  workers: Math.max(1, runningSuites().length),
  forbidOnly: true,
  use: {
    // Playwright also reads this file where no test runs.
    ...(TEST_PARALLEL_INDEX !== undefined && { baseURL: testSuite().address }),
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // A drawer that still fades in has neither contrast nor a fixed place. What moves is looked at by the tests
    // that ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: GAPLENS_CHROMIUM,
      args: [...CHROMIUM_ARGS],
    },
  },
})
