import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../../functions/src/runtime/database.ts'
import { inRoot } from '../lib/paths.ts'
import { runSample } from '../lib/run-sample.ts'

const DAY_MS = 24 * 60 * 60_000

/** Ids of two runs for one page, before and after an edit. */
export const RUNS = { before: 'picture-before', after: 'picture-after' } as const

/**
 * Adds both runs to a person's history. Each is made by the real pipeline. Between them the sample page gets the sections of
 * `written-on.txt`, as its report advises.
 */
export async function keepRuns(db: Database, uid: string): Promise<void> {
  const now = Date.now()
  await keep(db, uid, RUNS.before, now - 8 * DAY_MS, await runSample())
  const sites = join(await mkdtemp(join(tmpdir(), 'sites-')), 'sites')
  await cp(inRoot('sandbox', 'sites'), sites, { recursive: true })
  const written = await readFile(inRoot('scripts', 'pictures', 'written-on.txt'), 'utf8')
  await appendFile(join(sites, 'client-coffee.test', 'how-to-brew.txt'), written)
  await keep(db, uid, RUNS.after, now - DAY_MS, await runSample(sites))
  await rm(sites, { recursive: true })
}

type Run = Awaited<ReturnType<typeof runSample>>

async function keep(db: Database, uid: string, id: string, at: number, run: Run): Promise<void> {
  const time = Timestamp.fromMillis(at)
  const { result, status, warnings } = run
  await db
    .analyses()
    .doc(id)
    .set({
      uid,
      targetKeyword: run.keyword,
      userPageUrl: run.pageUrl,
      requestHash: id,
      status,
      stage: 'done',
      progress: 100,
      steps: result.processingSteps,
      sources: [],
      partial: null,
      warnings: [...warnings],
      error: null,
      result: { ...result, analysisId: id, timestamp: time.toDate().toISOString() },
      summary: result.websiteAssessment?.contentSummary ?? '',
      qualityScore: result.qualityAssessment.score,
      immediateActionsCount: result.strategyAndPlan?.p1_immediate.length ?? 0,
      createdAt: time,
      startedAt: time,
      completedAt: time,
      attempt: 1,
      leaseUntil: null,
    })
}
