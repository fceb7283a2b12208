import { setTimeout as sleep } from 'node:timers/promises'
import { COLLECTIONS, type CollectionName } from '@gaplens/contracts/collections'
import { z } from 'zod'
import { REGION } from '../../functions/src/task-queue.ts'
import { Stop } from '../lib/say.ts'
import type { GoogleApi } from './google-api.ts'

/** The database that a backup is restored into, so that it can be checked before it is imported. */
const RESTORED = 'restored'
const POLL_MS = 10_000

const BackupsSchema = z.object({
  backups: z.array(z.object({ name: z.string(), snapshotTime: z.string(), state: z.string() })).default([]),
})
const OperationSchema = z.object({
  name: z.string().default(''),
  done: z.boolean().default(false),
  error: z.object({ message: z.string() }).optional(),
})
/** The settings of /admin, as Firestore's REST API writes a document. */
const SettingsSchema = z.object({
  fields: z.object({ analysesEnabled: z.object({ booleanValue: z.boolean() }).optional() }).optional(),
})

export interface Restore {
  readonly api: GoogleApi
  readonly project: string
  /** Prints the progress. */
  readonly say: (line: string) => void
  /** Waits between two polls of an operation. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

const firestore = (project: string, path: string) =>
  `https://firestore.googleapis.com/v1/projects/${project}/${path}`

/** The backups of the project, the newest first. */
export async function listBackups({ api, project }: Restore) {
  const answer = await api.call('GET', firestore(project, `locations/${REGION}/backups`))
  return BackupsSchema.parse(answer ?? {}).backups.toSorted((a, b) =>
    b.snapshotTime.localeCompare(a.snapshotTime),
  )
}

/**
 * Restores a backup into a separate database. The production database is not changed.
 * @param backup a name from `listBackups`
 * @throws Stop when that database already exists, because somebody may be checking it
 */
export async function restoreBackup(restore: Restore, backup: string): Promise<void> {
  const { api, project } = restore
  if ((await api.call('GET', firestore(project, `databases/${RESTORED}`))) !== null)
    throw new Stop(
      `There is a database "${RESTORED}" already. Delete it first: npx firebase firestore:databases:delete ${RESTORED}`,
    )
  const body = { databaseId: RESTORED, backup }
  await finish(restore, 'restore', await api.call('POST', firestore(project, 'databases:restore'), body))
}

/**
 * Collections whose present state is worth more than an earlier one. Share links would work again that their owners have
 * ended. The settings would switch analyses on in the middle of the restore. Exports are copies that can be made again, and
 * the others are notes of the last hours.
 */
const NOT_BROUGHT_IN: readonly CollectionName[] = [
  'shares',
  'settings',
  'exports',
  'exportParts',
  'providers',
  'rateLimits',
  'serpCache',
  'pageCache',
]

/** The ids of the collections that an import brings in, those below documents included. */
export const BROUGHT_IN: readonly string[] = Object.entries(COLLECTIONS)
  .filter(([name]) => !(NOT_BROUGHT_IN as readonly string[]).includes(name))
  .map(([, { path }]) => path.split('/').at(-2) ?? path)

/**
 * Imports documents into the production database and overwrites those with the same ids: documents of `restored`, or the
 * production database's own documents at a minute of the last seven days. Newer documents stay, so `settleRestore` must
 * follow. The queue is purged first, because tasks of jobs that are not in the backup would find nothing.
 * @param bucket Cloud Storage bucket for the export
 * @param at ISO 8601, in whole minutes
 * @throws Stop while analyses are enabled, because jobs would run on documents that are being overwritten
 */
export async function bringIn(restore: Restore, bucket: string, at?: string): Promise<void> {
  const { api, project } = restore
  const settings = await api.call('GET', firestore(project, 'databases/(default)/documents/settings/product'))
  if (SettingsSchema.parse(settings ?? {}).fields?.analysesEnabled?.booleanValue !== false)
    throw new Stop('Analyses are on. Switch them off in /admin first, with a notice.')
  const queue = `https://cloudtasks.googleapis.com/v2/projects/${project}/locations/${REGION}/queues/runAnalysis`
  await api.call('POST', `${queue}:purge`, {})
  const place = `gs://${bucket}/restore-${at === undefined ? RESTORED : at.replace(/\W/g, '')}`
  const source = at === undefined ? RESTORED : '(default)'
  const from = firestore(project, `databases/${source}:exportDocuments`)
  const asItWas = at === undefined ? {} : { snapshotTime: at }
  // An import can choose collections only from an export that has chosen them too.
  const collectionIds = BROUGHT_IN
  const wanted = { outputUriPrefix: place, collectionIds, ...asItWas }
  await finish(restore, 'export', await api.call('POST', from, wanted))
  const into = firestore(project, 'databases/(default):importDocuments')
  await finish(restore, 'import', await api.call('POST', into, { inputUriPrefix: place, collectionIds }))
}

/** Waits until an operation has ended. @throws Stop with the operation's message when it failed */
async function finish({ api, say, pause = sleep }: Restore, what: string, begun: unknown): Promise<void> {
  let operation = OperationSchema.parse(begun ?? {})
  // A dry run starts no operation.
  if (operation.name === '') return
  say(`${what}: ${operation.name}`)
  while (!operation.done) {
    await pause(POLL_MS)
    const answer = await api.call('GET', `https://firestore.googleapis.com/v1/${operation.name}`)
    operation = OperationSchema.parse(answer ?? { name: operation.name })
  }
  if (operation.error !== undefined) throw new Stop(`The ${what} failed: ${operation.error.message}`)
}
