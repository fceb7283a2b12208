import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { openDatabase } from '../functions/src/runtime/database.ts'
import { runMain, Stop, say } from './lib/say.ts'
import { accessToken } from './setup/access-token.ts'
import { createGoogleApi } from './setup/google-api.ts'
import { bringIn, listBackups, restoreBackup } from './setup/restore.ts'
import { settleRestore } from './setup/settle-restore.ts'

const USAGE = `Usage: npm run restore -- --project ID [--dry-run]            lists the backups
       npm run restore -- --project ID --backup NAME           into a database of its own
       npm run restore -- --project ID --bring-in BUCKET [--at TIME] [--deleted FILE]
                                                               from there, or from a minute of the last days, into use
       npm run restore -- --project ID --settle [--deleted FILE]
                                                               puts right what an import leaves behind, again
FILE has the uids of the accounts that were deleted since, one in a line.`
const WHOLE_MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/
const UID = /^[\w-]{1,128}$/

/** `npm run restore`: restores a backup in two steps, with a check between them (docs/operations.md). */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      backup: { type: 'string' },
      'bring-in': { type: 'string' },
      at: { type: 'string' },
      settle: { type: 'boolean', default: false },
      deleted: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { project, backup, at, settle, deleted, 'bring-in': bucket, 'dry-run': dryRun } = values
  const steps = [backup !== undefined, bucket !== undefined, settle].filter(Boolean).length
  if (!project || steps > 1 || (settle && dryRun)) throw new Stop(USAGE, 2)
  if (at !== undefined && (bucket === undefined || !WHOLE_MINUTE.test(at))) throw new Stop(USAGE, 2)
  if (deleted !== undefined && bucket === undefined && !settle) throw new Stop(USAGE, 2)
  const deletedUsers = deleted === undefined ? [] : readUids(deleted)
  const api = createGoogleApi(project, accessToken, dryRun)
  const restore = { api, project, say }
  if (backup !== undefined) await restoreBackup(restore, backup)
  else if (bucket !== undefined) {
    await bringIn(restore, bucket, at)
    if (!dryRun) await settleIn(project, deletedUsers)
  } else if (settle) await settleIn(project, deletedUsers)
  else
    for (const { name, snapshotTime, state } of await listBackups(restore))
      say(`${snapshotTime} ${state} ${name}`)
  if (dryRun) for (const change of api.changes) say(`would ${change}`)
})

function readUids(file: string): string[] {
  const uids = readFileSync(file, 'utf8')
    .split(/\s+/)
    .filter((line) => line !== '')
  const wrong = uids.find((uid) => !UID.test(uid))
  if (wrong !== undefined) throw new Stop(`${file} has a line that is no uid: ${wrong}`)
  return uids
}

async function settleIn(project: string, deletedUsers: readonly string[]): Promise<void> {
  if (getApps().length === 0) initializeApp({ projectId: project })
  const { unreadable, ...counts } = await settleRestore(
    openDatabase(getFirestore()),
    deletedUsers,
    () => new Date(),
  )
  say(`Put right: ${JSON.stringify(counts)}`)
  if (unreadable.length > 0) throw new Stop(`Cannot be read and was left alone: ${unreadable.join(', ')}`)
}
