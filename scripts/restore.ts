import { parseArgs } from 'node:util'
import { runMain, Stop, say } from './lib/say.ts'
import { accessToken } from './setup/access-token.ts'
import { createGoogleApi } from './setup/google-api.ts'
import { bringIn, listBackups, restoreBackup } from './setup/restore.ts'

const USAGE = `Usage: npm run restore -- --project ID [--dry-run]            lists the backups
       npm run restore -- --project ID --backup NAME           into a database of its own
       npm run restore -- --project ID --bring-in BUCKET [--at TIME]
                                                               from there, or from a minute of the last days, into use`
const WHOLE_MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/

/** `npm run restore`: restores a backup in two steps, with a check between them (docs/operations.md). */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      backup: { type: 'string' },
      'bring-in': { type: 'string' },
      at: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { project, backup, at, 'bring-in': bucket, 'dry-run': dryRun } = values
  if (!project || (backup !== undefined && bucket !== undefined)) throw new Stop(USAGE, 2)
  if (at !== undefined && (bucket === undefined || !WHOLE_MINUTE.test(at))) throw new Stop(USAGE, 2)
  const api = createGoogleApi(project, accessToken, dryRun)
  const restore = { api, project, say }
  if (backup !== undefined) await restoreBackup(restore, backup)
  else if (bucket !== undefined) await bringIn(restore, bucket, at)
  else
    for (const { name, snapshotTime, state } of await listBackups(restore))
      say(`${snapshotTime} ${state} ${name}`)
  if (dryRun) for (const change of api.changes) say(`would ${change}`)
})
