import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectionReference } from 'firebase-admin/firestore'
import { auditLedger } from '../functions/src/points/audit.ts'
import { buildAll } from './lib/build.ts'
import { runMain, Stop, say } from './lib/say.ts'
import { seed, suiteDatabase } from './lib/seed.ts'
import { type Suite, startSuite } from './lib/suite.ts'

const OFFSET = 28_000

/**
 * `npm run restore:rehearse`: tries the restore of docs/operations.md on the emulators. It exports real analyses, deletes
 * everything, imports the export into new emulators, and compares all documents and the ledger with the originals.
 */
await runMain(async () => {
  for (const name of ['SERPAPI_API_KEY', 'SERPAPI_BASE_URL', 'GEMINI_API_KEY']) delete process.env[name]
  await buildAll()
  const dataFolder = await mkdtemp(join(tmpdir(), 'gaplens-backup-'))
  try {
    const before = await inSuite(dataFolder, async (suite) => {
      await seed(suite, suiteDatabase(suite))
      return await countDocuments(suite)
    })
    say(`Exported: ${describe(before)}. Starting empty emulators from the export…`)
    const after = await inSuite(dataFolder, async (suite) => {
      const findings: string[] = []
      await auditLedger(suiteDatabase(suite), ({ uid, problem }) => void findings.push(`${uid}: ${problem}`))
      if (findings.length > 0) throw new Stop(`The ledger does not agree: ${findings.join('; ')}`)
      return await countDocuments(suite)
    })
    if (describe(before) !== describe(after)) throw new Stop(`Came back different: ${describe(after)}`)
    say('Everything came back, and the ledger agrees.')
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
  process.exit(0)
})

/** Runs the emulators while `work` runs. Stopping them writes the export. */
async function inSuite<T>(dataFolder: string, work: (suite: Suite) => Promise<T>): Promise<T> {
  const suite = await startSuite({ offset: OFFSET, dataFolder })
  try {
    return await work(suite)
  } finally {
    await suite.stop()
  }
}

/** The number of documents in each collection, including subcollections. */
async function countDocuments(suite: Suite): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const walk = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      if ((await reference.get()).exists) counts.set(collection.id, (counts.get(collection.id) ?? 0) + 1)
      for (const below of await reference.listCollections()) await walk(below)
    }
  }
  for (const collection of await suiteDatabase(suite).firestore.listCollections()) await walk(collection)
  // A sweep may or may not have moved ended jobs to their day in the meantime, so these two are not compared.
  counts.delete('jobEnds')
  counts.delete('statDays')
  return counts
}

function describe(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}
