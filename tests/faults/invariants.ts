import type { LedgerEntry } from '@gaplens/contracts/accounts/user'
import { type AnalysisDocument, AnalysisDocumentSchema, isFinished } from '@gaplens/contracts/analysis/job'
import { AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { batchRowOf } from '@gaplens/contracts/batches/batch-row'
import { JOB_MAX_AGE_MS } from '@gaplens/contracts/limits'
import { expect } from 'vitest'
import { MAX_ATTEMPTS } from '../../functions/src/analysis/job/lease.ts'
import { purchaseId, releaseId, reservationId, reversedOrderOf } from '../../functions/src/points/entries.ts'
import { unparsedDocument } from '../../functions/src/runtime/database.ts'
import { unpackReport } from '../../functions/src/runtime/packed-report.ts'
import type { World } from './world.ts'

/** Final states of jobs when they were first seen. They must never change. */
export type Finals = Map<string, string>

/**
 * Checks the invariants of docs/reliability.md, named by their numbers there. No operation may be under way meanwhile.
 * @param ended whether every job must have ended by now (I4)
 */
export async function checkInvariants(world: World, finals: Finals, ended = false): Promise<void> {
  const jobs = new Map<string, AnalysisDocument | undefined>()
  for (const id of world.jobs) jobs.set(id, await readJob(world, id))
  for (const uid of world.users) await checkAccount(world, uid, jobs)
  for (const batchId of world.batches) await checkBatch(world, batchId, ended)
  for (const [id, job] of jobs) {
    if (world.deleted.has(id)) {
      expect(job, `${id} was deleted: nothing may write it again`).toBeUndefined()
      expect((await world.db.work(id).get()).exists, `${id} was deleted: its work too`).toBe(false)
    } else if (job !== undefined) await checkJob(world, id, job, finals, ended)
  }
}

/** Reads a job's document after undoing its corruption, because the invariants also hold for unreadable documents. */
async function readJob(world: World, id: string): Promise<AnalysisDocument | undefined> {
  const stored = (await unparsedDocument(world.db.analyses().doc(id)).get()).data()
  if (stored === undefined) return undefined
  const attempt = typeof stored.attempt === 'number' ? stored.attempt : 0
  const mended = world.broken.has(id) ? { ...stored, attempt, targetKeyword: '', userPageUrl: '' } : stored
  return AnalysisDocumentSchema.parse(unpackReport(mended))
}

async function checkAccount(
  world: World,
  uid: string,
  jobs: ReadonlyMap<string, AnalysisDocument | undefined>,
) {
  const user = (await world.db.users().doc(uid).get()).data()
  if (user === undefined) return
  const entries = (await world.db.ledger(uid).get()).docs.map((entry) => ({ id: entry.id, ...entry.data() }))
  const sum = entries.reduce((total, entry) => total + entry.delta, 0)
  expect(user.points, `I1 ${uid}: the balance is the sum of its entries`).toBe(sum)
  const reversed = entries
    .filter(({ kind }) => kind === 'reversal')
    .reduce((total, { delta }) => total - delta, 0)
  expect(user.points + reversed, `I2 ${uid}: only payments taken back leave a debt`).toBeGreaterThanOrEqual(0)
  for (const orderId of new Set(entries.flatMap((entry) => reversedOrderOf(entry) ?? [])))
    expect(
      entries.find((entry) => entry.id === purchaseId(orderId))?.delta,
      `I2 ${orderId}: takes back what was bought`,
    ).toBe(entries.reduce((sum, entry) => sum - (reversedOrderOf(entry) === orderId ? entry.delta : 0), 0))
  for (const [id, job] of jobs) {
    const charges = of(entries, 'analysis', id)
    const refunds = of(entries, 'refund', id)
    const owned = job?.uid === uid
    const batchId = batchRowOf(id)?.batchId
    const paid =
      batchId === undefined ? charges : entries.filter(({ id: entry }) => entry === reservationId(batchId))
    if (owned) expect(paid.length, `I3 ${id}: one charge, of its own or of its batch`).toBe(1)
    expect(charges.length, `I3 ${id}: no second charge`).toBeLessThanOrEqual(batchId === undefined ? 1 : 0)
    expect(refunds.length, `I3 ${id}: a refund only of a charge, once`).toBeLessThanOrEqual(paid.length)
    const note = (await world.db.deletedAnalyses(uid).doc(id).get()).data()
    if (note?.unfinished === true)
      expect(refunds.length, `I5 ${id}: deleted, and refunded when nobody had taken it up`).toBe(
        note.refunded ? 1 : 0,
      )
    if (owned) {
      expect(refunds.length, `I5 ${id}: refunded exactly when due`).toBe(isRefundDue(job) ? 1 : 0)
    }
  }
  const open = [...jobs].filter(([, job]) => job?.uid === uid && !isFinished(job.status)).map(([id]) => id)
  expect(Object.keys(user.unfinished ?? {}).toSorted(), `${uid}: unfinished jobs are counted`).toEqual(
    open.toSorted(),
  )
  const single = open.filter((id) => batchRowOf(id) === null)
  expect(single.length, `${uid}: three unfinished jobs at most, but for rows`).toBeLessThanOrEqual(3)
  for (const entry of entries.filter(({ kind }) => kind === 'adjustment')) {
    expect(entry, 'I9: an adjustment says who and why').toMatchObject({ actor: 'admin', reason: '調整' })
    expect(entry.delta >= 0 || entry.balanceAfter >= 0, 'I2: it takes no more than there is').toBe(true)
  }
}

/** Checks that a batch reserved points for each row and released those of rows that never started exactly once. */
async function checkBatch(world: World, batchId: string, ended: boolean) {
  const batch = (await world.db.batches().doc(batchId).get()).data()
  if (batch === undefined) return
  const entries = (await world.db.ledger(batch.uid).get()).docs
  const deltaOf = (id: string) => entries.find((entry) => entry.id === id)?.data().delta ?? 0
  const isStopped = batch.status === 'cancelled'
  expect(deltaOf(reservationId(batchId)), `I3 ${batchId}: a point for each row`).toBe(-batch.rowCount)
  expect(deltaOf(releaseId(batchId)), `I3 ${batchId}: what never started came back, once`).toBe(
    isStopped ? batch.rowCount - batch.next : 0,
  )
  const settled = [...batch.inFlight, ...Object.keys(batch.ends).map(Number)].toSorted((a, b) => a - b)
  expect(settled, `${batchId}: each started row is under way or has ended`).toEqual(
    Array.from({ length: batch.next }, (_, row) => row),
  )
  if (!ended || batch.status === 'paused' || batch.held !== null) return
  expect(batch.open, `I4 ${batchId}: ended`).toBe(false)
  expect(batch.inFlight, `I4 ${batchId}: no row is under way`).toEqual([])
}

/** Whether a refund is due: for a failure, unless the owner cancelled a started job, and for a report without the user's page. */
function isRefundDue({ status, error, steps }: AnalysisDocument): boolean {
  if (status === 'failed') return error?.code !== 'cancelled'
  return isFinished(status) && steps.userPageStatus === 'failed'
}

async function checkJob(world: World, id: string, job: AnalysisDocument, finals: Finals, ended: boolean) {
  const age = world.now().getTime() - job.createdAt.toMillis()
  if (ended || age > JOB_MAX_AGE_MS + 60_000) {
    expect(isFinished(job.status), `I4 ${id}: ended (it is ${job.status} at ${job.stage})`).toBe(true)
  }
  if (job.status === 'completed' || job.status === 'completed_with_errors') {
    expect(AnalysisResultSchema.safeParse(job.result).success, `I5 ${id}: success has a usable report`).toBe(
      true,
    )
  }
  expect(job.attempt, `I7 ${id}: taken up so often at most`).toBeLessThanOrEqual(MAX_ATTEMPTS + 1)
  if (job.error?.code === 'cancelled-queued') expect(job.attempt, `I5 ${id}: nobody had taken it up`).toBe(0)
  // The number of attempts is unknown for a document that the test has made unreadable.
  if (job.error?.code === 'cancelled' && !world.broken.has(id))
    expect(job.attempt, `I5 ${id}: a worker had taken it up`).toBeGreaterThan(0)
  if (!isFinished(job.status)) return
  expect((await world.db.work(id).get()).exists, `${id}: an ended job leaves no work behind`).toBe(false)
  const state = JSON.stringify([job.status, job.error, job.completedAt?.toMillis(), job.result?.timestamp])
  expect(finals.get(id) ?? state, `I6 ${id}: a final state never changes`).toBe(state)
  finals.set(id, state)
}

function of(entries: readonly LedgerEntry[], kind: LedgerEntry['kind'], analysisId: string): LedgerEntry[] {
  return entries.filter((entry) => entry.kind === kind && entry.analysisId === analysisId)
}
