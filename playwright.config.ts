import { defineConfig } from '@playwright/test'

const { GAPLENS_ADDRESS = '', GAPLENS_CHROMIUM = '' } = process.env

/** `npm test` starts the suite and says where it is and which browser to use. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 1,
  forbidOnly: true,
  use: {
    baseURL: GAPLENS_ADDRESS,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // A drawer that still fades in has neither contrast nor a fixed place. What moves is looked at by the tests
    // that ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: GAPLENS_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
