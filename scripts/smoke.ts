import { parseArgs } from 'node:util'
import { runMain, Stop, say } from './lib/say.ts'
import { smoke } from './lib/smoke.ts'

const USAGE =
  'Usage: npm run smoke -- --site https://HOST [--identity URL]\n' +
  'With SMOKE_EMAIL, SMOKE_PASSWORD and VITE_FIREBASE_API_KEY also an analysis of that account, and its refund.'

/** `npm run smoke`: checks the answers of a deployment from outside. Exit code 1 when one is wrong. */
await runMain(async () => {
  const { values } = parseArgs({ options: { site: { type: 'string' }, identity: { type: 'string' } } })
  if (values.site === undefined) throw new Stop(USAGE, 2)
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password, VITE_FIREBASE_API_KEY: apiKey } = process.env
  const account = email && password && apiKey ? { email, password, apiKey } : null
  if (account === null) say('No test account is set: no analysis is tried.')
  const results = await smoke(values.site.replace(/\/+$/, ''), account, values.identity)
  for (const { what, problem } of results)
    say(`${problem === null ? 'ok   ' : 'FAULT'} ${what}${problem ? `: ${problem}` : ''}`)
  process.exitCode = results.some(({ problem }) => problem !== null) ? 1 : 0
})
