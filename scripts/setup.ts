import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runMain, Stop, say } from './lib/say.ts'
import { accessToken } from './setup/access-token.ts'
import { createGoogleApi } from './setup/google-api.ts'
import { setUp } from './setup/set-up.ts'

const USAGE =
  'Usage: npm run setup -- --project ID --site HOST --alerts-to E-MAIL [--budget AMOUNT] [--dry-run]\n' +
  'The monthly budget is in the currency of the billing account.\n' +
  'Sign in first: gcloud auth application-default login'

/** `npm run setup`: prepares a project for its first deploy. It can be run again. `--dry-run` only prints its changes. */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      site: { type: 'string' },
      'alerts-to': { type: 'string' },
      budget: { type: 'string', default: '0' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { project, site, 'alerts-to': alertsTo, 'dry-run': dryRun } = values
  const budget = Number(values.budget)
  if (!project || !site || !alertsTo || !Number.isInteger(budget) || budget < 0) throw new Stop(USAGE, 2)
  const api = createGoogleApi(project, accessToken, dryRun, fetch, async (milliseconds) => {
    say('Something that was just made is not ready yet. This may take ten minutes.')
    await sleep(milliseconds)
  })
  const left = await setUp(api, { project, site, alertsTo, budget })
  for (const change of api.changes) say(dryRun ? `would ${change}` : change)
  say(api.changes.length === 0 ? `${project} is as it should be.` : `${api.changes.length} changes`)
  if (left.length > 0) say(`Still to do by hand:\n  ${left.join('\n  ')}`)
})
