import { exitCodeOf } from './lib/child.ts'
import { runMain, say } from './lib/say.ts'

/** Tests that feed hostile input to every place it can get to; none needs an emulator or a browser. */
const SINKS = [
  'contracts/src/admin.test.ts',
  'functions/src/export/hostile.test.ts',
  'functions/src/export/markdown-hostile.test.ts',
  'functions/src/runtime/log.test.ts',
  'functions/src/providers/web/ssrf.test.ts',
  'functions/src/reading/hostile.test.ts',
  'functions/src/reading/hidden/remove-unseen.test.ts',
  'functions/src/analysis/insight/model',
  'hosting/src/admin/users/csv-hostile.test.ts',
  'hosting/src/app/hostile-text.test.tsx',
]

/** `npm run test:hostile`: the project's own corpora whole, of which `npm test` takes a share where the whole takes minutes. */
await runMain(async () => {
  say('Feeding every hostile string to every sink; this takes some minutes…')
  process.exit(await exitCodeOf('vitest', ['run', ...SINKS], { env: { GAPLENS_HOSTILE: 'all' } }))
})
