import { exitCodeOf } from './lib/child.ts'
import { runMain, say } from './lib/say.ts'

/** The tests that feed hostile input to every place that it can reach. None needs an emulator or a browser. */
const SINKS = [
  'contracts/src/admin/requests.test.ts',
  'functions/src/export/hostile.test.ts',
  'functions/src/export/markdown-hostile.test.ts',
  'functions/src/runtime/log.test.ts',
  'functions/src/providers/web/ssrf.test.ts',
  'functions/src/reading/hostile.test.ts',
  'functions/src/reading/hidden/remove-hidden-text.test.ts',
  'functions/src/analysis/insight/model',
  'hosting/src/admin/users/csv-hostile.test.ts',
  'hosting/src/app/hostile-text.test.tsx',
]

/** `npm run test:hostile`: runs all hostile strings, which takes minutes. `npm test` runs a share of them. */
await runMain(async () => {
  say('Feeding every hostile string to every sink; this takes some minutes…')
  process.exit(await exitCodeOf('vitest', ['run', ...SINKS], { env: { GAPLENS_HOSTILE: 'all' } }))
})
